import MaskKit

/// The masks that are measured. They are written here, so that a change of the catalogue does not
/// change what the table compares.
enum Measured {
  static func phone() throws -> Mask { try Mask(groups: "3-4-4") }
  static func card() throws -> Mask { try Mask(groups: "4-4-4-4") }

  /// A phone number that is often pasted with its country's code.
  static func phoneWithCode() throws -> Mask {
    var definition = MaskDefinition(groups: "3-4-4")
    definition.dropPrefixes = ["+86", "0086", "86"]
    return try Mask(definition)
  }

  /// Literals and four classes.
  static func pattern() throws -> Mask { try Mask(pattern: "(@@) ###-** / @@@@") }

  /// An IBAN of any country: one layout, digits and capitals.
  static func iban() throws -> Mask {
    var layout = LayoutDefinition()
    layout.groups = "4..."
    layout.maxDigits = 34
    layout.accept = "0-9A-Z"
    layout.lengths = Array(15...34)
    var definition = MaskDefinition(layout)
    definition.letterCase = .upper
    definition.dropPrefixes = ["IBAN"]
    return try Mask(definition)
  }

  /// Digits in fours.
  static func fours(_ capacity: Int) throws -> Mask {
    var layout = LayoutDefinition()
    layout.groups = "4..."
    layout.maxDigits = capacity
    return try Mask(MaskDefinition(layout))
  }

  /// The layouts of all card brands, told apart by the first digits.
  static func cardOfAllBrands() throws -> Mask { try Mask(allBrands) }

  static let allBrands: MaskDefinition = {
    func brand(_ groups: String, _ lengths: [Int]?, _ when: String...) -> LayoutDefinition {
      var layout = LayoutDefinition()
      layout.groups = groups
      layout.lengths = lengths
      layout.when = when.isEmpty ? nil : when
      return layout
    }
    let long = "4-4-4-4-3"
    return MaskDefinition(
      LayoutDefinition(),
      alternatives: [
        brand("4-4-4-4", nil, "5019", "4571", "4175"),
        brand(
          "4-4-4-4", nil, "401178", "401179", "438935", "457631", "457632", "431274", "451416",
          "457393", "504175", "506699-506778", "509000-509999", "627780", "636297", "636368",
          "650031-650033", "650035-650051", "650405-650439", "650485-650538", "650541-650598",
          "650700-650718", "650720-650727", "650901-650978", "651652-651679", "655000-655019",
          "655021-655058"),
        brand(
          "4-4-4-4", nil, "637095", "63737423", "63743358", "637568", "637599", "637609",
          "637612"),
        brand("4-4-4-4", nil, "606282", "384100", "384140", "384160"),
        brand(long, [16, 18, 19], "506099-506198", "507865-507964", "650002-650027"),
        brand(long, [16, 17, 18, 19], "2200-2204"),
        brand("4-4-4-4", nil, "9792"),
        brand(long, [16, 17, 18, 19], "2131", "1800", "3528-3589"),
        brand("4-6-5", nil, "34", "37"),
        brand("4-6-4", nil, "300-305", "309", "36", "38", "39"),
        brand(long, [16, 17, 18, 19], "300-305", "309", "36", "38", "39"),
        brand("4-4-4-4", nil, "51-55", "2221-2720"),
        brand(long, [16, 17, 18, 19], "6011", "644-649", "65", "622126-622925"),
        brand(long, [14, 15, 16, 17, 18, 19], "62", "81"),
        brand("4-4-4-4", nil, "508", "60", "6521", "6522", "81", "82"),
        brand(long, [13, 16, 18, 19], "4"),
        brand("4-5-6", nil, "1"),
        brand(
          long, [12, 13, 14, 15, 16, 17, 18, 19], "493698", "500000-509999", "56-59", "63", "67",
          "6"),
        brand(long, [12, 13, 14, 15, 16, 17, 18, 19]),
      ])
  }()

  /// A mask that tells `count` beginnings of four digits apart, and the beginnings.
  static func choosing(among count: Int) throws -> (Mask, beginnings: [String]) {
    var random = SeededGenerator(seed: UInt64(count))
    let beginnings = (0..<10_000).shuffled(using: &random).prefix(count)
      .map { String(String(10_000 + $0).dropFirst()) }
    let groups = ["4-6-6", "4-5-7", "4-8-4"]
    var alternatives: [LayoutDefinition] = []
    for (index, groups) in groups.enumerated() {
      var layout = LayoutDefinition()
      layout.groups = groups
      layout.when = beginnings.enumerated().filter { $0.offset % 3 == index }.map { $0.element }
      if layout.when?.isEmpty == false { alternatives.append(layout) }
    }
    var other = LayoutDefinition()
    other.groups = "4-4-4-4"
    alternatives.append(other)
    let mask = try Mask(MaskDefinition(LayoutDefinition(), alternatives: alternatives))
    return (mask, beginnings)
  }
}
