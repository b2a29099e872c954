import Foundation

// What UIKit and AppKit have in common.

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

extension NSAttributedString.Key {
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  public static let kern = NSAttributedString.Key("NSKern")
}
