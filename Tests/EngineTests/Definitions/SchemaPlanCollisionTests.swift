import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table("lists", schema: "public") private struct PublicList: Identifiable { let id: Int }
@Table("entries", schema: "public") private struct PublicEntry: Identifiable {
  let id: Int
  @Column(references: PublicList.self) var list: Int
}
@Table("lists", schema: "main") private struct MainList: Identifiable { let id: Int }
@Table("entries", schema: "main") private struct MainEntry: Identifiable {
  let id: Int
  @Column(references: MainList.self) var list: Int
}
@Table("entries") private struct BareEntry: Identifiable {
  let id: Int
  @Column(references: PublicList.self) var list: Int
}

private enum Prices {
  @Table("prices") struct First: Identifiable {
    let id: Int
    var price: Int
    static let constraints: [TableConstraint<First>] = [.check { $0.price > 0 }]
  }

  @Table("prices") struct Second: Identifiable {
    let id: Int
    var price: Int
    static let constraints: [TableConstraint<Second>] = [.check { $0.price < 100 }, .check { $0.price > 0 }]
  }
}

private enum Codes {
  @Table("codes") struct First: Identifiable {
    let id: Int
    @Column(unique: true) var a: String
  }

  @Table("codes") struct Second: Identifiable {
    let id: Int
    @Column(unique: true, renamedFrom: "a") var b: String
    @Column(unique: true, default: "") var a: String
  }
}

private enum Flags {
  @Table("flags") struct First: Identifiable {
    let id: Int
    var isDone: Bool
    var text: String
  }

  @Table("flags") struct Second: Identifiable {
    let id: Int
    @Column(renamedFrom: "isDone") var isCompleted: Bool
    var text: String
  }
}

private enum Keys {
  @Table("keyed") struct WithNote: Identifiable {
    let id: Int
    var note: String?
  }

  @Table("keyed") struct WithoutNote: Identifiable { let id: Int }
}

private enum Renamed {
  @Table("renamed") struct Now: Identifiable {
    let id: Int
    @Column(renamedFrom: "a") var b: Int?
  }
}

@Table("mails") private struct Mail: Identifiable {
  let id: Int
  var address: String
  static let indexes: [TableIndex<Mail>] = [.unique(\.address, name: "mails_address")]
}

private enum PlannedMood: String, ColumnValue, CaseIterable { case great, glad, calm, sad, awful }

@Table("moods") private struct Moods: Identifiable {
  let id: Int
  @Column(databaseType: "mood") var mood: PlannedMood
  static let constraints: [TableConstraint<Moods>] = [.enumType(\.mood)]
}

@Table("spans") private struct Span: Identifiable {
  let id: Int
  var at: String
  var day: String
}

@Table private struct Twice: Identifiable {
  let id: Int
  var n: Int
  static let constraints: [TableConstraint<Twice>] = [
    .check("ruled") { $0.n > 0 }, .check("ruled") { $0.n < 9 },
  ]
}

/// What is there already under the names, or in the places, of what a plan makes.
@Suite struct SchemaPlanCollisionTests {
  /// A bare name finds the schema: the engine's own key says none.
  @Test func aKeyIntoTheSchemaOfBareNamesStays() async throws {
    func expectNothingToDo(_ engine: Engine, _ tables: [any Table.Type]) async throws {
      try await engine.withDatabase { database async throws in
        try await database.migrate(to: tables)
        #expect(try await database.plan(for: tables).description == "nothing to change")
        #expect(try await database.migrate(to: tables).isEmpty)
      }
    }
    try await expectNothingToDo(.postgreSQL, [PublicList.self, PublicEntry.self])
    try await expectNothingToDo(.postgreSQL, [PublicList.self, BareEntry.self])
    try await expectNothingToDo(.sqlite, [MainList.self, MainEntry.self])
  }

