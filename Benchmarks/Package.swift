// swift-tools-version: 6.2
import Foundation
import PackageDescription

// A package of its own, so that the library's manifest stays without targets nobody else needs.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "MaskKit", path: "..")],
  targets: [
    // The floor in C, and the counter of heap allocations.
    .target(name: "CFloor"),
    // What `maskdemo format` is compared with: C, file to file.
    .executableTarget(name: "bulkfloor"),
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

// Debian's libphonenumber-dev is measured beside the rest where it is installed.
if FileManager.default.fileExists(atPath: "/usr/include/phonenumbers/phonenumberutil.h") {
  package.targets.append(
    .target(
      name: "PhoneNumberShim", cxxSettings: [.unsafeFlags(["-w"])],
      linkerSettings: [.linkedLibrary("phonenumber")]))
  for target in package.targets where target.name == "maskbench" {
    target.dependencies.append("PhoneNumberShim")
    target.swiftSettings?.append(.define("LIBPHONENUMBER"))
  }
}
package.cxxLanguageStandard = .cxx17
