import Koine

extension DriverCheck {
  static let transactions: [DriverCheck] = [
    DriverCheck(.transactions, "commit what ran and roll back what threw") { bench in
      try await bench.withNotes { database in
        let result = try await database.transaction { connection in
          try await Note.insert([Note(id: 1)]).execute(connection)
          return try await Note.ids(on: connection)
        }
        try expect(result, [1], "what the closure returned")
        try await expectStop(of: "the transaction") {
          try await database.transaction { connection -> Void in
            try await Note.insert([Note(id: 2)]).execute(connection)
            throw Stop()
          }
        }
        try expect(try await Note.ids(on: database), [1], "the rows stored")
      }
    },
    DriverCheck(.transactions, "nest as savepoints") { bench in
      try await bench.withNotes { database in
        try await database.transaction { outer in
          try await Note.insert([Note(id: 1)]).execute(outer)
          try await expectStop(of: "the nested transaction") {
            try await outer.transaction { inner -> Void in
              try await Note.insert([Note(id: 2)]).execute(inner)
              try await inner.transaction { try await Note.insert([Note(id: 3)]).execute($0) }
              try expect(try await Note.ids(on: inner), [1, 2, 3], "the rows inside")
              throw Stop()
            }
          }
          try await outer.transaction { try await Note.insert([Note(id: 4)]).execute($0) }
          try await expectError(.uniqueViolation, of: "a nested transaction with an error") {
            try await outer.transaction { inner in
              try await Note.insert([Note(id: 5)]).execute(inner)
              try await Note.insert([Note(id: 1)]).execute(inner)
            }
          }
        }
        try expect(try await Note.ids(on: database), [1, 4], "the rows stored")
      }
    },
    DriverCheck(.transactions, "are failed after an error, whoever swallows it") { bench in
      try await bench.withNotes { database in
        try await expectError(.uniqueViolation, of: "the transaction") {
          try await database.transaction { connection in
            try await Note.insert([Note(id: 1)]).execute(connection)
            try await expectError(.uniqueViolation, of: "the same key again") {
              try await Note.insert([Note(id: 1)]).execute(connection)
            }
            try await expectError(.uniqueViolation, of: "a statement after the error") {
              _ = try await Note.ids(on: connection)
            }
          }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.transactions, "are not failed by what the closure for a row throws") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in
          try await Note.insert([Note(id: 1)]).execute(connection)
          try await expectStop(of: "the statement") {
            try await connection.run(Note.all().render(in: connection.dialect)) { _ in throw Stop() }
          }
          try await Note.insert([Note(id: 2)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [1, 2], "the rows stored")
      }
    },
    DriverCheck(.transactions, "refuse their own database, by every entry point") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in
          try await bench.expectMisuse(of: database, "the database inside its transaction")
          try await Note.insert([Note(id: 1)]).execute(connection)
        }
        try await database.withConnection { connection in
          try await bench.expectMisuse(of: database, "the database inside its withConnection")
          try await Note.insert([Note(id: 2)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [1, 2], "the rows stored")
      }
    },
    DriverCheck(.transactions, "that are nested refuse the outer one, by every entry point") { bench in
      try await bench.withNotes { database in
        try await database.transaction { outer in
          try await outer.transaction { inner in
            try await bench.expectMisuse(of: outer, "the outer transaction inside the nested one")
            try await Note.insert([Note(id: 1)]).execute(inner)
          }
        }
        try await database.withConnection { lease in
          try await lease.transaction { inner in
            try await bench.expectMisuse(of: lease, "the lease inside its transaction")
            try await Note.insert([Note(id: 2)]).execute(inner)
          }
        }
        try expect(try await Note.ids(on: database), [1, 2], "the rows stored")
      }
    },
    DriverCheck(.transactions, "report a deferred foreign key at their commit and leave nothing") { bench in
      try await bench.withDatabase { database in
        try await database.execute("CREATE TABLE parent (id INTEGER PRIMARY KEY)")
        try await database.execute(
          "CREATE TABLE child (p INTEGER REFERENCES parent (id) DEFERRABLE INITIALLY DEFERRED)")
        try await expectError(.foreignKeyViolation, of: "the transaction") {
          _ = try await database.transaction { try await $0.execute("INSERT INTO child VALUES (9)") }
        }
        try expect(
          try await database.fetchOne("SELECT count(*) FROM child", as: Int.self), 0, "the rows stored")
        try await database.transaction { connection in
          try await connection.execute("INSERT INTO child VALUES (9)")
          try await connection.execute("INSERT INTO parent VALUES (9)")
        }
      }
    },
    DriverCheck(.transactions, "for reading refuse to write") { bench in
      try await bench.withNotes { database in
        for _ in 0..<3 {
          try await expectError(.readOnly, of: "a write") {
            try await database.transaction(access: .readOnly) { connection in
              try expect(try await Note.ids(on: connection), [], "the rows")
              try await Note.insert([Note(id: 1)]).execute(connection)
            }
          }
        }
        try await Note.insert([Note(id: 1)]).execute(database)
      }
    },
    DriverCheck(.transactions, "run at every level of isolation") { bench in
      try await bench.withNotes { database in
        let levels: [IsolationLevel] = [.readCommitted, .repeatableRead, .serializable]
        for (id, level) in levels.enumerated() {
          for access in [TransactionAccess.readWrite, .readOnly] {
            try await database.transaction(isolation: level, access: access) { connection in
              _ = try await Note.ids(on: connection)
              if access == .readWrite { try await Note.insert([Note(id: id)]).execute(connection) }
            }
          }
        }
        try expect(try await Note.ids(on: database), [0, 1, 2], "the rows stored")
      }
    },
    DriverCheck(.transactions, "that are cancelled roll back") { bench in
      try await bench.withNotes { database in
        let task = Task {
          try await database.transaction { connection in
            try await Note.insert([Note(id: 1)]).execute(connection)
            withUnsafeCurrentTask { $0?.cancel() }
          }
        }
        try await expectCancellation(of: "the transaction") { try await task.value }
        let started = Gate()
        let endless = Task {
          try await database.transaction { connection in
            try await Note.insert([Note(id: 2)]).execute(connection)
            started.open()
            try await bench.runEndless(on: connection)
          }
        }
        await started.wait()
        endless.cancel()
        try await expectCancellation(of: "the transaction") { try await endless.value }
        try expect(try await Note.ids(on: database), [], "the rows stored")
        try await Note.insert([Note(id: 1)]).execute(database)
      }
    },
  ]
}

