/// Where a caret goes.
enum CaretMove: Hashable, Sendable {
  case left, right, groupLeft, groupRight, start, end
}

/// What a key does in the field.
enum FieldCommand: Hashable, Sendable {
  case move(CaretMove)
  /// Deletes from the caret to where the move leads; what is selected, if something is.
  case delete(CaretMove)
  case selectAll
  case cut, copy, paste
  case undo, redo
}

/// What a key does wherever the person is.
enum ApplicationCommand: Hashable, Sendable {
  case help, back, leave, suspend, redraw
  case nextMask, previousMask
}
