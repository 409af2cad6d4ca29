import Koine
import KoineSQLite
import Testing

@Table("notes") struct OwnNote: Identifiable, Equatable {
  let id: Int
  var text: String
}

@Table("lists", schema: "archive") struct ArchivedList: Identifiable, Equatable {
  let id: Int
  var title: String
}

@Table("notes", schema: "archive") struct ArchivedNote: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var text: String
  @Column(references: ArchivedList.self, onDelete: .cascade) var listID: ArchivedList.ID?
  static let indexes: [TableIndex<ArchivedNote>] = [.on(\.listID, \.text)]
}

/// The same table before it had all of its columns.
@Table("notes", schema: "archive") struct OldArchivedNote: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// Where the two databases are, and when the second is attached.
struct AttachedPlace: Sendable, CustomStringConvertible {
  enum Main: CaseIterable { case file, memory, namedMemory }

  let main: Main
  let isInFile: Bool
  let isLater: Bool

  static let all = Main.allCases.flatMap { main in
    [true, false].flatMap { isInFile in
      [true, false].map { AttachedPlace(main: main, isInFile: isInFile, isLater: $0) }
    }
  }

  var description: String {
    "\(isInFile ? "a file" : "memory") attached to \(main) \(isLater ? "later" : "at once")"
  }

  /// Runs `body` with a database that has `archive`, and the tables of both.
  func withDatabase(
    _ configuration: SQLiteDatabase.Configuration = .init(synchronous: .normal),
    _ body: (SQLiteDatabase, TemporaryFile) async throws -> Void
  ) async throws {
    let file = try TemporaryFile()
    let attachment: SQLiteDatabase.Attachment =
      isInFile ? .file(file.archivePath, as: "archive", access: .create) : .memory(as: "archive")
    var configuration = configuration
    if !isLater { configuration.attachments = [attachment] }
    let database =
      switch main {
      case .file: try SQLiteDatabase(path: file.path, configuration: configuration)
      case .memory: try SQLiteDatabase.inMemory(configuration: configuration)
      case .namedMemory:
        try SQLiteDatabase.inMemory(named: file.path, configuration: configuration)
      }
    try await OwnNote.createTable().execute(database)
    // Opens a reader.
    #expect(try await OwnNote.count().fetchOne(database) == 0)
    if isLater { try await database.attach(attachment) }
    try await ArchivedList.createTable().execute(database)
    try await ArchivedNote.createTable().execute(database)
    try await body(database, file)
    await database.close()
  }
}

extension TemporaryFile {
  var archivePath: String { directory.appendingPathComponent("archive \"é\"?#%.db").path }
}
