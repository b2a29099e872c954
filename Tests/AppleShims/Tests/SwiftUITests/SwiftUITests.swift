import MaskFoundation
import MaskKit
@testable import MaskUI
import SwiftUI
import XCTest

private let mobile: Mask = {
  var definition = MaskDefinition(groups: "3-4-4")
  definition.dropPrefixes = ["+86", "0086", "86"]
  do { return try Mask(definition) } catch { preconditionFailure("\(error)") }
}()

/// What a view's state holds, seen from outside, with every write counted.
@MainActor private final class Model {
  var phone: String
  var other = ""
  var writes: [String] = []
  var refused: [String] = []
  var mask = mobile
  init(_ phone: String = "") { self.phone = phone }
}

private struct MaskedForm: View {
  let model: Model
  @State private var version = 0

  var body: some View {
    Form {
      MaskedTextField("Phone", value: phone, mask: model.mask)
        .onRefusal { model.refused += $0.map(\.character) }
        .copying(.value)
      Text("version \(version)")
    }
  }

  private var phone: Binding<String> {
    Binding(
      get: { model.phone },
      set: {
        model.phone = $0
        model.writes.append($0)
        version += 1
      })
  }
}

private struct PlainForm: View {
  @State private var phone = "138"
  @State private var name = "a b"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Phone", text: $phone).mask(mobile)
      TextField("Second phone", text: $name).mask(mobile)
      Text(phone)
    }
  }
}

private struct FormattedForm: View {
  let model: Model
  var body: some View {
    TextField(
      "Phone", value: Binding(get: { model.phone }, set: { model.phone = $0 }),
      format: .mask(mobile))
  }
}

@MainActor final class SwiftUITests: XCTestCase {
  override func setUp() async throws { Updates.violations = [] }
  override func tearDown() async throws {
    XCTAssertEqual(Updates.violations, [], "no publishing in a view update")
  }

  private func nextTurns() async { for _ in 0..<10 { await Task.yield() } }

  func testTheBindingHoldsTheValueAndTheFieldShowsTheText() async throws {
    let model = Model("138")
    let host = UIHostingController(rootView: MaskedForm(model: model))
    let field = try XCTUnwrap(host.textFields.first)
    XCTAssertEqual(field.placeholder, "Phone")
    field.type("001")
    await nextTurns()
    XCTAssertEqual(field.text, "138 001")
    XCTAssertEqual(model.writes, ["1380", "13800", "138001"], "one write an edit")
    XCTAssertTrue(field === host.textFields.first, "updates keep the field")
    XCTAssertEqual(host.labels, ["version 3"])
  }

  func testTheCaretOutlivesAnUpdate() async throws {
    let model = Model("12345678901")
    let host = UIHostingController(rootView: MaskedForm(model: model))
    let field = try XCTUnwrap(host.textFields.first)
    field.tap(4)
    field.pressBackspace()
    await nextTurns()
    XCTAssertEqual(field.text, "124 5678 901")
    XCTAssertEqual(field.model.selection.location, 2)
  }

  func testAValueFromOutsideIsShownAndNotWrittenBack() async throws {
    let model = Model()
    let host = UIHostingController(rootView: MaskedForm(model: model))
    model.phone = "1380013"
    host.rootView = MaskedForm(model: model)
    await nextTurns()
    XCTAssertEqual(host.textFields.first?.text, "138 0013")
    XCTAssertEqual(model.writes, [])
  }

  func testAValueThatTheMaskCorrectsComesBackInATurnOfItsOwn() async throws {
    let model = Model("+86 13800138000")
    let host = UIHostingController(rootView: MaskedForm(model: model))
    XCTAssertEqual(model.writes, [], "not while the views are updated")
    await nextTurns()
    XCTAssertEqual(host.textFields.first?.text, "138 0013 8000")
    XCTAssertEqual(model.writes, ["13800138000"])
    let updates = Updates.count
    await nextTurns()
    XCTAssertEqual(Updates.count, updates, "and that is the end of it")
  }

  func testABindingThatInsistsDoesNotLoop() async throws {
    var writes = 0
    let stubborn = Binding(get: { "x" }, set: { _ in writes += 1 })
    let host = UIHostingController(
      rootView: MaskedTextField("Phone", value: stubborn, mask: mobile))
    for _ in 0..<5 {
      host.rootView = MaskedTextField("Phone", value: stubborn, mask: mobile)
      await nextTurns()
    }
    XCTAssertEqual(writes, 1)
  }

