public import Foundation
public import MaskKit

/// A mask as a `Formatter`, for code that still wants one: the object is the value, a `String`.
///
/// Where the platform asks a formatter about every key (AppKit's text fields do), partial strings
/// are repaired. That way in loses the caret in the middle of a text; MaskUI's fields keep it.
public final class MaskFormatter: Formatter, @unchecked Sendable {
  // Nothing changes after the initialiser, which is why the class can be Sendable although its
  // superclass does not say so.

  /// How values are shown and read.
  public let style: MaskFormatStyle

  /// A formatter for a mask.
  public convenience init(_ mask: Mask) {
    self.init(style: MaskFormatStyle(mask))
  }

  /// A formatter that shows and reads as `style` does.
  public init(style: MaskFormatStyle) {
    self.style = style
    super.init()
  }

  /// A formatter from an archive; `nil` if that holds none.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(forKey: Self.archiveKey) as? Data,
      let style = try? JSONDecoder().decode(MaskFormatStyle.self, from: data)
    else { return nil }
    self.style = style
    super.init(coder: coder)
  }

  /// Writes the formatter into an archive.
  public override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    if let data = try? JSONEncoder().encode(style) {
      coder.encode(NSData(data: data), forKey: Self.archiveKey)
    }
  }

  /// The text of a value; `nil` for an object that is no string.
  public override func string(for object: Any?) -> String? {
    (object as? String).map(style.format)
  }

  /// The value of a text.
  ///
  /// - Throws: ``MaskParseError``, if the style asks for complete values and this is none.
  public func value(from text: String) throws -> String {
    try style.parseStrategy.parse(text)
  }

  /// A copy is the formatter itself: nothing of it can change.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  private static let archiveKey = "style"
}
