import Foundation
@_spi(KoineDriver) import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// SQL written by hand that differs by dialect.
@Suite struct DialectFragmentTests {
  private static let name = "\(for: [.sqlite: "sqlite_version()", .postgreSQL: "version()"])" as SQLFragment

  private static func hex(_ column: some QueryExpression<String>) -> Computed<String> {
    SQL(for: [
      .sqlite: "lower(hex(\(column)))",
      .postgreSQL: "encode(convert_to(\(column), 'UTF8'), 'hex')",
      .mariaDB: "lower(hex(\(column)))",
    ])
  }

  @Test func eachDialectHasItsText() throws {
    let query = Tag.where { Self.hex($0.title) == "61" }.select(\.id)
    let onSQLite = try query.render(in: .sqlite).sql
    #expect(
      onSQLite
        == #"SELECT "tags"."id" FROM "tags" WHERE (lower(hex("tags"."title"))) = ?1"#)
    let onPostgreSQL = try query.render(in: .postgreSQL).sql
    #expect(
      onPostgreSQL
        == #"SELECT "tags"."id" FROM "tags" WHERE (encode(convert_to("tags"."title", 'UTF8'), 'hex')) = $1"#)
    let onMariaDB = try query.render(in: .mariaDB).sql
    #expect(
      onMariaDB
        == "SELECT `tags`.`id` FROM `tags` WHERE (lower(hex(`tags`.`title`))) = (? COLLATE `utf8mb4_nopad_bin`)"
    )
    #expect(
      query.debugDescription == """
        SELECT "tags"."id" FROM "tags" WHERE (/* SQLite */ lower(hex("tags"."title")) /* PostgreSQL */ \
        encode(convert_to("tags"."title", 'UTF8'), 'hex') /* MariaDB */ lower(hex("tags"."title"))) = ?1
        """)
  }

  @Test(arguments: Engine.allCases) func itRuns(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let titles = try await Tag.order(by: \.title).select(\.title).fetchAll(database)
      let hex = try await Tag.order(by: \.title).select { Self.hex($0.title) }.fetchAll(database)
      #expect(hex == titles.map { $0.utf8.map { String(format: "%02x", $0) }.joined() })
      let declared = DeclaredQuery { (text: Parameter<String>) in
        Tag.where { $0.title == text }.select { Self.hex($0.title) }
      }
      for _ in 0..<2 { #expect(try await declared(titles[0]).fetchAll(database) == [hex[0]]) }
      // Within other text, nested, in statements and in deep expressions.
      let one: SQLFragment = "\(for: [.sqlite: "1 + \(for: [.sqlite: "\(1)"])", .postgreSQL: "3 - \(1)"])"
      #expect(try await database.fetchAll("SELECT \(one)", as: Int.self) == [2])
      var sum = SQL(one, as: Int.self)
      for _ in 0..<200 { sum = sum + SQL(one, as: Int.self) }
      #expect(try await Tag.limit(1).select { _ in sum }.fetchAll(database) == [402])
      try await database.execute(
        "\(for: [.sqlite: "PRAGMA optimize", .postgreSQL: "ANALYZE \(Tag.self)"])")
      try await Tag.all().update { $0.title = Self.hex($0.title) }.execute(database)
      #expect(try await Tag.order(by: \.title).select(\.title).fetchAll(database) == hex.sorted())
      let version = try await database.fetchAll("SELECT \(Self.name)", as: String.self)
      #expect(version.count == 1)
    }
  }

  @Test func aDialectThatIsNotNamedIsRefused() throws {
    for statement in [
      RawQuery("SELECT \(Self.name)", as: String.self).statement,
      Tag.select { _ in SQL(Self.name, as: String.self) }.statement,
      Tag.all().update { $0.title = SQL(Self.name) }.statement,
    ] {
      let problems = statement.check(in: MariaDBDialect.mariaDB).filter { !$0.isNote }
      #expect(problems.map(\.subject) == [.defect(.fragmentOfOtherDialects)])
      #expect(problems.map(\.detail) == ["it is for SQLite, PostgreSQL"])
      #expect(throws: UnsupportedFeatures.self) { _ = try statement.render(in: MariaDBDialect.mariaDB) }
    }
  }

  /// What the other texts need counts for nothing.
  @Test func otherTextsAreNotLookedAt() throws {
    let query = RawQuery(
      "SELECT \(for: [.sqlite: "\(Tag.select { $0.title.unicodeUpper() }.limit(1))", .mariaDB: "1"])",
      as: String.self)
    #expect(try query.render(in: .mariaDB).sql == "SELECT 1")
    #expect(try query.render(in: .sqlite).bindings.count == 1)
  }

  @Test func aDerivedDialectHasItsOwnAndThatOfItsBase() throws {
    struct Derived: DerivedSQLDialect {
      let base = SQLiteDialect.sqlite
      let name = "Turbo Lite 2.1"
    }
    #expect(Derived().names == ["Turbo Lite", "SQLite"])
    #expect(SQLiteDialect.sqlite.names == [.sqlite])
    #expect(PostgreSQLDialect.postgreSQL.names == [.postgreSQL])
    #expect(MariaDBDialect.mariaDB.names == [.mariaDB])
    let query = RawQuery("SELECT \(for: [.sqlite: "1", "Turbo Lite": "2"])", as: Int.self)
    #expect(try query.render(in: Derived()).sql == "SELECT 2")
    #expect(try query.render(in: .sqlite).sql == "SELECT 1")
    #expect(
      try RawQuery("SELECT \(for: [.sqlite: "1", .sqlite: "3"])", as: Int.self).render(in: Derived()).sql
        == "SELECT 1")
  }

  /// What a driver adds to a dialect is found behind one that is derived from it.
  @Test func aDerivedDialectHasWhatTheDriverOfItsBaseAdds() throws {
    struct Derived: DerivedSQLDialect {
      let base = PostgreSQLDialect.postgreSQL
      let name = "Turbo"
    }
    struct Twice: DerivedSQLDialect {
      let base = Derived()
      let name = "Turbo Turbo"
    }
    #expect(Twice().schemaCopier is PostgreSQLDialect)
    #expect(Twice().planReader is PostgreSQLDialect)
    #expect(MariaDBDialect.mariaDB.schemaCopier == nil)
  }

  /// Definitions take it, too: what a check is may differ.
  @Test(arguments: Engine.allCases) func inADefinition(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Checked.createTable().execute(database)
      try await Checked.insert { Checked(id: 1, code: "ab") }.execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Checked.insert { Checked(id: 2, code: "AB") }.execute(database)
      }
      #expect(error?.code == .checkViolation)
      try await Migrations([
        Migration("all") {
          "\(for: [.sqlite: "DELETE FROM \(Checked.self)", .postgreSQL: "TRUNCATE \(Checked.self)"])"
        }
      ]).migrate(database)
      #expect(try await Checked.all().fetchCount(database) == 0)
    }
  }
}

@Table("checked_codes") private struct Checked: Identifiable {
  let id: Int
  var code: String
  static let constraints: [TableConstraint<Checked>] = [
    .check("lower case") {
      SQL(for: [.sqlite: "\($0.code) GLOB '[a-z]*'", .postgreSQL: "\($0.code) ~ '^[a-z]*$'"])
    }
  ]
}
