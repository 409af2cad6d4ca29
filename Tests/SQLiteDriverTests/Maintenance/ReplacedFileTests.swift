import Foundation
import Koine
import KoineSQLite
import Testing

/// What a copy of a database may take the place of.
@Suite(.timeLimit(.minutes(2))) struct ReplacedFileTests {
  private static func filled(_ path: String) async throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: path)
    try await database.executeScript("CREATE TABLE t (i INTEGER); INSERT INTO t VALUES (1), (2)")
    return database
  }

  private static func rows(at path: String) async throws -> [[SQLValue]] {
    let database = try SQLiteDatabase(path: path)
    let rows = try await database.rows("SELECT i FROM t ORDER BY i")
    await database.close()
    return rows
  }

  /// Each way to make a copy.
  enum Way: CaseIterable {
    case backup, vacuum

    func copy(_ database: SQLiteDatabase, to path: String) async throws {
      switch self {
      case .backup: try await database.backup(to: path)
      case .vacuum: try await database.vacuum(into: path)
      }
    }
  }

  @Test(arguments: Way.allCases) func whatBelongsToADatabaseStays(_ way: Way) async throws {
    let (file, other) = (try TemporaryFile(), try TemporaryFile())
    let database = try await Self.filled(file.path)
    let open = try await Self.filled(other.path)
    for path in [file.path, other.path].flatMap({ path in ["-wal", "-shm", "-journal"].map { path + $0 } }) {
      let error = await failure { try await way.copy(database, to: path) }
      #expect(error?.code == .misuse, "\(path)")
    }
    await database.close()
    await open.close()
    #expect(try await Self.rows(at: file.path) == [[.integer(1)], [.integer(2)]])
    #expect(try await Self.rows(at: other.path) == [[.integer(1)], [.integer(2)]])
  }

  @Test(arguments: Way.allCases) func aLinkStaysALink(_ way: Way) async throws {
    let file = try TemporaryFile()
    let database = try await Self.filled(file.path)
    let (link, target) = (file.directory.path + "/link", file.directory.path + "/target")
    #expect(FileManager.default.createFile(atPath: target, contents: nil))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    try await way.copy(database, to: link)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try await Self.rows(at: target) == [[.integer(1)], [.integer(2)]])
    // A link to the database itself is the database.
    let own = file.directory.path + "/own"
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: file.path)
    #expect(await failure { try await way.copy(database, to: own) }?.code == .misuse)
    await database.close()
  }

  /// Who may only read a file leaves its log behind.
  @Test(arguments: Way.allCases) func aCopyThatWasLookedAtIsReplaced(_ way: Way) async throws {
    let file = try TemporaryFile()
    let database = try await Self.filled(file.path)
    let copy = file.directory.path + "/copy.db"
    try await way.copy(database, to: copy)
    let look = try SQLiteDatabase(path: copy, configuration: .init(isReadOnly: true))
    #expect(try await look.rows("SELECT count(*) FROM t") == [[.integer(2)]])
    // As long as somebody has it open, it is not replaced.
    if try file.contents().contains("copy.db-wal") {
      #expect(await failure { try await way.copy(database, to: copy) }?.code == .misuse)
    }
    await look.close()
    try await database.execute("INSERT INTO t VALUES (3)")
    try await way.copy(database, to: copy)
    #expect(try await Self.rows(at: copy) == [[.integer(1)], [.integer(2)], [.integer(3)]])
    await database.close()
  }

  @Test(arguments: Way.allCases) func anAttachedDatabaseStays(_ way: Way) async throws {
    let (file, other) = (try TemporaryFile(), try TemporaryFile())
    await (try await Self.filled(other.path)).close()
    let database = try await Self.filled(file.path)
    try await database.attach(.file(other.path, as: "other"))
    #expect(await failure { try await way.copy(database, to: other.path) }?.code == .misuse)
    await database.close()
    #expect(try await Self.rows(at: other.path) == [[.integer(1)], [.integer(2)]])
  }
}
