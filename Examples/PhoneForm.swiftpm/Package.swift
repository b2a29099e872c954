// swift-tools-version: 6.0
// A SwiftUI app. Open this folder in Xcode or Swift Playgrounds.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "PhoneForm",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "PhoneForm", targets: ["PhoneForm"], bundleIdentifier: "org.example.PhoneForm",
      displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "MaskKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "PhoneForm",
      dependencies: [
        .product(name: "MaskUI", package: "MaskKit"),
        .product(name: "Masks", package: "MaskKit"),
      ],
      path: "Sources", resources: [.embedInCode("club.masks.json")])
  ]
)
