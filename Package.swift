// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MaskKit",
  products: [
    .library(name: "MaskKit", targets: ["MaskKit"]),
    .library(name: "Masks", targets: ["Masks"]),
    .executable(name: "maskdemo", targets: ["maskdemo"]),
  ],
  targets: [
    // The engine. It imports nothing but the standard library.
    .target(name: "MaskKit"),
    // Masks.json, embedded: nothing has to be found at run time.
    .target(name: "MasksJSON"),
    // Masks as data: the reader, the diagnostics, the catalogue.
    .target(name: "Masks", dependencies: ["MaskKit", "MasksJSON"]),
    .executableTarget(name: "maskdemo", dependencies: ["MaskKit", "Masks"]),

    // The caret notation, the seeded generator, the reference model and the law checker.
    .target(
      name: "MaskTestSupport", dependencies: ["MaskKit", "Masks"],
      path: "Tests/MaskTestSupport"),
    .testTarget(
      name: "MaskKitTests", dependencies: ["MaskKit", "Masks", "MaskTestSupport"],
      exclude: ["Cases"]),
    .testTarget(name: "MasksTests", dependencies: ["Masks", "MaskTestSupport"]),
    .testTarget(
      name: "MaskdemoTests", dependencies: ["maskdemo", "MaskKit", "Masks", "MaskTestSupport"]),
  ]
)

for target in package.targets where target.name != "MasksJSON" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}
