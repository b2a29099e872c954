#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import MaskKit

  extension NSTextContentType {
    /// The content type that a mask names; `nil` on a system that does not know it.
    init?(_ type: ContentType) {
      guard let constant = Self.constant(for: type) ?? Self.laterConstant(for: type) else {
        return nil
      }
      self = constant
    }

    private static func constant(for type: ContentType) -> Self? {
      switch type {
      case .username: .username
      case .password: .password
      case .oneTimeCode: .oneTimeCode
      default: nil
      }
    }

    /// The types of macOS 14 and later.
    private static func laterConstant(for type: ContentType) -> Self? {
      guard #available(macOS 14, *) else { return nil }
      return switch type {
      case .name: .name
      case .namePrefix: .namePrefix
      case .givenName: .givenName
      case .middleName: .middleName
      case .familyName: .familyName
      case .nameSuffix: .nameSuffix
      case .nickname: .nickname
      case .jobTitle: .jobTitle
      case .organizationName: .organizationName
      case .location: .location
      case .fullStreetAddress: .fullStreetAddress
      case .streetAddressLine1: .streetAddressLine1
      case .streetAddressLine2: .streetAddressLine2
      case .addressCity: .addressCity
      case .addressState: .addressState
      case .addressCityAndState: .addressCityAndState
      case .sublocality: .sublocality
      case .countryName: .countryName
      case .postalCode: .postalCode
      case .telephoneNumber: .telephoneNumber
      case .emailAddress: .emailAddress
      case .url: .URL
      case .newPassword: .newPassword
      case .creditCardNumber: .creditCardNumber
      case .shipmentTrackingNumber: .shipmentTrackingNumber
      case .flightNumber: .flightNumber
      case .dateTime: .dateTime
      case .creditCardName: .creditCardName
      case .creditCardGivenName: .creditCardGivenName
      case .creditCardMiddleName: .creditCardMiddleName
      case .creditCardFamilyName: .creditCardFamilyName
      case .creditCardSecurityCode: .creditCardSecurityCode
      case .creditCardExpiration: .creditCardExpiration
      case .creditCardExpirationMonth: .creditCardExpirationMonth
      case .creditCardExpirationYear: .creditCardExpirationYear
      case .creditCardType: .creditCardType
      case .birthdate: .birthdate
      case .birthdateDay: .birthdateDay
      case .birthdateMonth: .birthdateMonth
      case .birthdateYear: .birthdateYear
      default: nil
      }
    }
  }
#endif
