import Koine
import Testing

/// SQL written by hand neither begins nor ends a transaction behind Koine's back.
@Suite struct TransactionByHandTests {
  /// Statements about transactions that both engines have, or one of them.
  private static func statements(_ store: Store) -> [String] {
    let both = [
      "BEGIN", "COMMIT", "ROLLBACK", "END", "SAVEPOINT a", "RELEASE koine_1", "ROLLBACK TO koine_1",
      "-- a comment\nCOMMIT", "/* a */ ROLLBACK", "commit", "  \n\tCoMmIt;", ";COMMIT",
    ]
    let own =
      store == .server
      ? [
        "ABORT", "START TRANSACTION", "COMMIT AND CHAIN", "ROLLBACK AND CHAIN", "/* a /* b */ */ COMMIT",
        "PREPARE TRANSACTION 'a'", "END WORK",
      ] : ["BEGIN IMMEDIATE", "COMMIT TRANSACTION", "END TRANSACTION"]
    return both + own
  }

  private static let message =
    "Koine refuses a statement that begins or ends a transaction or savepoint by hand. Use transaction(_:), on a database or on the connection at hand; inside a transaction it makes a savepoint."

  enum Form: CaseIterable, Sendable {
    case alone, batch, cursor, script, scriptBehindAnother
  }

  private func run(_ sql: String, _ form: Form, on connection: any Connection) async throws {
    switch form {
    case .alone: try await connection.run(RenderedStatement(sql: sql)) { _ in }
    case .batch: try await connection.run(RenderedBatch(sql: sql, types: [], count: 1) { _, _ in })
    case .cursor: _ = try await connection.cursor(RenderedStatement(sql: sql))
    case .script: try await connection.executeScript(sql)
    case .scriptBehindAnother:
      try await connection.executeScript("INSERT INTO n VALUES (-1); \(sql); INSERT INTO n VALUES (-2)")
    }
  }

  /// SQLite takes no text of two statements, as which it counts an empty one.
  private func isRefusal(_ error: DatabaseError?) -> Bool {
    error?.code == .misuse
      && (error?.message == Self.message || error?.message.hasPrefix("The text holds") == true)
  }

  @Test(arguments: Store.allCases, Form.allCases)
  func aTransactionFailsAndSaysWhy(_ store: Store, _ form: Form) async throws {
    try await store.withDatabase { (database) async throws in
      // A script is a savepoint, so that the transaction around it goes on.
      let isScript = form == .script || form == .scriptBehindAnother
      for sql in Self.statements(store) {
        for isNested in [false, true] {
          let error = await failure {
            try await database.transaction { transaction in
              try await transaction.insert(1)
              func misuse(_ connection: any Connection) async throws {
                try await connection.insert(2)
                let refusal = await failure { try await run(sql, form, on: connection) }
                #expect(isRefusal(refusal), "\(sql): \(String(reflecting: refusal))")
                // What follows does not run, and does not run on its own.
                let late = await failure { try await connection.insert(3) }
                #expect(late?.code == (isScript ? nil : .misuse))
              }
              if isNested {
                try await transaction.transaction { try await misuse($0) }
              } else {
                try await misuse(transaction)
              }
            }
          }
          #expect(isScript ? error == nil : isRefusal(error), "\(sql): \(String(reflecting: error))")
          let ids = try await database.ids()
          #expect(ids == (isScript ? [1, 2, 3] : []), "\(sql)")
          try await database.execute("DELETE FROM n WHERE id = id")
        }
      }
    }
  }

  @Test(arguments: Store.allCases, Form.allCases)
  func aConnectionOfThePoolRefuses(_ store: Store, _ form: Form) async throws {
    try await store.withDatabase { (database) async throws in
      for sql in Self.statements(store) {
        let error = await failure { try await run(sql, form, on: database) }
        #expect(isRefusal(error), "\(sql): \(String(reflecting: error))")
        try await database.withConnection { connection in
          let error = await failure { try await run(sql, form, on: connection) }
          #expect(isRefusal(error), "\(sql): \(String(reflecting: error))")
          // The lease goes on.
          try await connection.insert(1)
        }
        let ids = try await database.ids()
        #expect(ids == [1], "\(sql)")
        try await database.execute("DELETE FROM n WHERE id = id")
      }
    }
  }

  @Test(arguments: Store.allCases)
  func textsThatOnlyLookLikeItRun(_ store: Store) async throws {
    try await store.withDatabase { (database) async throws in
      try await database.transaction { connection in
        for sql in [
          "SELECT 'COMMIT; ROLLBACK'", "SELECT 1 -- ; COMMIT", "SELECT 1 /* ; COMMIT */",
          "SELECT 1 AS \"commit\"",
          "WITH begin_ AS (SELECT 1) SELECT * FROM begin_", "EXPLAIN SELECT 1",
        ] {
          try await connection.run(RenderedStatement(sql: sql)) { _ in }
        }
        try await connection.executeScript(
          "INSERT INTO n VALUES (1); SELECT 'a;COMMIT;'; -- COMMIT;\nSELECT 2")
        if store == .server {
          try await connection.executeScript(
            "CREATE FUNCTION f() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END; $$;")
          try await connection.executeScript(
            """
            CREATE FUNCTION g(a int) RETURNS int LANGUAGE sql BEGIN ATOMIC SELECT CASE a WHEN 1 THEN 2 END; SELECT 3; END;
            INSERT INTO n VALUES (length(E'\\'; COMMIT; --'));
            """)
        } else {
          try await connection.executeScript(
            "CREATE TRIGGER t AFTER INSERT ON n BEGIN DELETE FROM n WHERE id = 99; END; INSERT INTO n VALUES (99)"
          )
        }
      }
      let ids = try await database.ids()
      #expect(ids == (store == .server ? [1, 13] : [1]))
    }
  }

  /// With other rules for backslashes than the driver knows, only the server understands where a statement ends.
  @Test func whatOnlyTheServerUnderstandsIsNoticedAfterwards() async throws {
    try await Store.server.withDatabase { (database) async throws in
      let hidden = "SELECT 'a\\' '; COMMIT; INSERT INTO n VALUES (7); --'"
      let error = await failure {
        try await database.transaction { transaction in
          try await transaction.execute("SET standard_conforming_strings = off")
          try await transaction.insert(1)
          let noticed = await failure { try await transaction.executeScript(hidden) }
          #expect(noticed?.code == .misuse)
          #expect(
            noticed?.message.hasPrefix("A statement written by hand has begun or ended a transaction.")
              == true)
          let late = await failure { try await transaction.insert(2) }
          #expect(late?.code == .misuse)
        }
      }
      #expect(error?.code == .misuse)
      let ids = try await database.ids()
      #expect(!ids.contains(2))
      // The setting is gone with the lease.
      let setting = try await database.fetchOne("SHOW standard_conforming_strings", as: String.self)
      #expect(setting == "on")
    }
  }
}
