import Masks

/// Everything that the demo knows. A screen is a function of it, and it is a function of the keys.
struct Application {
  /// What the loop has to do after a key.
  enum Outcome: Equatable {
    case stay, leave, suspend, redraw
  }

  /// The size of the screen.
  var size: ScreenSize
  private(set) var picker: PickerState
  /// The field, once a mask was picked; it stays behind the list.
  private(set) var field: FieldState?
  private(set) var isInField = false
  /// The first line of the help, while that is shown.
  private(set) var helpLine: Int?

  private let masks: [NamedMask]
  private let languages: [String]

  /// The demo of some masks: the list with the bar on one, or at once the field of one.
  init(
    masks: [NamedMask], selecting id: String? = nil, opensField: Bool = false,
    languages: [String] = ["en"], size: ScreenSize
  ) {
    self.masks = masks
    self.languages = languages
    self.size = size
    picker = PickerState(masks, languages: languages, selecting: id)
    if opensField { pick() }
  }

  /// What the screen shows.
  func render() -> Frame {
    if let helpLine { return HelpView.render(first: helpLine, size: size) }
    if isInField, let field {
      let title = TitleLanguage.title(of: field.mask, languages: languages)
      return FieldView.render(field, title: title, size: size)
    }
    return PickerView.render(picker, size: size)
  }

  /// Takes what came from the keyboard.
  mutating func handle(_ event: InputEvent) -> Outcome {
    if case .key(let key) = event,
      let command = KeyBindings.application.command(for: key)
    {
      switch command {
      case .leave: return .leave
      case .suspend: return .suspend
      case .redraw: return .redraw
      case .help:
        helpLine = helpLine == nil ? 0 : nil
        return .stay
      case .back: return goBack(event)
      case .nextMask where helpLine == nil: changeMask(1)
      case .previousMask where helpLine == nil: changeMask(-1)
      case .nextMask, .previousMask: break
      }
      return .stay
    }
    if helpLine != nil {
      scrollHelp(event)
    } else if isInField {
      _ = field?.handle(event)
      // Undo may have gone back to another mask.
      if let id = field?.mask.id { picker.select(id: id) }
    } else if event == .key(KeyPress(.enter)) {
      pick()
    } else {
      _ = picker.handle(event, page: PickerView.page(size))
    }
    return .stay
  }

  private mutating func goBack(_ event: InputEvent) -> Outcome {
    if helpLine != nil {
      helpLine = nil
    } else if isInField {
      isInField = false
    } else if !picker.handle(event, page: PickerView.page(size)) {
      return .leave
    }
    return .stay
  }

  /// Opens the field of the mask under the bar. A field that has this mask is taken up again.
  private mutating func pick() {
    guard let index = picker.selectedIndex else { return }
    let mask = masks[index]
    isInField = true
    if field?.mask.id == mask.id { return }
    field = FieldState(mask)
  }

  /// In the field: the next mask of those that the filter left. In the list: the next line.
  private mutating func changeMask(_ step: Int) {
    picker.selectNext(step)
    guard isInField, let index = picker.selectedIndex else { return }
    if masks[index].id != field?.mask.id { field?.change(to: masks[index]) }
  }

  private mutating func scrollHelp(_ event: InputEvent) {
    guard let first = helpLine, case .key(let key) = event else { return }
    let page = HelpView.page(size)
    let step =
      switch key.key {
      case .up: -1
      case .down: 1
      case .pageUp: -page
      case .pageDown: page
      case .home: -first
      case .end: HelpView.lines.count
      default: 0
      }
    helpLine = min(max(0, first + step), HelpView.lastFirst(size))
  }
}
