import MaskKit
import MaskTestSupport
import Testing

/// Masks at every limit, and one past it.
struct HostileLimitTests {
  /// The codes of what is wrong with a definition; nothing for a mask.
  private func codes(_ definition: MaskDefinition) -> [String] {
    do {
      _ = try Mask(definition)
      return []
    } catch {
      return error.issues.map(\.code)
    }
  }

  private func layout(_ make: (inout LayoutDefinition) -> Void) -> LayoutDefinition {
    var layout = LayoutDefinition()
    make(&layout)
    return layout
  }

  @Test(arguments: [1, 1024, 1025, 70_000])
  func capacity(_ count: Int) {
    let isGood = count <= 1024
    let pattern = String(repeating: "#", count: count)
    #expect(codes(MaskDefinition(pattern: pattern)) == (isGood ? [] : ["capacity"]))
    #expect(codes(MaskDefinition(groups: "\(count)")) == (isGood ? [] : ["capacity"]))
    let ones = Array(repeating: "1", count: count).joined(separator: "-")
    #expect(codes(MaskDefinition(groups: ones)) == (isGood ? [] : ["capacity"]))
    let repeated = layout {
      $0.groups = "1..."
      $0.maxDigits = count
    }
    #expect(codes(MaskDefinition(repeated)) == (isGood ? [] : ["capacity"]))
  }

  @Test(arguments: [
    "99999999999999999999999999", "1-99999999999999999999", "0", "-", "--", "-1", "1-", "...",
    "1e3", "\u{661}", "1 ", "4....", "0...", "999999999999999999999...",
  ])
  func groupNotations(_ groups: String) {
    var definition = MaskDefinition(groups: groups)
    #expect(!codes(definition).isEmpty)
    definition.layout.maxDigits = Int.max
    #expect(!codes(definition).isEmpty)
  }

  /// A field of the greatest capacity does everything that a small one does.
  @Test func fullField() throws {
    let mask = try Mask(pattern: String(repeating: "#-", count: 1023) + "#")
    let value = String(repeating: "7", count: 1024)
    var field = MaskField(mask, text: value)
    #expect(field.value == value && field.state == .complete && field.text.utf8.count == 2047)
    field.select(TextRange(caret: 1000))
    field.insert("1")
    #expect(Array(field.refused).map(\.reason) == [.full])
    for left in (0..<500).reversed() {
      field.deleteBackward()
      #expect(field.value.utf8.count == 524 + left)
    }
    field.undo()
    #expect(field.value == value)
    field.paste(field.text + field.text)
    #expect(field.value == value)
  }

  @Test(arguments: [256, 257, 5000])
  func alternatives(_ count: Int) throws {
    let all = (0..<count).map { index in
      layout {
        $0.groups = "1-\(1 + index % 500)"
        $0.when = index < count - 1 ? ["\(1000 + index)-\(1000 + index)"] : nil
      }
    }
    // Each layout is as long as its beginning or longer.
    let long = all.map { own in
      layout {
        $0.groups = (own.groups ?? "") + "-4"
        $0.when = own.when
      }
    }
    let definition = MaskDefinition(LayoutDefinition(), alternatives: long)
    #expect(codes(definition) == (count <= 256 ? [] : ["alternative-count"]))
    guard let mask = try? Mask(definition) else { return }
    #expect(mask.format("10991") == "1 0991")
    #expect(mask.state(of: "1003123") == .partial)
  }

  @Test(arguments: [4096, 4097])
  func beginnings(_ count: Int) throws {
    let many = layout {
      $0.groups = "4-4"
      $0.when = (0..<count).map { String(String(10_000 + $0).suffix(4)) }
    }
    let last = layout { $0.groups = "2-2-2" }
    let definition = MaskDefinition(LayoutDefinition(), alternatives: [many, last])
    #expect(codes(definition) == (count <= 4096 ? [] : ["when-count"]))
    guard let mask = try? Mask(definition) else { return }
    #expect(mask.format("40951") == "4095 1" && mask.format("40961") == "40 96 1")
  }

