/// What SwiftUI complains of at run time, and who has to be drawn anew.
@MainActor public enum Updates {
  /// "Modifying state during view update, this will cause undefined behavior."
  public static var violations: [String] = []
  /// How many times a view tree was updated.
  public static var count = 0
  static var isUpdating = false
  static var hosts: [() -> Void] = []

  static func invalidate() {
    if isUpdating { violations.append("Modifying state during view update") }
    for host in hosts { host() }
  }
}

@MainActor protocol AnyState {
  func takeOver(from other: any AnyState)
}
@MainActor final class StateBox<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// https://developer.apple.com/documentation/swiftui/state
@MainActor @preconcurrency @propertyWrapper public struct State<Value>: AnyState {
  private final class Place {
    var box: StateBox<Value>; init(_ box: StateBox<Value>) { self.box = box }
  }
  private let place: Place
  public init(wrappedValue value: Value) { place = Place(StateBox(value)) }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }
  public var wrappedValue: Value {
    get { place.box.value }
    nonmutating set {
      place.box.value = newValue
      Updates.invalidate()
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  func takeOver(from other: any AnyState) {
    if let other = other as? Self { place.box = other.place.box }
  }
}

/// https://developer.apple.com/documentation/swiftui/binding
@MainActor @preconcurrency @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let get: @MainActor () -> Value
  let set: @MainActor (Value) -> Void
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Self { self }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
