import Foundation
import MaskFoundation
import MaskKit
import Masks
import Testing

struct RangeTests {
  @Test func nsRangesGoInAndOut() {
    #expect(TextRange(NSRange(location: 2, length: 3)) == TextRange(2, 5))
    #expect(NSRange(TextRange(2, 5)) == NSRange(location: 2, length: 3))
    #expect(NSRange(TextRange(5, 2)).location == NSNotFound)
    #expect(NSRange(TextRange(-1, 2)).location == NSNotFound)
    #expect(NSRange(TextRange(Int.min, Int.max)).location == NSNotFound)
  }

  @Test(arguments: [
    NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: .max),
    NSRange(location: -1, length: 2), NSRange(location: 4, length: -2),
    NSRange(location: 99, length: 0), NSRange(location: .max, length: 1),
  ])
  func aRangeThatMakesNoSenseIsRefused(_ range: NSRange) {
    var field = MaskField(.chinaMobile, text: "12345678901")
    let before = field
    field.replace(range, with: "9")
    #expect(field.text == before.text && field.selection == before.selection)
  }

  @Test func aDelegatesEditByNSRange() {
    var field = MaskField(.chinaMobile, text: "12345678901")
    field.select(NSRange(location: 4, length: 0))
    field.replace(NSRange(location: 3, length: 1), with: "", selection: field.selectedRange)
    #expect(field.text == "124 5678 901")
    #expect(field.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func editsByIndices() throws {
    var field = MaskField(.chinaMobile, text: "1234567")
    let text = field.text
    let start = text.index(text.startIndex, offsetBy: 4)
    field.select(start..<text.index(start, offsetBy: 2))
    #expect(text[field.selectedIndices] == "45")
    field.replace(start..., with: "9")
    #expect(field.text == "123 9")
    #expect(field.text[..<field.selectedIndices.lowerBound] == "123 9")
  }

  @Test func indicesOfATextOutsideTheBasicPlane() throws {
    var field = MaskField(try Mask(pattern: "@@-@@"), text: "𐐨b𐐨")
    let text = field.text
    #expect(text == "𐐨b-𐐨")
    field.select(text.index(before: text.endIndex)..<text.endIndex)
    #expect(field.selectedRange == NSRange(location: 4, length: 2))
    #expect(text[field.selectedIndices] == "𐐨")
  }
}
