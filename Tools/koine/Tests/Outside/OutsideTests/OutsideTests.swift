import Koine
import OutsideDialects
import OutsideDriver
import Synchronization
import Testing

@Table private struct Note {
  let id: Int
  var title: String
  var stars: Int?
}

/// What is written against Koine from outside does what it says, with the public interface alone.
@Suite struct OutsideTests {
  private static let notes = [
    Note(id: 1, title: "one", stars: 5), Note(id: 2, title: "Two", stars: nil),
    Note(id: 3, title: "three", stars: 2),
  ]

  /// A database with the table and its rows.
  private func withNotes<Result>(
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try await LightSession.with(LightDialect()) { connection in
      try await connection.execute(
        "CREATE TABLE notes (id INTEGER PRIMARY KEY, title TEXT NOT NULL, stars INTEGER)")
      try await Note.insert(Self.notes).execute(connection)
      return try await body(connection)
    }
  }

  @Test func aDerivedDialectWritesWhatItSaysAndTheRestAsItsBase() throws {
    let query = Note.where { $0.title.hasPrefix("t") }.select { greatest($0.id, 1) }.limit(2, offset: 1)
    #expect(
      try query.render(in: WarehouseDialect()).sql
        == """
        SELECT greatest("notes"."id", $1) FROM "notes" WHERE (("notes"."title" COLLATE "C") >= $2 \
        AND ("notes"."title" COLLATE "C") < $3) OFFSET $4 LIMIT $5
        """)
    let refused = #expect(throws: UnsupportedFeatures.self) {
      try Note.insert(Self.notes).returning(\.id).render(in: WarehouseDialect())
    }
    #expect(
      refused?.problems.map(\.description) == [
        "Warehouse 7 cannot express returning: read the rows in a statement of their own"
      ])
  }

  @Test func aDialectAndASessionOfTheirOwnRunQueries() async throws {
    try await withNotes { connection in
      let best = try await Note.where { $0.title.hasPrefix("t") || $0.stars > 3 }.order {
        $0.stars.descending()
      }
      .select { ($0.title.upper(), $0.stars, greatest($0.id, 2)) }.fetchAll(connection)
      #expect(best.map(\.0) == ["ONE", "THREE"])
      #expect(best.map(\.1) == [5, 2])
      #expect(best.map(\.2) == [2, 3])
      #expect(try await Note.all().count().fetchOne(connection) == 3)
      var streamed: [String] = []
      for try await note in Note.all().order(by: \.id).stream(connection) { streamed.append(note.title) }
      #expect(streamed == ["one", "Two", "three"])
    }
  }

  @Test func whatItsEngineMeansOtherwiseIsLoweredOrRefused() async throws {
    try await withNotes { connection in
      let small = try await Note.order(by: \.id).select { ($0.id * 100).cast(as: UInt8?.self) }.fetchAll(
        connection)
      #expect(small == [100, 200, nil])
    }
    let refused = #expect(throws: UnsupportedFeatures.self) {
      try Note.select { $0.title.cast(as: Int?.self) }.render(in: LightDialect())
    }
    #expect(
      refused?.problems.map(\.description) == [
        "Light 1 cannot express castOfOtherText in SELECT 1: Light has no such thing; use SQLite"
      ])
  }

  @Test func theSessionHasTheTransactionsOfEveryDriver() async throws {
    struct Stop: Error {}
    try await withNotes { connection in
      try await connection.transaction { transaction in
        try await Note.insert(Note(id: 4, title: "four", stars: nil)).execute(transaction)
        try? await transaction.transaction { nested in
          try await Note.all().delete().execute(nested)
          throw Stop()
        }
      }
      #expect(try await Note.all().order(by: \.id).select(\.id).fetchAll(connection) == [1, 2, 3, 4])
      let kept = try await connection.transaction { $0 }
      let late = await #expect(throws: DatabaseError.self) { try await Note.all().fetchAll(kept) }
      #expect(late?.code == .misuse)
      let twice = await #expect(throws: DatabaseError.self) {
        try await Note.insert(Note(id: 1, title: "again", stars: nil)).execute(connection)
      }
      #expect(twice?.code == .uniqueViolation)
    }
  }

  @Test func aConnectionThatWrapsAnotherSeesEveryStatement() async throws {
    let log = Mutex<[String]>([])
    try await withNotes { connection in
      let logging = LoggingConnection(connection) { sql, duration in
        #expect(duration > .zero)
        log.withLock { $0.append(sql) }
      }
      _ = try await Note.find(1).fetchOne(logging)
      try await logging.transaction { try await Note.all().delete().execute($0) }
    }
    #expect(
      log.withLock(\.self) == [
        #"SELECT "notes"."id", "notes"."title", "notes"."stars" FROM "notes" WHERE "notes"."id" = ?1"#,
        #"DELETE FROM "notes""#,
      ])
  }

  @Test func aConnectionThatWrapsAnotherRunsScripts() async throws {
    let log = Mutex<[String]>([])
    let script = "DELETE FROM notes WHERE id = 1; UPDATE notes SET stars = 7 WHERE id = 2"
    try await withNotes { connection in
      let logging = LoggingConnection(connection) { sql, _ in log.withLock { $0.append(sql) } }
      try await logging.executeScript(script)
      #expect(try await Note.all().order(by: \.id).select(\.stars).fetchAll(connection) == [7, 2])
      let misplaced = await #expect(throws: DatabaseError.self) {
        try await logging.runScript("DELETE FROM notes", deadline: nil)
      }
      #expect(misplaced?.code == .misuse)
      #expect(try await Note.all().count().fetchOne(connection) == 2)
    }
    #expect(log.withLock(\.self) == [script, "DELETE FROM notes"])
  }

  /// A savepoint whose transaction has failed is not tried again, also if the transaction is wrapped.
  @Test func aConnectionThatWrapsATransactionTriesNothingAgain() async throws {
    try await withNotes { connection in
      let logging = LoggingConnection(connection) { _, _ in }
      var attempts: [Int] = []
      try await logging.transaction { transaction in
        var count = 0
        let error = await #expect(throws: DatabaseError.self) {
          try await transaction.transaction(retrying: 3) { _ in
            count += 1
            throw DatabaseError(.serializationFailure, "Two transactions conflict.")
          }
        }
        #expect(error?.code == .serializationFailure)
        attempts.append(count)
      }
      var count = 0
      _ = await #expect(throws: DatabaseError.self) {
        try await logging.transaction(retrying: 3) { _ in
          count += 1
          throw DatabaseError(.serializationFailure, "Two transactions conflict.")
        }
      }
      attempts.append(count)
      #expect(attempts == [1, 4])
    }
  }
}
