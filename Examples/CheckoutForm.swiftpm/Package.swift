// swift-tools-version: 6.0
// A UIKit app. Open this folder in Xcode or Swift Playgrounds.
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "CheckoutForm",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "CheckoutForm", targets: ["CheckoutForm"], bundleIdentifier: "org.example.CheckoutForm",
      displayVersion: "1.0", bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "MaskKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "CheckoutForm",
      dependencies: [
        .product(name: "MaskUI", package: "MaskKit"),
        .product(name: "Masks", package: "MaskKit"),
      ],
      path: "Sources", resources: [.embedInCode("shop.masks.json")])
  ]
)
