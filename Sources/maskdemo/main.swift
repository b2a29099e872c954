import MaskKit
import Masks

_ = isInteractiveTerminal() ? runInteractive(catalog: .builtIn) : 1
