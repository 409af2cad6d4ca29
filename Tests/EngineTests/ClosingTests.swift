import Koine
import Testing

/// A database that its own user closes does not wait for that user.
@Suite struct ClosingTests {
  @Test(arguments: Engine.allCases) func aDatabaseClosedInsideItsOwnTransactionClosesAfterIt(
    _ engine: Engine
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await RemindersList.createTable().execute(database)
      try await database.transaction { connection async throws in
        await database.close()
        try await RemindersList.insert { RemindersList(id: 1, title: "kept") }.execute(connection)
        #expect(try await RemindersList.all().fetchAll(connection) == [RemindersList(id: 1, title: "kept")])
      }
      let error = await #expect(throws: DatabaseError.self) {
        try await RemindersList.all().fetchAll(database)
      }
      #expect(error?.code == .misuse)
    }
  }

  @Test(arguments: Engine.allCases) func aDatabaseClosedInsideItsOwnLeaseClosesAfterIt(
    _ engine: Engine
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await database.withConnection { connection async throws in
        await database.close()
        #expect(try await RawQuery("SELECT 1", as: Int.self).fetchOne(connection) == 1)
      }
      let error = await #expect(throws: DatabaseError.self) {
        try await RawQuery("SELECT 1", as: Int.self).fetchOne(database)
      }
      #expect(error?.code == .misuse)
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: Engine.allCases)
  func aCancelledTaskDoesNotWaitForWhatIsInUse(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let (isHeld, isOver) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
      let holder = Task {
        try await database.withConnection { connection async throws in
          isHeld.continuation.finish()
          for await _ in isOver.stream {}
          return try await RawQuery("SELECT 1", as: Int.self).fetchOne(connection)
        }
      }
      for await _ in isHeld.stream {}
      let closing = Task { await database.close() }
      closing.cancel()
      await closing.value
      let error = await #expect(throws: DatabaseError.self) {
        try await RawQuery("SELECT 1", as: Int.self).fetchOne(database)
      }
      #expect(error?.code == .misuse)
      isOver.continuation.finish()
      #expect(try await holder.value == 1)
    }
  }
}
