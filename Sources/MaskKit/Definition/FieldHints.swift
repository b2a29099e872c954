/// The keyboard that suits a field. The raw values are the names of UIKit's `UIKeyboardType`.
public enum Keyboard: String, Sendable, Hashable, CaseIterable {
  case `default`, asciiCapable, numbersAndPunctuation
  case url = "URL"
  case numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

/// What a field holds, for autofill. The raw values are the names of UIKit's `UITextContentType`.
public enum ContentType: String, Sendable, Hashable, CaseIterable {
  case name, namePrefix, givenName, middleName, familyName, nameSuffix, nickname
  case jobTitle, organizationName
  case location, fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity
  case addressState, addressCityAndState, sublocality, countryName, postalCode
  case telephoneNumber, emailAddress
  case url = "URL"
  case username, password, newPassword, oneTimeCode
  case creditCardNumber, creditCardName, creditCardGivenName, creditCardMiddleName
  case creditCardFamilyName, creditCardSecurityCode, creditCardExpiration
  case creditCardExpirationMonth, creditCardExpirationYear, creditCardType
  case shipmentTrackingNumber, flightNumber, dateTime
  case birthdate, birthdateDay, birthdateMonth, birthdateYear
  case cellularEID, cellularIMEI
}
