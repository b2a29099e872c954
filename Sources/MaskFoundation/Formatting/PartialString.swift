public import Foundation
public import MaskKit

/// What becomes of a string that is being typed: the answer to `isPartialStringValid`.
public struct PartialString: Hashable, Sendable {
  /// What shall stand there.
  public var text: String
  /// Where the selection shall be, in UTF-16 code units.
  public var selection: NSRange
  /// Whether the proposal was just that.
  public var isValid: Bool

  /// Judges a proposal against a mask.
  ///
  /// - Parameters:
  ///   - proposed: The string that the edit would lead to.
  ///   - proposedSelection: The selection that it would leave.
  ///   - original: The string before the edit.
  ///   - originalSelection: The selection before the edit.
  ///   - mask: The mask.
  public init(
    _ proposed: String, proposedSelection: NSRange, original: String, originalSelection: NSRange,
    mask: Mask
  ) {
    var hosted = HostedField(mask)
    hosted.set(original)
    hosted.select(TextRange(originalSelection))
    if hosted.shownText == original {
      hosted.reconcile(
        with: HostState(text: proposed, selection: TextRange(proposedSelection)))
    } else {
      hosted.set(proposed)
    }
    text = hosted.shownText
    selection = NSRange(hosted.shownSelection)
    isValid = text == proposed && selection == proposedSelection
  }
}

#if canImport(ObjectiveC)
  extension MaskFormatter {
    /// Reads a value back, as Cocoa asks for it.
    public override func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      do {
        unsafe object?.pointee = try value(from: string) as NSString
        return true
      } catch {
        return false
      }
    }

    /// Repairs what is being typed, as Cocoa asks for it.
    public override func isPartialStringValid(
      _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
      proposedSelectedRange: NSRangePointer?, originalString: String,
      originalSelectedRange: NSRange,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let proposed = unsafe partialString.pointee as String
      let end = NSRange(location: proposed.utf16.count, length: 0)
      let answer = PartialString(
        proposed, proposedSelection: unsafe proposedSelectedRange?.pointee ?? end,
        original: originalString, originalSelection: originalSelectedRange, mask: style.mask)
      if !answer.isValid {
        unsafe partialString.pointee = answer.text as NSString
        unsafe proposedSelectedRange?.pointee = answer.selection
      }
      return answer.isValid
    }
  }
#endif
