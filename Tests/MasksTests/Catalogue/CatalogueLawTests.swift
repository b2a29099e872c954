import MaskKit
import MaskTestSupport
import Masks
import Testing

/// The catalogue's masks under random edits: the engine against the reference model, and the laws.
@Suite("The catalogue's masks under random edits")
struct CatalogueLawTests {
  static let masks = MaskCatalog.builtIn.masks

  @Test("The engine and the model agree, and the laws hold", arguments: masks)
  func agree(_ named: NamedMask) throws {
    let definition = named.mask.definition
    // Some edits change the mask, to another one of the catalogue and back.
    let place = try #require(Self.masks.firstIndex { $0.id == named.id })
    let next = Self.masks[(place + 1) % Self.masks.count].mask.definition
    for round in 0..<Rounds.count(1) {
      let seed = Rounds.firstSeed &+ UInt64(round * 10_000 + place)
      let edits = Self.edits(named, next, seed)
      let difference = RandomRun.difference(
        definition, edits, EngineField.self, ReferenceField.self)
      #expect(
        difference == nil,
        """
        \(named.id), seed \(seed): the engine (first) and the model differ: \(difference ?? "")
        \(ReplayText.line(id: "SEED-\(seed)", definition, edits))
        """)
      var checker = LawChecker<EngineField>()
      let failure = LawRun.failure(definition, edits, &checker, every: 4)
      #expect(
        failure == nil,
        """
        \(named.id), seed \(seed): \(failure ?? "")
        \(ReplayText.line(id: "SEED-\(seed)", definition, edits))
        """)
      #expect(checker.total > 0)
    }
  }

  /// Random edits, each made for the field as it stands; the first puts an example there.
  private static func edits(
    _ named: NamedMask, _ next: MaskDefinition, _ seed: UInt64
  ) -> [FieldEdit] {
    let definition = named.mask.definition
    var random = RandomSource(seed: seed)
    var edits: [FieldEdit] = named.examples.first.map { [.set($0.text)] } ?? []
    var field = ReferenceField(ReferenceMask(definition))
    for edit in edits { field.apply(edit) }
    // The model reads thousands of beginnings anew for every question.
    let beginnings = definition.alternatives?.reduce(0) { $0 + ($1.when?.count ?? 0) } ?? 0
    for _ in 0..<(beginnings > 1_000 ? 3 : 24) {
      let edit = RandomEdit.make(
        for: field, field.mask.definition, masks: [definition, next], &random)
      edits.append(edit)
      field.apply(edit)
    }
    return edits
  }
}
