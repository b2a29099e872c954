import MaskKit
import Masks
import Testing

/// The masks that code names are those of the catalogue.
@Suite("Named masks")
struct StaticMemberTests {
  @Test("Each stands in the catalogue", arguments: members)
  func member(_ id: String, _ mask: Mask) throws {
    let expected = try MaskCatalog.builtIn.mask(id)
    #expect(mask == expected)
    #expect(mask != Mask(digits: mask.capacity))
  }

  static let members: [(String, Mask)] = [
    ("cn.mobile", .chinaMobile), ("cn.landline", .chinaLandline),
    ("cn.bankcard", .chinaBankCard), ("cn.resident-id", .chinaResidentID),
    ("cn.uscc", .chinaSocialCreditCode), ("cn.plate", .chinaPlate), ("card", .paymentCard),
    ("card.amex", .amex), ("card.mastercard", .mastercard), ("card.unionpay", .unionPay),
    ("card.visa", .visa), ("card.expiry", .cardExpiry), ("card.cvc", .cardSecurityCode),
    ("iban", .iban), ("bic", .bic), ("vat", .vatNumber), ("otp.6", .oneTimeCode),
    ("date.iso", .isoDate), ("time.24", .time), ("uuid", .uuid), ("mac", .macAddress),
    ("imei", .imei), ("isbn.13", .isbn), ("ean.13", .ean), ("us.phone", .usPhone),
    ("us.zip", .usZIP), ("us.ssn", .usSocialSecurityNumber), ("gb.postcode", .ukPostcode),
  ]

  @Test("A mask of digits alone is what the compiler makes of the same group")
  func digits() throws {
    for count in [1, 6, 1_024] {
      let mask = Mask(digits: count)
      let compiled = try Mask(groups: "\(count)")
      #expect(mask == compiled)
      #expect(mask.capacity == count)
      let text = String(repeating: "1x２", count: count)
      #expect(mask.format(text) == compiled.format(text))
      #expect(mask.state(of: String(repeating: "1", count: count)) == .complete)
    }
    #expect(Mask(digits: 0).capacity == 1)
    #expect(Mask(digits: .min).capacity == 1)
    #expect(Mask(digits: .max).capacity == 1_024)
  }
}
