import Koine

extension DriverCheck {
  static let errors: [DriverCheck] = [
    DriverCheck(.errors, "have a portable code, and the statement's text") { bench in
      try await bench.withDatabase { database in
        for sql: SQLFragment in [
          "CREATE TABLE p (id INTEGER PRIMARY KEY, a INTEGER NOT NULL, n INTEGER CONSTRAINT positive CHECK (n > 0))",
          "CREATE TABLE c (id INTEGER PRIMARY KEY, p INTEGER REFERENCES p (id))",
          "INSERT INTO p VALUES (1, 1, 1)", "INSERT INTO c VALUES (1, 1)",
        ] { try await database.execute(sql) }
        let cases: [(SQLFragment, DatabaseError.Code)] = [
          ("INSERT INTO p VALUES (1, 2, 2)", .uniqueViolation),
          ("INSERT INTO p VALUES (2, NULL, 2)", .notNullViolation),
          ("INSERT INTO p VALUES (2, 2, -2)", .checkViolation),
          ("INSERT INTO c VALUES (2, 9)", .foreignKeyViolation),
          ("DELETE FROM p", .foreignKeyViolation),
          ("SELEC 1", .syntax),
          ("SELECT * FROM nowhere", .undefinedTable),
          ("SELECT absent FROM p", .undefinedColumn),
          ("CREATE TABLE p (id INTEGER)", .alreadyExists),
          ("SELECT abs(-9223372036854775807 - 1)", .invalidValue),
        ]
        for (fragment, code) in cases {
          let sql = try RawQuery(fragment, as: Row.self).render(in: database.dialect).sql
          for _ in 0..<3 {
            let error = try await expectError(code, of: sql) { try await database.execute(fragment) }
            try expect(error.sql, sql, "the statement's text")
            try expect(error.isRetryable, false, "whether it may be retried")
          }
        }
        try expect(try await database.fetchOne("SELECT count(*) FROM p", as: Int.self), 1, "the next query")
      }
    },
    DriverCheck(.errors, "of a constraint name the table and the columns") { bench in
      try await bench.withNotes { database in
        try await Note.insert([Note(id: 1)]).execute(database)
        let error = try await expectError(.uniqueViolation, of: "the key again") {
          try await Note.insert([Note(id: 1)]).execute(database)
        }
        try expect(error.table, "conformance_notes", "the table")
        try expect(error.columns, ["id"], "the columns")
        let null = try await expectError(.notNullViolation, of: "NULL in a column that takes none") {
          try await database.execute("INSERT INTO \(Note.self) VALUES (2, NULL)")
        }
        try expect(null.table, "conformance_notes", "the table")
        try expect(null.columns, ["text"], "the columns")
      }
    },
    DriverCheck(.errors, "never show a value in their description") { bench in
      try await bench.withDatabase { database in
        try await database.execute("CREATE TABLE t (a TEXT PRIMARY KEY)")
        for _ in 0..<2 {
          do {
            try await database.execute("INSERT INTO t VALUES (\("secret"))")
          } catch {
            try expect("\(error)".contains("secret"), false, "whether the description shows the value")
          }
        }
        try expect(try await database.fetchOne("SELECT count(*) FROM t", as: Int.self), 1, "the rows stored")
      }
    },
    DriverCheck(.errors, "of a lock that another holds are retryable") { bench in
      try await bench.withTwo { first, second in
        try await Note.insert([Note(id: 1, text: "0")]).execute(first)
        try await first.transaction { connection in
          try await Note.find(1).update { $0.text = "1" }.execute(connection)
          try await expectError(.deadlineExceeded, .busy, of: "a write that waits for the lock") {
            try await Note.find(1).update { $0.text = "2" }.execute(second, timeout: .milliseconds(60))
          }
        }
        try expect(try await Note.find(1).fetchOne(second)?.text, "1", "the row stored")
        try await Note.find(1).update { $0.text = "3" }.execute(second)
      }
    },
  ]
}