  @Test(arguments: [65_536, 65_537, 1_000_000])
  func literals(_ length: Int) throws {
    let text = String(repeating: "-", count: length)
    let isGood = length <= 65_536
    #expect(codes(MaskDefinition(pattern: "#" + text + "#")) == (isGood ? [] : ["literal-length"]))
    let prefixed = layout {
      $0.groups = "1-1"
      $0.separator = ""
      $0.prefix = text
    }
    #expect(codes(MaskDefinition(prefixed)) == (isGood ? [] : ["literal-length"]))
    guard isGood else { return }
    let mask = try Mask(MaskDefinition(prefixed))
    var field = MaskField(mask, text: "12")
    #expect(field.text.utf8.count == length + 2)
    field.deleteBackward()
    field.select(TextRange(0, field.text.utf16.count))
    field.paste(text + "2")
    #expect(field.value == "2")
  }

  @Test(arguments: [64, 65, 200])
  func classes(_ count: Int) {
    var definition = MaskDefinition(
      pattern: String((0..<count).map { Character(Unicode.Scalar(UInt16(0x4E00 + $0)) ?? "x") }))
    definition.layout.classes = (0..<count).map { index in
      let symbol = String(Unicode.Scalar(UInt16(0x4E00 + index)).map { Character($0) } ?? "x")
      return ClassDefinition(symbol: symbol, set: "0\(symbol)")
    }
    let found = codes(definition)
    #expect(count <= 64 ? found.isEmpty : found.contains("class-count"))
  }

  /// What is written in a definition may be long; making a mask of it takes time in proportion.
  @Test(arguments: LongNotation.allCases)
  func longNotations(_ notation: LongNotation) {
    var most = 0
    let cost = Cost.growth(from: notation.size) { size in
      let definition = notation.definition(size)
      most = max(most, codes(definition).count)
      return { _ = try? Mask(definition) }
    }
    // Nobody reads millions of findings, and the memory for them would have to come from somewhere.
    #expect(most <= 1001, "\(notation)")
    #expect(cost.growth < Cost.linear, "\(notation): \(cost)")
  }
}

/// Long strings and lists in a definition.
enum LongNotation: String, CaseIterable {
  case pattern, set, scatteredSet, groups, wrongGroups, lengths, dropPrefixes, when, classInWhen
  case classes

  var size: Int {
    switch self {
    case .scatteredSet: 2500
    case .dropPrefixes, .classes: 1000
    default: 10_000
    }
  }

  func definition(_ size: Int) -> MaskDefinition {
    var definition = MaskDefinition(groups: "4-4")
    switch self {
    case .pattern: definition = MaskDefinition(pattern: String(repeating: "#", count: size))
    case .set: definition.layout.accept = String(repeating: "0-9", count: size)
    case .scatteredSet: definition.layout.accept = scattered(size)
    case .groups: definition = MaskDefinition(groups: String(repeating: "1-", count: size) + "1")
    case .wrongGroups: definition = MaskDefinition(groups: String(repeating: "0-", count: size))
    case .lengths: definition.layout.lengths = Array(repeating: 0, count: size)
    case .dropPrefixes: definition.dropPrefixes = (0..<size).map { "+\($0)" }
    case .when, .classInWhen:
      var first = LayoutDefinition()
      first.groups = "4-4"
      first.when = [
        self == .when
          ? String(repeating: "1", count: size) : "[" + String(repeating: "12", count: size) + "]"
      ]
      var last = LayoutDefinition()
      last.groups = "3-3"
      definition = MaskDefinition(LayoutDefinition(), alternatives: [first, last])
    case .classes:
      definition = MaskDefinition(pattern: String(repeating: "\u{3042}", count: 1000) + "#")
      definition.layout.classes = scattered(size).unicodeScalars.map {
        ClassDefinition(symbol: String($0), set: "0-9")
      }
    }
    return definition
  }

  /// Scalars of which no two are neighbours.
  private func scattered(_ count: Int) -> String {
    var text = String.UnicodeScalarView()
    for index in 0..<count {
      if let scalar = Unicode.Scalar(UInt32(0x4E00 + 2 * index)) { text.append(scalar) }
    }
    return String(text)
  }
}
