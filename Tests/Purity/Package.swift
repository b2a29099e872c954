// swift-tools-version: 6.2
import PackageDescription

// A two-line program. What it links shows what the libraries need.
let package = Package(
  name: "purity",
  dependencies: [.package(name: "MaskKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "purity",
      dependencies: [
        .product(name: "MaskKit", package: "MaskKit"),
        .product(name: "Masks", package: "MaskKit"),
      ])
  ]
)
