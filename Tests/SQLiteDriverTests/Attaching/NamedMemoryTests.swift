import Koine
import KoineSQLite
import Testing

/// Databases in memory that several objects share by name.
@Suite(.timeLimit(.minutes(5))) struct NamedMemoryTests {
  @Test func objectsOfOneNameShareADatabase() async throws {
    let first = try SQLiteDatabase.inMemory(named: "shared by two?")
    let second = try SQLiteDatabase.inMemory(named: "shared by two?")
    let other = try SQLiteDatabase.inMemory(named: "of its own")
    try await OwnNote.createTable().execute(first)
    try await OwnNote.insert(OwnNote(id: 1, text: "a")).execute(first)
    #expect(try await OwnNote.all().fetchAll(second) == [OwnNote(id: 1, text: "a")])
    #expect(await failure { try await OwnNote.all().fetchAll(other) }?.code == .undefinedTable)
    var values = OwnNote.select(\.text).observe(on: second).makeAsyncIterator()
    #expect(try await values.next() == ["a"])
    try await OwnNote.find(1).update { $0.text = "b" }.execute(first)
    #expect(try await values.next() == ["b"])
    // A connection that SQL by hand has changed is replaced, and the rows stay.
    await first.close()
    try await second.withConnection { _ = try await $0.execute("PRAGMA cache_size = 10") }
    #expect(try await OwnNote.all().fetchAll(second) == [OwnNote(id: 1, text: "b")])
    await second.close()
    let empty = try SQLiteDatabase.inMemory(named: "shared by two?")
    #expect(try await empty.schema().tables.isEmpty)
    await empty.close()
    await other.close()
  }

  @Test func writersWaitForOneAnother() async throws {
    let databases = try (0..<3).map { _ in try SQLiteDatabase.inMemory(named: "written by many") }
    try await databases[0].execute("CREATE TABLE t (i)")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for database in databases {
        group.addTask {
          for _ in 0..<50 { try await database.execute("INSERT INTO t VALUES (1)") }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await databases[2].rows("SELECT count(*) FROM t") == [[.integer(150)]])
    try await databases[0].transaction { connection in
      try await connection.execute("DELETE FROM t")
      let reader = databases[1]
      let error = await Task.detached {
        await failure { try await reader.execute("DELETE FROM t", timeout: .milliseconds(50)) }
      }.value
      #expect(error?.code == .deadlineExceeded)
    }
    for database in databases { await database.close() }
  }

  @Test func aNameHasToBeAText() async throws {
    for name in ["", "a\0b"] {
      let error = #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase.inMemory(named: name) }
      #expect(error?.code == .misuse)
    }
    let odd = try SQLiteDatabase.inMemory(named: "a b/%?#\"é")
    try await odd.execute("CREATE TABLE t (i)")
    await odd.close()
  }
}
