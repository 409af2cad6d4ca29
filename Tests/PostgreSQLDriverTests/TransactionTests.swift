import Koine
import KoinePostgreSQL
import Testing

@Suite struct TransactionTests {
  struct Stop: Error, Equatable {}

  func withTable(_ body: (PostgreSQLDatabase) async throws -> Void) async throws {
    try await withDatabase { database async throws in
      try await database.command("CREATE TABLE t (a bigint PRIMARY KEY)")
      try await body(database)
    }
  }

  @Test func aSerializationFailureIsRetryableX6() async throws {
    try await withTable { database async throws in
      try await database.command("INSERT INTO t VALUES (1), (2)")
      let error = try await databaseError {
        try await database.withConnection { other in
          try await other.transact(.init()) { first in
            _ = try await first.integers("SELECT sum(a)::bigint FROM t")
            try await Task.detached {
              try await database.transact(.init()) { second in
                _ = try await second.integers("SELECT sum(a)::bigint FROM t")
                try await second.command("INSERT INTO t VALUES (10)")
              }
            }.value
            try await first.command("INSERT INTO t VALUES (11)")
          }
        }
      }
      #expect(error?.code == .serializationFailure)
      #expect(error?.engineCode == "40001")
      #expect(error?.isRetryable == true)
      #expect(try await database.integers("SELECT a FROM t ORDER BY a") == [1, 2, 10])
    }
  }

  /// A server that says why it ends a connection has not committed: whoever hears so may try again.
  @Test(arguments: [TransactionAccess.readWrite, .readOnly])
  func aConnectionThatIsEndedBeforeTheCommitIsLost(_ access: TransactionAccess) async throws {
    try await withTable { database async throws in
      let error = try await databaseError {
        try await database.transact(.init(access: access)) { connection in
          if access == .readWrite { try await connection.command("INSERT INTO t VALUES (1)") }
          let backend = try await connection.integers("SELECT pg_backend_pid()")[0]
          try await Task.detached {
            _ = try await database.integers("SELECT pg_terminate_backend(\(backend))::int::bigint")
            let left = "SELECT count(*) FROM pg_stat_activity WHERE pid = \(backend)"
            while try await database.integers(left) != [0] {}
          }.value
        }
      }
      #expect(error?.code == .connectionLost)
      #expect(error?.engineCode == "57P01")
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }

  @Test func anErrorAtTheCommitIsThrown() async throws {
    try await withTable { database async throws in
      try await database.command(
        "CREATE TABLE c (a bigint CONSTRAINT c_a REFERENCES t DEFERRABLE INITIALLY DEFERRED)")
      let parts = try await errorParts {
        try await database.transact(.init()) { connection in
          _ = try await connection.command("INSERT INTO c VALUES (5)")
        }
      }
      #expect(
        parts
          == ErrorParts(
            code: .foreignKeyViolation,
            message: "A row refers to a row that does not exist.",
            engineCode: "23503", sql: "COMMIT", table: "c", columns: ["a"], constraint: "c_a"))
    }
  }
}
