import Masks

/// The list that a mask is picked from.
struct PickerState {
  /// One line of the list.
  struct Entry: Hashable {
    let id: String
    /// The title in the person's language.
    let title: String
    /// Everything that the filter looks at, in small letters.
    fileprivate let searched: String
  }

  /// All masks, in the catalogue's order.
  let entries: [Entry]
  /// What was typed to filter.
  private(set) var filter = ""
  /// The entries that the filter leaves.
  private(set) var matches: [Int]
  /// The place of the bar in ``matches``.
  private(set) var selected = 0

  private static let longestFilter = 200

  /// A list of masks, the bar on the one with an id, if there is such.
  init(_ masks: [NamedMask], languages: [String], selecting id: String?) {
    entries = masks.map { mask in
      let all = ([mask.id] + mask.titles.values.sorted()).joined(separator: "\n")
      return Entry(
        id: mask.id, title: TitleLanguage.title(of: mask, languages: languages),
        searched: all.lowercased())
    }
    matches = Array(entries.indices)
    if let id { select(id: id) }
  }

  /// The place in the catalogue of the mask under the bar; `nil` if the filter leaves none.
  var selectedIndex: Int? {
    matches.indices.contains(selected) ? matches[selected] : nil
  }

  /// Puts the bar on a mask, if the filter leaves it.
  mutating func select(id: String) {
    if let place = matches.firstIndex(where: { entries[$0].id == id }) { selected = place }
  }

  /// Puts the bar `step` lines further; behind the last comes the first.
  mutating func selectNext(_ step: Int) {
    guard !matches.isEmpty else { return }
    let place = (selected + step) % matches.count
    selected = place < 0 ? place + matches.count : place
  }

  /// Takes what came from the keyboard. `page` is how many lines the list shows. Returns false for
  /// a key that means nothing here.
  mutating func handle(_ event: InputEvent, page: Int) -> Bool {
    switch event {
    case .text(let text): add(text)
    case .paste(let text):
      // Of a paste the first line is taken.
      add(String(text.prefix { !$0.isNewline }))
    case .key(let key): return handle(key, page: page)
    }
    return true
  }

  private mutating func handle(_ key: KeyPress, page: Int) -> Bool {
    let last = max(0, matches.count - 1)
    switch key {
    case KeyPress(.up), .control("p"): selectNext(-1)
    case KeyPress(.down), .control("n"): selectNext(1)
    case KeyPress(.pageUp): selected = max(0, selected - max(1, page))
    case KeyPress(.pageDown): selected = min(last, selected + max(1, page))
    case KeyPress(.home), .control("a"): selected = 0
    case KeyPress(.end), .control("e"): selected = last
    case KeyPress(.backspace): setFilter(String(filter.dropLast()))
    case .control("w"), KeyPress(.backspace, .alt), KeyPress(.backspace, .control):
      let words = filter.split(separator: " ").dropLast()
      setFilter(words.map { $0 + " " }.joined())
    case .control("u"): setFilter("")
    case KeyPress(.escape) where !filter.isEmpty: setFilter("")
    default: return false
    }
    return true
  }

  private mutating func add(_ text: String) {
    let room = Self.longestFilter - filter.count
    // Only a few characters of what may be a megabyte are looked at.
    setFilter(filter + text.prefix(max(0, room)))
  }

  /// Keeps what holds every word of the filter, and the bar on its mask, if that is kept.
  private mutating func setFilter(_ text: String) {
    let before = selectedIndex
    filter = text
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    matches = entries.indices.filter { index in
      words.allSatisfy { entries[index].searched.contains($0) }
    }
    selected = 0
    // Without a filter the person sees the whole list again, at the same mask.
    if words.isEmpty, let before { selected = before }
  }
}
