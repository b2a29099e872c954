import MaskKit
import Masks
import Testing

/// The library's own catalogue, mask by mask.
@Suite("The catalogue")
struct CatalogueTests {
  static let masks = MaskCatalog.builtIn.masks

  @Test("It is there, whole, and in order")
  func order() throws {
    #expect(
      MaskCatalog.lint(MaskCatalog.builtInBytes, file: "Masks.json").allSatisfy {
        $0.severity == .warning && $0.code == "literal-data"
      })
    #expect(Self.masks.count >= 400)
    #expect(MaskCatalog.builtIn.defaultID == "cn.mobile")
    let ids = Self.masks.map(\.id)
    #expect(ids.first == "cn.mobile")
    #expect(Array(ids.dropFirst()) == ids.dropFirst().sorted())
  }

  @Test("No line is over 160 characters")
  func lines() {
    let text = String(decoding: MaskCatalog.builtInBytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 160 })
  }

  @Test("Every mask is named, sourced and shown", arguments: masks)
  func names(_ named: NamedMask) {
    #expect(named.titles["en"] != nil)
    if named.id.hasPrefix("cn.") || named.id == "card" || named.id.hasPrefix("card.") {
      #expect(named.titles["zh-Hans"] != nil)
    }
    #expect(named.source?.isEmpty == false)
    #expect(named.examples.contains { $0.state == .complete })
    if named.mask.definition.check != nil, !named.id.hasPrefix("iban."), !named.id.hasPrefix("vat.")
    {
      #expect(named.examples.contains { $0.state == .invalid }, "no wrong example")
    }
  }

  @Test("Each example is what the mask makes of it, however it comes in", arguments: masks)
  func examples(_ named: NamedMask) {
    let mask = named.mask
    for example in named.examples {
      #expect(mask.render(example.value) == example.text)
      #expect(example.state == nil || mask.state(of: example.value) == example.state)
      // Pasted as it looks, and as bare characters.
      #expect(mask.format(example.text) == example.text, "\(named.id): text pasted")
      #expect(mask.value(of: example.text) == example.value, "\(named.id): text pasted")
      #expect(mask.value(of: example.value) == example.value, "\(named.id): value pasted")
      // Typed, one key at a time.
      var field = MaskField(mask)
      for character in example.value {
        field.insert(String(character))
        #expect(field.refused.isEmpty, "\(named.id): \(character) behind \(field.text)")
      }
      #expect(field.value == example.value, "\(named.id): typed")
      #expect(field.text == example.text, "\(named.id): typed")
      // And taken back.
      for _ in example.value { field.deleteBackward() }
      #expect(field.value.isEmpty, "\(named.id): deleted")
    }
  }

  @Test("A wrong last digit is found, wherever a rule has a check digit", arguments: masks)
  func lastDigits(_ named: NamedMask) {
    let mask = named.mask
    guard let check = mask.definition.check, Self.computes(check.definition),
      let example = named.examples.first(where: { $0.state == .complete }),
      let last = example.value.last?.wholeNumberValue
    else { return }
    // The check digit stands elsewhere, or two remainders have one digit.
    guard !["ca.bn", "gb.utr", "vat.nl", "vat.xi"].contains(named.id) else { return }
    for digit in 0...9 where digit != last {
      let wrong = example.value.dropLast() + String(digit)
      #expect(mask.state(of: String(wrong)) != .complete, "\(named.id): \(wrong)")
    }
  }

  /// Whether a rule computes a check digit.
  private static func computes(_ check: CheckDefinition) -> Bool {
    switch check.rule {
    case .luhn, .iso7064, .verhoeff, .weighted, .remainder, .tables: true
    case .any(let members), .all(let members): members.contains { computes($0) }
    case .date, .range, .oneOf, .noneOf, .not: false
    }
  }

  @Test("Redacted texts hide what they should")
  func redacted() throws {
    let catalog = MaskCatalog.builtIn
    #expect(try catalog.mask("cn.mobile").redacted("13800138000") == "138 **** 8000")
    #expect(try catalog.mask("card").redacted("378282246310005") == "**** ****** *0005")
    #expect(try catalog.mask("otp.6").redacted("123456") == "*** ***")
  }
}
