@_exported import AppleFoundation

public typealias NSRect = CGRect

/// https://developer.apple.com/documentation/appkit/nsresponder
@MainActor open class NSResponder: NSObject {
  public override nonisolated init() { super.init() }
  /// https://developer.apple.com/documentation/appkit/nsresponder/undomanager
  open var undoManager: UndoManager? { nil }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }
  /// https://developer.apple.com/documentation/appkit/nsstandardkeybindingresponding/deletebackward(_:)
  open func deleteBackward(_ sender: Any?) {}
  open func deleteForward(_ sender: Any?) {}
}

/// https://developer.apple.com/documentation/appkit/nswindow
@MainActor public final class NSWindow {
  public let undoManager = UndoManager()
  public init() {}
}

/// https://developer.apple.com/documentation/appkit/nsuserinterfacelayoutdirection
public enum NSUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// https://developer.apple.com/documentation/appkit/nsview
@MainActor open class NSView: NSResponder {
  public init(frame frameRect: NSRect) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public var window: NSWindow?
  /// https://developer.apple.com/documentation/appkit/nsview/viewwillmove(towindow:)
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open override var undoManager: UndoManager? { window?.undoManager }
  open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
  /// https://developer.apple.com/documentation/appkit/nsaccessibilityprotocol/accessibilityvaluedescription()
  open func accessibilityValueDescription() -> String? { nil }
}

/// https://developer.apple.com/documentation/appkit/nspasteboard
@MainActor open class NSPasteboard {
  /// https://developer.apple.com/documentation/appkit/nspasteboard/pasteboardtype
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }
  public static let general = NSPasteboard()
  private var contents: [PasteboardType: String] = [:]
  @discardableResult open func clearContents() -> Int { contents = [:]; return 0 }
  @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool
  {
    contents[dataType] = string
    return true
  }
  open func string(forType dataType: PasteboardType) -> String? { contents[dataType] }
}
