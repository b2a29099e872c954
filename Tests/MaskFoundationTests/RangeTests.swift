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
}
