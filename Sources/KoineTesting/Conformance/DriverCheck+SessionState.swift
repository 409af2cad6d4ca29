import Koine

extension DriverCheck {
  static let sessionState: [DriverCheck] = [
    DriverCheck(.sessionState, "of a lease lasts as long as the lease") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        for round in 0..<3 {
          try await database.withConnection { connection in
            try await connection.execute("CREATE TEMPORARY TABLE scratch (a INTEGER)")
            try await connection.execute("INSERT INTO scratch VALUES (\(round))")
            try await connection.transaction { try await $0.execute("INSERT INTO scratch VALUES (7)") }
            try expect(
              try await connection.fetchAll("SELECT a FROM scratch ORDER BY a", as: Int.self), [round, 7],
              "the rows of the temporary table")
          }
        }
      }
    },
    DriverCheck(.sessionState, "that raw SQL changed is not the next user's") { bench in
      if bench.driver.sessionStates.isEmpty {
        throw NotApplicable(reason: "the driver names no session state")
      }
      for state in bench.driver.sessionStates {
        try await bench.withDatabase(.init(connections: 1)) { database in
          func probe(_ connection: any Connection) async throws -> [Row] {
            try await connection.fetchAll(state.probe, as: Row.self)
          }
          let before = try await database.withConnection { try await probe($0) }
          try await database.withConnection { connection in
            for change in state.changes { try await connection.execute(change) }
            try expect(
              try await probe(connection) != before, true, "whether \(state.changes) changed anything")
          }
          try expect(
            try await database.withConnection { try await probe($0) }, before,
            "what the next user finds after \(state.changes)")
        }
      }
    },
    DriverCheck(.sessionState, "is not left behind by a transaction that raw SQL begins or ends") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        try await expectError(.misuse, of: "BEGIN on a pooled connection") {
          try await database.execute("BEGIN")
        }
        for word: SQLFragment in ["COMMIT", "ROLLBACK", "END", "/* now */ COMMIT"] {
          do {
            try await database.transaction { connection in
              try await Note.insert([Note(id: 1)]).execute(connection)
              _ = try? await connection.execute(word)
              _ = try? await Note.insert([Note(id: 2)]).execute(connection)
            }
            throw TestFailure("a transaction with \(word) by hand inside did not fail")
          } catch is DatabaseError {}
          let stored = try await Note.ids(on: database)
          try expect(
            stored.contains(2), false, "whether a statement ran outside of the transaction, after \(word)")
          try await Note.all().delete().execute(database)
        }
      }
    },
  ]
}
