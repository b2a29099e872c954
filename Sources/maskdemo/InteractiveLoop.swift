/// The loop: keys and signals in, screens out.
struct InteractiveLoop {
  /// Why the loop ended.
  enum End {
    case left
    case signal(Int32)
    /// The terminal does not answer any more.
    case failed
  }

  private var application: Application
  private var decoder = InputDecoder()
  private var renderer = ScreenRenderer()

  /// Bytes that come in a stream are all taken before the screen is drawn, but it is drawn once in
  /// so many milliseconds.
  private static let longestUndrawn = 100

  /// A loop for an application, not yet running.
  init(_ application: Application) {
    self.application = application
  }

  /// Runs until the person leaves, a signal ends it, or the terminal is gone.
  mutating func run(on terminal: inout Terminal) -> End {
    guard terminal.enter() else { return endAfterFailure(&terminal) }
    while true {
      guard draw(on: &terminal) else { return endAfterFailure(&terminal) }
      let start = SystemCalls.milliseconds()
      var happening = terminal.wait(milliseconds: decoder.patience)
      if happening.isNothing {
        if let end = handle(decoder.giveUpWaiting(), on: &terminal) { return end }
      }
      while !happening.isNothing {
        if let end = handle(happening, on: &terminal) { return end }
        if SystemCalls.milliseconds() - start > Self.longestUndrawn { break }
        happening = terminal.wait(milliseconds: 0)
      }
    }
  }

  private mutating func handle(
    _ happening: Terminal.Happening, on terminal: inout Terminal
  ) -> End? {
    for request in happening.requests {
      if let end = handle(request, on: &terminal) { return end }
    }
    guard happening.hasInput else { return nil }
    switch SystemCalls.read(terminal.input) {
    case .bytes(let bytes): return handle(decoder.feed(bytes), on: &terminal)
    case .nothing: return nil
    case .closed: return endAfterFailure(&terminal)
    }
  }

  private mutating func handle(_ events: [InputEvent], on terminal: inout Terminal) -> End? {
    for event in events {
      if let end = handle(event, on: &terminal) { return end }
    }
    return nil
  }

  private mutating func draw(on terminal: inout Terminal) -> Bool {
    terminal.send(renderer.update(to: application.render()))
  }

  /// A signal that asks to end may be why nothing could be sent.
  private func endAfterFailure(_ terminal: inout Terminal) -> End {
    for case .end(let number) in terminal.wait(milliseconds: 0).requests {
      return .signal(number)
    }
    return .failed
  }

  private mutating func handle(_ request: Signals.Request, on terminal: inout Terminal) -> End? {
    switch request {
    case .resize: break
    case .stop: guard terminal.suspend(wholeJob: false) else { return endAfterFailure(&terminal) }
    case .continue: guard terminal.reenter() else { return endAfterFailure(&terminal) }
    case .end(let number): return .signal(number)
    }
    return redrawWhole(on: terminal)
  }

  private mutating func handle(_ event: InputEvent, on terminal: inout Terminal) -> End? {
    switch application.handle(event) {
    case .stay: return nil
    case .leave: return .left
    case .redraw: return redrawWhole(on: terminal)
    case .suspend:
      guard terminal.suspend(wholeJob: true) else { return endAfterFailure(&terminal) }
      return redrawWhole(on: terminal)
    }
  }

  /// The next screen is drawn whole, in the size that the terminal has now.
  private mutating func redrawWhole(on terminal: borrowing Terminal) -> End? {
    application.size = terminal.size
    renderer.invalidate()
    return nil
  }
}
