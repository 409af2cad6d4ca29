import Foundation
import Koine
import KoineSQLite
import Testing

@Table("attachments") private struct Attachment: Identifiable, Equatable {
  let id: Int
  var name = ""
  var content: [UInt8] = []
}

@Table("papers") private struct Paper: Identifiable {
  let id: UUID
  var content: Data?
}

/// A column that hides the number of a row.
@Table("hidings") private struct Hiding: Identifiable {
  let id: Int
  @Column("RowID") var first: String
  @Column("_rowid_") var second: String
  var content: [UInt8]
}

/// Blobs that are read and written in parts.
@Suite(.timeLimit(.minutes(5))) struct BlobTests {
  private static let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }

  private static func withDatabase(_ body: (SQLiteDatabase) async throws -> Void) async throws {
    for place in ObservationTests.Place.allCases {
      let file = try TemporaryFile()
      let database =
        place == .file
        ? try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
        : try SQLiteDatabase.inMemory()
      try await Attachment.createTable().execute(database)
      try await Attachment.insert([
        Attachment(id: 1, name: "a", content: bytes), Attachment(id: 2, name: "b", content: [1, 2, 3]),
        Attachment(id: 3),
      ]).execute(database)
      try await body(database)
      await database.close()
    }
  }

  @Test func partsAreRead() async throws {
    try await Self.withDatabase { database in
      let parts = try await database.withBlob(of: \.content, in: Attachment.find(1)) { blob in
        #expect(blob.byteCount == 200_000 && !blob.isWritable)
        #expect(try await blob.read() == Self.bytes)
        var page = [UInt8](repeating: 0, count: 100_000)
        try await blob.read(into: &page, from: 100_000)
        #expect(page == Array(Self.bytes[100_000...]))
        var parts: [[UInt8]] = []
        for range in [0..<1, 0..<0, 5..<70_000, 199_999..<200_000, 200_000..<200_000] {
          parts.append(try await blob.read(range))
        }
        return parts
      }
      #expect(parts.map(\.count) == [1, 0, 69_995, 1, 0])
      #expect(parts[2] == Array(Self.bytes[5..<70_000]))
      for size in [1, 2, 3, 4, -1] {
        try await database.withBlob(of: \.content, in: Attachment.find(2)) { blob in
          var chunks: [[UInt8]] = []
          for try await chunk in blob.chunks(of: size) { chunks.append(chunk) }
          #expect(chunks.flatMap(\.self) == [1, 2, 3])
          #expect(chunks.count == (size == 2 ? 2 : size > 2 ? 1 : 3))
        }
      }
      // An empty one.
      try await database.withBlob(of: \.content, in: Attachment.find(3)) { blob in
        #expect(blob.byteCount == 0)
        #expect(try await blob.read().isEmpty)
        for try await _ in blob.chunks() { Issue.record("a chunk") }
      }
    }
  }

  @Test func partsAreWritten() async throws {
    try await Self.withDatabase { database in
      try await database.transaction { connection in
        try await Attachment.find(3).update { $0.content = zeroBlob(byteCount: 200_000) }.execute(connection)
        try await connection.withBlob(of: \.content, in: Attachment.find(3), access: .readWrite) { blob in
          #expect(blob.byteCount == 200_000 && blob.isWritable)
          try await blob.write(Self.bytes[100_000...], at: 100_000)
          #expect(try await blob.read(99_999..<100_001) == [0, Self.bytes[100_000]])
          // Statements run between.
          try await Attachment.find(2).update { $0.name = "changed" }.execute(connection)
          try await blob.write(Data(Self.bytes[..<100_000]), at: 0)
          try await blob.write([], at: 200_000)
        }
      }
      #expect(try await Attachment.find(3).select(\.content).fetchOne(database) == Self.bytes)
      #expect(try await Attachment.find(2).select(\.name).fetchOne(database) == "changed")
      // On a database, a transaction of its own.
      try await database.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) {
        try await $0.write([9], at: 1)
      }
      try await database.withConnection { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) {
          try await $0.write([8], at: 2)
        }
      }
      #expect(try await Attachment.find(2).select(\.content).fetchOne(database) == [1, 9, 8])
      struct Refusal: Error {}
      await #expect(throws: Refusal.self) {
        try await database.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
          try await blob.write([7, 7, 7], at: 0)
          throw Refusal()
        }
      }
      #expect(try await Attachment.find(2).select(\.content).fetchOne(database) == [1, 9, 8])
    }
  }

  @Test func aBlobMovesToOtherRows() async throws {
    try await Self.withDatabase { database in
      try await database.withBlob(of: \.content, in: Attachment.find(1)) { blob in
        try await blob.move(to: Attachment.where { $0.name == "b" })
        #expect(blob.byteCount == 3)
        #expect(try await blob.read() == [1, 2, 3])
        try await blob.move(to: Attachment.find(3))
        #expect(blob.byteCount == 0)
      }
      let error = await failure {
        try await database.withBlob(of: \.content, in: Attachment.find(1)) { blob in
          try await blob.move(to: Attachment.find(99))
        }
      }
      #expect(error?.code == .invalidValue)
    }
  }

  @Test func rowsAreFoundByAnyKey() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await Paper.createTable().execute(database)
    try await Hiding.createTable().execute(database)
    let ids = [UUID(), UUID()]
    try await Paper.insert([Paper(id: ids[0], content: Data([1])), Paper(id: ids[1], content: nil)])
      .execute(database)
    try await Hiding.insert(Hiding(id: 5, first: "x", second: "y", content: [4, 5])).execute(database)
    #expect(try await database.withBlob(of: \.content, in: Paper.find(ids[0])) { try await $0.read() } == [1])
    #expect(
      try await database.withBlob(of: \.content, in: Hiding.where { $0.first == "x" }) { try await $0.read() }
        == [4, 5])
    let null = await failure { try await database.withBlob(of: \.content, in: Paper.find(ids[1])) { _ in } }
    #expect(null?.code == .invalidValue && null?.columns == ["content"])
    let several = await failure { try await database.withBlob(of: \.content, in: Paper.all()) { _ in } }
    #expect(several?.code == .misuse)
    let none = await failure { try await database.withBlob(of: \.content, in: Paper.find(UUID())) { _ in } }
    #expect(none?.code == .invalidValue)
    await database.close()
  }

  @Test func bytesThatAreNotThereAreRefused() async throws {
    try await Self.withDatabase { database in
      try await database.transaction { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
          for range in [0..<4, 3..<4, 4..<4, -1..<1, 0..<Int.max, Int.max..<Int.max, Int.min..<0] {
            #expect(await failure { try await blob.read(range) }?.code == .misuse, "\(range)")
          }
          for (count, offset) in [(4, 0), (1, 3), (0, 4), (1, -1), (1, Int.max), (1, Int.min)] {
            let bytes = [UInt8](repeating: 0, count: count)
            #expect(await failure { try await blob.write(bytes, at: offset) }?.code == .misuse)
            var page = bytes
            #expect(await failure { try await blob.read(into: &page, from: offset) }?.code == .misuse)
          }
          // The transaction goes on.
          #expect(try await blob.read() == [1, 2, 3])
          try await blob.write([7], at: 0)
        }
        try await connection.withBlob(of: \.content, in: Attachment.find(2)) { blob in
          #expect(await failure { try await blob.write([1], at: 0) }?.code == .misuse)
          let bytes = try await blob.read()
          #expect(bytes == [7, 2, 3])
        }
      }
    }
  }

  /// A blob ends if its row is changed.
  @Test func aChangedRowEndsIt() async throws {
    let changes: [@Sendable (any Connection) async throws -> Void] = [
      { try await Attachment.find(2).update { $0.name = "x" }.execute($0) },
      { try await Attachment.find(2).delete().execute($0) },
      {
        try await Attachment.insert(Attachment(id: 2)).onConflict(\.id) { row, excluded in
          row.name = excluded.name
        }.execute($0)
      },
    ]
    for change in changes {
      try await Self.withDatabase { database in
        let error = await failure {
          try await database.transaction { connection in
            try await connection.withBlob(of: \.content, in: Attachment.find(2)) { blob in
              #expect(try await blob.read(0..<1) == [1])
              try await change(connection)
              _ = try await blob.read(0..<1)
            }
          }
        }
        #expect(error?.code == .misuse)
        #expect(try await Attachment.find(2).select(\.content).fetchOne(database) == [1, 2, 3])
        // Another row does not matter.
        try await database.transaction { connection in
          try await connection.withBlob(of: \.content, in: Attachment.find(2)) { blob in
            try await Attachment.find(1).update { $0.name = "x" }.execute(connection)
            #expect(try await blob.read(0..<1) == [1])
          }
        }
      }
    }
  }

  @Test func nothingIsLeftBehindTheClosure() async throws {
    try await Self.withDatabase { database in
      let left = try await database.transaction { connection in
        let left = try await connection.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) {
          blob in
          // A sibling takes its turn.
          async let first = blob.read(0..<2)
          async let second = blob.read(1..<3)
          let parts = try await [first, second]
          #expect(parts == [[1, 2], [2, 3]])
          return blob
        }
        #expect(await failure { try await left.read(0..<1) }?.code == .misuse)
        return left
      }
      #expect(await failure { try await left.read(0..<1) }?.code == .misuse)
      #expect(await failure { try await left.write([1], at: 0) }?.code == .misuse)

      // A task outlives the closure that opened the blob for it, and the transaction.
      let gate = AsyncStream.makeStream(of: Void.self)
      let opened = AsyncStream.makeStream(of: Void.self)
      let task = try await database.transaction { connection in
        let task = Task.detached {
          try await connection.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
            try await blob.write([6], at: 0)
            opened.continuation.finish()
            for await _ in gate.stream {}
            try await blob.write([5], at: 1)
          }
        }
        for await _ in opened.stream {}
        return task
      }
      gate.continuation.finish()
      #expect(await failure { try await task.value }?.code == .misuse)
      #expect(try await Attachment.find(2).select(\.content).fetchOne(database) == [6, 2, 3])
      try await Attachment.find(2).delete().execute(database)
    }
  }

  @Test func aCancelledTaskReadsNothing() async throws {
    try await Self.withDatabase { database in
      let task = Task {
        try await database.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
          try await blob.write([9, 9, 9], at: 0)
          withUnsafeCurrentTask { $0?.cancel() }
          await #expect(throws: CancellationError.self) { try await blob.read(0..<1) }
        }
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      let content = try await Attachment.find(2).select(\.content).fetchOne(database)
      #expect(content == [1, 2, 3])
      await database.close()
      let closed = await failure {
        try await database.withBlob(of: \.content, in: Attachment.find(2)) { _ in }
      }
      #expect(closed?.code == .misuse)
    }
  }

  /// SQLite sets no savepoint while a blob is open for writing.
  @Test func aNestedTransactionAndAWritableBlobAreTold() async throws {
    try await Self.withDatabase { database in
      for isBatch in [true, false] {
        let error = await failure {
          try await database.transaction { connection in
            try await connection.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { _ in
              if isBatch {
                try await Attachment.insert((50..<90).map { Attachment(id: $0) }).execute(connection)
              } else {
                try await connection.transaction { _ in }
              }
            }
          }
        }
        #expect(error?.code == .misuse)
        #expect(error?.message.hasPrefix("A blob is open for writing") == true)
      }
      try await database.transaction { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(2)) { blob in
          try await connection.transaction { nested in
            try await Attachment.insert((50..<90).map { Attachment(id: $0) }).execute(nested)
          }
          #expect(try await blob.read() == [1, 2, 3])
        }
      }
    }
  }

  /// What the nested transaction did is kept, or taken back, and not more.
  @Test(arguments: [true, false])
  func aBlobThatOutlivesItsNestedTransactionEndsWithIt(_ isKept: Bool) async throws {
    struct Failure: Error {}
    try await Self.withDatabase { database in
      let (isOpen, isOver) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
      let outliving = try await database.transaction { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(3)) { outer in
          var outliving: Task<Void, any Error>?
          do {
            try await connection.transaction { nested in
              try await nested.execute("UPDATE attachments SET name = 'nested' WHERE id = 2")
              outliving = Task {
                try await nested.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
                  isOpen.continuation.finish()
                  for await _ in isOver.stream {}
                  try await blob.write([9], at: 0)
                }
              }
              for await _ in isOpen.stream {}
              if !isKept { throw Failure() }
            }
          } catch is Failure {}
          #expect(try await outer.read() == [])
          try await connection.execute("UPDATE attachments SET name = 'outer' WHERE id = 3")
          return outliving
        }
      }
      isOver.continuation.finish()
      let error = await failure { try await outliving?.value }
      #expect(error?.code == .misuse)
      #expect(
        try await database.rows("SELECT name, content FROM attachments WHERE id > 1 ORDER BY id") == [
          [.text(isKept ? "nested" : "b"), .blob([1, 2, 3])], [.text("outer"), .blob([])],
        ])
    }
  }

  /// A statement that is interrupted leaves the blob as it is, and what follows is not interrupted.
  @Test func aStatementBesideItIsInterruptedAlone() async throws {
    try await Self.withDatabase { database in
      try await database.transaction { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(2)) { blob in
          let error = await failure {
            try await connection.transaction { nested in
              _ = try await nested.fetchAll(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
                as: Int.self, timeout: .milliseconds(50))
            }
          }
          #expect(error?.code == .deadlineExceeded)
          let bytes = try await blob.read()
          let count = try await Attachment.count().fetchOne(connection)
          #expect(bytes == [1, 2, 3] && count == 3)
        }
        try await Attachment.find(1).delete().execute(connection)
      }
      #expect(try await Attachment.count().fetchOne(database) == 2)
    }
  }

  /// A blob and a handle are no statements: their errors have no text.
  @Test func errorsHaveNoStatement() async throws {
    try await Self.withDatabase { database in
      let refused = await failure {
        try await database.transaction(access: .readOnly) { connection in
          try await connection.withBlob(of: \.content, in: Attachment.find(1), access: .readWrite) { _ in }
        }
      }
      #expect(refused?.code == .readOnly && refused?.sql == nil)
      let late = await failure {
        try await database.transaction(timeout: .milliseconds(50)) { connection in
          try await connection.withBlob(of: \.content, in: Attachment.find(1)) { blob in
            while true { _ = try await blob.read() }
          }
        }
      }
      // On a busy computer the time is over before the transaction begins, which is a statement.
      #expect(late?.code == .deadlineExceeded && late?.sql != "")
      let lateWithHandle = await failure {
        try await database.withConnection(timeout: .milliseconds(50)) { connection in
          while true { try await connection.withUnsafeSQLiteHandle { _ in } }
        }
      }
      #expect(lateWithHandle?.code == .deadlineExceeded && lateWithHandle?.sql != "")
    }
  }

  @Test func observersHearOfWhatIsWritten() async throws {
    try await Self.withDatabase { database in
      var values = Attachment.find(2).select(\.content).observe(on: database).makeAsyncIterator()
      var names = Attachment.order(by: \.name).select(\.name).observe(on: database).makeAsyncIterator()
      var starts = database.observe { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(2)) { try await $0.read(0..<1) }
      }.makeAsyncIterator()
      #expect(try await values.next() == [[1, 2, 3]])
      #expect(try await names.next()?.count == 3)
      #expect(try await starts.next() == [1])
      try await database.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
        for byte: UInt8 in 4...6 { try await blob.write([byte], at: Int(byte) - 4) }
      }
      #expect(try await values.next() == [[4, 5, 6]])
      #expect(try await starts.next() == [4])
      // Again, by a blob that is opened anew.
      try await database.withBlob(of: \.content, in: Attachment.find(2), access: .readWrite) { blob in
        try await blob.write([7], at: 0)
      }
      #expect(try await values.next() == [[7, 5, 6]])
      #expect(try await starts.next() == [7])
      try await database.execute("UPDATE attachments SET name = 'z' WHERE id = 1")
      #expect(try await names.next()?.last == "z")
    }
  }

  @Test func aDatabaseThatIsOnlyReadIsNotWritten() async throws {
    let file = try TemporaryFile()
    let writing = try SQLiteDatabase(path: file.path)
    try await Attachment.createTable().execute(writing)
    try await Attachment.insert(Attachment(id: 1, content: [1])).execute(writing)
    let reading = try SQLiteDatabase(path: file.path, configuration: .init(isReadOnly: true))
    #expect(
      try await reading.withBlob(of: \.content, in: Attachment.find(1)) { try await $0.read() } == [1])
    let refused = await failure {
      try await reading.withBlob(of: \.content, in: Attachment.find(1), access: .readWrite) { _ in }
    }
    #expect(refused?.code == .readOnly)
    let inside = await failure {
      try await writing.transaction(access: .readOnly) { connection in
        try await connection.withBlob(of: \.content, in: Attachment.find(1), access: .readWrite) { _ in }
      }
    }
    #expect(inside?.code == .readOnly)
    await reading.close()
    await writing.close()
  }

  @Test func aZeroBlobHasTheLengthThatIsAskedFor() async throws {
    try await Self.withDatabase { database in
      for (count, length) in [(0, 0), (1, 1), (70_000, 70_000), (-1, 0)] {
        try await Attachment.find(3).update { $0.content = zeroBlob(byteCount: count) }.execute(database)
        #expect(
          try await Attachment.find(3).select(\.content).fetchOne(database)
            == [UInt8](repeating: 0, count: length))
      }
      let error = await failure {
        try await Attachment.find(3).update { $0.content = zeroBlob(byteCount: 2_000_000_000) }
          .execute(database)
      }
      #expect(error?.code == .invalidValue)
    }
  }
}
