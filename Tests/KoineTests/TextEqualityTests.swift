import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

@_spi(KoineDriver) @testable import Koine

@Table private struct Folder: Identifiable {
  let id: Int
  var document: JSONValue
  var title: String
}

/// Two texts that look the same are one `String` to Swift, and two to an engine: so they are to the tree.
@Suite struct TextEqualityTests {
  private static let composed = "\u{E9}"
  private static let decomposed = "e\u{301}"

  private static func table(_ name: String, _ column: String) -> SQLTableReference {
    SQLTableReference(name: name, columns: [.init(name: column, type: .text, isNullable: false)])
  }

  @Test func partsOfTheTreeDifferByTheirBytes() {
    #expect(Self.composed == Self.decomposed)
    func expectTwo<Part: Hashable>(_ part: (String) -> Part, line: Int = #line) {
      let parts = [part(Self.composed), part(Self.decomposed), part(Self.composed)]
      #expect(parts[0] != parts[1] && parts[0] == parts[2], "line \(line)")
      #expect(Set(parts).count == 2, "line \(line)")
    }
    expectTwo { SQLJSONLeg.key($0) }
    expectTwo { SQLFragment.Part.text($0) }
    expectTwo { SQLFragment.Part.identifier($0) }
    expectTwo { SQLFragment([.text("a"), .text($0)]) }
    expectTwo { SQLFullTextPhrase([$0]) }
    expectTwo { SQLFullTextPhrase(["a"], in: ["b", $0]) }
    expectTwo { SQLAggregateFunction.concatenate(separator: $0) }
    expectTwo { SQLProgramCollation($0) }
    expectTwo { Self.table($0, "a") }
    expectTwo { Self.table("a", $0).columns[0] }
    expectTwo { Self.table("a", "b").aliased($0).columns[0] }
    expectTwo { Self.table("a", "b").aliased($0) }
    expectTwo { SQLValue.text($0) }
    #expect(!Self.table("a", Self.composed).has(Self.table("a", Self.decomposed).columns[0]))
  }

  /// Parts that differ otherwise, and equal ones.
  @Test func otherPartsDifferAsBefore() {
    let parts: [SQLFragment.Part] = [
      .text("a"), .identifier("a"), .expression(.literal(.integer(1), .bigInteger)),
      .list([], element: .text),
      .list([], element: .blob), .table(Self.table("a", "b")), .columns(Self.table("a", "b")), .ordering([]),
      .query(.fragment(SQLFragment([.text("a")]))), .alternatives([]), .collation(.binary),
      .collation(.noCase),
    ]
    #expect(Set(parts).count == parts.count)
    for (index, part) in parts.enumerated() { #expect(parts.firstIndex(of: part) == index) }
    let functions: [SQLAggregateFunction] = [
      .count, .sum, .average, .minimum, .maximum, .concatenate(separator: ","), .concatenate(separator: ";"),
      .spread(.varianceOfSample), .spread(.varianceOfPopulation), .pair(.count), .pair(.slope), .bitAnd,
      .bitOr,
      .bitExclusiveOr, .continuousPercentile(0.5), .continuousPercentile(0.25), .discretePercentile(0.5),
      .mode,
      .first,
    ]
    #expect(Set(functions).count == functions.count)
    for (index, function) in functions.enumerated() { #expect(functions.firstIndex(of: function) == index) }
    #expect(SQLJSONLeg.index(0) != .key("0") && SQLJSONLeg.index(1) == .index(1))
  }

  /// The value of another key is none of the group's.
  @Test func aKeyThatLooksTheSameIsNotGrouped() {
    let groups = Folder.group { $0.document[Self.composed].text }
    let one = groups.select { $0.document[Self.composed].text }
    #expect(Self.problems(of: one) == [[], []])
    let other = groups.select { $0.document[Self.decomposed].text }
    #expect(Self.problems(of: other) == [[.defect(.ungroupedColumn)], [.defect(.ungroupedColumn)]])
  }

  private static func problems(of statement: some Statement) -> [[UnsupportedFeature.Subject]] {
    [statement.check(in: .sqlite), statement.check(in: .postgreSQL)].map { problems in
      problems.filter { !$0.isNote }.map(\.subject)
    }
  }

  @Test func aKeyOfAnObjectWithNULIsRefused() {
    let objects = Folder.select { jsonObject(("a", $0.id), ("b\0", $0.id)) }
    #expect(Self.problems(of: objects) == [[.defect(.invalidValue)], [.defect(.invalidValue)]])
    let problems = objects.check(in: .sqlite).filter { !$0.isNote }
    #expect(problems.map(\.detail) == ["a constant: a key of JSON with NUL"])
  }
}
