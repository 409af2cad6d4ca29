import Koine

extension DriverCheck {
  static let concurrency: [DriverCheck] = [
    DriverCheck(.concurrency, "lets many tasks share few connections") { bench in
      try await bench.withNotes(.init(connections: 3)) { database in
        let sum = try await withThrowingTaskGroup(of: Int.self) { group in
          for task in 0..<32 {
            group.addTask {
              var sum = 0
              for round in 0..<20 {
                let id = task * 20 + round
                if round % 5 == 0 { try await Note.insert([Note(id: id)]).execute(database) }
                sum += try await database.fetchOne("SELECT \(id) + 1", as: Int.self) ?? 0
              }
              return sum
            }
          }
          return try await group.reduce(0, +)
        }
        try expect(sum, (1...640).reduce(0, +), "the sum of what they read")
        try expect(try await Note.all().fetchCount(database), 128, "the rows stored")
      }
    },
    DriverCheck(.concurrency, "lets the children of a transaction take turns") { bench in
      try await bench.withNotes { database in
        try await database.transaction { connection in try await bench.insertFromMany(connection) }
        try expect(try await Note.all().fetchCount(database), 50, "the rows stored")
      }
    },
    DriverCheck(.concurrency, "lets the children of a lease take turns") { bench in
      try await bench.withNotes { database in
        try await database.withConnection { connection in try await bench.insertFromMany(connection) }
        try expect(try await Note.all().fetchCount(database), 50, "the rows stored")
      }
    },
    DriverCheck(.concurrency, "keeps what returned normally, whatever a sibling's nested transaction does") {
      bench in
      try await bench.withNotes { database in
        for round in 0..<60 {
          let acknowledged = Notes<Int>()
          try await database.transaction { connection in
            await withTaskGroup(of: Void.self) { group in
              group.addTask {
                try? await connection.transaction { nested -> Void in
                  try await Note.insert([Note(id: round * 10 + 9)]).execute(nested)
                  throw Stop()
                }
              }
              for sibling in 0..<4 {
                group.addTask {
                  let id = round * 10 + sibling
                  guard (try? await Note.insert([Note(id: id)]).execute(connection)) != nil else { return }
                  acknowledged.append(id)
                }
              }
            }
          }
          let stored = try await Note.where { $0.id >= round * 10 }.order(by: \.id).select(\.id)
            .fetchAll(database)
          try expect(
            stored, acknowledged.all.sorted(), "the rows stored, of those acknowledged in round \(round)")
        }
      }
    },
    DriverCheck(.concurrency, "keeps nested transactions of siblings apart") { bench in
      try await bench.withNotes { database in
        for round in 0..<40 {
          let acknowledged = Notes<Int>()
          try await database.transaction { connection in
            await withTaskGroup(of: Void.self) { group in
              for sibling in 0..<4 {
                group.addTask {
                  let ids = (0..<3).map { round * 100 + sibling * 10 + $0 }
                  do {
                    try await connection.transaction { nested in
                      for id in ids { try await Note.insert([Note(id: id)]).execute(nested) }
                      if sibling % 2 == 1 { throw Stop() }
                    }
                    for id in ids { acknowledged.append(id) }
                  } catch {}
                }
              }
            }
          }
          let stored = try await Note.where { $0.id >= round * 100 }.order(by: \.id).select(\.id)
            .fetchAll(database)
          try expect(
            stored, acknowledged.all.sorted(), "the rows stored, of those acknowledged in round \(round)")
        }
      }
    },
    DriverCheck(.concurrency, "makes transactions that conflict run one after another, by retries") { bench in
      try await bench.withNotes { database in
        try await Note.insert([Note(id: 0, text: "0")]).execute(database)
        try await withThrowingTaskGroup(of: Void.self) { group in
          for task in 1...8 {
            group.addTask {
              try await database.transaction(retrying: 200) { connection in
                let text = try await Note.find(0).select(\.text).fetchOne(connection) ?? ""
                let next = "\((Int(text) ?? 0) + task)"
                try await Note.find(0).update { $0.text = next }.execute(connection)
              }
            }
          }
          try await group.waitForAll()
        }
        try expect(
          try await Note.find(0).fetchOne(database)?.text, "36", "the sum that eight transactions made")
      }
    },
    DriverCheck(.concurrency, "lets others read what was committed while a transaction writes") { bench in
      try await bench.withTwo { first, second in
        try await first.transaction { connection in
          try await Note.insert([Note(id: 1)]).execute(connection)
          try expect(try await Note.ids(on: second), [], "what another database sees")
        }
        try expect(try await Note.ids(on: second), [1], "what it sees after the commit")
      }
    },
  ]
}

extension CheckBench {
  /// Inserts fifty rows from fifty tasks, each of which streams as well.
  fileprivate func insertFromMany(_ connection: any Connection) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for id in 0..<50 {
        group.addTask {
          try await Note.insert([Note(id: id)]).execute(connection)
          _ = try await Note.all().fetchCount(connection)
        }
      }
      try await group.waitForAll()
    }
  }
}
