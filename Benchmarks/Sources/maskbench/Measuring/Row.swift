/// One line of the table: something that is done many times in a batch.
struct Row {
  /// What a row is compared with.
  enum Base {
    /// The Swift floor, 3-4-4 alone.
    case floor
    /// Another row.
    case row(String)
    /// Nothing: the row stands for itself.
    case none

    /// The name of the row to compare with.
    var name: String? {
      switch self {
      case .floor: "floor.swift"
      case .row(let name): name
      case .none: nil
      }
    }
  }

  /// A short name, unique.
  var name: String
  /// What an operation includes.
  var includes: String
  /// How many operations a batch has.
  var operations: Int
  /// What the ratio compares with.
  var base = Base.floor
  /// The ratio that the row should not exceed.
  var target: Double?
  /// The heap allocations that an operation should not exceed.
  var allocations: Double?
  /// How many rounds leave the row out for each that takes it: for rows of milliseconds.
  var every = 1
  /// Not timed, before each batch: sets up what the batch changes.
  var prepare: () -> Void = {}
  /// One batch.
  var body: () -> Void
  /// What is wrong with the results, if anything. Run before anything is timed.
  var fault: () -> String? = { nil }
}

/// The difference of two results, as a sentence; `nil` if they are the same.
func difference(_ found: String, _ expected: String) -> String? {
  found == expected ? nil : "found “\(found)”, expected “\(expected)”"
}
