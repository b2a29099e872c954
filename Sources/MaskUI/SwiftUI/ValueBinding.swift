#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
  import SwiftUI

  /// The way between a binding and a field, without loops: the binding is written in a person's
  /// edit or in a turn of its own, never while SwiftUI updates its views.
  @MainActor final class ValueBinding {
    /// The binding as of the last update.
    var binding: Binding<String>
    /// The value from outside that was corrected last. One that comes back is left alone, or two
    /// that can't agree would go on forever.
    private var corrected: String?

    init(_ binding: Binding<String>) {
      self.binding = binding
    }

    /// The person changed the value.
    func personChanged(to value: String) {
      corrected = nil
      if binding.wrappedValue != value { binding.wrappedValue = value }
    }

    /// The mask made `value` of what the binding holds.
    func correct(to value: String) {
      let wrong = binding.wrappedValue
      guard wrong != value, corrected != wrong else { return }
      corrected = wrong
      Task { [weak self] in
        guard let self, self.binding.wrappedValue == wrong else { return }
        self.binding.wrappedValue = value
      }
    }
  }
#endif
