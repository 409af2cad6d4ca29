import Foundation
import Koine
import KoineSQLite
import Testing

/// Files and folders that the process may not use. Root may use all of them, and becomes somebody else for the while.
private enum ForbiddenFile {
  static let everybody: UInt16 = 0o777

  static func setMode(_ mode: UInt16, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  /// What opening the file, reading it, and writing it lead to for a user who is not root.
  static func expect(_ expected: [String], of path: String, isReadOnly: Bool = false, hasLog: Bool)
    async throws
  {
    let fates = try await fates(path, isReadOnly: isReadOnly, hasLog: hasLog)
    #expect(fates == expected, "\(fates)")
  }

  private static func fates(_ path: String, isReadOnly: Bool, hasLog: Bool) async throws -> [String] {
    let isRoot = geteuid() == 0
    if isRoot { seteuid(65_534) }
    defer { if isRoot { seteuid(0) } }
    #expect(geteuid() != 0)
    let configuration = SQLiteDatabase.Configuration(
      isReadOnly: isReadOnly, journalMode: hasLog ? .wal : .delete)
    let database: SQLiteDatabase
    do {
      database = try SQLiteDatabase(path: path, configuration: configuration)
    } catch let error as DatabaseError {
      return [error.fate]
    }
    let reading = await failure {
      let rows = try await database.rows("SELECT i FROM t")
      #expect(rows == [[.integer(1)]])
    }
    let writing = await failure { try await database.execute("INSERT INTO t VALUES (2)") }
    await database.close()
    return [reading, writing].map { $0?.fate ?? "done" }
  }
}

extension ReliabilityTests {
  @Suite(.serialized) struct `Files that SQLite may not use` {
    @Test(arguments: [true, false])
    func `are refused with an error that says so`(hasLog: Bool) async throws {
      await #expect(processExitsWith: .success) { [hasLog = hasLog as Bool] in
        let file = try TemporaryFile()
        let database = try SQLiteDatabase(
          path: file.path, configuration: .init(journalMode: hasLog ? .wal : .delete))
        try await database.execute("CREATE TABLE t (i)")
        try await database.execute("INSERT INTO t VALUES (1)")
        await database.close()
        let contents = try file.bytes()
        let folder = file.directory.path

        try ForbiddenFile.setMode(0, file.path)
        try ForbiddenFile.setMode(ForbiddenFile.everybody, folder)
        try await ForbiddenFile.expect(["cannotConnect 14"], of: file.path, hasLog: hasLog)
        try await ForbiddenFile.expect(["cannotConnect 14"], of: file.path, isReadOnly: true, hasLog: hasLog)

        try ForbiddenFile.setMode(0o444, file.path)
        try await ForbiddenFile.expect(["done", "readOnly 8"], of: file.path, hasLog: hasLog)
        try await ForbiddenFile.expect(
          ["done", "readOnly 8"], of: file.path, isReadOnly: true, hasLog: hasLog)

        try ForbiddenFile.setMode(0o666, file.path)
        try ForbiddenFile.setMode(0o555, folder)
        if hasLog {
          // Who may only read cannot fold the log into the file, and leaves it. It is there to read now.
          try await ForbiddenFile.expect(["done", "readOnly 8"], of: file.path, hasLog: true)
          try ForbiddenFile.setMode(ForbiddenFile.everybody, folder)
          for suffix in ["-wal", "-shm"] { try FileManager.default.removeItem(atPath: file.path + suffix) }
          try ForbiddenFile.setMode(0o555, folder)
        }
        try await ForbiddenFile.expect(
          (hasLog ? ["readOnly 1544"] : ["done", "readOnly 1544"]), of: file.path, hasLog: hasLog)
        try await ForbiddenFile.expect(
          (hasLog ? ["readOnly 1544"] : ["done", "readOnly 8"]), of: file.path, isReadOnly: true,
          hasLog: hasLog)
        try await ForbiddenFile.expect(["cannotConnect 14"], of: folder + "/new.db", hasLog: hasLog)
        try ForbiddenFile.setMode(0o755, folder)
        #expect(try file.bytes() == contents)
      }
    }

    /// Whoever the process belongs to.
    @Test func `because they are no files are refused, and stay as they are`() async throws {
      let file = try TemporaryFile()
      let folder = file.directory.path
      try file.write([])
      #expect(symlink(folder + "/loop", folder + "/loop") == 0)
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      var paths = [
        folder, folder + "/", file.path + "/below", folder + "/none/new.db", folder + "/loop",
        folder + "/" + String(repeating: "x", count: 300), String(repeating: "/x", count: 3_000),
      ]
      #if os(Linux)
        paths += ["/proc/version", "/proc/new.db"]
      #endif
      for path in paths {
        let error = #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase(path: path) }
        #expect(error?.code == .cannotConnect, "\(path.prefix(60)): \(error.debugDescription)")
      }
      let pipe = #expect(throws: DatabaseError.self) { _ = try SQLiteDatabase(path: folder + "/pipe") }
      #expect(pipe?.fate == "other 266", "\(pipe.debugDescription)")
      #expect(try file.contents() == ["loop", "pipe", "test.db"])
    }
  }
}
