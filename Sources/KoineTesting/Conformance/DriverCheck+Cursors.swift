import Koine

extension DriverCheck {
  static let cursors: [DriverCheck] = [
    DriverCheck(.cursors, "hand out rows in portions until the end") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        let cursor = try await bench.cursor(to: 10, on: database)
        var portions: [[Int]] = []
        var hasMore = true
        while hasMore {
          var portion: [Int] = []
          hasMore = try await cursor.next(4) { portion.append(try $0.next()) }
          portions.append(portion)
        }
        try expect(portions.filter { !$0.isEmpty }, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10]], "the portions")
        try expect(try await cursor.next(4) { _ in }, false, "whether there is more after the end")
        await cursor.close()
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
    DriverCheck(.cursors, "compute no more than is asked for, and end early") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        for _ in 0..<5 {
          let cursor = try await bench.cursor(to: 1_000_000_000, on: database)
          try expect(try await bench.take(3, from: cursor), [1, 2, 3], "the first rows")
          await cursor.close()
          await cursor.close()
          try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
        }
      }
    },
    DriverCheck(.cursors, "give the connection back when they are released") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        for _ in 0..<5 {
          do {
            let cursor = try await bench.cursor(to: 1_000_000_000, on: database)
            try expect(try await bench.take(1, from: cursor), [1], "the first row")
          }
          try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
        }
      }
    },
    DriverCheck(.cursors, "throw an error that comes after some rows") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        // The absolute value of the least integer is not an integer.
        let failing = RawQuery(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
          SELECT abs(5000 - i + (-9223372036854775807 - 1)) FROM n
          """, as: Int.self)
        var count = 0
        try await expectError(.invalidValue, of: "the stream") {
          for try await _ in failing.stream(database) { count += 1 }
        }
        try expect(count > 0, true, "whether rows came before")
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
    DriverCheck(.cursors, "pass on what the closure for a row throws, and come back") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        let cursor = try await bench.cursor(to: 1_000_000_000, on: database)
        try await expectStop(of: "the cursor") { _ = try await cursor.next(1) { _ in throw Stop() } }
        await cursor.close()
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
    DriverCheck(.cursors, "of a stream yield what fetchAll yields") { bench in
      try await bench.withNotes { database in
        let notes = (1...300).map { Note(id: $0, text: String(repeating: "x", count: $0)) }
        try await Note.insert(notes).execute(database)
        for limit in [0, 1, 63, 64, 65, 300] {
          var found: [Note] = []
          for try await note in Note.order(by: \.id).limit(limit).stream(database) { found.append(note) }
          try expect(found == Array(notes.prefix(limit)), true, "whether \(limit) rows are the same")
        }
      }
    },
    DriverCheck(.cursors, "and statements of one transaction take turns") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in
          // The same text twice: a statement in use is not handed out again.
          let first = try await bench.cursor(to: 3, on: connection)
          let second = try await bench.cursor(to: 3, on: connection)
          var seen: [Int] = []
          for number in 1...3 {
            seen += try await bench.take(1, from: first)
            seen += try await bench.take(1, from: second)
            try await Note.insert([Note(id: number)]).execute(connection)
          }
          try expect(seen, [1, 1, 2, 2, 3, 3], "the rows")
          try expect(try await bench.numbers(to: 2).fetchAll(connection), [1, 2], "a query between them")
          await first.close()
          await second.close()
        }
        try expect(try await Note.ids(on: database), [1, 2, 3], "what was written between the portions")
      }
    },
    DriverCheck(.cursors, "that write run to their end, however few rows are taken") { bench in
      try await bench.withNotes { database in
        let insert: SQLFragment =
          "INSERT INTO \(Note.self) (id, text) SELECT i, '' FROM (\(bench.numbers(to: 1000))) AS numbers RETURNING id"
        let statement = try RawQuery(insert, as: Int.self).render(in: database.dialect)
        let cursor = try await database.cursor(statement)
        try expect(try await bench.take(1, from: cursor), [1], "the first row")
        await cursor.close()
        try expect(try await Note.all().fetchCount(database), 1000, "the rows stored")
      }
    },
    DriverCheck(.cursors, "end when their consumer is cancelled") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        let started = Gate()
        let task = Task {
          for try await number in bench.numbers(to: 1_000_000_000).stream(database) where number == 100 {
            started.open()
          }
        }
        await started.wait()
        task.cancel()
        try await expectCancellation(of: "the stream") { try await task.value }
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
    DriverCheck(.cursors, "hand out nothing more to a cancelled task, however fast the engine is") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        let ways: [@Sendable (any Connection) async throws -> Void] = [
          { connection in
            var isCancelled = false
            for try await number in bench.numbers(to: 1_000_000_000).stream(connection) {
              if number == 10 {
                withUnsafeCurrentTask { $0?.cancel() }
                isCancelled = true
              }
              // What was read ahead may come; another portion may not.
              try expect(isCancelled && number > 100_000, false, "whether rows come for long")
            }
          },
          { connection in
            let cursor = try await bench.cursor(to: 1_000_000_000, on: connection)
            try expect(try await bench.take(1, from: cursor), [1], "the first row")
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await bench.take(1, from: cursor)
          },
          { connection in
            let cursor = try await bench.cursor(to: 1_000_000_000, on: connection)
            _ = try await cursor.next(1_000_000_000) { row in
              if try row.next() == 10 as Int { withUnsafeCurrentTask { $0?.cancel() } }
            }
          },
        ]
        for (number, way) in ways.enumerated() {
          try await expectCancellation(of: "way \(number)") {
            try await Task { try await way(database) }.value
          }
          // Inside a transaction, the last way asks for a single portion, which the server makes as a whole.
          guard number < 2 else { continue }
          try await expectCancellation(of: "way \(number) in a transaction") {
            try await Task { try await database.transaction { try await way($0) } }.value
          }
          try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
        }
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
  ]
}

extension CheckBench {
  func cursor(to last: Int, on connection: any Connection) async throws -> any RowCursor {
    try await connection.cursor(numbers(to: last).render(in: connection.dialect))
  }

  /// The next integers of a cursor.
  func take(_ count: Int, from cursor: any RowCursor) async throws -> [Int] {
    var found: [Int] = []
    _ = try await cursor.next(count) { found.append(try $0.next()) }
    return found
  }
}
