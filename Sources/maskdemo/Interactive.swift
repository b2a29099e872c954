import Masks

/// Whether a person can be shown screens: input and output are a terminal that can do it, and
/// nothing in the environment asks for plain lines.
func isInteractiveTerminal() -> Bool {
  let terminalType = SystemCalls.environment("TERM") ?? ""
  let noColor = SystemCalls.environment("NO_COLOR") ?? ""
  return !terminalType.isEmpty && terminalType != "dumb" && noColor.isEmpty
    && SystemCalls.isTerminal(0) && SystemCalls.isTerminal(1)
}

/// Shows a person the list of masks and the live field, until they leave.
///
/// - Parameters:
///   - catalog: The masks to pick from.
///   - id: The mask whose field is opened at once; the list, if `nil` or unknown.
/// - Returns: The status to exit with: 0, or 1 if the terminal could not be used.
func runInteractive(catalog: MaskCatalog, startAt id: String? = nil) -> Int32 {
  guard var terminal = Terminal() else { return 1 }
  var loop = InteractiveLoop(
    Application(
      masks: catalog.masks, selecting: id ?? catalog.defaultID,
      opensField: id.map { catalog[$0] != nil } ?? false,
      languages: TitleLanguage.preferred(environment: SystemCalls.environment),
      size: terminal.size))
  let end = loop.run(on: &terminal)
  terminal.leave()
  switch end {
  case .left: return 0
  case .failed: return 1
  case .signal(let number):
    // The parent sees that it was the signal. Where that is not deadly, the number tells.
    Signals.end(by: number)
    return 128 + number
  }
}
