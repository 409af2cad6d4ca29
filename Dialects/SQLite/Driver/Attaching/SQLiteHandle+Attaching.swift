import CSQLite
import CSQLiteShims
@_spi(KoineDriver) import Koine

extension SQLiteHandle {
  /// Attaches a database, with the settings of the configuration.
  ///
  /// - Throws: ``DatabaseError``; then it is not attached.
  func attach(
    _ database: AttachedDatabase, _ configuration: SQLiteDatabase.Configuration
  ) throws(DatabaseError) {
    let limit = Int(sqlite3_limit(pointer, SQLITE_LIMIT_ATTACHED, -1))
    guard attached.count < limit else {
      throw DatabaseError(.misuse, "SQLite attaches \(limit) databases to a connection at most.")
    }
    try checkFile(of: database)
    do throws(DatabaseError) {
      try run("ATTACH ?1 AS ?2", [uri(of: database, configuration).text, database.name])
      do {
        try configure(database, configuration)
      } catch {
        try? run("DETACH ?1", [database.name])
        throw error
      }
    } catch {
      guard case .file(let path, _) = database.attachment.place else { throw error }
      throw error.naming(path: path)
    }
    attached.append(database)
  }

  /// Detaches a database.
  ///
  /// - Throws: ``DatabaseError`` with the code `busy` if something reads or writes it.
  func detach(_ database: AttachedDatabase) throws(DatabaseError) {
    do {
      try run("DETACH ?1", [database.name])
    } catch {
      // SQLite has no code for it.
      guard sqlite3_txn_state(pointer, database.name) > SQLITE_TXN_NONE else { throw error }
      throw SQLiteDatabase.attachmentInUse
    }
    attached.removeAll { $0 == database }
  }

  /// The schemas of the connection but for that of temporary tables: `main` and those that are attached.
  static func schemas(of connection: OpaquePointer) -> [String] {
    var names: [String] = []
    var index: Int32 = 0
    while let name = sqlite3_db_name(connection, index) {
      if index != 1 { names.append(String(cString: name)) }
      index += 1
    }
    return names
  }

  /// The same, and that of temporary tables if it is in use: to ask for it would open it.
  static func schemasWithTemporary(of connection: OpaquePointer) -> [String] {
    let others = schemas(of: connection)
    return sqlite3_db_readonly(connection, "temp") < 0 ? others : others + ["temp"]
  }

  // MARK: Opening

  private func uri(
    of database: AttachedDatabase, _ configuration: SQLiteDatabase.Configuration
  ) -> SQLiteURI {
    guard case .file(let path, let access) = database.attachment.place else {
      return SQLiteURI(of: database.memory?.path ?? "", ["vfs=memdb"])
    }
    let mode =
      switch access {
      case _ where purpose == .reader: "ro"
      case .readOnly: "ro"
      case .readWrite: "rw"
      case .create: "rwc"
      }
    // Otherwise it would be in memory, as the main database is.
    return SQLiteURI(of: path, ["mode=\(mode)"] + (isInMemory ? SQLiteURI.inFileSystem : []))
  }

  /// Refuses a file that does not exist, or is attached already: a connection would wait for its own lock.
  private func checkFile(of database: AttachedDatabase) throws(DatabaseError) {
    guard case .file(let path, let access) = database.attachment.place else { return }
    let size = koine_file_size(path)
    if size < 0, access != .create || purpose == .reader {
      throw DatabaseError(
        .cannotConnect,
        access == .create
          ? "There is no file to attach under the name \(database.name), and a database that is only read makes none."
          : "There is no file to attach under the name \(database.name). Ask for access: .create to make one."
      )
    }
    // As the main file.
    if size == 1 {
      throw SQLiteFailure(code: SQLITE_NOTADB, message: "file is not a database").error(sql: nil).naming(
        path: path)
    }
    for schema in Self.schemas(of: pointer) {
      guard let other = sqlite3_db_filename(pointer, schema) else { continue }
      if koine_is_same_file(other, path) != 0 {
        throw DatabaseError(
          .misuse, "The file to attach under the name \(database.name) is open already, as \(schema).")
      }
    }
  }

  private func configure(
    _ database: AttachedDatabase, _ configuration: SQLiteDatabase.Configuration
  ) throws(DatabaseError) {
    let name = database.quotedName
    if let size = configuration.cacheSize {
      try query("PRAGMA \(name).cache_size = \(size.pragmaValue())")
    }
    if case .file(_, let access) = database.attachment.place {
      if let size = configuration.mmapSize { try query("PRAGMA \(name).mmap_size = \(size)") }
      if access != .readOnly, purpose != .reader {
        let asked = configuration.journalMode.name
        let mode = try setJournalMode(asked, of: name)
        guard mode == asked else {
          throw DatabaseError(
            .cannotConnect,
            "The database attached as \(database.name) cannot have the journal mode \(asked); it is \(mode ?? "unknown")."
          )
        }
        try query("PRAGMA \(name).synchronous = \(configuration.synchronous.name)")
      }
    }
    // Reads the schema, so that a file that is not a database fails here.
    try query("SELECT count(*) FROM \(name).sqlite_schema")
  }

  private func run(_ sql: String, _ texts: [String]) throws(DatabaseError) {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(pointer, sql, -1, &statement, nil), sql: sql)
    defer { sqlite3_finalize(statement) }
    for (index, text) in texts.enumerated() {
      try check(sqlite3_bind_text(statement, Int32(index + 1), text, -1, transient), sql: sql)
    }
    let code = sqlite3_step(statement)
    guard code == SQLITE_DONE else { throw failure(code).error(sql: sql) }
  }
}
