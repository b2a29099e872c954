#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MaskFoundation
  public import MaskKit
  public import UIKit

  /// Puts a mask on a text field or text view of UIKit.
  ///
  ///     field.addInteraction(MaskDelegate(.chinaMobile))
  ///
  /// The field keeps the delegate alive then, and a delegate that the field had before goes on
  /// getting its messages. `field.delegate = delegate` works too, for whoever keeps it alive.
  @MainActor
  public final class MaskDelegate: NSObject {
    /// Called when the value changed by the person's hand.
    public var onChange: ((MaskField) -> Void)?
    /// Called when something typed, pasted or filled in was refused: for a haptic or a message.
    public var onRefusal: (([Refusal]) -> Void)?
    /// What VoiceOver says of the field; `nil` leaves the field's own wording.
    public var speech: MaskSpeech? = MaskSpeech() {
      didSet { updateSpeech() }
    }
    /// How far apart groups are drawn, in points, where the field's text is the bare value;
    /// `nil` where the separators are characters of the text.
    public let kerning: CGFloat?

    /// The field's state, and what has to be shown.
    var hosted: HostedField
    /// The text field or text view.
    weak var input: (any MaskInput)?
    /// The view that holds this object as an interaction.
    public internal(set) weak var view: UIView?
    /// Whether the text or selection is being written: what UIKit tells meanwhile is no news.
    var isWriting = false
    /// Whether this object is telling of a change: its own event is no news either.
    var isAnnouncing = false
    /// Whether a paste is under way, where the field's class says so.
    var isPasting = false
    /// Whether text is just being marked, where the field's class says so.
    var isMarking = false
    /// Where the caret was put after a paste, until UIKit has stopped moving it.
    var heldSelection: TextRange?
    /// Whether undo steps are being moved to the redo stack without being run.
    var isReplayingUndo = false
    /// The value's places where a gap is drawn, as last written.
    var drawnGaps: [Int] = []
    /// The actions for a text field's events, kept to be removed again.
    var actions: [(UIAction, UIControl.Event)] = []

    // Read where the runtime asks which methods there are, which is not bound to the main actor by
    // its type. It is asked on the main thread only, as all of UIKit.
    nonisolated(unsafe) weak var nextStorage: (any NSObjectProtocol)?

    /// A delegate for a mask.
    ///
    /// - Parameters:
    ///   - mask: The mask.
    ///   - next: The app's own delegate, which gets every message that is not this one's alone.
    ///   - kerning: Points between groups, for a field whose text stays the bare value.
    public init(_ mask: Mask, next: (any NSObjectProtocol)? = nil, kerning: CGFloat? = nil) {
      hosted = HostedField(mask, display: kerning == nil ? .text : .value)
      self.kerning = kerning
      super.init()
      unsafe nextStorage = next
    }

    /// The app's own delegate, a `UITextFieldDelegate` or `UITextViewDelegate`.
    public var next: (any NSObjectProtocol)? {
      get { unsafe nextStorage }
      set { unsafe nextStorage = newValue }
    }

    // Every delegate message that is not this object's own goes to the app's delegate as it is,
    // also one that UIKit will only have next year. UIKit asks an object which methods it has and
    // leaves out those that are missing, so the answer has to be the app's delegate's too.

    /// Whether this object or the app's delegate has a method.
    public nonisolated override func responds(to selector: Selector!) -> Bool {
      if super.responds(to: selector) { return true }
      return unsafe nextStorage?.responds(to: selector) ?? false
    }

    /// Who gets a message that this object has no method for: the app's delegate.
    public nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
      unsafe nextStorage
    }

    /// The masked field: value, text, selection and state.
    public var field: MaskField { hosted.field }

    /// The mask. Another one keeps the value as far as it fits.
    public var mask: Mask {
      get { hosted.field.mask }
      set {
        let before = hosted
        hosted.change(to: newValue)
        if let input { configure(input) }
        show(since: before, as: .program)
      }
    }

    /// The value. To set it formats the field; no event is sent, as with a text field's text.
    public var value: String {
      get { hosted.field.value }
      set {
        let before = hosted
        hosted.setValue(newValue)
        show(since: before, as: .program)
      }
    }

    /// Forgets what could be undone, for example after the app filled in a stored value.
    public func forgetSteps() {
      hosted.forgetSteps()
      rebuildUndo()
    }

    /// The text. It can be set formatted or not; no event is sent, as with a text field's text.
    public var text: String {
      get { hosted.field.text }
      set {
        let before = hosted
        hosted.set(newValue)
        show(since: before, as: .program)
      }
    }
  }
#endif
