import Foundation
import MaskKit
import MaskTestSupport
import Testing

/// Pastes of any kind and size. Each takes time in proportion to its length.
@Suite(.serialized)
struct HostilePasteTests {
  /// Every kind of text into every kind of mask: 64 KB, and four times as much.
  @Test(arguments: HostileMask.allCases, HostileText.allCases)
  func paste(_ kind: HostileMask, _ text: HostileText) throws {
    let mask = try kind.mask
    let cost = Cost.growth(from: HostileSize.small) { size in
      let pasted = text.make(size)
      return {
        var field = MaskField(mask, text: "12")
        field.select(TextRange(caret: field.selection.start))
        field.paste(pasted)
        #expect(field.value.unicodeScalars.count <= mask.capacity)
        #expect(mask.render(field.value) == field.text)
      }
    }
    #expect(cost.growth < Cost.linear, "\(kind) \(text): \(cost)")
  }

  /// All that a refused megabyte brings is read out in one go.
  @Test(arguments: HostileText.allCases)
  func refusals(_ text: HostileText) throws {
    let mask = try HostileMask.phone.mask
    let cost = Cost.growth(from: HostileSize.small) { size in
      let refused = mask.formatted(text.make(size)).refused
      return {
        var last = -1
        for refusal in refused {
          if refusal.offset <= last { Issue.record("\(text): \(refusal) after \(last)") }
          last = refusal.offset
        }
      }
    }
    #expect(cost.growth < Cost.linear, "\(text): \(cost)")
  }

  /// 1 MB; 100 MB where the tests are optimised. The memory is a few times the text.
  @Test(arguments: [HostileText.digits, .letters, .spaces, .alternating, .invisible])
  func largePaste(_ text: HostileText) throws {
    let mask = try HostileMask.phone.mask
    let before = Cost.peakMemory
    let cost = Cost.growth(from: HostileSize.quarter) { size in
      let pasted = text.make(size)
      return { #expect(mask.format(pasted).utf16.count <= 13) }
    }
    #expect(cost.growth < Cost.linear, "\(text): \(cost)")
    let factor = text == .alternating ? 40 : 8
    #expect(Cost.peakMemory - before < factor * 4 * HostileSize.quarter + 300_000_000)
    print("paste of \(4 * HostileSize.quarter) bytes of \(text): \(cost.seconds) s")
  }

  /// Hundreds of prefixes, each the beginning of the next, before a long text that is refused.
  @Test(arguments: ["##-##", "##@##"], ["x", " ", "-"])
  func nestedPrefixes(_ pattern: String, _ refused: String) throws {
    var definition = MaskDefinition(pattern: pattern)
    definition.dropPrefixes = (1...200).map { String(repeating: "1", count: $0) }
    let mask = try Mask(definition)
    let text = String(repeating: "1", count: 204)
    let long = text + String(repeating: refused, count: 200_000)
    let start = ContinuousClock.now
    #expect(mask.format(long) == mask.format(text + String(repeating: refused, count: 10)))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// A million characters set by program; fewer where the tests are not optimised.
  @Test(arguments: HostileMask.allCases)
  func longValues(_ kind: HostileMask) throws {
    let mask = try kind.mask
    let cost = Cost.growth(from: HostileSize.isOptimised ? 250_000 : 50_000) { size in
      let value = String(repeating: "1", count: size)
      return {
        #expect(!mask.fits(value) && MaskField(mask, value: value) == nil)
        #expect(mask.state(of: value) == .invalid)
        #expect(mask.render(value).utf8.count < 8192)
        #expect(mask.missing(after: value) == nil)
        #expect(mask.rest(after: value) == "" && mask.redacted(value) == "")
        var field = MaskField(mask)
        field.set(value)
        #expect(field.value.utf8.count <= mask.capacity)
      }
    }
    #expect(cost.growth < Cost.linear, "\(kind): \(cost)")
  }

  /// A host that shows a million characters.
  @Test(arguments: HostileMask.allCases, [HostileText.digits, .otherDigits, .marks])
  func longTexts(_ kind: HostileMask, _ text: HostileText) throws {
    let mask = try kind.mask
    let cost = Cost.growth(from: HostileSize.small) { size in
      let shown = text.make(size)
      let units = shown.utf16.count
      return {
        let edited = mask.edit(shown, replacing: TextRange(units / 2, units), with: shown)
        #expect(edited.selection.isWithin(edited.text.utf16.count))
        var field = MaskField(mask, shown: shown)
        field.reconcile(to: shown + "1" + shown, caret: units / 3)
        #expect(mask.fits(field.value))
      }
    }
    #expect(cost.growth < Cost.linear, "\(kind) \(text): \(cost)")
  }

  /// One cluster of 10,000 combining marks is one refused character.
  @Test func combiningMarks() throws {
    let mask = try HostileMask.phone.mask
    let cluster = "1" + String(repeating: "\u{301}", count: 10_000)
    let result = mask.formatted("2" + cluster + "3")
    #expect(result.value == "23")
    let refused = Array(result.refused)
    #expect(refused.count == 1 && refused.first?.offset == 1)
    #expect(refused.first?.character.unicodeScalars.count == 10_001)
    #expect(refused.first?.reason == .notAccepted)
    let cost = Cost.growth(from: 100_000) { size in
      let text = "1" + String(repeating: "\u{301}", count: size)
      return { #expect(mask.format(text) == "") }
    }
    #expect(cost.growth < Cost.linear, "\(cost)")
  }

  /// UTF-16 with halves of pairs: Swift repairs them, and what it puts there is refused.
  @Test func loneSurrogates() throws {
    let mask = try HostileMask.phone.mask
    let units: [UInt16] = [0x31, 0xD800, 0x32, 0xDC00, 0xD83D, 0x33, 0xDE00, 0xDBFF]
    let text = String(decoding: units, as: UTF16.self)
    let result = mask.formatted(text)
    #expect(result.value == "123")
    #expect(Array(result.refused).map(\.offset) == [1, 3, 4, 6, 7])
    #expect(result.refused.allSatisfy { $0.character == "\u{FFFD}" })
    let many = String(decoding: (0..<100_000).map { _ in UInt16(0xD800) }, as: UTF16.self)
    #expect(Array(mask.formatted(many).refused).count == 100_000)
  }

  /// Every Unicode scalar once, in one string.
  @Test func everyScalar() throws {
    var all = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      if let scalar = Unicode.Scalar(value) { all.append(scalar) }
    }
    let text = String(all)
    for (kind, value) in [(HostileMask.phone, "01234567890"), (.card, "0123456789012345")] {
      let mask = try kind.mask
      let result = mask.formatted(text)
      #expect(result.value == value)
      var last = -1
      var seen = 0
      for refusal in result.refused {
        if refusal.offset <= last { Issue.record("\(refusal) after \(last)") }
        last = refusal.offset
        seen += 1
      }
      #expect(seen > 100_000)
    }
    let letters = try Mask(pattern: "@@@@@@@@")
    #expect(letters.value(of: text) == "ABCDEFGH")
  }
}
