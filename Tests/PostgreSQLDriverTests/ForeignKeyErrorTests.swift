import Koine
import KoinePostgreSQL
import Testing

/// The columns of a foreign key that the server does not tell are looked up where the statement has run.
@Suite struct ForeignKeyErrorTests {
  enum Way: CaseIterable {
    case statement, batch, cursor, transaction, transactionInALease
  }

  private static func violate(_ way: Way, on connection: any Connection) async throws {
    let delete = RenderedStatement(sql: "DELETE FROM p RETURNING a")
    switch way {
    case .statement: try await connection.run(delete) { _ in }
    case .batch:
      try await connection.run(
        RenderedBatch(sql: "DELETE FROM p WHERE a = $1", types: [.bigInteger], count: 1) { _, encoder in
          encoder.append(1)
        })
    case .cursor: _ = try await connection.cursor(delete)
    case .transaction, .transactionInALease:
      try await connection.transact(.init()) { _ = try await $0.run(delete) { _ in } }
    }
  }

  private func withTables(_ body: (PostgreSQLDatabase) async throws -> Void) async throws {
    try await withDatabase(.init(poolSize: 1)) { database async throws in
      try await database.executeScript(
        """
        CREATE TABLE p (a bigint PRIMARY KEY);
        CREATE TABLE c (b bigint CONSTRAINT c_b REFERENCES p);
        INSERT INTO p VALUES (1);
        INSERT INTO c VALUES (1)
        """)
      try await body(database)
    }
  }

  @Test(arguments: Way.allCases) func theErrorHasTheColumns(_ way: Way) async throws {
    try await withTables { database async throws in
      let error = try await databaseError {
        if way == .transactionInALease {
          try await database.withConnection { try await Self.violate(way, on: $0) }
        } else {
          try await Self.violate(way, on: database)
        }
      }
      #expect(error?.code == .foreignKeyViolation)
      #expect(error?.columns == ["b"])
    }
  }

  /// No other connection is needed, which the pool might not have.
  @Test(arguments: [Way.statement, .batch, .cursor])
  func theErrorHasTheColumnsInsideALease(_ way: Way) async throws {
    try await withTables { database async throws in
      try await database.withConnection { connection async throws in
        let error = try await databaseError { try await Self.violate(way, on: connection) }
        #expect(error?.columns == ["b"])
        // The connection can be used as before.
        #expect(try await connection.integers("SELECT a FROM p") == [1])
      }
    }
  }
}