  /// The check that was there before has the name which the new one gets where it is declared.
  @Test(arguments: Engine.allCases) func aRuleHasTheNameOfAnother(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await database.migrate(to: [Prices.First.self])
      try await database.migrate(to: [Prices.Second.self])
      #expect(try await database.plan(for: [Prices.Second.self]).isEmpty)
      try await Prices.Second.insert(Prices.Second(id: 1, price: 50)).execute(database)
      for price in [0, 100] {
        await #expect(throws: DatabaseError.self) {
          try await Prices.Second.insert(Prices.Second(id: 2, price: price)).execute(database)
        }
      }
    }
  }

  /// A column takes its key along, under the old name, and a new column has that name.
  @Test(arguments: Engine.allCases) func aNewColumnHasTheNameOfARenamedOne(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await database.migrate(to: [Codes.First.self])
      try await Codes.First.insert(Codes.First(id: 1, a: "x")).execute(database)
      try await database.migrate(to: [Codes.Second.self])
      #expect(try await database.plan(for: [Codes.Second.self]).isEmpty)
      #expect(
        try await Codes.Second.select { ($0.b, $0.a) }.fetchAll(database).map { "\($0)" } == ["(\"x\", \"\")"]
      )
      await #expect(throws: DatabaseError.self) {
        try await Codes.Second.insert(Codes.Second(id: 2, b: "y", a: "")).execute(database)
      }
    }
  }

  /// The table that had the name keeps its key's name.
  @Test func aNewTableHasTheNameOfARenamedOne() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.migrate(to: [Codes.First.self])
      try await database.execute("ALTER TABLE codes RENAME TO old_codes")
      try await database.migrate(to: [Codes.First.self])
      #expect(try await database.plan(for: [Codes.First.self]).isEmpty)
    }
  }

  /// SQLite names the column anew in its check, too: the table is not made anew, which its trigger would forbid.
  @Test(arguments: Engine.allCases) func aColumnIsRenamedInItsCheck(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await database.migrate(to: [Flags.First.self])
      if engine == .sqlite {
        try await database.execute(
          "CREATE TRIGGER noted AFTER UPDATE OF text ON flags BEGIN UPDATE flags SET isDone = TRUE; END")
      }
      let plan = try await database.migrate(to: [Flags.Second.self])
      #expect(plan.description == #"flags: rename the column "isDone" to "isCompleted""#)
      #expect(try await database.plan(for: [Flags.Second.self]).isEmpty)
    }
  }

  @Test func aKeyIsKeptWithoutTheColumnThatItIncludes() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.execute("CREATE TABLE keyed (id bigint PRIMARY KEY, note text)")
      try await database.execute("ALTER TABLE keyed DROP CONSTRAINT keyed_pkey")
      try await database.execute("ALTER TABLE keyed ADD PRIMARY KEY (id) INCLUDE (note)")
      try await database.migrate(to: [Keys.WithoutNote.self], allowingLoss: true)
      let schema = try await database.schema()
      #expect(schema.tables.first { $0.name == "keyed" }?.primaryKey?.columns == ["id"])
      #expect(try await database.plan(for: [Keys.WithoutNote.self]).isEmpty)
    }
  }

  /// Which of both has the values that are meant, nobody knows.
  @Test(arguments: Engine.allCases) func aRenamedColumnBesideTheOldOneIsRefused(_ engine: Engine) async throws
  {
    try await engine.withDatabase { database async throws in
      try await database.execute("CREATE TABLE renamed (id bigint PRIMARY KEY, a bigint, b bigint)")
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [Renamed.Now.self], allowingLoss: true)
      }
      #expect(
        error?.reason
          == .unsupported(
            table: "renamed",
            #"the column "b" is renamed from "a", and the table has both. Copy the values that are meant, and drop "a""#
          ))
    }
  }

  /// CREATE INDEX CONCURRENTLY leaves an index behind that makes nothing unique.
  @Test func anInvalidIndexIsMadeAnew() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.migrate(to: [Mail.self])
      try await database.execute("DROP INDEX mails_address")
      try await Mail.insert([Mail(id: 1, address: "a"), Mail(id: 2, address: "a")]).execute(database)
      await #expect(throws: DatabaseError.self) {
        try await database.execute("CREATE UNIQUE INDEX CONCURRENTLY mails_address ON mails (address)")
      }
      let found = try await database.schema().tables.first { $0.name == "mails" }?.indexes
      #expect(found?.map(\.isValid) == [false])
      await #expect(throws: SchemaPlanError.self) { try await database.migrate(to: [Mail.self]) }
      try await Mail.find(2).delete().execute(database)
      try await database.migrate(to: [Mail.self])
      #expect(try await database.plan(for: [Mail.self]).isEmpty)
      await #expect(throws: DatabaseError.self) {
        try await Mail.insert(Mail(id: 2, address: "a")).execute(database)
      }
    }
  }

  @Test func newCasesComeBetweenTheOldOnes() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE TYPE mood AS ENUM ('glad', 'sad');
        CREATE TABLE moods (id bigint PRIMARY KEY, mood mood NOT NULL);
        INSERT INTO moods VALUES (1, 'sad'), (2, 'glad');
        """)
      try await database.migrate(to: [Moods.self])
      let values = try await database.schema().enumerations.first { $0.name == "mood" }?.values
      #expect(values == ["great", "glad", "calm", "sad", "awful"])
      #expect(try await database.plan(for: [Moods.self]).isEmpty)
    }
  }

  /// Infinity is no NULL, and a year before the first one stays one.
  @Test func textsOfInstantsThatHaveNoYear() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE spans (id bigint PRIMARY KEY, at timestamptz NOT NULL, day date NOT NULL);
        INSERT INTO spans VALUES (1, 'infinity', '-infinity'), (2, '0044-03-15 12:00:00+00 BC', '0044-03-15 BC'),
          (3, '2000-01-02 03:04:05.5+00', '2000-01-02');
        """)
      try await database.migrate(to: [Span.self], allowingLoss: true)
      let rows = try await Span.order(by: \.id).select { ($0.at, $0.day) }.fetchAll(database)
      #expect(
        rows.map { "\($0) | \($1)" } == [
          "infinity | -infinity", "0044-03-15 12:00:00.000000 BC | 0044-03-15 BC",
          "2000-01-02 03:04:05.500000 | 2000-01-02",
        ])
    }
  }

  /// What the server puts into the expression of an index as its collation is not lost.
  @Test func theCollationOfAnExpressionIsRead() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE mails (id bigint PRIMARY KEY, address text NOT NULL);
        CREATE INDEX collated ON mails ((address || '') COLLATE "C", (address || 'x'), (id + 1));
        """)
      let index = try await database.schema().tables.first { $0.name == "mails" }?.indexes.first
      #expect(index?.terms.map(\.collationName) == ["C", nil, nil])
    }
  }

  /// SQLite would take both rules.
  @Test(arguments: Engine.allCases) func aNameIsThatOfOneRule(_ engine: Engine) async throws {
    let dialect: any SQLDialect = engine == .sqlite ? SQLiteDialect.sqlite : PostgreSQLDialect.postgreSQL
    #expect(Twice.createTable().check(in: dialect).map(\.subject) == [.defect(.repeatedRuleName)])
  }

  /// Keys of several servers, each of which makes every second one.
  @Test func whatASequenceDoesOtherwiseIsTold() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE shards (id bigint GENERATED BY DEFAULT AS IDENTITY (START 2 INCREMENT 2) PRIMARY KEY, n serial);
        CREATE TABLE rings (id integer GENERATED ALWAYS AS IDENTITY (MINVALUE 0 START 0 MAXVALUE 9 CYCLE) PRIMARY KEY);
        CREATE TABLE plain (id bigserial PRIMARY KEY, other bigint GENERATED ALWAYS AS IDENTITY (START 1000));
        """)
      let tables = try await database.schema().tables
      let untold = Dictionary(uniqueKeysWithValues: tables.map { ($0.name, $0.untold) })
      #expect(
        untold == [
          "shards": [#"the keys of "id": INCREMENT 2"#],
          "rings": [#"the keys of "id": INCREMENT 1 MINVALUE 0 CYCLE"#], "plain": [],
        ])
    }
  }
}
