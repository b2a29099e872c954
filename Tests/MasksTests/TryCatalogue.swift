import Foundation
import Testing

@testable import Masks

@Test func tryCatalogue() throws {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "/tmp/wt/catalogue/Masks.json")))
  let all = MaskCatalog.lint(bytes, file: "Masks.json")
  print("DIAGNOSTICS \(all.count)")
  for d in all.prefix(80) { print("D \(d.line) \(d.severity) \(d.path) \(d.code) \(d.message)") }
}
