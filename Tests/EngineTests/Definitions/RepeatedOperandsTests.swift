import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A table whose rules need what is computed several times.
@Table("visits") private struct TimedVisit: Identifiable, Equatable {
  let id: Int
  var start: Date
  var end: Date
  @Column(generated: .stored) var minutes: Int?

  static let generatedColumns: [GeneratedColumn<TimedVisit>] = [
    .computed(\.minutes) { $0.start.adding(30, .minute).until($0.end, in: .minute) }
  ]
  static let constraints: [TableConstraint<TimedVisit>] = [
    .check("half an hour") { ($0.start.adding(30, .minute).until($0.end, in: .minute) ?? 0) >= 0 }
  ]
}

/// The same with numbers that are rounded.
@Table("prices") private struct RoundedPrice: Identifiable, Equatable {
  let id: Int
  var price: Double
  @Column(generated: .stored) var gross: Double

  static let generatedColumns: [GeneratedColumn<RoundedPrice>] = [
    .computed(\.gross) { ($0.price * 1.5).round() }
  ]
  static let constraints: [TableConstraint<RoundedPrice>] = [
    .check("at most a hundred") { ($0.price * 1.5).round() <= 100 }
  ]
  static let indexes: [TableIndex<RoundedPrice>] = [
    .on(name: "prices_gross") { ($0.price * 1.5).round() },
    .on(name: "prices_low") {
      $0.price
    } where: {
      ($0.price * 1.5).round() < 10
    },
  ]
}

/// What the database keeps to compute it for each row takes no subquery: operands that are needed several times have no
/// name there.
@Suite struct RepeatedOperandsTests {
  private static let noon = Date(timeIntervalSince1970: 1_700_000_000)

  @Test(arguments: Engine.allCases) func aCheckAndAColumnOfDates(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await TimedVisit.createTable().execute(database)
      try await TimedVisit.insert {
        TimedVisit.Draft(id: 1, start: Self.noon, end: Self.noon.addingTimeInterval(2_700))
      }
      .execute(database)
      #expect(try await TimedVisit.all().select(\.minutes).fetchAll(database) == [15])
      let error = await #expect(throws: DatabaseError.self) {
        try await TimedVisit.insert {
          TimedVisit.Draft(id: 2, start: Self.noon, end: Self.noon.addingTimeInterval(1_740))
        }
        .execute(database)
      }
      #expect(error?.code == .checkViolation)
    }
  }

  @Test func aCheckAColumnAndIndexesOfNumbers() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await RoundedPrice.createTable().execute(database)
      try await RoundedPrice.insert {
        RoundedPrice.Draft(id: 1, price: 3)
        RoundedPrice.Draft(id: 2, price: 66)
      }
      .execute(database)
      #expect(try await RoundedPrice.order(by: \.id).select(\.gross).fetchAll(database) == [5, 99])
      let error = await #expect(throws: DatabaseError.self) {
        try await RoundedPrice.insert { RoundedPrice.Draft(id: 3, price: 67) }.execute(database)
      }
      #expect(error?.code == .checkViolation)
      #expect(
        try await database.schema().table("prices")?.indexes.map(\.name) == ["prices_gross", "prices_low"])
    }
  }

  private static func problems(_ rule: SQLTableConstraint, in dialect: any SQLDialect) -> [String] {
    let table = SQLCreateTable(
      RoundedPrice.columns._source, columns: [SQLCreateTable.Column(RoundedPrice.columns.price.column)],
      constraints: [rule])
    return SQLStatement.createTable(table).check(in: dialect).map { "\($0.subject) \($0.detail)" }
  }

  /// Each level repeats what is below it.
  @Test func whatWouldRepeatTooManyPartsIsRefused() {
    var number = RoundedPrice.columns.price.expression
    for _ in 1...14 {
      number = .function(.round, [.arithmetic(number, .multiply, .literal(.double(1.5), .double))])
    }
    let rule = SQLTableConstraint(.check(.comparison(number, .less, .literal(.double(9), .double))))
    #expect(
      Self.problems(rule, in: PostgreSQLDialect.postgreSQL)
        == ["construct an expression of so many parts that repeat each other"])
  }
}
