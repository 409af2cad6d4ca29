import Koine

extension DriverCheck {
  static let batches: [DriverCheck] = [
    DriverCheck(.batches, "insert every row") { bench in
      for count in [0, 1, 2, 3_000] {
        try await bench.withNotes { database in
          let notes = (0..<count).map {
            Note(id: $0, text: "row \($0)" + String(repeating: "-", count: $0 % 700))
          }
          try expect(try await Note.insert(notes).execute(database), count, "the rows counted")
          let found = try await Note.order(by: \.id).fetchAll(database)
          try expect(found == notes, true, "whether the \(count) rows are the same")
        }
      }
    },
    DriverCheck(.batches, "are all or nothing outside of a transaction") { bench in
      try await bench.withNotes { database in
        let notes = (1...5_000).map { Note(id: $0 == 4_000 ? 1 : $0, text: "x") }
        try await expectError(.uniqueViolation, of: "a batch with a key that it has twice") {
          try await Note.insert(notes).execute(database)
        }
        try expect(try await Note.all().fetchCount(database), 0, "the rows stored")
        try expect(try await Note.insert(Array(notes.prefix(100))).execute(database), 100, "the next batch")
      }
    },
    DriverCheck(.batches, "in a nested transaction are undone with it, and leave the rest") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in
          try await Note.insert([Note(id: -1)]).execute(connection)
          try await expectError(.uniqueViolation, of: "a batch with a key that it has twice") {
            try await connection.transaction { nested in
              _ = try await Note.insert([Note(id: 1), Note(id: 2), Note(id: 1)]).execute(nested)
            }
          }
          try expect(try await Note.ids(on: connection), [-1], "the rows after the rollback")
          try await Note.insert([Note(id: 4), Note(id: 5)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [-1, 4, 5], "the rows stored")
        try await database.withConnection { connection in
          _ = try await Note.insert([Note(id: 6), Note(id: 7)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [-1, 4, 5, 6, 7], "the rows of a lease's batch")
      }
    },
    DriverCheck(.batches, "count the rows that changed") { bench in
      try await bench.withNotes { database in
        try await Note.insert((0..<10).map { Note(id: $0) }).execute(database)
        let one = try Note.where { $0.id >= 5 }.update { $0.text = "u" }.render(in: database.dialect)
        let places = one.bindings
        let update = RenderedBatch(sql: one.sql, types: one.types, count: 2) { row, encoder in
          for value in places {
            encoder.append(value == .integer(5) ? .integer(Int64(5 + row * 100)) : value)
          }
        }
        try expect(try await database.run(update), 5, "the rows counted")
      }
    },
    DriverCheck(.batches, "of large rows that return much block neither side") { bench in
      try await bench.withNotes { database in
        let notes = (0..<300).map { Note(id: $0, text: String(repeating: "x", count: 50_000)) }
        let found = try await Note.insert(notes).returning(\.text).fetchAll(database)
        try expect(found.map(\.utf8.count), Array(repeating: 50_000, count: 300), "the texts returned")
        try expect(try await Note.all().fetchCount(database), 300, "the rows stored")
      }
    },
    DriverCheck(.batches, "that are cancelled leave nothing") { bench in
      try await bench.withNotes { database in
        let statement = try Note.insert([Note(id: 1, text: "a")]).render(in: database.dialect)
        let started = Gate()
        let batch = RenderedBatch(sql: statement.sql, types: statement.types, count: .max) { row, encoder in
          if row == 300 { started.open() }
          encoder.append(.integer(Int64(row)))
          encoder.append(.text("a"))
        }
        let task = Task { _ = try await database.run(batch) }
        await started.wait()
        task.cancel()
        try await expectCancellation(of: "the batch") { try await task.value }
        try expect(try await Note.all().fetchCount(database), 0, "the rows stored")
        try await Note.insert([Note(id: 1)]).execute(database)
      }
    },
  ]
}
