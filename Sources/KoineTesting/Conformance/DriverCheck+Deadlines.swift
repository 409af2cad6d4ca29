import Koine

extension DriverCheck {
  private static let soon = Duration.milliseconds(60)

  static let deadlines: [DriverCheck] = [
    DriverCheck(.deadlines, "end a statement, and leave the connection usable") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        for _ in 0..<3 {
          try await expectError(.deadlineExceeded, of: "a statement without an end") {
            try await bench.runEndless(on: database, timeout: soon)
          }
          try await expectError(.deadlineExceeded, of: "a stream without an end") {
            for try await _ in bench.numbers(to: 2_000_000_000).stream(database, timeout: soon) {}
          }
          try await expectError(.deadlineExceeded, of: "a script without an end") {
            guard
              let endless = try RawQuery(bench.driver.endlessQuery, as: Row.self)
                .render(in: database.dialect) as RenderedStatement?
            else { return }
            try await database.executeScript(endless.sql, timeout: soon)
          }
          try await Note.insert([Note(id: 1)]).execute(database)
          try await Note.all().delete().execute(database)
        }
      }
    },
    DriverCheck(.deadlines, "that have passed let nothing begin") { bench in
      try await bench.withNotes { database in
        for limit in [Duration.zero, .seconds(-5)] {
          try await expectError(.deadlineExceeded, of: "a statement") {
            try await Note.insert([Note(id: 1)]).execute(database, timeout: limit)
          }
          try await expectError(.deadlineExceeded, of: "a batch") {
            try await Note.insert([Note(id: 1), Note(id: 2)]).execute(database, timeout: limit)
          }
          try await expectError(.deadlineExceeded, of: "a query") {
            _ = try await Note.all().fetchAll(database, timeout: limit)
          }
          try await expectError(.deadlineExceeded, of: "a transaction") {
            _ = try await database.transaction(timeout: limit) {
              try await Note.insert([Note(id: 1)]).execute($0)
            }
          }
          try await expectError(.deadlineExceeded, of: "withConnection") {
            try await database.withConnection(timeout: limit) {
              _ = try await Note.insert([Note(id: 1)]).execute($0)
            }
          }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.deadlines, "that are far away change nothing") { bench in
      try await bench.withNotes { database in
        let long = Duration.seconds(4_000_000_000)
        try await database.transaction(timeout: long) { connection in
          try await Note.insert([Note(id: 1), Note(id: 2)]).execute(connection, timeout: long)
          try await connection.executeScript("INSERT INTO conformance_notes VALUES (3, '')", timeout: long)
        }
        try await database.withConnection(timeout: long) { connection in
          _ = try await Note.insert([Note(id: 4)]).execute(connection, timeout: long)
        }
        try expect(try await Note.all().fetchCount(database, timeout: long), 4, "the rows stored")
      }
    },
    DriverCheck(.deadlines, "of a transaction end it and roll it back") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        for isNested in [false, true] {
          try await expectError(.deadlineExceeded, of: "the transaction") {
            try await database.transaction(timeout: soon) { connection in
              try await Note.insert([Note(id: 1)]).execute(connection)
              if isNested {
                try await connection.transaction { try await bench.runEndless(on: $0) }
              } else {
                try await bench.runEndless(on: connection)
              }
            }
          }
        }
        try await expectError(.deadlineExceeded, of: "a transaction whose closure passes the time limit") {
          try await database.transaction(timeout: soon) { connection in
            try await Note.insert([Note(id: 1)]).execute(connection)
            while (try? await Note.ids(on: connection)) != nil {}
          }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.deadlines, "of a statement in a transaction fail it, as any error") { bench in
      try await bench.withNotes { database in
        try await expectError(.deadlineExceeded, of: "the transaction") {
          try await database.transaction { connection in
            try await Note.insert([Note(id: 1)]).execute(connection)
            try await expectError(.deadlineExceeded, of: "the statement") {
              try await bench.runEndless(on: connection, timeout: soon)
            }
            try await expectError(.deadlineExceeded, of: "the next statement") {
              try await Note.insert([Note(id: 2)]).execute(connection)
            }
          }
        }
        try await database.transaction { connection in
          try await expectError(.deadlineExceeded, of: "the nested transaction") {
            try await connection.transaction { try await bench.runEndless(on: $0, timeout: soon) }
          }
          try await Note.insert([Note(id: 3)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [3], "the rows stored")
      }
    },
    DriverCheck(.deadlines, "of withConnection end what runs in it") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        try await expectError(.deadlineExceeded, of: "withConnection") {
          try await database.withConnection(timeout: soon) { try await bench.runEndless(on: $0) }
        }
        try await Note.insert([Note(id: 1)]).execute(database)
      }
    },
    DriverCheck(.deadlines, "count the wait for a connection") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        try await database.withConnection { _ in
          let waiting = Task.detached {
            try await Note.insert([Note(id: 1)]).execute(database, timeout: soon)
          }
          try await expectError(.deadlineExceeded, of: "a statement that waits for the connection") {
            _ = try await waiting.value
          }
          let transaction = Task.detached { try await database.transaction(timeout: soon) { _ in } }
          try await expectError(.deadlineExceeded, of: "a transaction that waits for the connection") {
            try await transaction.value
          }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
  ]
}
