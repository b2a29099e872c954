import Foundation
import MaskKit
import Masks
import Testing

/// The page about the catalogue says what is in it.
@Suite("The catalogue's page")
struct CatalogueDocumentTests {
  @Test("The table of fields names masks that are there, and all that are")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/catalogue.md"), encoding: .utf8)
    let catalog = MaskCatalog.builtIn
    #expect(page.contains("\(catalog.masks.count) masks"))

    let lines = page.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "| field | mask |"))
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(rows.count == 406)
    #expect(Set(rows.map { $0[0] }).count == 406)
    var named: Set<String> = []
    for row in rows where row[1] != "—" {
      let id = row[1].trimmingCharacters(in: ["`"])
      #expect(catalog[id] != nil, "\(row[0]) → \(id)")
      named.insert(id)
    }
    #expect(page.contains("\(rows.filter { $0[1] != "—" }.count) of them are here"))
    // Each field without a mask is explained.
    for row in rows where row[1] == "—" {
      #expect(lines.contains { $0.hasPrefix("| \(row[0]) | ") && !$0.contains("—") })
    }
    let last = try #require(lines.last { $0.hasPrefix("Masks beside the survey") })
    for mask in catalog.masks where !named.contains(mask.id) {
      #expect(last.contains("`\(mask.id)`"), "\(mask.id) is not on the page")
    }
  }
}
