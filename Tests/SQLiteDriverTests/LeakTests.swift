import Foundation
import Koine
import KoineSQLite
import KoineTesting
import Testing

@Suite(.timeLimit(.minutes(2))) struct `Connections of SQLite that cannot be opened` {
  @Test func `leave no thread and no file behind`() async {
    await #expect(processExitsWith: .success) {
      let file = try TemporaryFile()
      let garbage = file.directory.appendingPathComponent("garbage")
      try Data(repeating: 120, count: 4_096).write(to: garbage)
      // Its connections for reading are opened when they are needed first.
      let database = try SQLiteDatabase(path: file.path)
      try Data(repeating: 120, count: 4_096).write(to: URL(fileURLWithPath: file.path))
      let moved = try SQLiteDatabase(path: file.path + ".moved")
      try FileManager.default.removeItem(atPath: file.path + ".moved")
      func open() async {
        for path in [garbage.path, file.directory.path, file.path + "/none"] {
          #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase(path: path) }
        }
        let error = await failure { try await database.rows("SELECT 1") }
        #expect(error?.code == .corrupt)
        #expect(await failure { try await moved.rows("SELECT 1") }?.code == .cannotConnect)
      }
      await open()
      let (threads, descriptors) = (try ProcessResources.threads(), ProcessResources.descriptors())
      for _ in 0..<200 { await open() }
      // A thread that has nothing left to do may be about to end; those of the tasks are few.
      while try ProcessResources.threads() > threads + 50 { await Task.yield() }
      #expect(ProcessResources.descriptors() == descriptors)
    }
  }
}
