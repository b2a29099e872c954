// swift-tools-version: 6.2
// Stand-ins for UIKit, AppKit and SwiftUI, to compile and drive MaskUI where they do not exist.
//
// The library's own targets are links to their sources, not a dependency on the package: two
// packages of one graph can't both have a target named MaskUI, and this one is the MaskUI that
// finds a UIKit to import.
import PackageDescription

let package = Package(
  name: "AppleShims",
  targets: [
    .target(name: "AppleFoundation"),
    .target(name: "UIKit", dependencies: ["AppleFoundation"]),
    .target(name: "AppKit", dependencies: ["AppleFoundation"]),
    .target(name: "SwiftUI", dependencies: ["UIKit", "AppKit"]),

    .target(name: "MaskKit"),
    .target(name: "MasksJSON"),
    .target(name: "Masks", dependencies: ["MaskKit", "MasksJSON"]),
    .target(name: "MaskFoundation", dependencies: ["MaskKit", "Masks"]),
    .target(
      name: "MaskUI",
      dependencies: ["MaskKit", "Masks", "MaskFoundation", "UIKit", "AppKit", "SwiftUI"]),

    // The examples, compiled against the stand-ins. Run, each shows its first screen and is done.
    .executableTarget(
      name: "PhoneForm", dependencies: ["MaskUI", "MaskKit", "Masks", "SwiftUI"],
      resources: [.embedInCode("club.masks.json")]),
    .executableTarget(
      name: "CheckoutForm", dependencies: ["MaskUI", "MaskKit", "Masks", "UIKit"],
      resources: [.embedInCode("shop.masks.json")]),

    .target(name: "MaskTestSupport", dependencies: ["MaskKit", "Masks"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "MaskUI", "MaskFoundation", "MaskKit", "UIKit", "AppleFoundation", "MaskTestSupport",
      ]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["MaskUI", "MaskFoundation", "MaskKit", "SwiftUI", "AppleFoundation"]),
    .testTarget(
      name: "AppKitTests",
      dependencies: [
        "MaskUI", "MaskFoundation", "MaskKit", "AppKit", "AppleFoundation", "MaskTestSupport",
      ]),
  ]
)

// The stand-ins and the examples are compiled as an app compiles, the library as it is elsewhere.
let others: Set = [
  "AppleFoundation", "UIKit", "AppKit", "SwiftUI", "MasksJSON", "PhoneForm", "CheckoutForm",
]
for target in package.targets where !others.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}
