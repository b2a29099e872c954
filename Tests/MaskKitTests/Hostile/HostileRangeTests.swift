import MaskKit
import MaskTestSupport
import Testing

/// Numbers at the ends of `Int`, wherever one comes in.
struct HostileRangeTests {
  static let numbers = [
    Int.min, Int.min + 1, -1_000_000, -2, -1, 0, 1, 2, 3, 7, 8, 9, 13, 14, 1_000_000, Int.max - 1,
    Int.max,
  ]

  static let masks = ["###-####", "\u{1F4DE}# @\u{1F4DE}#!", "#", "+7 ###", "\u{10400}@@\u{10400}"]

  @Test(arguments: numbers)
  func rangesOfNSRange(_ location: Int) {
    for length in HostileRangeTests.numbers {
      let range = TextRange(location: location, length: length)
      let (end, overflow) = location.addingReportingOverflow(length)
      if overflow {
        #expect(!range.isWithin(Int.max))
      } else {
        #expect(range == TextRange(location, end))
      }
      #expect(range.isWithin(20) == (location >= 0 && length >= 0 && !overflow && end <= 20))
    }
  }

  @Test(arguments: masks)
  func fields(_ pattern: String) throws {
    var definition = MaskDefinition(pattern: pattern)
    definition.letterCase = .lower
    for (isEager, prefix) in [(false, PrefixDisplay.withContent), (true, .always)] {
      definition.isEager = isEager
      definition.showPrefix = prefix
      let mask = try Mask(definition)
      for text in ["", "1a", "123\u{10428}4567"] {
        let start = MaskField(mask, text: text)
        for first in HostileRangeTests.numbers {
          for last in HostileRangeTests.numbers {
            check(start, TextRange(first, last))
          }
        }
      }
    }
  }

  private func check(_ start: MaskField, _ range: TextRange) {
    let units = start.text.utf16.count
    var field = start
    field.select(range)
    #expect(field.selection.isWithin(units), "select \(range)")
    #expect(range.start <= range.end || field.selection == start.selection)
    for text in ["", "1", "ab12"] {
      for selection in [nil, range, TextRange(caret: range.start)] {
        field = start
        field.replace(range, with: text, selection: selection)
        #expect(field.selection.isWithin(field.text.utf16.count))
        if !range.isWithin(units) {
          #expect(field.text == start.text && field.selection == start.selection)
          #expect(field.refused.isEmpty)
        }
        let edited = start.mask.edit(
          start.text, replacing: range, with: text, selection: selection)
        #expect(edited.selection.isWithin(edited.text.utf16.count))
        if !range.isWithin(units) { #expect(edited.value == start.value) }
      }
    }
    field = start
    field.reconcile(to: start.text + "1", caret: range.start)
    #expect(field.selection.isWithin(field.text.utf16.count))
    let change = TextChange(from: start.text, to: "\u{1F4DE}1", caret: range.end)
    #expect(change.range.isWithin(units))
  }

  @Test(arguments: numbers)
  func definitions(_ number: Int) throws {
    var layout = LayoutDefinition()
    layout.groups = "4..."
    layout.maxDigits = number
    #expect((try? Mask(MaskDefinition(layout)))?.capacity == (1...1024 ~= number ? number : nil))
    layout.maxDigits = 8
    layout.lengths = [number]
    #expect(((try? Mask(MaskDefinition(layout))) != nil) == (1...8 ~= number))
    for other in HostileRangeTests.numbers {
      var definition = MaskDefinition(groups: "4-4")
      definition.redaction = Redaction(keepFirst: number, keepLast: other)
      guard let mask = try? Mask(definition) else {
        #expect(number < 0 || other < 0)
        continue
      }
      #expect(mask.redacted("12345678").utf8.count == 9)
      let (sum, overflow) = number.addingReportingOverflow(other)
      #expect((overflow || sum > 7) == (mask.redacted("12345678") == "1234 5678"))
    }
  }

  @Test func offsetsOfIssuesTakeAnyNumber() {
    for number in HostileRangeTests.numbers {
      let location = MaskIssue.Location(
        alternative: number, key: "when", element: number, offset: number)
      #expect(location.description.hasSuffix(":\(number)"))
    }
  }
}
