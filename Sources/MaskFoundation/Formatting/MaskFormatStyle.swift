public import Foundation
public import MaskKit

/// A format style that shows a value as a mask does, and reads it back.
///
///     "13800138000".formatted(.mask(.chinaMobile))             // "138 0013 8000"
///     "13800138000".formatted(.mask(.chinaMobile).redacted())  // "138 **** 8000"
///     TextField("Phone", value: $phone, format: .mask(.chinaMobile))
///
/// The input is a value; a string that is none, such as `"+86 138-0013-8000"`, is first read as if
/// it were pasted into an empty field.
public struct MaskFormatStyle: ParseableFormatStyle, Codable, Hashable, Sendable {
  /// The mask.
  public var mask: Mask
  /// Whether the text is made for showing only, with characters hidden as the mask says.
  public var isRedacted = false
  /// How a text is read back.
  public var parseStrategy: MaskParseStrategy

  /// A style for a mask.
  public init(_ mask: Mask) {
    self.mask = mask
    parseStrategy = MaskParseStrategy(mask)
  }

  /// The text of a value.
  public func format(_ value: String) -> String {
    let value = mask.fits(value) ? value : mask.value(of: value)
    return isRedacted ? mask.redacted(value) : mask.render(value)
  }

  /// The same style, hiding characters as the mask says: `138 **** 8000`.
  public func redacted(_ isRedacted: Bool = true) -> Self {
    var style = self
    style.isRedacted = isRedacted
    return style
  }

  /// The same style, reading complete values only: anything else is an error.
  public func requiringComplete(_ isRequired: Bool = true) -> Self {
    var style = self
    style.parseStrategy.requiresComplete = isRequired
    return style
  }
}

extension FormatStyle where Self == MaskFormatStyle {
  /// Shows a value as `mask` does.
  public static func mask(_ mask: Mask) -> MaskFormatStyle {
    MaskFormatStyle(mask)
  }
}

extension String {
  /// The text of this value in a mask: `"13800138000".formatted(.mask(.chinaMobile))`.
  public func formatted(_ style: MaskFormatStyle) -> String {
    style.format(self)
  }
}
