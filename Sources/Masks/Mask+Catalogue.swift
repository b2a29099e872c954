public import MaskKit

/// The masks of the catalogue that code names: `MaskField(.chinaMobile)`.
///
/// Each is compiled on its first use, without the rest of ``MaskCatalog/builtIn``. All others are
/// found by their id: `try MaskCatalog.builtIn.mask("vat.de")`.
extension Mask {
  /// `cn.mobile`: 138 0013 8000.
  public static let chinaMobile = catalogued("cn.mobile", digits: 11)
  /// `cn.landline`: 010-82881234.
  public static let chinaLandline = catalogued("cn.landline", digits: 12)
  /// `cn.bankcard`: 6205 5000 0000 0000 004.
  public static let chinaBankCard = catalogued("cn.bankcard", digits: 19)
  /// `cn.resident-id`: 110105 19491231 002X.
  public static let chinaResidentID = catalogued("cn.resident-id", digits: 18)
  /// `cn.uscc`: 91 110000 600037341 L.
  public static let chinaSocialCreditCode = catalogued("cn.uscc", digits: 18)
  /// `cn.plate`: 京A·12345.
  public static let chinaPlate = catalogued("cn.plate", digits: 8)

  /// `card`: a card of any brand, grouped as its leading digits say.
  public static let paymentCard = catalogued("card", digits: 19)
  /// `card.amex`: 3782 822463 10005.
  public static let amex = catalogued("card.amex", digits: 15)
  /// `card.mastercard`: 5555 5555 5555 4444.
  public static let mastercard = catalogued("card.mastercard", digits: 16)
  /// `card.unionpay`: 6200 0000 0000 0005, up to 19 digits.
  public static let unionPay = catalogued("card.unionpay", digits: 19)
  /// `card.visa`: 4242 4242 4242 4242, up to 19 digits.
  public static let visa = catalogued("card.visa", digits: 19)
  /// `card.expiry`: 12/28.
  public static let cardExpiry = catalogued("card.expiry", digits: 4)
  /// `card.cvc`: three or four digits.
  public static let cardSecurityCode = catalogued("card.cvc", digits: 4)

  /// `iban`: an IBAN of any country, in fours.
  public static let iban = catalogued("iban", digits: 34)
  /// `bic`: AGRI FR PP 882.
  public static let bic = catalogued("bic", digits: 11)
  /// `vat`: a VAT number of any member state of the European Union.
  public static let vatNumber = catalogued("vat", digits: 14)

  /// `otp.6`: 123 456.
  public static let oneTimeCode = catalogued("otp.6", digits: 6)
  /// `date.iso`: 2026-11-30.
  public static let isoDate = catalogued("date.iso", digits: 8)
  /// `time.24`: 23:59.
  public static let time = catalogued("time.24", digits: 4)
  /// `uuid`: f81d4fae-7dec-11d0-a765-00a0c91e6bf6.
  public static let uuid = catalogued("uuid", digits: 32)
  /// `mac`: 00:1B:44:11:3A:B7.
  public static let macAddress = catalogued("mac", digits: 12)
  /// `imei`: 35-417803-685978-9.
  public static let imei = catalogued("imei", digits: 15)
  /// `isbn.13`: 978-0-471-11709-4.
  public static let isbn = catalogued("isbn.13", digits: 13)
  /// `ean.13`: 4 006381 333931.
  public static let ean = catalogued("ean.13", digits: 13)

  /// `us.phone`: (212) 555-0111.
  public static let usPhone = catalogued("us.phone", digits: 10)
  /// `us.zip`: 94105-1234.
  public static let usZIP = catalogued("us.zip", digits: 9)
  /// `us.ssn`: 123-45-6789.
  public static let usSocialSecurityNumber = catalogued("us.ssn", digits: 9)
  /// `gb.postcode`: EC1A 1BB.
  public static let ukPostcode = catalogued("gb.postcode", digits: 7)

  /// The mask with an id. The tests prove that each is there; a catalogue that could not be read
  /// leaves a field that still takes digits, not a crash in someone's app.
  private static func catalogued(_ id: String, digits: Int) -> Mask {
    MaskCatalog.builtInMask(id)?.mask ?? Mask(digits: digits)
  }
}