  func testAnotherMaskAndRefusedKeys() async throws {
    let model = Model("1234567")
    let host = UIHostingController(rootView: MaskedForm(model: model))
    let field = try XCTUnwrap(host.textFields.first)
    model.mask = try Mask(pattern: "###-####")
    host.rootView = MaskedForm(model: model)
    XCTAssertEqual(field.text, "123-4567")
    field.type("a")
    XCTAssertEqual(model.refused, ["a"])
    field.select(2, 5)
    field.copy(nil)
    XCTAssertEqual(UIPasteboard.general.string, "34")
  }

  func testMarkedTextOutlivesAnUpdate() async throws {
    let model = Model("138")
    let host = UIHostingController(rootView: MaskedForm(model: model))
    let field = try XCTUnwrap(host.textFields.first)
    field.setMarkedText("yi", selectedRange: NSRange(location: 2, length: 0))
    model.phone = "139"
    host.rootView = MaskedForm(model: model)
    await nextTurns()
    XCTAssertEqual(field.text, "138yi")
    field.insertText("12")
    await nextTurns()
    XCTAssertEqual(field.text, "138 12")
    XCTAssertEqual(model.phone, "13812")
  }

  func testTheFirstValueIsNoStepToUndo() async throws {
    let host = UIHostingController(rootView: MaskedForm(model: Model("138")))
    XCTAssertEqual(host.textFields.first?.undoManager?.canUndo, false)
  }

  func testTheModifierMasksAPlainTextField() async throws {
    let host = UIHostingController(rootView: PlainForm())
    await nextTurns()
    let field = host.textFields[1]
    field.type("00138")
    await nextTurns()
    XCTAssertEqual(field.text, "138 0013 8")
    XCTAssertEqual(host.labels, ["138 0013 8"], "the binding holds the text as shown")
    field.tap(4)
    field.pressBackspace()
    await nextTurns()
    XCTAssertEqual(field.text, "130 0138")
    XCTAssertEqual(field.model.selection.location, 2)
    XCTAssertEqual(host.textFields[0].text, "", "a b, read as a second phone, is empty")
    host.textFields[0].type("x y")
    XCTAssertEqual(host.textFields[0].text, "x y", "the field without a mask has none")
  }

  func testTheModifierLeavesSwiftUIItsDelegate() async throws {
    let host = UIHostingController(rootView: PlainForm())
    await nextTurns()
    let field = host.textFields[1]
    _ = field.becomeFirstResponder()
    let masking = try XCTUnwrap(field.delegate as? MaskDelegate)
    XCTAssertEqual((masking.next as? TextField.Coordinator)?.begun, 1)
  }

  func testViewsCanStillBeMaskedWithViews() async {
    _ = UIHostingController(rootView: Text("a").mask(Text("b")))
    _ = UIHostingController(rootView: Text("a").mask { Text("b") })
  }

  func testTheFormatStyleWorksInATextField() async throws {
    let model = Model("13800138000")
    let host = UIHostingController(rootView: FormattedForm(model: model))
    let field = try XCTUnwrap(host.textFields.first)
    XCTAssertEqual(field.text, "138 0013 8000")
    field.pressBackspace()
    XCTAssertEqual(model.phone, "1380013800")
  }

  func testTheMacsFieldIsBoundInTheSameWay() async throws {
    let model = Model("138")
    let host = UIHostingController(rootView: MaskedNSForm(model: model))
    let field = try XCTUnwrap(host.nsTextFields.first)
    XCTAssertEqual(field.stringValue, "138")
    field.beginEditing(in: NSWindow())
    let editor = try XCTUnwrap(field.currentEditor() as? MaskFieldEditor)
    editor.insertText("0", replacementRange: NSRange(location: NSNotFound, length: 0))
    await nextTurns()
    XCTAssertEqual(field.stringValue, "138 0")
    XCTAssertEqual(model.phone, "1380")
    model.phone = "8613800138000"
    host.rootView = MaskedNSForm(model: model)
    await nextTurns()
    XCTAssertEqual(field.stringValue, "138 0013 8000")
    XCTAssertEqual(model.phone, "13800138000")
  }
}

private struct MaskedNSForm: View {
  let model: Model
  var body: some View {
    MaskedNSField(
      value: Binding(get: { model.phone }, set: { model.phone = $0 }), mask: mobile,
      options: FieldOptions(title: "Phone"))
  }
}
