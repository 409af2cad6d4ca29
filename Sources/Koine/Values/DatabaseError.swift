/// What went wrong while a statement ran, with a code that means the same on every engine.
///
///     do {
///       try await Reminder.insert(reminder).execute(database)
///     } catch let error as DatabaseError where error.code == .uniqueViolation {
///       print(error.table ?? "", error.columns)
///     }
///
/// The description never contains bound values or values of rows. It has the engine's own words if these hold none:
/// the token that is not SQL, the name that does not exist. ``debugDescription`` adds all that the engine said.
public struct DatabaseError: Error, Sendable {
  /// The portable meaning of an error.
  @nonexhaustive public enum Code: Sendable, Hashable {
    /// A constraint of the database refused the row.
    case uniqueViolation, foreignKeyViolation, notNullViolation, checkViolation
    /// The engine does not understand the statement, or the statement names what does not exist.
    case syntax, undefinedTable, undefinedColumn, undefinedFunction
    /// A table or another object of this name exists.
    case alreadyExists
    /// A value that the column or the operation cannot hold: overflow, a malformed text, division by zero.
    case invalidValue
    /// The database or a table is locked by another connection.
    case busy
    /// The transaction collided with another one; begun again, it may succeed.
    case serializationFailure, deadlock
    /// The task was cancelled, or the statement interrupted.
    case cancelled
    /// The connection broke, or the server ended it.
    case connectionLost
    /// There was no answer to a COMMIT, or to a statement outside of a transaction that writes: whether it was stored is not
    /// known. Look before you try again.
    case commitOutcomeUnknown
    /// A time limit of the caller ended the work, on the server too.
    case deadlineExceeded
    /// No connection of the pool, or no turn on a connection, became free within `acquireTimeout`.
    case acquireTimeout
    /// The server accepts no further connection at the moment, or is starting.
    case tooManyConnections
    /// A connection could not be made: no such server, file, database or password.
    case cannotConnect
    /// The engine is older than the oldest version that Koine supports.
    case unsupportedVersion
    /// More bound values than the engine takes in one statement.
    case tooManyValues
    /// The user may not do this, or the database cannot be written.
    case permissionDenied, readOnly
    /// The disk is full, or the file is damaged.
    case outOfSpace, corrupt
    /// A row that the Swift type cannot hold.
    case decoding
    /// There is no row with the key of the one that was to be updated, deleted or read again.
    case rowNotFound
    /// Somebody else has changed the row since it was read: see ``VersionedTable``.
    case staleRow
    /// The library was used in a way that cannot work, such as a transaction after its end.
    case misuse
    /// None of the above: see ``engineCode``.
    case other
  }

  /// What an error carries. A class, so that throwing functions return one pointer.
  @usableFromInline final class Storage: Sendable {
    let code: Code, message: String, engineCode: String?, engineMessage: String?, engineWords: String?
    let sql: String?, position: Int?, table: String?, columns: [String], constraint: String?
    let place: Place?, row: Int?

    init(
      _ code: Code, _ message: String, engineCode: String?, engineMessage: String?, engineWords: String?,
      sql: String?,
      position: Int?, table: String?, columns: [String], constraint: String?, place: Place?, row: Int?
    ) {
      self.code = code
      self.message = message
      self.engineCode = engineCode
      self.engineMessage = engineMessage
      self.engineWords = engineWords
      self.sql = sql
      self.position = position
      self.table = table
      self.columns = columns
      self.constraint = constraint
      self.place = place
      self.row = row
    }
  }

  /// The value that an error is about, before the column that it belongs to is known. Counted from 0.
  @_spi(KoineDriver) public enum Place: Sendable {
    /// A value to bind.
    case parameter(Int)
    /// What the column holds or is, to complete "The column …".
    case result(Int, String)
    /// What a group of columns holds, to complete "The column group … holds": the name of the group is that of its first
    /// column without the dot and the name that the column has in the group.
    case group(Range<Int>, first: String, String)
  }

  let storage: Storage

  /// - Parameters:
  ///   - code: The portable code.
  ///   - message: What happened and what to do, without a value of the caller's.
  ///   - engineCode: The engine's own code, such as `23505` or `2067`.
  ///   - engineMessage: All that the engine said. It may quote values.
  ///   - engineWords: What of it holds no value, for the description: a token of the statement, names.
  ///   - sql: The statement's text.
  ///   - position: Where in `sql` the engine stopped: bytes of UTF-8 from its start.
  ///   - table: The table that a violated constraint belongs to.
  ///   - columns: The columns of a violated constraint.
  ///   - constraint: The name of a violated constraint.
  public init(
    _ code: Code, _ message: String, engineCode: String? = nil, engineMessage: String? = nil,
    engineWords: String? = nil, sql: String? = nil, position: Int? = nil, table: String? = nil,
    columns: [String] = [],
    constraint: String? = nil
  ) {
    storage = Storage(
      code, message, engineCode: engineCode, engineMessage: engineMessage, engineWords: engineWords, sql: sql,
      position: position, table: table, columns: columns, constraint: constraint, place: nil, row: nil)
  }

