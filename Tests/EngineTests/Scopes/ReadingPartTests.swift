import Koine
import KoineTesting
import Testing

/// A part of a transaction that only reads.
@Suite struct ReadingPartTests {
  enum Write: CaseIterable, Sendable {
    case statement, batch, script, nested, stream
  }

  /// How the part ends.
  enum End: CaseIterable, Sendable {
    case returning, throwing, failing, expiring
  }

  private func write(_ write: Write, _ id: Int, on connection: any Connection) async throws {
    switch write {
    case .statement: try await connection.insert(id)
    case .batch:
      try await connection.run(
        RenderedBatch(sql: "INSERT INTO n VALUES (\(id))", types: [], count: 1) { _, _ in })
    case .script: try await connection.executeScript("INSERT INTO n VALUES (\(id))")
    case .nested: try await connection.transaction { try await $0.insert(id) }
    case .stream:
      for try await _ in connection.stream("INSERT INTO n VALUES (\(id)) RETURNING id", as: Int.self) {}
    }
  }

  @Test(arguments: Store.allCases, Write.allCases)
  func refusesToWrite(_ store: Store, _ write: Write) async throws {
    try await store.withDatabase { database in
      let ids = try await database.transaction { transaction in
        try await transaction.insert(1)
        for isDeep in [false, true] {
          let refusal = await failure {
            try await transaction.transaction(access: .readOnly) { part in
              #expect(try await part.ids() == [1])
              if isDeep {
                try await part.transaction(access: .readOnly) { try await self.write(write, 2, on: $0) }
              } else {
                try await self.write(write, 2, on: part)
              }
            }
          }
          #expect(refusal?.code == .readOnly)
        }
        try await self.write(write, 3, on: transaction)
        return try await transaction.ids()
      }
      #expect(ids == [1, 3])
      #expect(try await database.ids() == [1, 3])
    }
  }

  @Test(arguments: Store.allCases, End.allCases)
  func lastsUntilItsEnd(_ store: Store, _ end: End) async throws {
    try await store.withDatabase(connections: 1) { database in
      try await database.transaction { transaction in
        try await transaction.transaction { around in
          let error = await failure {
            try await around.transaction(
              access: .readOnly, timeout: end == .expiring ? .seconds(2) : nil
            ) { part in
              // A part inside does not let it write at its own end.
              try await part.transaction(access: .readOnly) { _ = try await $0.ids() }
              switch end {
              case .returning: break
              case .throwing: throw DatabaseError(.other, "thrown")
              case .failing: try await part.execute("SELECT * FROM missing")
              case .expiring: while true { _ = try await part.ids() }
              }
            }
          }
          let code: DatabaseError.Code? =
            switch end {
            case .returning: nil
            case .throwing: .other
            case .failing: .undefinedTable
            case .expiring: .deadlineExceeded
            }
          #expect(error?.code == code)
          try await around.insert(1)
        }
        try await transaction.insert(2)
      }
      try await database.insert(3)
      #expect(try await database.ids() == [1, 2, 3])
    }
  }

  /// A task that outlives the closure leaves the part open: the connection writes again all the same.
  @Test(arguments: Store.allCases) func doesNotOutliveItsTransaction(_ store: Store) async throws {
    try await store.withDatabase(connections: 1) { database in
      let (opened, open) = AsyncStream.makeStream(of: Void.self)
      let (closed, close) = AsyncStream.makeStream(of: Void.self)
      var late: Task<Void, any Error>?
      _ = await failure {
        try await database.transaction { transaction in
          try await transaction.insert(1)
          late = Task {
            try await transaction.transaction(access: .readOnly) { _ in
              open.finish()
              for await _ in closed {}
            }
          }
          for await _ in opened {}
        }
      }
      close.finish()
      _ = await late?.result
      try await database.insert(2)
      #expect(try await database.ids().last == 2)
    }
  }

  /// Left open inside another part, which ends first.
  @Test(arguments: Store.allCases, [End.returning, .throwing])
  func doesNotOutliveThePartAround(_ store: Store, _ end: End) async throws {
    try await store.withDatabase(connections: 1) { database in
      let (opened, open) = AsyncStream.makeStream(of: Void.self)
      let (closed, close) = AsyncStream.makeStream(of: Void.self)
      var late: Task<Void, any Error>?
      try await database.transaction { transaction in
        _ = await failure {
          try await transaction.transaction { around in
            late = Task {
              try await around.transaction { deeper in
                try await deeper.transaction(access: .readOnly) { _ in
                  open.finish()
                  for await _ in closed {}
                }
              }
            }
            for await _ in opened {}
            if end == .throwing { throw DatabaseError(.other, "thrown") }
          }
        }
        try await transaction.insert(2)
      }
      close.finish()
      _ = await late?.result
      #expect(try await database.ids() == [2])
    }
  }
}
