// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library's manifest stays without targets nobody else needs.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "MaskKit", path: "..")],
  targets: [
    // The floor in C, the bulk floor, and the counter of heap allocations.
    .target(name: "CFloor"),
    .executableTarget(
      name: "maskbench",
      dependencies: [
        "CFloor",
        .product(name: "MaskKit", package: "MaskKit"),
        .product(name: "Masks", package: "MaskKit"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
