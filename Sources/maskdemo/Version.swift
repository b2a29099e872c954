/// The version that `maskdemo --version` shows.
let maskdemoVersion = "0.1.0"
