import MaskKit
import Testing

/// How many steps a host's own stack has to hold.
struct UndoCountTests {
  @Test func countsOfSteps() throws {
    var field = MaskField(try Mask(groups: "3-4-4"))
    func counts() -> [Int] { [field.undoCount, field.redoCount] }
    #expect(counts() == [0, 0])
    field.insert("1")
    field.insert("3")
    #expect(counts() == [1, 0])
    field.deleteBackward()
    field.set("139")
    #expect(counts() == [3, 0])
    field.undo()
    field.undo()
    #expect(counts() == [1, 2])
    field.redo()
    #expect(counts() == [2, 1])
    // What changes nothing leaves redo alone; what changes something ends it.
    field.insert("x")
    #expect(counts() == [2, 1])
    field.insert("8")
    #expect(counts() == [3, 0])
    #expect(field.canUndo && !field.canRedo)
  }
}
