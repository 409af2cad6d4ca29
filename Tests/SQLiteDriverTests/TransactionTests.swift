import Koine
import KoineSQLite
import Testing

private struct Stop: Error {}

@Suite struct `Transactions of SQLite` {
  private func database() async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    return database
  }

  private func ids(_ connection: some Connection) async throws -> [[SQLValue]] {
    try await connection.rows("SELECT id FROM t ORDER BY id")
  }

  @Test func `commit what ran and roll back what threw`() async throws {
    let database = try await database()
    try await database.transaction { try await $0.execute("INSERT INTO t VALUES (1)") }
    await #expect(throws: Stop.self) {
      try await database.transaction {
        try await $0.execute("INSERT INTO t VALUES (2)")
        throw Stop()
      }
    }
    #expect(try await ids(database) == [[.integer(1)]])
  }

  @Test func `nest as savepoints`() async throws {
    let database = try await database()
    try await database.transaction { outer in
      try await outer.execute("INSERT INTO t VALUES (1)")
      await #expect(throws: Stop.self) {
        try await outer.transaction { inner in
          try await inner.execute("INSERT INTO t VALUES (2)")
          try await inner.transaction { try await $0.execute("INSERT INTO t VALUES (3)") }
          #expect(try await ids(inner) == [[.integer(1)], [.integer(2)], [.integer(3)]])
          throw Stop()
        }
      }
      try await outer.transaction { try await $0.execute("INSERT INTO t VALUES (4)") }
    }
    #expect(try await ids(database) == [[.integer(1)], [.integer(4)]])
  }

  @Test func `are failed after an error, whoever swallows it`() async throws {
    let database = try await database()
    let error = await failure {
      try await database.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES (1)")
        _ = await failure { try await connection.execute("INSERT INTO t VALUES (1)") }
        let second = await failure { try await connection.execute("SELECT 1") }
        #expect(second?.code == .uniqueViolation)
      }
    }
    #expect(error?.code == .uniqueViolation)
    #expect(try await ids(database) == [])
  }

  @Test func `that the engine rolls back by itself run nothing outside of it`() async throws {
    let database = try await database()
    try await database.execute("INSERT INTO t VALUES (1)")
    let error = await failure {
      try await database.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES (2)")
        _ = await failure {
          try await connection.transaction {
            try await $0.execute("INSERT OR ROLLBACK INTO t VALUES (1)")
          }
        }
        try await connection.execute("INSERT INTO t VALUES (3)")
      }
    }
    #expect(error?.code == .uniqueViolation)
    #expect(error?.message == "SQLite has rolled the transaction back after an error.")
    #expect(try await ids(database) == [[.integer(1)]])
  }

  @Test func `cannot be used after their end`() async throws {
    let database = try await database()
    let leaked = try await database.transaction { $0 }
    let error = await failure { try await leaked.execute("SELECT 1") }
    #expect(error?.code == .misuse)
  }

  @Test func `refuse their own database`() async throws {
    let database = try await database()
    try await database.transaction { _ in
      let error = await failure { try await database.execute("SELECT 1") }
      #expect(error?.code == .misuse)
    }
    try await database.withConnection { connection in
      let error = await failure { try await database.execute("SELECT 1") }
      #expect(error?.code == .misuse)
      try await connection.transaction { _ in
        let inner = await failure { try await connection.execute("SELECT 1") }
        #expect(inner?.code == .misuse)
      }
    }
  }

  @Test func `report a deferred foreign key at their commit and leave nothing`() async throws {
    let database = try await database()
    try await database.execute("CREATE TABLE d (t INTEGER REFERENCES t DEFERRABLE INITIALLY DEFERRED)")
    let error = await failure {
      try await database.transaction { try await $0.execute("INSERT INTO d VALUES (9)") }
    }
    #expect(error?.code == .foreignKeyViolation)
    #expect(try await database.rows("SELECT * FROM d") == [])
  }

  @Test(arguments: [false, true]) func `for reading refuse to write`(inFile: Bool) async throws {
    let file = try TemporaryFile()
    let database = inFile ? try SQLiteDatabase(path: file.path) : try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    let error = await failure {
      try await database.transaction(TransactionOptions(access: .readOnly)) {
        #expect(try await ids($0) == [])
        try await $0.execute("INSERT INTO t VALUES (1)")
      }
    }
    #expect(error?.code == .readOnly)
    #expect(try await database.execute("INSERT INTO t VALUES (1)") == 1)
    await database.close()
  }
}
