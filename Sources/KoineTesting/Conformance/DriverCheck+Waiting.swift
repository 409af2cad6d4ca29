import Koine

extension DriverCheck {
  static let waiting: [DriverCheck] = [
    DriverCheck(.waiting, "for a connection ends after the time limit, and says who has it") { bench in
      try await bench.withNotes(.init(connections: 1, acquireTimeout: .milliseconds(60))) { database in
        try await database.withConnection { _ in
          for use in 0..<3 {
            let waiting = Task.detached {
              switch use {
              case 0: try await database.withConnection { _ in }
              case 1: try await database.transaction { _ in }
              default: try await Note.insert([Note(id: 1)]).execute(database)
              }
            }
            let error = try await expectError(.acquireTimeout, of: "a task that waits for the connection") {
              try await waiting.value
            }
            try expect(
              error.message.contains("withConnection"), true, "whether \"\(error.message)\" names the holder")
          }
        }
        try await Note.insert([Note(id: 2)]).execute(database)
        try expect(try await Note.ids(on: database), [2], "the rows stored")
      }
    },
    DriverCheck(.waiting, "that cannot end is an error at once") { bench in
      // Whoever waited would wait longer than a check may take.
      try await bench.withNotes(.init(connections: 1, acquireTimeout: .seconds(3_600))) { database in
        try await Note.insert((0..<200).map { Note(id: $0) }).execute(database)
        try await database.withConnection { _ in
          _ = try await expectError(.misuse, of: "withConnection inside withConnection") {
            try await database.withConnection { _ in }
          }
        }
        var isFirst = true
        for try await _ in RawQuery(
          "UPDATE \(Note.self) SET text = 'x' RETURNING id", as: Int.self
        ).stream(database) where isFirst {
          isFirst = false
          // A driver that has read all rows ahead has a free connection; any other cannot wait for itself.
          do {
            try await Note.insert([Note(id: 1_000)]).execute(database)
            try await Note.find(1_000).delete().execute(database)
          } catch let error as DatabaseError where error.code == .misuse {}
        }
        try expect(try await Note.all().fetchCount(database), 200, "the rows stored")
      }
    },
    DriverCheck(.waiting, "is served in order") { bench in
      try await bench.withNotes(.init(connections: 1, acquireTimeout: .seconds(600))) { database in
        let order = Notes<Int>()
        let release = Gate()
        let held = Gate()
        let holder = Task {
          try await database.withConnection { _ in
            held.open()
            await release.wait()
          }
        }
        await held.wait()
        let executor = SteppingExecutor()
        var tasks: [Task<Void, any Error>] = []
        for number in 0..<8 {
          tasks.append(
            Task.detached(executorPreference: executor) {
              try await database.withConnection { _ in order.append(number) }
            })
          executor.step()
          // A driver may come to its queue by way of another executor.
          for _ in 0..<200 {
            await Task.yield()
            executor.step()
          }
        }
        executor.release()
        release.open()
        try await holder.value
        for task in tasks { try await task.value }
        try expect(order.all, Array(0..<8), "the order in which they got the connection")
      }
    },
  ]
}
