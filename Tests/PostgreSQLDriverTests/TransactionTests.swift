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

  @Test func aTransactionCommits() async throws {
    try await withTable { database async throws in
      let result = try await database.transact(.init()) { connection in
        try await connection.command("INSERT INTO t VALUES (1)")
        return try await connection.integers("SELECT a FROM t")
      }
      #expect(result == [1])
      #expect(try await database.integers("SELECT a FROM t") == [1])
    }
  }

  @Test func throwingRollsBack() async throws {
    try await withTable { database async throws in
      let stop = Stop()
      do {
        try await database.transact(.init()) { connection -> Void in
          try await connection.command("INSERT INTO t VALUES (1)")
          throw stop
        }
        Issue.record("The error of the closure was lost.")
      } catch let error as Stop {
        #expect(error == stop)
      }
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }

  @Test func aNestedTransactionIsASavepoint() async throws {
    try await withTable { database async throws in
      try await database.transact(.init()) { connection in
        try await connection.command("INSERT INTO t VALUES (1)")
        await #expect(throws: DatabaseError.self) {
          try await connection.transact(.init()) { nested in
            try await nested.command("INSERT INTO t VALUES (2)")
            try await nested.command("INSERT INTO t VALUES (1)")
          }
        }
        try await connection.transact(.init()) { nested in
          _ = try await nested.command("INSERT INTO t VALUES (3)")
        }
      }
      #expect(try await database.integers("SELECT a FROM t ORDER BY a") == [1, 3])
    }
  }

  @Test func aFailedTransactionRefusesFurtherStatementsAndTheCommit() async throws {
    try await withTable { database async throws in
      let error = try await databaseError {
        try await database.transact(.init()) { connection in
          try await connection.command("INSERT INTO t VALUES (1)")
          _ = try? await connection.command("INSERT INTO t VALUES (1)")
          let refused = try await databaseError { try await connection.command("SELECT 1") }
          #expect(refused?.code == .uniqueViolation)
        }
      }
      #expect(error?.code == .uniqueViolation)
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }

  @Test func aTransactionIsUnusableAfterItsEnd() async throws {
    try await withTable { database async throws in
      let kept = try await database.transact(.init()) { connection in connection }
      let parts = try await errorParts { try await kept.command("SELECT 1") }
      #expect(parts == ErrorParts(code: .misuse, message: "The transaction was used after its end."))
    }
  }

  @Test func theDatabaseInsideItsOwnTransactionIsAnError() async throws {
    try await withTable { database async throws in
      try await database.transact(.init()) { _ in
        let parts = try await errorParts { try await database.command("SELECT 1") }
        #expect(
          parts
            == ErrorParts(
              code: .misuse,
              message:
                "The database was used inside its own transaction. Use the connection that the transaction's closure receives."
            ))
      }
    }
  }

  @Test func aSerializationFailureIsRetryable() async throws {
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

  @Test func aReadOnlyTransactionRefusesWrites() async throws {
    try await withTable { database async throws in
      let error = try await databaseError {
        try await database.transact(.init(access: .readOnly)) { connection in
          _ = try await connection.command("INSERT INTO t VALUES (1)")
        }
      }
      #expect(error?.code == .readOnly)
    }
  }

  @Test func cancellingATransactionRollsBack() async throws {
    try await withTable { database async throws in
      let task = Task {
        try await database.transact(.init()) { connection in
          try await connection.command("INSERT INTO t VALUES (1)")
          try await connection.command("SELECT pg_sleep(60)")
        }
      }
      try await eventually {
        try await database.integers(
          "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'"
        ) == [1]
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await database.integers("SELECT a FROM t") == [])
    }
  }
}
