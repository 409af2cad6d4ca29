import Foundation
import Koine
import KoineTesting
import Testing

/// A table with a column of each kind.
@Table("samples") private struct VerifiedSample: Identifiable {
  let id: Int
  var flag: Bool
  var ratio: Double
  var text: String
  var at: Date
  var code: UUID
  var bytes: [UInt8]
  @Column(as: JSON<[String]>.self) var document: [String]
  @Column(as: Scaled<Two>.self) var price: Decimal
}

private enum Two: DecimalScale { static let scale = 2 }

/// Reads of the same names what the columns are not.
@Table("samples") private struct Strange {
  var text: Int
  var ratio: String
  var at: Double
}

/// The types of the columns of queries written by hand, held against those that rows are read as.
@Suite(.timeLimit(.minutes(5))) struct VerifiedResultTests {
  private static func kinds(
    _ engine: Engine, _ queries: [any VerifiableQuery], _ setup: String = ""
  ) async throws -> [[QueryFinding.Kind]] {
    try await engine.withDatabase { database in
      try await VerifiedSample.createTable().execute(database)
      if !setup.isEmpty { try await database.executeScript(setup) }
      var kinds: [[QueryFinding.Kind]] = []
      for query in queries {
        kinds.append(try await database.verify(query).filter(\.isProblem).map(\.kind))
      }
      // Nothing was run.
      #expect(try await VerifiedSample.count().fetchOne(database) == 0)
      return kinds
    }
  }

  private static func other(_ column: String, _ live: String, _ declared: String) -> QueryFinding.Kind {
    .otherResultType(column: column, is: live, declared: declared)
  }

  private static let declared = DeclaredQuery { (id: Parameter<Int>) in
    RawQuery("SELECT text FROM samples WHERE id = \(id)", as: Int.self)
  }

  @Test(arguments: Engine.allCases) func whatFitsIsNoFinding(_ engine: Engine) async throws {
    let queries: [any VerifiableQuery] = [
      RawQuery("SELECT * FROM samples WHERE id = \(1)", as: VerifiedSample.self),
      RawQuery("SELECT id, flag, ratio, text FROM samples", as: (Int, Bool, Double, String).self),
      RawQuery("SELECT id, at, code FROM samples -- all", as: (Int32, Date?, UUID).self),
      RawQuery("SELECT count(*), max(id), min(text) FROM samples", as: (Int, Int?, String?).self),
      RawQuery("SELECT id FROM samples", as: Double.self),
      RawQuery("SELECT text FROM samples", as: UUID.self),
      RawQuery("SELECT text AS t, text AS t FROM samples", as: (String, String).self),
      RawQuery("SELECT text, id FROM samples", as: Row.self),
      RawQuery("WITH s AS (SELECT id FROM samples) SELECT id FROM s", as: Int.self),
    ]
    let found = try await Self.kinds(engine, queries)
    #expect(found == queries.map { _ in [] })
  }

  @Test(arguments: Engine.allCases) func columnsOfOtherTypesAreFound(_ engine: Engine) async throws {
    let queries: [any VerifiableQuery] = [
      RawQuery("SELECT text FROM samples", as: Int.self),
      RawQuery("SELECT ratio, id AS number FROM samples", as: (String, Date).self),
      RawQuery("SELECT * FROM samples", as: Strange.self),
      Self.declared,
    ]
    let found = try await Self.kinds(engine, queries)
    switch engine {
    case .sqlite:
      #expect(
        found == [
          [Self.other("text", "TEXT", "INTEGER")],
          [Self.other("ratio", "REAL", "TEXT"), Self.other("number", "INTEGER", "TEXT")],
          [
            Self.other("text", "TEXT", "INTEGER"), Self.other("ratio", "REAL", "TEXT"),
            Self.other("at", "TEXT", "REAL"),
          ],
          [Self.other("text", "TEXT", "INTEGER")],
        ])
    case .postgreSQL:
      #expect(
        found == [
          [Self.other("text", "text", "bigint")],
          [Self.other("ratio", "double precision", "text"), Self.other("number", "bigint", "timestamptz")],
          [
            Self.other("text", "text", "bigint"), Self.other("ratio", "double precision", "text"),
            Self.other("at", "timestamp with time zone", "double precision"),
          ],
          [Self.other("text", "text", "bigint")],
        ])
    }
  }

  @Test func typesOfExpressionsOnPostgreSQL() async throws {
    let queries: [any VerifiableQuery] = [
      RawQuery("SELECT sum(id) FROM samples", as: Int?.self),
      RawQuery("SELECT sum(price), avg(price) FROM samples", as: (Double?, Double?).self),
      RawQuery("SELECT at - at AS age, ARRAY[id] AS ids FROM samples", as: (Double, String).self),
      RawQuery("SELECT 'a' AS a, mood, short, flag FROM kept", as: (String, String, Int, Int).self),
      RawQuery("SELECT place FROM kept", as: String.self),
    ]
    let found = try await Self.kinds(
      .postgreSQL, queries,
      """
      CREATE TYPE mood AS ENUM ('good');
      CREATE TYPE place AS (x bigint);
      CREATE DOMAIN short AS smallint CHECK (VALUE < 10);
      CREATE TABLE kept (mood mood, short short, flag boolean, place place);
      """)
    #expect(
      found == [
        [Self.other("sum", "numeric", "bigint")], [],
        [Self.other("age", "interval", "double precision"), Self.other("ids", "bigint[]", "text")],
        [Self.other("flag", "boolean", "bigint")], [],
      ])
  }

  @Test func aParameterOfAnotherTypeIsRefusedByPostgreSQL() async throws {
    let found = try await Self.kinds(
      .postgreSQL, [RawQuery("SELECT id FROM samples WHERE text = \(1)", as: Int.self)])
    guard case .refused(let reason)? = found.first?.first else {
      Issue.record("\(found)")
      return
    }
    #expect(reason.contains("text = bigint"))
  }

  @Test func aFindingNamesTheColumnAndBothTypes() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await VerifiedSample.createTable().execute(database)
      let found = try await database.verify(RawQuery("SELECT text FROM samples", as: Int.self))
      #expect(
        found.filter(\.isProblem).map(\.description) == [
          """
          the column "text" of the result is TEXT, and is read as INTEGER (\(database.dialect.name)) in SELECT text FROM samples
          """
        ])
    }
  }
}
