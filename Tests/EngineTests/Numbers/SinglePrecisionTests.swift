import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Reading: Identifiable, Equatable {
  let id: Int
  var value: Float
  var before: Float?
}

/// Columns of single precision that the database computes.
@Table private struct Tripled: Identifiable {
  let id: Int
  var value: Float
  @Column(generated: .stored) var triple: Float

  static let generatedColumns: [GeneratedColumn<Tripled>] = [.computed(\.triple) { $0.value * 3 }]
}

@Table private struct Copied: Identifiable, Equatable {
  let id: Int
  var value: Float
  @Column(generated: .stored) var copy: Float

  static let generatedColumns: [GeneratedColumn<Copied>] = [.computed(\.copy) { $0.value }]
}

/// What is computed in double precision and stored in single: engines that have no such type refuse it.
@Suite struct SinglePrecisionTests {
  private static let subjects: Set = [UnsupportedFeature.Subject.feature(.roundingToReal)]

  private static func expectRefusal(of statement: some Statement, _ name: String) {
    let found = Set(statement.check(in: .sqlite).filter { !$0.isNote }.map(\.subject))
    #expect(found == subjects, "\(name)")
    #expect(statement.check(in: .postgreSQL).filter { !$0.isNote }.map(\.subject) == [], "\(name)")
    #expect(statement.check(in: .mariaDB).filter { !$0.isNote }.map(\.subject) == [], "\(name)")
  }

  @Test func whatIsComputedIsStoredInSinglePrecisionByEnginesThatRoundIt() {
    Self.expectRefusal(of: Tripled.createTable(), "a generated column")
    Self.expectRefusal(
      of: Reading.insert(\.id, \.value, select: Reading.select { ($0.id + 10, $0.value * 3) }), "a query")
    Self.expectRefusal(
      of: Reading.insert(
        \.id, \.value,
        select: Reading.select { ($0.id + 10, $0.value * 2) }
          .unionAll(Reading.select { ($0.id + 20, $0.value * 3) })), "an arm of a query")
    Self.expectRefusal(
      of: Reading.where { $0.id == 1 }.update {
        $0.value = Case().when($0.id == 1, then: $0.value).else($0.value * 3)
      }, "a branch")
    Self.expectRefusal(
      of: Reading.where { $0.id == 1 }.update { $0.before = $0.before ?? $0.before * 3 }, "coalesce")
    Self.expectRefusal(
      of: Reading.where { $0.id == 1 }.update { $0.value = greatest($0.value, $0.value * 3) }, "greatest")
    Self.expectRefusal(
      of: Reading.where { $0.id == 1 }.update {
        $0.before = Reading.where { $0.id == 2 }.select { $0.value * 3 }
      }, "a subquery")
    let tripled = Reading.select { ($0.id, $0.value * 3) }
    Self.expectRefusal(
      of: Reading.insert(\.id, \.value, select: tripled.as("tripled").select { ($0.0 + 10, $0.1) }),
      "a derived table")
    Self.expectRefusal(
      of: Reading.insert(
        \.id, \.value, select: tripled.commonTable("tripled").select { ($0.0 + 10, $0.1) }),
      "a common table")
  }

  /// What is in single precision already is stored as it is.
  @Test(arguments: [Engine.sqlite, .postgreSQL])
  func numbersOfSinglePrecisionAreStoredFromAnywhere(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reading.createTable().execute(database)
      try await Copied.createTable().execute(database)
      try await Reading.insert {
        Reading(id: 1, value: 0.1, before: nil)
        Reading(id: 2, value: 0.3, before: 0.7)
      }.execute(database)
      try await Copied.insert(\.id, \.value, select: Reading.select { ($0.id, $0.before ?? $0.value) })
        .execute(database)
      try await Reading.all().update {
        $0.value = Case().when($0.id == 1, then: $0.value).else($0.before ?? 0.5)
        $0.before = Copied.where { $0.id == 2 }.select(\.copy)
      }.execute(database)
      #expect(
        try await Copied.order(by: \.id).fetchAll(database)
          == [Copied(id: 1, value: 0.1, copy: 0.1), Copied(id: 2, value: 0.7, copy: 0.7)])
      #expect(
        try await Reading.order(by: \.id).fetchAll(database)
          == [Reading(id: 1, value: 0.1, before: 0.7), Reading(id: 2, value: 0.7, before: 0.7)])
    }
  }
}
