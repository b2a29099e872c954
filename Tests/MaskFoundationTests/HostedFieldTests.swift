import MaskFoundation
import MaskKit
import Masks
import Testing

struct HostedFieldTests {
  private func state(of hosted: HostedField) -> HostState {
    HostState(text: hosted.shownText, selection: hosted.shownSelection)
  }

  @Test func anEditIsSettled() {
    var hosted = HostedField(.chinaMobile, shown: "138")
    let host = state(of: hosted)
    #expect(hosted.propose(TextRange(3, 3), "0", host: host) == .settled)
    #expect(hosted.shownText == "138 0")
    #expect(hosted.shownSelection == TextRange(caret: 5))
  }

  @Test(arguments: [" ", "\u{a0}", "\u{3000}", ""])
  func aProbeOfAnEmptyFieldIsLetThrough(_ probe: String) {
    var hosted = HostedField(.chinaMobile)
    let host = state(of: hosted)
    #expect(hosted.propose(TextRange(0, 0), probe, host: host) == .letThrough)
    hosted.reconcile(with: HostState(text: probe, selection: TextRange(caret: probe.utf16.count)))
    #expect(hosted.shownText == "")
    #expect(hosted.refused == nil && hosted.field.undoCount == 0)
  }

  @Test func markedTextIsLetThroughAndItsOutcomeReconciled() {
    var hosted = HostedField(.chinaMobile, shown: "138")
    var host = state(of: hosted)
    host.isComposing = true
    #expect(hosted.propose(TextRange(3, 3), "y", host: host) == .letThrough)
    #expect(hosted.awaitsOutcome)
    hosted.reconcile(with: HostState(text: "138y", isComposing: true))
    #expect(hosted.shownText == "138" && hosted.awaitsOutcome)
    hosted.reconcile(with: HostState(text: "13801", selection: TextRange(caret: 5)))
    #expect(hosted.shownText == "138 01" && !hosted.awaitsOutcome)
  }

  @Test(arguments: [
    ("zh-Hans", true), ("zh", true), ("ja-JP", true), ("ko", true), ("yue-Hant", true),
    ("vi", true), ("en-US", false), ("zhuyin", false), ("", false), (nil, false),
  ])
  func keyboardsThatCompose(_ language: String?, _ composes: Bool) {
    #expect(HostState.composes(language: language) == composes)
  }

  @Test(arguments: [
    ("n", true), ("ㄋ", true), ("➋", true), ("1", false), ("-", false), (" ", false),
  ])
  func whatMayBeginAComposition(_ text: String, _ mayBegin: Bool) {
    var hosted = HostedField(.chinaMobile, shown: "138")
    var host = state(of: hosted)
    host.keyboardComposes = true
    let verdict = hosted.propose(TextRange(3, 3), text, host: host)
    #expect(verdict == (mayBegin ? .letThrough : .settled))
  }

  @Test(arguments: [TextRange(-1, 0), TextRange(3, 2), TextRange(0, 9), TextRange(.max, .max)])
  func aRangeOutsideTheTextChangesNothing(_ range: TextRange) {
    for display in [HostDisplay.text, .value] {
      var hosted = HostedField(.chinaMobile, shown: "1380", display: display)
      let before = hosted.shownText
      let host = state(of: hosted)
      #expect(hosted.propose(range, "9", host: host) == .settled)
      #expect(hosted.propose(range, "", host: host) == .settled)
      #expect(hosted.shownText == before)
    }
  }

  /// A host that told nothing of a selection reports it with the proposal.
  @Test func theReportedSelectionIsTakenOver() {
    var hosted = HostedField(.chinaMobile, shown: "1234567")
    var host = state(of: hosted)
    host.selection = TextRange(0, 3)
    #expect(hosted.propose(TextRange(0, 3), "a", host: host) == .settled)
    #expect(hosted.shownText == "123 4567" && hosted.shownSelection == TextRange(0, 3))
    #expect(hosted.propose(TextRange(0, 3), "9", host: host) == .settled)
    hosted.undo()
    #expect(hosted.shownText == "123 4567" && hosted.shownSelection == TextRange(0, 3))
  }

