import Koine

extension DriverCheck {
  static let cancellation: [DriverCheck] = [
    DriverCheck(.cancellation, "of a task beforehand runs nothing") { bench in
      try await bench.withNotes { database in
        for use in 0..<4 {
          let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            switch use {
            case 0: try await Note.insert([Note(id: 1)]).execute(database)
            case 1: try await Note.insert([Note(id: 1), Note(id: 2)]).execute(database)
            case 2: try await database.transaction { try await Note.insert([Note(id: 1)]).execute($0) }
            default:
              try await database.withConnection { _ = try await Note.insert([Note(id: 1)]).execute($0) }
            }
          }
          try await expectCancellation(of: "the task") { try await task.value }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.cancellation, "ends a query that would go on, and no other") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        for round in 0..<20 {
          let started = Gate()
          let task = Task {
            try await database.withConnection { connection in
              started.open()
              try await bench.runEndless(on: connection)
            }
          }
          await started.wait()
          let next = Task { try await bench.numbers(to: 200).fetchAll(database).count }
          for _ in 0..<round * 5 { await Task.yield() }
          task.cancel()
          try await expectCancellation(of: "the query") { try await task.value }
          try expect(try await next.value, 200, "the query behind it")
        }
      }
    },
    DriverCheck(.cancellation, "of a task that waits for a connection takes it out of the queue") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        try await database.withConnection { connection in
          let waiting = (0..<4).map { number in
            Task.detached {
              switch number {
              case 0: try await Note.insert([Note(id: 1)]).execute(database)
              case 1: try await database.transaction { _ in }
              default: try await database.withConnection { _ in }
              }
            }
          }
          for task in waiting { task.cancel() }
          for task in waiting {
            try await expectCancellation(of: "the waiting task") { try await task.value }
          }
          try await Note.insert([Note(id: 2)]).execute(connection)
        }
        try expect(try await Note.ids(on: database), [2], "the rows stored")
      }
    },
    DriverCheck(.cancellation, "at any moment leaves the database as it should be") { bench in
      try await bench.withNotes(.init(connections: 2)) { database in
        var random = SeededRandom(seed: 20_26)
        for round in 0..<150 {
          let use = round % 5
          let first = round * 10
          let task = Task {
            switch use {
            case 0: try await Note.insert([Note(id: first)]).execute(database)
            case 1: try await Note.insert((0..<5).map { Note(id: first + $0) }).execute(database)
            case 2:
              try await database.transaction { connection in
                for id in first..<first + 3 { try await Note.insert([Note(id: id)]).execute(connection) }
                try await connection.transaction { try await Note.insert([Note(id: first + 3)]).execute($0) }
              }
            case 3: for try await _ in bench.numbers(to: 2_000).stream(database) {}
            default: _ = try await bench.numbers(to: 2_000).fetchAll(database)
            }
          }
          for _ in 0..<Int.random(in: 0...60, using: &random) { await Task.yield() }
          task.cancel()
          let stored: Set<Int>
          do {
            try await task.value
            stored = [[1, 5, 4, 0, 0][use]]
          } catch is CancellationError {
            // A statement may have ended before it was told to; a transaction has not been committed.
            stored = use == 0 ? [0, 1] : use == 1 ? [0, 5] : [0]
          } catch {
            throw TestFailure("the cancelled task of round \(round) threw \(String(reflecting: error))")
          }
          let found = try await Note.where { $0.id >= first }.fetchCount(database)
          guard stored.contains(found) else {
            throw TestFailure("round \(round) stored \(found) rows, expected one of \(stored)")
          }
        }
      }
    },
  ]
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
