@_exported import Foundation

// What MaskUI uses of the Objective-C runtime, which does not exist here.

/// https://developer.apple.com/documentation/objectivec/selector
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

/// https://developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
///
/// The runtime knows which methods a class has. Here a class that wants to be asked says it in
/// `implementedSelectors`.
open class NSObject: Foundation.NSObject {
  public override init() {}
  open class var implementedSelectors: Set<String> { [] }
  /// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  open func responds(to aSelector: Selector!) -> Bool {
    Self.implementedSelectors.contains(aSelector.name)
  }
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/forwardingtarget(for:)
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  /// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}

/// A message that an object does not implement goes to its forwarding target.
public func forwardingTarget<T>(of object: AnyObject, _ selector: String, as type: T.Type) -> T? {
  guard let target = (object as? NSObject)?.forwardingTarget(for: Selector(selector)),
    (target as AnyObject) !== object
  else { return nil }
  return target as? T
}
