import Foundation
import MaskKit

/// Texts that nobody types, by the thousand bytes.
enum HostileText: String, CaseIterable {
  case digits, letters, spaces, alternating, otherLetters, otherDigits, wide, invisible, marks
  case manyMarks, flags, families, lineEnds, plus, nulls

  /// About `count` bytes of it.
  func make(_ count: Int) -> String {
    let unit: String =
      switch self {
      case .digits: "1234567890"
      case .letters: "abcdefgh"
      case .spaces: " "
      case .alternating: "1a"
      case .otherLetters: "\u{E9}\u{DF}\u{44F}"
      case .otherDigits: "\u{661}\u{966}"
      case .wide: "\u{FF11}\u{FF21}"
      case .invisible: "\u{202D}\u{FE0F}\u{200B}"
      case .marks: "e\u{301}1\u{308}"
      case .manyMarks: "\u{301}"
      case .flags: "\u{1F1E8}\u{1F1F3}"
      case .families: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}1"
      case .lineEnds: "\r\n1"
      case .plus: "+8"
      case .nulls: "\0"
      }
    // One cluster of everything is another matter, and has a test of its own.
    let text = String(repeating: unit, count: max(1, count / unit.utf8.count))
    return self == .manyMarks ? "1a" + text : text
  }
}

/// Masks that take different ways through the engine.
enum HostileMask: String, CaseIterable {
  case phone, mixed, card, push, overwrite, prefixed, wide

  var mask: Mask {
    get throws {
      switch self {
      case .phone: return try Mask(groups: "3-4-4")
      case .mixed: return try Mask(pattern: "@@ ##-*# (@)")
      case .card:
        var brands: [LayoutDefinition] = []
        for (when, groups) in [(["34", "37"], "4-6-5"), (["300-305", "36"], "4-6-4")] {
          var brand = LayoutDefinition()
          brand.when = when
          brand.groups = groups
          brands.append(brand)
        }
        var last = LayoutDefinition()
        last.groups = "4-4-4-4"
        return try Mask(MaskDefinition(LayoutDefinition(), alternatives: brands + [last]))
      case .push, .overwrite:
        var definition = MaskDefinition(groups: "4-4-4")
        definition.overflow = self == .push ? .push : .overwrite
        return try Mask(definition)
      case .prefixed:
        var definition = MaskDefinition(pattern: "+7 (###) ###-##-##")
        definition.dropPrefixes = ["+7", "8", "1", "12", "123"]
        definition.isEager = true
        definition.showPrefix = .always
        return try Mask(definition)
      case .wide:
        var layout = LayoutDefinition()
        layout.groups = "4..."
        layout.maxDigits = 1024
        layout.accept = "alphanumeric"
        return try Mask(MaskDefinition(layout))
      }
    }
  }
}

/// How much of what is too slow without optimisation is done.
enum HostileSize {
  #if DEBUG
    static let isOptimised = false
  #else
    static let isOptimised = true
  #endif

  /// Whether pastes of 100 MB are tried: `MASKKIT_HOSTILE=1`, with an optimised build.
  static let isHuge = ProcessInfo.processInfo.environment["MASKKIT_HOSTILE"] != nil

  /// A quarter of the largest paste: 1 MB without optimisation, 10 MB with it, 100 MB on demand.
  static let quarter = isHuge ? 25_000_000 : isOptimised ? 2_500_000 : 250_000

  /// A size at which a quadratic step would show.
  static let small = isOptimised ? 64_000 : 8000
}
