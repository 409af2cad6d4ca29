import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Part: Identifiable, Equatable {
  let id: Int
  var number: Int?
  var other: Int?
  var name: String?
  var code = ""
  var spare: String?
}

/// What is returned of a row is what a query selects of it, whatever of the row is NULL.
@Suite struct ReturningNullTests {
  private static let rows = [
    Part(id: 5, number: 1, other: 1, name: "12", code: "12", spare: "7"),
    Part(id: 1, number: nil, other: nil, name: nil, spare: nil),
    Part(id: 2, number: nil, other: 2, name: "aba", spare: nil),
    Part(id: 3, number: 3, other: nil, name: nil, spare: "x"),
    Part(id: 4, number: 4, other: 9, name: "", spare: "y"),
  ]

  private static func text(_ expression: SQLExpression) -> Computed<String> {
    Computed(.cast(expression, .text))
  }

  private func expectSame(
    _ database: any Database, _ name: String, _ value: (Part.Columns) -> Computed<String>
  ) async throws {
    func texts(_ outputs: [String?]) -> [String] { outputs.map { $0 ?? "NULL" }.sorted() }
    // Whatever the type says, it may be NULL.
    let value = Computed<String?>(value(Part.columns).expression)
    let insert = Part.insert(Self.rows)
    let inserted = texts(try await insert.returning { _ in value }.fetchAll(database))
    let selected = texts(try await Part.select { _ in value }.fetchAll(database))
    #expect(inserted == selected, "\(name), inserted")
    let updated = Part.all().update { $0.other = $0.other }.returning { _ in value }
    #expect(texts(try await updated.fetchAll(database)) == selected, "\(name), updated")
    let upserted = insert.onConflict(\.id) { row, excluded in row.name = excluded.name }
      .returning { _ in value }
    #expect(texts(try await upserted.fetchAll(database)) == selected, "\(name), upserted")
    let deleted = Part.all().delete().returning { _ in value }
    #expect(texts(try await deleted.fetchAll(database)) == selected, "\(name), deleted")
  }

  @Test(arguments: Engine.allCases)
  func whatIsReturnedIsWhatIsSelected(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      try await Part.createTable().execute(database)
      try await expectSame(database, "IS NULL") { Self.text(($0.number == nil).expression) }
      try await expectSame(database, "IS NULL of a negative") { Self.text((-$0.number == nil).expression) }
      try await expectSame(database, "IS NULL of a sum") {
        Self.text(($0.number + $0.other == nil).expression)
      }
      try await expectSame(database, "IN of a few") { Self.text(($0.number.in([3, 5])).expression) }
      try await expectSame(database, "IN of seven") {
        Self.text(($0.number.in([1, 2, 3, 5, 6, 7, 8])).expression)
      }
      try await expectSame(database, "NOT IN of seven") {
        Self.text((!$0.number.in([1, 2, 3, 5, 6, 7, 8])).expression)
      }
      try await expectSame(database, "IN of a long list") {
        Self.text(($0.number.in(Array(0..<1_200))).expression)
      }
      try await expectSame(database, "IN of texts") {
        Self.text(($0.name.in(["a", "b", "", "c", "d", "e"])).expression)
      }
      try await expectSame(database, "IN of a query") {
        Self.text(($0.number.in(Tag.select(\.id))).expression)
      }
      try await expectSame(database, "NOT IN of a query") {
        Self.text((!$0.number.in(Tag.select(\.id))).expression)
      }
      try await expectSame(database, "IN of a query of NULLs") {
        Self.text(($0.id.in(Tag.select(\.id))).expression)
      }
      try await expectSame(database, "EXISTS") { part in
        Self.text((exists(Tag.where { $0.weight == part.number })).expression)
      }
      try await expectSame(database, "a NULL in a subquery") { part in
        Self.text(exists(Tag.where { _ in part.number == nil }).expression)
      }
      try await expectSame(database, "a subquery") { part in
        Self.text((Tag.where { $0.id != part.number }.count()).expression)
      }
      try await expectSame(database, "null-safe") { Self.text((($0.number.is($0.other))).expression) }
      // A type may say of a column that it is never NULL, and the database otherwise.
      try await expectSame(database, "replaced by a column") {
        Computed($0.name.replace("b", with: Computed<String>($0.spare.expression)).expression)
      }
      try await expectSame(database, "nothing replaced by a column") {
        Computed($0.name.replace("", with: Computed<String>($0.spare.expression)).expression)
      }
      try await expectSame(database, "a column replaced by a column") {
        Computed(
          $0.name.replace(Computed<String>($0.name.expression), with: Computed<String>($0.spare.expression))
            .expression)
      }
      try await expectSame(database, "CASE") {
        Self.text((Case.of($0.number).when(3, then: 1).else(2)).expression)
      }
      try await expectSame(database, "coalesce") { Self.text(($0.number ?? 0).expression) }
      try await expectSame(database, "between") { Self.text(($0.number.between(1, and: 3)).expression) }
    }
  }

  /// SQLite would compare such texts as numbers.
  @Test(arguments: Engine.allCases)
  func whatLooksLikeANumberIsReturnedAsAText(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      try await Part.createTable().execute(database)
      try await expectSame(database, "=") { Self.text(($0.code == "012").expression) }
      try await expectSame(database, "= of an optional") { Self.text(($0.name == "12.0").expression) }
      try await expectSame(database, "<") { Self.text(($0.code < "2").expression) }
      try await expectSame(database, "> of nothing") { Self.text(($0.code > "").expression) }
      try await expectSame(database, "< of columns") { Self.text(($0.code < ($0.spare ?? "")).expression) }
      try await expectSame(database, "IN") { Self.text($0.code.in(["012", "a"]).expression) }
      try await expectSame(database, "IN of many") {
        Self.text($0.code.in((0..<1_500).map { "0\($0)" }).expression)
      }
      try await expectSame(database, "IN of a query") {
        Self.text($0.code.in(Tag.select { _ in "012" }).expression)
      }
      try await expectSame(database, "BETWEEN") { Self.text($0.code.between("1", and: "2").expression) }
      try await expectSame(database, "IS") { Self.text($0.code.is("012").expression) }
      try await expectSame(database, "IS NOT") { Self.text($0.name.isNot("012").expression) }
      try await expectSame(database, "a row value") {
        Self.text((row($0.other, $0.code) == row(1, "012")).expression)
      }
      try await expectSame(database, "a row value in order") {
        Self.text((row($0.number, $0.code) < row(1, "2")).expression)
      }
      try await expectSame(database, "CASE of a text") {
        Self.text(Case.of($0.code).when("012", then: 1).else(2).expression)
      }
      try await expectSame(database, "CASE of a condition") {
        Self.text(Case().when($0.code > "2", then: 1).else(2).expression)
      }
      try await expectSame(database, "a subquery") { part in
        Self.text(Tag.where { _ in part.code == "012" }.count().expression)
      }
      try await expectSame(database, "the greater text") { Computed(greatest($0.code, "2").expression) }
      try await expectSame(database, "NULL for a text") { Computed($0.code.nullIf("012").expression) }
    }
  }
}
