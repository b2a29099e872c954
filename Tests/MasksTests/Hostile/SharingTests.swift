import Dispatch
import MaskKit
import Masks
import Testing

/// Threads that share masks, and the catalogue on its first use.
struct SharingTests {
  @Test func threadsShareMasks() throws {
    var definition = MaskDefinition(pattern: "+7 (###) ###-##-##")
    definition.dropPrefixes = ["+7", "8"]
    let mask = try Mask(definition)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      // The built-in catalogue is decoded by whoever comes first.
      let catalog = MaskCatalog.builtIn
      var field = MaskField(mask)
      var texts = ""
      for round in 0..<40 {
        field.insert("\(round % 10)")
        if round % 7 == 0 { field.undo() }
        if round % 11 == 0, let other = catalog.masks.first?.mask {
          field.change(to: round % 2 == 0 ? other : mask)
        }
        texts += field.text + mask.format("8912345678\(round % 10)")
        texts += mask.redacted(field.value) + field.state.rawValue
      }
      results.add(thread, texts)
    }
    let all = results.all
    #expect(all.count == 8 && Set(all.values).count == 1)
  }

  /// A field that another thread has copied goes on by itself.
  @Test func threadsCopyFields() throws {
    let field = MaskField(try Mask(groups: "3-4-4"), text: "13800138000")
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      var own = field
      for _ in 0..<(thread + 1) { own.deleteBackward() }
      let after = own.value
      own.undo()
      results.add(thread, after + own.value)
    }
    for (thread, text) in results.all {
      #expect(text == String("13800138000".dropLast(thread + 1)) + "13800138000")
    }
    #expect(field.value == "13800138000")
  }
}

/// What threads found, behind a queue.
private final class Results: @unchecked Sendable {
  private let queue = DispatchQueue(label: "results")
  private var found: [Int: String] = [:]

  func add(_ thread: Int, _ text: String) { queue.sync { found[thread] = text } }
  var all: [Int: String] { queue.sync { found } }
}
