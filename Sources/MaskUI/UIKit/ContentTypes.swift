#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MaskKit
  import UIKit

  extension UITextContentType {
    /// The content type that a mask names; `nil` on a system that does not know it.
    init?(_ type: ContentType) {
      guard let constant = Self.constant(for: type) ?? Self.laterConstant(for: type) else {
        return nil
      }
      self = constant
    }

    private static func constant(for type: ContentType) -> Self? {
      switch type {
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
      case .username: .username
      case .password: .password
      case .newPassword: .newPassword
      case .oneTimeCode: .oneTimeCode
      case .creditCardNumber: .creditCardNumber
      case .shipmentTrackingNumber: .shipmentTrackingNumber
      case .flightNumber: .flightNumber
      case .dateTime: .dateTime
      default: nil
      }
    }

    /// The types of iOS 17 and later.
    private static func laterConstant(for type: ContentType) -> Self? {
      guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return nil }
      return switch type {
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
      case .cellularEID: .cellularEID
      case .cellularIMEI: .cellularIMEI
      default: nil
      }
    }
  }
#endif
