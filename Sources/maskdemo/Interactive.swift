import Masks

/// Stand-in until the terminal's part is merged.
func runInteractive(catalog: MaskCatalog, startAt: String?) -> Int32 { 0 }
/// Stand-in until the terminal's part is merged.
func isInteractiveTerminal() -> Bool { false }
