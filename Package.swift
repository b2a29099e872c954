// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "MaskKit",
  platforms: [
    .iOS(.v16), .macOS(.v13), .macCatalyst(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1),
  ],
  products: [
    .library(name: "MaskKit", targets: ["MaskKit"]),
    .library(name: "Masks", targets: ["Masks"]),
    .library(name: "MaskFoundation", targets: ["MaskFoundation"]),
    .library(name: "MaskUI", targets: ["MaskUI"]),
    .executable(name: "maskdemo", targets: ["maskdemo"]),
  ],
  targets: [
    // The engine. It imports nothing but the standard library.
    .target(name: "MaskKit"),
    // Masks.json, embedded: nothing has to be found at run time.
    .target(name: "MasksJSON"),
    // Masks as data: the reader, the diagnostics, the catalogue.
    .target(name: "Masks", dependencies: ["MaskKit", "MasksJSON"]),
    // What Foundation's users expect: FormatStyle, Formatter, NSRange; the host's side of a field.
    .target(name: "MaskFoundation", dependencies: ["MaskKit", "Masks"]),
    // UIKit, AppKit and SwiftUI. Empty where none of them exists.
    .target(name: "MaskUI", dependencies: ["MaskKit", "Masks", "MaskFoundation"]),
    .executableTarget(name: "maskdemo", dependencies: ["MaskKit", "Masks"]),

    // The caret notation, the seeded generator, the reference model and the law checker.
    .target(
      name: "MaskTestSupport", dependencies: ["MaskKit", "Masks"],
      path: "Tests/MaskTestSupport"),
    .testTarget(
      name: "MaskKitTests", dependencies: ["MaskKit", "Masks", "MaskTestSupport"],
      exclude: ["Cases"]),
    .testTarget(
      name: "MasksTests", dependencies: ["MaskKit", "Masks", "MaskTestSupport"],
      exclude: ["Corpus"]),
    .testTarget(
      name: "MaskFoundationTests",
      dependencies: ["MaskFoundation", "MaskKit", "Masks", "MaskTestSupport"]),
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
