import MaskKit
import Testing

/// Published numbers, and the same numbers with an error in them.
@Suite("Check rules on published examples")
struct CheckExampleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var check: CheckDefinition
    var good: [String]
    var bad: [String]
    var testDescription: String { name }
  }

  @Test("Each rule takes the right numbers and no wrong ones", arguments: all)
  func examples(_ row: Row) throws {
    let rule = try CheckRule(row.check)
    for value in row.good {
      #expect(rule.holds(for: value), "\(row.name) refuses \(value)")
    }
    for value in row.bad {
      #expect(!rule.holds(for: value), "\(row.name) takes \(value)")
    }
  }

  static let all = sums + divisions + others
  static let digitsAndLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  static let sums: [Row] = [
    Row(
      name: "Luhn", check: CheckDefinition(.luhn(remainder: 0)),
      good: ["79927398713", "4242424242424242", "378282246310005", "00"],
      bad: ["79927398710", "4242424242424241", "0", "", "7992739871x", "7992 7398713"]),
    Row(
      name: "Luhn over 36 characters",
      check: CheckDefinition(.luhn(remainder: 0), alphabet: [digitsAndLetters]),
      good: ["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"], bad: ["27AAPFU0939F1ZW", "27aapfu0939f1zv"]),
    Row(
      name: "Luhn with letters as two digits", check: expanding(.luhn(remainder: 0)),
      good: ["US0378331005", "GB00BYXJL758", "AU0000XVGZA3"],
      bad: ["US0378331006", "US0373831005", "AU0000VXGZA3x"]),
    Row(
      name: "Luhn with another remainder",
      check: part(CheckDefinition(.luhn(remainder: 6)), from: 3),
      good: ["ABC79927398719"], bad: ["ABC79927398713", "ABC", "A"]),
    Row(
      name: "A sum of the products' digits", check: part(weighted(austrian), from: 3),
      good: ["ATU13585627", "ATU57194903"], bad: ["ATU13585626", "ATU57194904", "ATU"]),
    Row(
      name: "Luhn of the last ten", check: part(CheckDefinition(.luhn(remainder: 0)), from: -10),
      good: ["8803200016", "198803200016"], bad: ["8803200018", "803200016"]),
    Row(
      name: "Luhn of the first nine", check: part(CheckDefinition(.luhn(remainder: 0)), to: 9),
      good: ["123026635", "123026635RC0001"], bad: ["123026636", "12302663"]),
    Row(
      name: "Luhn, others skipped", check: skipping(.luhn(remainder: 0)),
      good: ["7992-7398 713", "７79927398713"], bad: ["7992-7398 714", "----", "0-"]),
    Row(
      name: "Verhoeff", check: CheckDefinition(.verhoeff),
      good: ["2363", "123451", "84736430954837284567892", "499118665246"],
      bad: ["2364", "123450", "3263", "499118665247", "", "0", "49911866524X"]),
  ]

  static let divisions: [Row] = [
    Row(
      name: "ISO 7064 mod 97-10, rotated",
      check: CheckDefinition(.iso7064(.mod97radix10, move: 4)),
      good: ["GB82WEST12345698765432", "DE89370400440532013000", "NO9386011117947"],
      bad: ["GB82WEST12345698765423", "DE89370400440532013001", "GB82west12345698765432", "GB82"]),
    Row(
      name: "ISO 7064 mod 97-10", check: CheckDefinition(.iso7064(.mod97radix10, move: 0)),
      good: ["79444", "213800KUD8LAJWSQ9D15"], bad: ["79445", "213800KUD8LAJWSQ9D14"]),
    Row(
      name: "ISO 7064 mod 11-2", check: CheckDefinition(.iso7064(.mod11radix2, move: 0)),
      good: ["079X", "0000000218250097", "000000021694233X"], bad: ["07X9", "0790", "X"]),
    Row(
      name: "ISO 7064 mod 37-2", check: CheckDefinition(.iso7064(.mod37radix2, move: 0)),
      good: ["A999914123456N", "G123489654321Y"], bad: ["A999914123456M", "*G123489654321Y"]),
    Row(
      name: "ISO 7064 mod 11,10", check: CheckDefinition(.iso7064(.mod11and10, move: 0)),
      good: ["07945", "36574261809", "33392005961"], bad: ["07946", "36574261890", "0"]),
    Row(
      name: "ISO 7064 mod 37,36", check: CheckDefinition(.iso7064(.mod37and36, move: 0)),
      good: ["A12425GABC1234002M"], bad: ["A12425GABC1234002N", "A12425GABC1234020M"]),
    Row(
      name: "Number modulo 23 with leading letters read as digits", check: spanish,
      good: ["54362315K", "12345678Z", "X2482300W", "Z8327649K"],
      bad: ["54362315Z", "12345678A", "X2482300A", "K5436231"]),
    Row(
      name: "97 less the number modulo 97", check: french,
      good: ["295109912611193", "253072B07300470"], bad: ["295109912611199", "253072A07300470"]),
    Row(
      name: "Number divisible", check: CheckDefinition(.remainder(RemainderStep(modulus: 11))),
      good: ["2022749619", "11"], bad: ["2022749618", "", "x"]),
    Row(
      name: "Italian tables", check: italian, good: ["RCCMNL83S18D969H", "RSSMRA85T10A562S"],
      bad: ["RCCMNL83S18D969I", "RSSMRA85T10A526S"]),
  ]

  static let others: [Row] = [
    Row(
      name: "Chinese resident identity number",
      check: weighted(
        WeightedStep(
          weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], modulus: 11,
          outcome: map("10X98765432"))),
      good: ["11010519491231002X", "360426199101010071"],
      bad: ["110105194912310020", "11010519491231002", "x1010519491231002X"]),
    Row(
      name: "A remainder that no number has",
      check: weighted(
        WeightedStep(
          weights: [10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11,
          outcome: .map(["0", nil, "9", "8", "7", "6", "5", "4", "3", "2", "1"]))),
      good: ["9434765870", "4010232137"],
      bad: ["0000000060", "0000000061", "0000000069", "9434765871"]),
    Row(
      name: "Two steps",
      check: weighted(
        WeightedStep(
          weights: [10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, outcome: map("00987654321")),
        WeightedStep(
          weights: [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], modulus: 11, outcome: map("00987654321"))),
      good: ["39053344705", "23100286901"], bad: ["23100286900", "39053344750"]),
    Row(
      name: "A sum with an addend", check: weighted(australian),
      good: ["83914571673", "51824753556"], bad: ["99999999999", "51824753557"]),
    Row(
      name: "Second weights", check: part(weighted(lithuanian), from: 2),
      good: ["LT119511515", "LT236758111"], bad: ["LT119511514", "LT236758110"]),
    Row(
      name: "Weights from the right", check: part(weighted(romanian), from: 2),
      good: ["RO18547290", "RO14543260", "RO361897"], bad: ["RO18547291", "RO"]),
    Row(
      name: "Several rules",
      check: CheckDefinition(
        .any([
          lengths([2], CheckDefinition(.oneOf(["ab", "é1"]))),
          CheckDefinition(.all([begins(["é"], CheckDefinition(.noneOf(["éa", "éb"])))])),
        ])),
      good: ["ab", "é1", "éc", "é", "é🙂"], bad: ["éa", "ba", "", "a"]),
    Row(
      name: "No rule",
      check: CheckDefinition(
        .not([CheckDefinition(.range(min: 0, max: 99)), CheckDefinition(.verhoeff)])),
      good: ["100", "4A", ""], bad: ["4", "99", "2363"]),
    Row(
      name: "Date", check: CheckDefinition(.date("yyyyMMdd")),
      good: ["20240229", "20000229", "19991231"],
      bad: ["20230229", "19000229", "20241301", "20240431", "20240100", "2024022", "2024０229"]),
    Row(
      name: "Date without a year", check: CheckDefinition(.date("dd/MM")),
      good: ["29/02", "31.12"], bad: ["30/02", "00/01", "29/13"]),
    Row(
      name: "Time", check: CheckDefinition(.date("HHmmss")), good: ["235959", "000000"],
      bad: ["240000", "236000", "235960"]),
    Row(
      name: "Range", check: part(CheckDefinition(.range(min: 1, max: 180)), to: 3),
      good: ["001", "180x"], bad: ["181", "000", "0x1", "1"]),
    Row(
      name: "Range of a long number", check: CheckDefinition(.range(min: 0, max: 9)),
      good: ["00000000000000000000000000009"],
      bad: ["99999999999999999999999999999", "18446744073709551617"]),
  ]
}