extension CheckBench {
  /// Fails unless each way to use a connection is refused at once.
  func expectMisuse(of connection: any Connection, _ what: String) async throws {
    let statement = try Note.all().render(in: connection.dialect)
    try await expectError(.misuse, of: "\(what), a query") { _ = try await Note.ids(on: connection) }
    try await expectError(.misuse, of: "\(what), an insert") {
      try await Note.insert([Note(id: 99)]).execute(connection)
    }
    try await expectError(.misuse, of: "\(what), a batch") {
      try await Note.insert([Note(id: 98), Note(id: 99)]).execute(connection)
    }
    try await expectError(.misuse, of: "\(what), a statement by hand") {
      try await connection.execute("DELETE FROM \(Note.self)")
    }
    try await expectError(.misuse, of: "\(what), a cursor") { _ = try await connection.cursor(statement) }
    try await expectError(.misuse, of: "\(what), a stream") {
      for try await _ in Note.all().stream(connection) {}
    }
    try await expectError(.misuse, of: "\(what), a transaction") {
      try await connection.transaction { _ in }
    }
    try await expectError(.misuse, of: "\(what), a script") {
      try await connection.executeScript("DELETE FROM conformance_notes")
    }
    if let database = connection as? any Database {
      try await expectError(.misuse, of: "\(what), withConnection") {
        try await database.withConnection { _ in }
      }
    }
  }
}
