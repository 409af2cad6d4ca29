import CSQLite
@_spi(KoineDriver) import Koine

/// A blob that is open on a session.
///
/// `@unchecked Sendable`: the session alone touches it, under its gate.
final class OpenBlob: @unchecked Sendable {
  let place: BlobPlace
  let isWritable: Bool
  /// `nil` after the end.
  var pointer: OpaquePointer?
  /// The last transaction that knows of the change.
  var notedTransaction: UInt64 = 0

  init(_ place: BlobPlace, isWritable: Bool) {
    self.place = place
    self.isWritable = isWritable
  }

  /// What a write changes.
  var change: DatabaseChange {
    var change = DatabaseChange()
    change.insert(place.column.asciiLowercased, of: place.table.asciiLowercased)
    return change
  }
}

/// The column that blobs are in.
struct BlobPlace: Sendable {
  /// `nil` is the main file.
  let schema: String?
  let table: String
  let column: String
}

extension SQLiteSession {
  /// Whether a statement or a blob is open: an interruption would hit it, too.
  var hasOpenStatements: Bool { !openStatements.isEmpty || !openBlobs.isEmpty }

  private var hasWritableBlob: Bool { openBlobs.contains { $0.isWritable } }

  /// Refuses a savepoint that SQLite cannot set.
  func checkNoWritableBlob() throws(DatabaseError) {
    guard hasWritableBlob else { return }
    throw DatabaseError(
      .misuse,
      "A blob is open for writing: SQLite begins no nested transaction then, which statements of several steps also need. Close the blob first."
    )
  }

  /// Refuses a column or a table whose blobs SQLite does not open, whichever row is asked for.
  func checkBlobs(in place: BlobPlace, isWritable: Bool, until deadline: Deadline?) async throws {
    try await withBlobs(until: deadline, isShort: false) {
      let blob = OpenBlob(place, isWritable: isWritable)
      do throws(SQLiteFailure) {
        try open(blob, row: .min)
      } catch  where failsForRow(error) {
        return
      } catch {
        throw self.error(of: error, place)
      }
      close(blob)
    }
  }

  /// Opens the blob of a row.
  ///
  /// - Returns: The blob and its length in bytes.
  func openBlob(
    in place: BlobPlace, row: Int64, isWritable: Bool, until deadline: Deadline?
  ) async throws -> (OpenBlob, Int) {
    try await withBlobs(until: deadline, isShort: false) {
      let blob = OpenBlob(place, isWritable: isWritable)
      do throws(SQLiteFailure) {
        try open(blob, row: row)
      } catch {
        throw self.error(of: error, place)
      }
      openBlobs.append(blob)
      notedReads?.insert(place.column.asciiLowercased, of: place.table.asciiLowercased)
      return (blob, Int(sqlite3_blob_bytes(blob.pointer)))
    }
  }

  /// Moves a blob to another row.
  ///
  /// - Returns: Its length in bytes.
  func move(_ blob: OpenBlob, toRow row: Int64, until deadline: Deadline?) async throws -> Int {
    try await withBlobs(until: deadline, isShort: false) {
      try check(blob, sqlite3_blob_reopen(use(blob), row))
      return Int(sqlite3_blob_bytes(blob.pointer))
    }
  }

  /// Reads bytes that the blob has.
  func read(
    _ blob: OpenBlob, at offset: Int, into bytes: inout [UInt8], until deadline: Deadline?
  ) async throws {
    let count = bytes.count
    try await withBlobs(until: deadline, isShort: count <= Self.shortBlob) {
      let pointer = try use(blob)
      let code = bytes.withUnsafeMutableBytes { buffer in
        sqlite3_blob_read(pointer, buffer.baseAddress, Int32(clamping: count), Int32(clamping: offset))
      }
      try check(blob, code)
    }
  }

  /// Writes bytes in the place of bytes that the blob has.
  func write(_ bytes: [UInt8], to blob: OpenBlob, at offset: Int, until deadline: Deadline?) async throws {
    try await withBlobs(until: deadline, isShort: bytes.count <= Self.shortBlob) {
      let pointer = try use(blob)
      noteWrites()
      handle.changes?.add(blob)
      let code = bytes.withUnsafeBytes { buffer in
        sqlite3_blob_write(
          pointer, buffer.baseAddress, Int32(clamping: buffer.count), Int32(clamping: offset))
      }
      try check(blob, code)
    }
  }

  /// Closes a blob. Runs in a cancelled task too.
  func end(_ blob: OpenBlob) async {
    await gate.acquireIgnoringCancellation()
    defer { leave() }
    close(blob)
  }