  private init(storage: Storage) { self.storage = storage }

  private init(
    _ error: DatabaseError, message: String? = nil, sql: String? = nil, table: String? = nil,
    columns: [String]? = nil, place: Place? = nil, row: Int? = nil
  ) {
    storage = Storage(
      error.code, message ?? error.message, engineCode: error.engineCode, engineMessage: error.engineMessage,
      engineWords: error.engineWords, sql: sql ?? error.sql, position: error.position,
      table: table ?? error.table,
      columns: columns ?? error.columns, constraint: error.constraint, place: place ?? error.place,
      row: row ?? error.row)
  }

  /// The portable meaning.
  public var code: Code { storage.code }
  /// What happened and what to do, without a value of the caller's.
  public var message: String { storage.message }
  /// The engine's own code, such as `23505` (an SQLSTATE) or `2067` (an extended result code of SQLite).
  public var engineCode: String? { storage.engineCode }
  /// All that the engine said, which may quote values: for a log that may hold them.
  public var engineMessage: String? { storage.engineMessage }
  /// What the engine said, if it holds no value: the token that is not SQL, the name that does not exist.
  public var engineWords: String? { storage.engineWords }
  /// The text of the statement, if the error belongs to one.
  public var sql: String? { storage.sql }
  /// Where in ``sql`` the engine stopped: bytes of UTF-8 from its start.
  public var position: Int? { storage.position }
  /// The table that a violated constraint, or a column that could not be read, belongs to.
  public var table: String? { storage.table }
  /// The columns of a violated constraint, or the one that could not be read or written.
  public var columns: [String] { storage.columns }
  /// The name of a violated constraint, if the engine tells it.
  public var constraint: String? { storage.constraint }
  /// The row that the error is about, from 1: of the result that was read, or of the rows to insert.
  public var row: Int? { storage.row }
  /// The value that the error is about, before its column is known.
  @_spi(KoineDriver) public var place: Place? { storage.place }

  /// Whether the same transaction, begun again, may succeed.
  public var isRetryable: Bool {
    switch code {
    case .busy, .serializationFailure, .deadlock, .tooManyConnections: true
    default: false
    }
  }

  /// What every use of a database throws after its `close()`.
  @_spi(KoineDriver) public static let databaseIsClosed = DatabaseError(.misuse, "The database is closed.")

  /// The same error, with the statement it belongs to if it had none.
  public func with(sql: String) -> DatabaseError {
    guard self.sql == nil else { return self }
    return DatabaseError(self, sql: sql)
  }

  /// The same error, with the statement of which it is if a driver has run a text that was made of it.
  ///
  /// - Parameter prefix: How many bytes of UTF-8 are before the statement in the text that ran; `nil` if it is
  ///   not in there.
  @_spi(KoineDriver) public func with(sql: String, behind prefix: Int?) -> DatabaseError {
    let position = position.flatMap { position in prefix.map { position - $0 } }
    return DatabaseError(
      storage: Storage(
        code, message, engineCode: engineCode, engineMessage: engineMessage, engineWords: engineWords,
        sql: sql, position: position.flatMap { (0...sql.utf8.count).contains($0) ? $0 : nil }, table: table,
        columns: columns, constraint: constraint, place: place, row: row))
  }

  /// The same error, about a value, and about the row of a batch that the value belongs to.
  @_spi(KoineDriver) public func at(_ place: Place, row: Int? = nil) -> DatabaseError {
    DatabaseError(self, place: place, row: row)
  }

  /// The same error, with the column that the value belongs to.
  package func naming(table: String?, column: String, row: Int?, message: String) -> DatabaseError {
    DatabaseError(self, message: message, table: table, columns: [column], row: row)
  }

  /// The same error of a group of columns, with their names; as it is if it is of no group, or they are not known.
  ///
  /// - Parameter name: The name of a column of the result, and that of its table.
  func namingGroup(
    row: Int, _ name: (Int) -> (table: String?, column: String)?
  ) -> DatabaseError? {
    guard case .group(let positions, let first, let problem)? = place else { return nil }
    let found = positions.compactMap(name)
    guard let start = found.first, found.count == positions.count else { return nil }
    let group = start.column.hasSuffix("." + first) ? start.column.dropLast(first.count + 1) : ""
    let owner = start.table.map { " of \"\($0)\"" } ?? ""
    let subject = group.isEmpty ? "The selection" : "The column group \"\(group)\"\(owner)"
    return DatabaseError(
      self, message: "\(subject) holds \(problem) It is row \(row) of the result.", table: start.table,
      columns: found.map(\.column), row: row)
  }

