import Koine

extension DriverCheck {
  static let closing: [DriverCheck] = [
    DriverCheck(.closing, "refuses what comes after, by every entry point, and may happen twice") { bench in
      try await bench.withNotes { database in
        await database.close()
        await database.close()
        try await bench.expectMisuse(of: database, "the database after its end")
      }
    },
    DriverCheck(.closing, "waits for what runs") { bench in
      try await bench.withNotes { database in
        let started = Gate()
        let goOn = Gate()
        let running = Task {
          try await database.transaction { connection in
            try await Note.insert([Note(id: 1)]).execute(connection)
            started.open()
            await goOn.wait()
            return try await Note.ids(on: connection)
          }
        }
        await started.wait()
        let closing = Task { await database.close() }
        var isRefused = false
        while !isRefused {
          do {
            _ = try await Note.ids(on: database)
            await Task.yield()
          } catch let error as DatabaseError where error.code == .misuse {
            isRefused = true
          }
        }
        goOn.open()
        try expect(try await running.value, [1], "what the transaction read")
        await closing.value
      }
    },
    DriverCheck(.closing, "inside its own transaction, lease or stream does not wait for it") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in
          await database.close()
          try await Note.insert([Note(id: 1)]).execute(connection)
          try expect(try await Note.ids(on: connection), [1], "the rows inside")
        }
      }
      try await bench.withNotes { database in
        try await database.withConnection { connection in
          await database.close()
          try expect(try await Note.ids(on: connection), [], "the rows inside")
        }
      }
      try await bench.withNotes { database in
        try await Note.insert((0..<500).map { Note(id: $0) }).execute(database)
        for try await _ in Note.all().stream(database) { await database.close() }
      }
    },
    DriverCheck(.closing, "keeps what was committed") { bench in
      if bench.driver.isOpenedOnce { throw NotApplicable(reason: "its data can be opened once only") }
      try await bench.withNotes { try await Note.insert([Note(id: 1)]).execute($0) }
      for _ in 0..<3 {
        try await bench.withDatabase { try expect(try await Note.ids(on: $0), [1], "the rows stored") }
      }
    },
  ]
}