  func endOpenBlobs() {
    for blob in openBlobs { close(blob) }
  }

  /// Ends the blobs that keep SQLite from ending a savepoint. They were opened behind it, as it could not be set beside
  /// one.
  func endWritableBlobs() {
    for blob in openBlobs where blob.isWritable { close(blob) }
  }

  // MARK: Calls of SQLite

  /// How many bytes are read or written on the caller's thread: a hop to another would take longer.
  private static let shortBlob = 1 << 16

  private func withBlobs<Result>(
    until deadline: Deadline?, isShort: Bool, _ body: () throws -> Result
  ) async throws -> Result {
    if !gate.tryAcquire() { try await gate.acquire() }
    defer { leave() }
    try checkTransaction()
    try begin(until: deadline, nil)
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    handle.busyPolicy.limit = .none
    if isShort { return try body() }
    return try await withTaskExecutorPreference(thread) { try body() }
  }

  private func open(_ blob: OpenBlob, row: Int64) throws(SQLiteFailure) {
    let place = blob.place
    let code = sqlite3_blob_open(
      handle.pointer, place.schema ?? "main", place.table, place.column, row, blob.isWritable ? 1 : 0,
      &blob.pointer)
    guard code != SQLITE_OK else { return }
    let failure = SQLiteFailure(code: code, of: handle.pointer)
    close(blob)
    throw failure
  }

  private func close(_ blob: OpenBlob) {
    // Within a transaction there is nothing to commit that could fail.
    sqlite3_blob_close(blob.pointer)
    blob.pointer = nil
    openBlobs.removeAll { $0 === blob }
  }

  private func use(_ blob: OpenBlob) throws(DatabaseError) -> OpaquePointer {
    if let pointer = blob.pointer { return pointer }
    throw DatabaseError.endedBlob
  }

  private func check(_ blob: OpenBlob, _ code: Int32) throws {
    guard code != SQLITE_OK else { return }
    throw error(of: SQLiteFailure(code: code, of: handle.pointer), blob.place)
  }

  // MARK: Errors

  private func failsForRow(_ failure: SQLiteFailure) -> Bool {
    failure.message.hasPrefix("no such rowid") || failure.message.hasPrefix("cannot open value of type ")
  }

  /// The error to throw for a failure. SQLite tells most of them apart by the text alone.
  private func error(of failure: SQLiteFailure, _ place: BlobPlace) -> any Error {
    func error(_ code: DatabaseError.Code, _ message: String) -> DatabaseError {
      DatabaseError(
        code, message, engineCode: String(failure.code), engineMessage: failure.message, table: place.table,
        columns: [place.column])
    }
    let message = failure.message
    if failure.primaryCode == SQLITE_ABORT {
      return error(
        .misuse, "The row of the blob was changed or rolled back while the blob was open; open it again.")
    }
    guard failure.primaryCode == SQLITE_ERROR else { return note(failure, of: nil) }
    let reasons: [(prefix: String, code: DatabaseError.Code, message: String)] = [
      ("no such rowid", .invalidValue, "There is no such row."),
      ("cannot open value of type null", .invalidValue, "The row has no blob: the column is NULL there."),
      ("cannot open value of type ", .invalidValue, "The row has no blob: the column holds a number there."),
      ("no such column", .undefinedColumn, EngineEvent.undefinedColumn(place.column).message),
      ("no such table", .undefinedTable, EngineEvent.undefinedTable(place.table).message),
      ("cannot open view", .misuse, "A view has no blobs to open; open that of its table."),
      ("cannot open virtual table", .misuse, "A virtual table has no blobs to open."),
      ("cannot open table without rowid", .misuse, "SQLite opens no blobs of a table WITHOUT ROWID."),
      (
        "cannot open table with generated columns", .misuse,
        "SQLite opens no blobs of a table with generated columns."
      ),
      (
        "cannot open indexed column for writing", .misuse,
        "SQLite opens no blob for writing whose column is in an index, or in a table with an index of an expression."
      ),
      (
        "cannot open foreign key column for writing", .misuse,
        "SQLite opens no blob for writing whose column is a foreign key."
      ),
    ]
    for reason in reasons where message.hasPrefix(reason.prefix) { return error(reason.code, reason.message) }
    return note(failure, of: nil)
  }
}

extension DatabaseError {
  static var endedBlob: DatabaseError { DatabaseError(.misuse, "The blob was used after its end.") }
}
