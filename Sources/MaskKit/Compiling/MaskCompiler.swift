/// Compiles a definition, and collects everything that is wrong with it.
struct MaskCompiler {
  let definition: MaskDefinition
  let folding: Folding
  private(set) var issues: [MaskIssue] = []
  /// How many errors there are, also those that are not kept.
  private(set) var issueCount = 0
  var classes: [CharacterClass] = []
  var layouts: [Layout] = []
  var beginnings = BeginningList()
  /// Reads one beginning after the other, and uses its lists again.
  var beginning = BeginningNotation()
  /// The symbols of the mask's own `classes`, once they were read; `nil` inside if they are wrong.
  var ownSymbols: SlotSymbols??

  /// The most different sets that the slots of one mask may have.
  static let greatestClassCount = 64
  /// The most alternatives of one mask.
  static let greatestAlternativeCount = 256
  /// The most beginnings of one alternative.
  static let greatestBeginningCount = 4096
  /// How many errors are kept. The others are only counted: a definition could have millions.
  static let greatestIssueCount = 1000

  init(_ definition: MaskDefinition) {
    self.definition = definition
    folding = Folding(letterCase: definition.letterCase)
  }

  /// The compiled mask; what is wrong if it can't be made.
  static func compile(_ definition: MaskDefinition) throws(MaskError) -> MaskStorage {
    var compiler = MaskCompiler(definition)
    guard let storage = compiler.run() else { throw MaskError(issues: compiler.allIssues()) }
    return storage
  }

  private mutating func run() -> MaskStorage? {
    checkShape()
    checkOptions()
    if let alternatives = definition.alternatives {
      for (index, alternative) in alternatives.prefix(Self.greatestAlternativeCount).enumerated() {
        compileLayout(alternative, alternative: index)
      }
    } else {
      compileLayout(definition.layout, alternative: nil)
    }
    if classes.count > Self.greatestClassCount {
      report(
        "class-count", key: "", expected: "\(Self.greatestClassCount) or fewer",
        "a mask can have \(Self.greatestClassCount) different sets of characters at the most")
    }
    guard issues.isEmpty else { return nil }
    var builder = AutomatonBuilder(beginnings)
    guard let automaton = builder.build() else {
      report(
        "when-size", key: "alternatives",
        "the beginnings of the alternatives overlap in more ways than can be kept")
      return nil
    }
    reportUnreachable(automaton)
    guard issues.isEmpty else { return nil }
    return MaskStorage(definition, layouts: layouts, automaton: automaton, classes: classes)
  }

  /// Adds an error.
  mutating func report(
    _ code: String, alternative: Int? = nil, key: String, element: Int? = nil, offset: Int? = nil,
    found: @autoclosure () -> String = "", expected: @autoclosure () -> String = "",
    _ message: @autoclosure () -> String
  ) {
    issueCount += 1
    guard issueCount <= Self.greatestIssueCount else { return }
    let location = MaskIssue.Location(
      alternative: alternative, key: key, element: element, offset: offset)
    issues.append(
      MaskIssue(
        code, at: location, found: found(), expected: expected(), message: message()))
  }

  /// The errors that were kept, and how many more there were.
  private func allIssues() -> [MaskIssue] {
    let more = issueCount - issues.count
    guard more > 0 else { return issues }
    let message = "\(more) more \(more == 1 ? "error is" : "errors are") not listed"
    return issues + [MaskIssue("more", at: MaskIssue.Location(key: ""), message: message)]
  }

  /// The index of a class, which is added if it is new.
  mutating func index(of set: CharacterClass) -> UInt8 {
    if let index = classes.firstIndex(of: set) { return UInt8(truncatingIfNeeded: index) }
    // One more than the limit is kept, so that the error can be seen.
    guard classes.count <= Self.greatestClassCount else { return 0 }
    classes.append(set)
    return UInt8(classes.count - 1)
  }
}