  @Test func textSetBehindItsBackIsTakenFirst() {
    var hosted = HostedField(.chinaMobile)
    let host = HostState(text: "13800138000", selection: TextRange(caret: 11))
    #expect(hosted.propose(TextRange(10, 11), "", host: host) == .settled)
    #expect(hosted.shownText == "138 0013 800")
  }

  /// The host holds the bare value: the same edits, the same values, without separators.
  @Test func theValueAsTheHostsText() {
    var hosted = HostedField(.chinaMobile, shown: "12345678901", display: .value)
    #expect(hosted.shownText == "12345678901")
    hosted.select(TextRange(caret: 3))
    var host = state(of: hosted)
    #expect(host.selection == TextRange(caret: 3))
    #expect(hosted.propose(TextRange(2, 3), "", host: host) == .settled)
    #expect(hosted.shownText == "1245678901")
    #expect(hosted.shownSelection == TextRange(caret: 2))
    host = state(of: hosted)
    #expect(hosted.propose(TextRange(2, 2), "3", host: host) == .settled)
    #expect(hosted.shownText == "12345678901")
    #expect(hosted.shownSelection == TextRange(caret: 3))
  }

  @Test func theValueOutsideTheBasicPlane() throws {
    var hosted = HostedField(try Mask(pattern: "@@-@@"), shown: "𐐨b𐐨", display: .value)
    #expect(hosted.shownSelection == TextRange(caret: 5))
    let host = state(of: hosted)
    #expect(hosted.propose(TextRange(3, 5), "", host: host) == .settled)
    #expect(hosted.shownText == "𐐨b")
  }

  @Test func forgettingStepsKeepsValueAndSelection() {
    var hosted = HostedField(.chinaMobile)
    hosted.set("1380")
    hosted.select(TextRange(caret: 1))
    #expect(hosted.field.undoCount == 1)
    hosted.forgetSteps()
    #expect(hosted.field.undoCount == 0)
    #expect(hosted.shownText == "138 0" && hosted.shownSelection == TextRange(caret: 1))
  }
}

struct GroupTests {
  @Test(arguments: [
    ("cn.mobile", "1380013", ["138", "0013"]), ("cn.mobile", "", []),
    ("card", "378282246310005", ["3782", "822463", "10005"]),
    ("us.phone", "2125550111", ["212", "555", "0111"]),
    ("cn.resident-id", "11010519491231002X", ["110105", "19491231", "002X"]),
  ])
  func theValueInItsGroups(_ id: String, _ value: String, _ groups: [String]) throws {
    let mask = try MaskCatalog.builtIn.mask(id)
    let field = try #require(MaskField(mask, value: value))
    #expect(field.groups == groups)
    #expect(field.groups.joined() == value)
  }

  /// A literal that looks like a character of the value does not mislead.
  @Test func literalsThatLookLikeDigits() throws {
    let field = MaskField(try Mask(pattern: "+7 (7##) 7-###"), text: "77777")
    #expect(field.text == "+7 (777) 7-777")
    #expect(field.groups == ["77", "777"])
  }

  @Test func whatAScreenReaderSays() {
    let speech = MaskSpeech()
    #expect(speech.text(for: MaskField(.chinaMobile)) == "")
    #expect(
      speech.text(for: MaskField(.chinaMobile, text: "1380013")) == "1 3 8, 0 0 1 3, 4 missing")
    #expect(
      speech.text(for: MaskField(.chinaMobile, text: "13800138000")) == "1 3 8, 0 0 1 3, 8 0 0 0")
    let german = MaskSpeech { "noch \($0)" }
    #expect(german.text(for: MaskField(.chinaMobile, text: "1")) == "1, noch 10")
  }

  @Test func whatACopyGives() {
    var field = MaskField(.chinaMobile, text: "12345678901")
    field.select(TextRange(2, 6))
    #expect(field.copied(as: .text) == "3 45")
    #expect(field.copied(as: .value) == "345")
    field.select(TextRange(caret: 5))
    #expect(field.copied(as: .text) == "" && field.copied(as: .value) == "")
  }
}
