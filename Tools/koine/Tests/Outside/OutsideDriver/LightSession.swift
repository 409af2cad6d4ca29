import COutsideSQLite
public import Koine

/// One connection to a database in memory, as a driver lends it. Koine makes transactions, turns and their rules of it.
///
/// `@unchecked Sendable`: the scope that lends it lets one task at a time use it.
public final class LightSession: DatabaseSession, @unchecked Sendable {
  public let dialect: any SQLDialect
  private let handle: OpaquePointer

  /// Opens a new, empty database.
  ///
  /// - Throws: ``DatabaseError`` with the code `cannotConnect`.
  public init(dialect: any SQLDialect) throws {
    var handle: OpaquePointer?
    guard sqlite3_open(":memory:", &handle) == SQLITE_OK, let handle else {
      throw DatabaseError(.cannotConnect, "The database in memory could not be opened.")
    }
    self.dialect = dialect
    self.handle = handle
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// Opens a database, lends it to `body` as a connection, and closes it.
  public static func with<Result>(
    _ dialect: any SQLDialect, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let session = try LightSession(dialect: dialect)
    return try await ConnectionScope.withLease(of: session, from: ObjectIdentifier(session), body)
  }

  @discardableResult
  public func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try Task.checkCancellation()
    if let deadline = statement.deadline, deadline.hasPassed { throw deadline.error(sql: statement.sql) }
    let compiled = try compile(statement.sql, statement.bindings)
    defer { sqlite3_finalize(compiled) }
    while try step(compiled, statement.sql, row) {}
    return statement.kind == .reads ? 0 : Int(sqlite3_changes64(handle))
  }

  @discardableResult
  public func run(_ batch: RenderedBatch) async throws -> Int {
    let isAlone = sqlite3_get_autocommit(handle) != 0
    if isAlone { try execute("BEGIN IMMEDIATE") }
    do {
      let changes = try insert(batch)
      if isAlone { try execute("COMMIT") }
      return changes
    } catch {
      if isAlone { try? execute("ROLLBACK") }
      throw error
    }
  }

  private func insert(_ batch: RenderedBatch) throws -> Int {
    var changes = 0
    var encoder = RowEncoder()
    for index in 0..<batch.count {
      encoder.removeAll()
      batch.encode(index, &encoder)
      let compiled = try compile(batch.sql, encoder.values)
      defer { sqlite3_finalize(compiled) }
      while try step(compiled, batch.sql, { _ in }) {}
      changes += Int(sqlite3_changes64(handle))
    }
    return changes
  }

  public func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
    Cursor(self, try compile(statement.sql, statement.bindings), statement.sql)
  }

  public func runScript(_ sql: String, deadline: Deadline?) async throws {
    try execute(sql)
  }

  public func control(_ statement: TransactionStatement, deadline: Deadline?) async throws {
    // The engine may have rolled back already.
    if statement.control == .rollback, sqlite3_get_autocommit(handle) != 0 { return }
    try execute(statement.sql)
  }

  // MARK: The engine

  private func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure(sql) }
  }

  private func failure(_ sql: String) -> DatabaseError {
    let code = sqlite3_extended_errcode(handle)
    // SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY.
    let kind: DatabaseError.Code = code == 2067 || code == 1555 ? .uniqueViolation : .other
    return DatabaseError(
      kind, String(cString: sqlite3_errmsg(handle)), engineCode: String(code), sql: sql)
  }

  private func compile(_ sql: String, _ values: [SQLValue]) throws -> OpaquePointer {
    var compiled: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &compiled, nil) == SQLITE_OK, let compiled else {
      throw failure(sql)
    }
    for (index, value) in values.enumerated() {
      guard bind(value, to: Int32(index + 1), of: compiled) == SQLITE_OK else {
        sqlite3_finalize(compiled)
        throw failure(sql)
      }
    }
    return compiled
  }

  private func bind(_ value: SQLValue, to index: Int32, of compiled: OpaquePointer) -> Int32 {
    // SQLite copies what it is given.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .boolean(let value): return sqlite3_bind_int64(compiled, index, value ? 1 : 0)
    case .integer(let number): return sqlite3_bind_int64(compiled, index, number)
    case .double(let number): return sqlite3_bind_double(compiled, index, number)
    case .text(let text): return sqlite3_bind_text(compiled, index, text, -1, copied)
    case .blob(let bytes):
      return bytes.withUnsafeBytes {
        sqlite3_bind_blob(compiled, index, $0.baseAddress, Int32($0.count), copied)
      }
    case .uuid(let uuid): return sqlite3_bind_text(compiled, index, uuid.description, -1, copied)
    case .timestamp(let microseconds): return sqlite3_bind_int64(compiled, index, microseconds)
    default: return sqlite3_bind_null(compiled, index)
    }
  }

  /// - Returns: Whether there was a row.
  private func step(
    _ compiled: OpaquePointer, _ sql: String, _ row: (inout RowDecoder) throws -> Void
  ) throws -> Bool {
    switch sqlite3_step(compiled) {
    case SQLITE_DONE: return false
    case SQLITE_ROW: break
    default: throw failure(sql)
    }
    let cells = (0..<sqlite3_column_count(compiled)).map { column -> Cell in
      switch sqlite3_column_type(compiled, column) {
      case SQLITE_INTEGER: .integer(sqlite3_column_int64(compiled, column))
      case SQLITE_FLOAT: .double(sqlite3_column_double(compiled, column))
      case SQLITE_TEXT:
        .bytes(
          .text, sqlite3_column_text(compiled, column),
          length: Int(sqlite3_column_bytes(compiled, column)))
      case SQLITE_BLOB:
        .bytes(
          .blob, sqlite3_column_blob(compiled, column),
          length: Int(sqlite3_column_bytes(compiled, column)))
      default: .null
      }
    }
    try cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { return }
      var decoder = RowDecoder(unsafeCells: start, count: cells.count)
      try row(&decoder)
    }
    return true
  }

  /// The rows of a statement, a portion at a time.
  private final class Cursor: RowCursor, @unchecked Sendable {
    private let session: LightSession
    private var compiled: OpaquePointer?
    private let sql: String

    init(_ session: LightSession, _ compiled: OpaquePointer, _ sql: String) {
      self.session = session
      self.compiled = compiled
      self.sql = sql
    }

    deinit {
      sqlite3_finalize(compiled)
    }

    func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
      guard let compiled else { return false }
      for _ in 0..<maximum {
        guard try session.step(compiled, sql, row) else {
          await close()
          return false
        }
      }
      return true
    }

    func close() async {
      sqlite3_finalize(compiled)
      compiled = nil
    }
  }
}
