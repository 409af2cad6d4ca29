import Koine
import Testing

@testable import KoinePostgreSQL

/// What the driver has to know of a statement before it sends it.
@Suite struct StatementTraitsTests {
  private struct Traits: Equatable {
    var effect: StatementEffect
    var isStreamable: Bool
    var isPreparable: Bool

    init(_ effect: StatementEffect, isStreamable: Bool, isPreparable: Bool) {
      self.effect = effect
      self.isStreamable = isStreamable
      self.isPreparable = isPreparable
    }

    init(_ traits: StatementTraits) {
      self.init(traits.effect, isStreamable: traits.isStreamable, isPreparable: traits.isPreparable)
    }
  }

  private static let reading = Traits(.none, isStreamable: true, isPreparable: true)
  private static let writing = Traits(.none, isStreamable: false, isPreparable: true)
  private static let other = Traits(.none, isStreamable: false, isPreparable: false)

  @Test(arguments: [
    ("SELECT 1", false), ("SHOW work_mem", false), ("EXPLAIN (FORMAT JSON) UPDATE t SET a = 1", false),
    ("EXPLAIN ANALYZE UPDATE t SET a = 1", true), ("EXPLAIN (ANALYZE) DELETE FROM t", true),
    ("SHOW work_mem; DELETE FROM t", true), ("SELECT 1; SELECT 2", false),
    ("SELECT 1; INSERT INTO t VALUES (1)", true),
    ("WITH a AS (DELETE FROM t RETURNING b) SELECT * FROM a", true), ("VALUES (1)", false), ("VACUUM", true),
  ])
  func aStatementThatMayWriteIsKnown(_ sql: String, _ mayWrite: Bool) {
    #expect(StatementTraits(of: sql, .unknown).mayWrite == mayWrite)
  }

  /// The text of a statement whose kind is known is not read.
  @Test func aKindIsTakenAtItsWord() {
    let expected: [(StatementKind, Traits)] = [
      (.reads, Self.reading), (.writes, Self.writing), (.defines, Self.other),
      (.unknown, Traits(.transaction, isStreamable: false, isPreparable: false)),
    ]
    for (kind, traits) in expected {
      #expect(Traits(StatementTraits(of: "COMMIT", kind)) == traits, "\(kind)")
      #expect(
        Traits(StatementTraits(of: "COMMIT", kind, known: .own)) == (kind == .unknown ? Self.other : traits))
    }
  }

  @Test func aDefinitionAmongTemporaryTablesChangesTheConnection() {
    let sql = "CREATE TABLE \"pg_temp\".\"a\" (\"b\" bigint)"
    #expect(
      Traits(StatementTraits(of: sql, .defines))
        == Traits(.connection, isStreamable: false, isPreparable: false))
  }

  private static let texts: [(sql: String, traits: Traits)] = [
    ("SELECT 1", reading), ("VALUES (1)", reading), ("WITH a AS (SELECT 1) SELECT * FROM a", reading),
    ("((SELECT 1))", reading), ("-- a\n/* /* */ */ select 1", reading),
    ("TABLE n", Traits(.none, isStreamable: true, isPreparable: true)),
    ("SELECT 'INSERT' AS \"FOR\" /* INTO */ -- UPDATE", reading), ("SELECT $$ FOR $$, $a$ FOR $a$", reading),
    ("SELECT E'\\' FOR UPDATE'", reading), ("SELECT E'a'\n'\\' FOR UPDATE'", reading),
    ("SELECT '\\' FROM n FOR UPDATE", writing), ("SELECT E'\\'' FROM n FOR UPDATE", writing),
    ("SELECT e'\\\\' FROM n FOR UPDATE", writing), ("SELECT E'a'\n'\\'' FROM n FOR UPDATE --'", writing),
    ("SELECT E'a'\n -- b\n '\\'' FROM n FOR SHARE --'", writing),
    ("SELECT $a$ $b$ ' $a$ FROM n FOR UPDATE --'", writing), ("SELECT a$$ FROM n FOR UPDATE -- $$", writing),
    ("SELECT \"a'\" FROM n FOR UPDATE --'", writing), ("SELECT 1 /* /* */ */ FROM n FOR UPDATE", writing),
    ("SELECT U&'\\0041' FROM n FOR UPDATE", writing), ("SELECT 1 -- '\rFROM n FOR UPDATE --'", writing),
    ("INSERT INTO n VALUES (1)", writing), ("UPDATE n SET id = 1", writing), ("DELETE FROM n", writing),
    ("WITH a AS (DELETE FROM n RETURNING id) SELECT * FROM a", writing), ("SELECT 1 INTO t", writing),
    ("EXPLAIN SELECT 1", other), ("CREATE TABLE t (a int)", other), ("", other), ("\"select\"", other),
    ("SET a.b = 1", Traits(.connection, isStreamable: false, isPreparable: false)),
    ("SELECT f(1)", Traits(.unknownFunction, isStreamable: true, isPreparable: true)),
    (";;COMMIT", Traits(.transaction, isStreamable: false, isPreparable: false)),
    ("SELECT 1; COMMIT", Traits(.transaction, isStreamable: true, isPreparable: true)),
  ]

  @Test func sqlWrittenByHandIsRead() {
    for (sql, traits) in Self.texts {
      #expect(Traits(StatementTraits(of: sql, .unknown)) == traits, "\(sql)")
    }
  }

  /// A cursor on rows that it locks has locked all of them, however few are taken: its text is read as the server
  /// reads it.
  @Test(arguments: texts.map(\.sql).filter { $0.contains("FROM n FOR ") })
  func aCursorThatLocksRunsToItsEnd(_ sql: String) async throws {
    try await withDatabase { (database) async throws in
      try await database.execute("CREATE TABLE n (id bigint PRIMARY KEY, \"a'\" text, a$$ text)")
      try await database.execute("INSERT INTO n SELECT generate_series(1, 9)")
      try await database.transaction { connection in
        let cursor = try await connection.cursor(RenderedStatement(sql: sql))
        #expect(try await cursor.next(1) { _ in })
        // Not a task of the transaction.
        let others = Task.detached {
          try await database.strings("SELECT id::text FROM n FOR UPDATE SKIP LOCKED")
        }
        let free = try await others.value
        #expect(free.isEmpty)
        await cursor.close()
      }
    }
  }
}