  /// The same error, with the columns of the constraint.
  @_spi(KoineDriver) public func with(columns: [String]) -> DatabaseError {
    DatabaseError(self, columns: columns)
  }

  /// The same error, with the row of the result.
  @_spi(KoineDriver) public func inRow(_ row: Int) -> DatabaseError {
    DatabaseError(self, row: row)
  }
}

extension DatabaseError: CustomStringConvertible, CustomDebugStringConvertible {
  /// The code, the message, what is known of the error, and the SQL; never a bound value or a value of a row.
  public var description: String {
    var text = "\(code): \(sentence)"
    var facts = [engineCode, table.map { "table \($0)" }].compactMap(\.self)
    if !columns.isEmpty {
      facts.append("\(columns.count == 1 ? "column" : "columns") \(columns.joined(separator: ", "))")
    }
    if let constraint { facts.append("constraint \(constraint)") }
    if let row { facts.append("row \(row)") }
    if let position { facts.append("at byte \(position)") }
    if !facts.isEmpty { text += " (\(facts.joined(separator: ", ")))" }
    if let sql { text += " in: \(Self.excerpt(of: sql))" }
    return text
  }

  /// The message, and what the engine said.
  private var sentence: String {
    guard let engineWords, !engineWords.isEmpty else { return message }
    let start = message.hasSuffix(".") ? message.dropLast() : message[...]
    return "\(start): \(engineWords)\(engineWords.hasSuffix(".") ? "" : ".")"
  }

  /// The statement, or the beginning of one that nobody would read.
  private static func excerpt(of sql: String) -> String {
    let limit = 10_000
    return sql.utf8.count <= limit ? sql : "\(sql.prefix(limit)) … (\(sql.utf8.count) bytes)"
  }

  /// The description, and below it all that the engine said, which may quote values.
  public var debugDescription: String {
    guard let engineMessage else { return description }
    return "\(description)\n  engine: \(engineMessage)"
  }
}

extension DatabaseError {
  /// An error with the words of an event.
  @_spi(KoineDriver) public init(
    _ event: EngineEvent, engineCode: String? = nil, engineMessage: String? = nil, engineWords: String? = nil,
    sql: String? = nil, position: Int? = nil, table: String? = nil, columns: [String] = [],
    constraint: String? = nil
  ) {
    self.init(
      event.code, event.message, engineCode: engineCode, engineMessage: engineMessage,
      engineWords: engineWords,
      sql: sql, position: position, table: table, columns: columns, constraint: constraint)
  }

  @usableFromInline static func missingColumn(at position: Int, of count: Int) -> DatabaseError {
    DatabaseError(
      .decoding, "The row has \(count) columns, but a value was asked for at column \(position + 1).")
  }

  @usableFromInline static func mismatch(column: Int, expected: String, found: Cell) -> DatabaseError {
    if found.kind == .unsupported { return unread(found, column: column, expected: expected) }
    let what = found.kind == .null ? "NULL" : "a value of type \(found.kind)"
    return undecodable(column, "holds \(what), expected \(expected).")
  }

  @usableFromInline static func unreadable(column: Int, expected: String, reason: String) -> DatabaseError {
    undecodable(column, "is not a valid \(expected): \(reason).")
  }

  /// A cell, just read, that the driver presents as unsupported.
  static func unread(_ cell: Cell, column: Int, expected: String? = nil) -> DatabaseError {
    let expectation = expected.map { ", expected \($0)" } ?? ""
    return undecodable(
      column,
      cell.isTooLong
        ? "holds a value of 4 GiB or more\(expectation)."
        : "holds a value that the driver does not read\(expectation): one of a type that it does not know, or beyond the "
          + "range of Koine's types, such as infinity or an instant outside the years 1 to 9999. CAST(… AS text) selects "
          + "it as a text.")
  }

  /// Cells of an enum that hold none of its cases, or several.
  static func cases(
    _ found: [String], of columns: [String], in type: String, at position: Int
  ) -> DatabaseError {
    let names = found.map { "'\($0)'" }
    let what =
      found.isEmpty
      ? "no case" : "the cases \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
    let problem = "\(what) of \(type), exactly one expected."
    let end = position + columns.count
    return DatabaseError(.decoding, "Columns \(position + 1) to \(end) of the result hold \(problem)")
      .at(.group(position..<end, first: columns.first ?? "", problem))
  }

  /// A cell that is not the one that its row has given last.
  @usableFromInline static var strangeCell: DatabaseError {
    DatabaseError(
      .misuse, "A cell was read after its row, or is of another row. Read it when the row hands it out.")
  }

  private static func undecodable(_ column: Int, _ problem: String) -> DatabaseError {
    DatabaseError(.decoding, "Column \(column + 1) of the result \(problem)").at(.result(column, problem))
  }
}
