@_exported import AppleFoundation

/// https://developer.apple.com/documentation/uikit/uitextinputtraits
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var textContentType: UITextContentType! { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var inlinePredictionType: UITextInlinePredictionType { get set }
}
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

/// https://developer.apple.com/documentation/uikit/uitextcontenttype
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  // The constants' strings are UIKit's own affair and not the constants' names.
  private static func constant(_ name: String) -> Self { Self(rawValue: "stand-in." + name) }
  public static let name = constant("name")
  public static let namePrefix = constant("namePrefix")
  public static let givenName = constant("givenName")
  public static let middleName = constant("middleName")
  public static let familyName = constant("familyName")
  public static let nameSuffix = constant("nameSuffix")
  public static let nickname = constant("nickname")
  public static let jobTitle = constant("jobTitle")
  public static let organizationName = constant("organizationName")
  public static let location = constant("location")
  public static let fullStreetAddress = constant("fullStreetAddress")
  public static let streetAddressLine1 = constant("streetAddressLine1")
  public static let streetAddressLine2 = constant("streetAddressLine2")
  public static let addressCity = constant("addressCity")
  public static let addressState = constant("addressState")
  public static let addressCityAndState = constant("addressCityAndState")
  public static let sublocality = constant("sublocality")
  public static let countryName = constant("countryName")
  public static let postalCode = constant("postalCode")
  public static let telephoneNumber = constant("telephoneNumber")
  public static let emailAddress = constant("emailAddress")
  public static let URL = constant("URL")
  public static let username = constant("username")
  public static let password = constant("password")
  public static let newPassword = constant("newPassword")
  public static let oneTimeCode = constant("oneTimeCode")
  public static let creditCardNumber = constant("creditCardNumber")
  public static let creditCardName = constant("creditCardName")
  public static let creditCardGivenName = constant("creditCardGivenName")
  public static let creditCardMiddleName = constant("creditCardMiddleName")
  public static let creditCardFamilyName = constant("creditCardFamilyName")
  public static let creditCardSecurityCode = constant("creditCardSecurityCode")
  public static let creditCardExpiration = constant("creditCardExpiration")
  public static let creditCardExpirationMonth = constant("creditCardExpirationMonth")
  public static let creditCardExpirationYear = constant("creditCardExpirationYear")
  public static let creditCardType = constant("creditCardType")
  public static let shipmentTrackingNumber = constant("shipmentTrackingNumber")
  public static let flightNumber = constant("flightNumber")
  public static let dateTime = constant("dateTime")
  public static let birthdate = constant("birthdate")
  public static let birthdateDay = constant("birthdateDay")
  public static let birthdateMonth = constant("birthdateMonth")
  public static let birthdateYear = constant("birthdateYear")
  public static let cellularEID = constant("cellularEID")
  public static let cellularIMEI = constant("cellularIMEI")
}
