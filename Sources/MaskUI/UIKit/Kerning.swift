#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskFoundation
  import MaskKit
  import UIKit

  extension MaskDelegate {
    /// The UTF-16 offsets of the value behind which a gap is drawn, if gaps are drawn at all.
    var gapsToDraw: [Int] {
      guard kerning != nil else { return [] }
      var end = 0
      return hosted.field.groups.dropLast().map { group in
        end += group.utf16.count
        return end
      }
    }

    /// The value with wider space behind the last character of each group.
    func kerned(
      _ text: String, gaps: [Int], by points: CGFloat,
      attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
      let plain = attributes.filter { $0.key != .kern }
      let result = NSMutableAttributedString(string: text, attributes: plain)
      for gap in gaps {
        let character = (text as NSString).rangeOfComposedCharacterSequence(at: gap - 1)
        result.addAttribute(.kern, value: points, range: character)
      }
      return result
    }
  }
#endif
