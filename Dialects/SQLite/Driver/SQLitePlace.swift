import CSQLiteShims
@_spi(KoineDriver) import Koine

/// Where a database is kept.
enum SQLitePlace: Sendable {
  /// In a file at a path.
  case file(String)
  /// In the memory of its one connection.
  case memory
  /// In memory that several connections share.
  case sharedMemory(SharedMemory)

  /// The file that is at the path now; `nil` in memory.
  var file: FileIdentity? {
    if case .file(let path) = self { FileIdentity(path: path) } else { nil }
  }

  /// Refuses a connection to another file than the one that the others of the database have open.
  ///
  /// - Throws: ``DatabaseError`` with the code `cannotConnect`.
  func checkFile(is opened: FileIdentity?) throws(DatabaseError) {
    guard case .file(let path) = self, file != opened else { return }
    throw DatabaseError(
      .cannotConnect,
      "The file of the database was moved, removed or replaced since it was opened. Close the database before that, and "
        + "open it anew.", engineWords: path)
  }
}

/// The file of a database, whatever its name is by now.
struct FileIdentity: Equatable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// - Returns: `nil` if nothing is at the path.
  init?(path: String) {
    let identity = koine_identity_of_file(path)
    if identity.device == 0, identity.number == 0 { return nil }
    (device, number) = (identity.device, identity.number)
  }
}

extension DatabaseError {
  /// The same error, with the path of the file that could not be opened or used.
  func naming(_ place: SQLitePlace) -> DatabaseError {
    if case .file(let path) = place { naming(path: path) } else { self }
  }

  /// The same error, with the path of the file that could not be opened or used.
  func naming(path: String) -> DatabaseError {
    DatabaseError(
      code, message, engineCode: engineCode, engineMessage: engineMessage,
      engineWords: [engineWords, path].compactMap(\.self).joined(separator: ": "), sql: sql,
      position: position,
      table: table, columns: columns, constraint: constraint)
  }
}
