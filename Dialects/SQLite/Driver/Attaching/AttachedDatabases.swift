@_spi(KoineDriver) import Koine
import Synchronization

/// A database that is attached, as every connection finds it.
struct AttachedDatabase: Sendable, Equatable {
  let attachment: SQLiteDatabase.Attachment
  /// Of one in memory.
  let memory: SharedMemory?

  init(_ attachment: SQLiteDatabase.Attachment) throws(DatabaseError) {
    self.attachment = attachment
    memory = attachment.place == .memory ? try SharedMemory() : nil
  }

  static func == (left: Self, right: Self) -> Bool {
    left.attachment == right.attachment && left.memory === right.memory
  }

  var name: String { attachment.name }

  /// The name in quotes.
  var quotedName: String { DefinitionText.name(name) }

  func isNamed(_ name: String) -> Bool { self.name.asciiLowercased == name.asciiLowercased }
}

/// The databases that the connections of a pool have attached, or will have when they are lent the next time.
final class AttachedDatabases: Sendable {
  private struct State {
    var databases: [AttachedDatabase]
    var generation = 1
  }

  private let state: Mutex<State>
  private let current = Atomic(1)

  /// - Throws: `DatabaseError` with the code `misuse` or `alreadyExists`.
  init(_ attachments: [SQLiteDatabase.Attachment]) throws(DatabaseError) {
    var databases: [AttachedDatabase] = []
    for attachment in attachments {
      try attachment.check(beside: databases)
      databases.append(try AttachedDatabase(attachment))
    }
    state = Mutex(State(databases: databases))
  }

  /// A number that is another one after each change.
  var generation: Int { current.load(ordering: .acquiring) }

  /// What is attached, and the number that belongs to it.
  var snapshot: (databases: [AttachedDatabase], generation: Int) {
    state.withLock { ($0.databases, $0.generation) }
  }

  /// Whether one of them is in a file.
  var hasFiles: Bool {
    state.withLock { state in state.databases.contains { $0.memory == nil } }
  }

  func insert(_ database: AttachedDatabase) {
    change { $0.append(database) }
  }

  func remove(_ database: AttachedDatabase) {
    change { databases in databases.removeAll { $0 == database } }
  }

  /// Lets the databases in memory end, when the last connection has been closed.
  func close() {
    for database in snapshot.databases { database.memory?.close() }
  }

  private func change(_ body: (inout [AttachedDatabase]) -> Void) {
    state.withLock { state in
      body(&state.databases)
      state.generation += 1
      current.store(state.generation, ordering: .releasing)
    }
  }
}

extension SQLiteDatabase.Attachment {
  /// Refuses what cannot be attached, whatever there is at the path.
  func check(beside databases: [AttachedDatabase]) throws(DatabaseError) {
    guard !name.isEmpty, !name.hasNUL, !["main", "temp"].contains(name.asciiLowercased) else {
      throw DatabaseError(
        .misuse, "No database can be attached under this name: it is empty, main or temp, or holds a NUL.")
    }
    if databases.contains(where: { $0.isNamed(name) }) {
      throw DatabaseError(.alreadyExists, "A database is attached under this name already.")
    }
    if case .file(let path, _) = place, path.isEmpty || path == ":memory:" || path.hasNUL {
      throw DatabaseError(
        .cannotConnect, "The path of the attached database names no file. For one in memory use memory(as:).")
    }
  }
}
