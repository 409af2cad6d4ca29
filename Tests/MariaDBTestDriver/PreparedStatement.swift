import CMariaDB
@_spi(KoineDriver) import Koine

/// A prepared statement, its values and the rows of its last run.
final class PreparedStatement {
  private let pointer: UnsafeMutablePointer<MYSQL_STMT>
  private let handle: MariaDBHandle
  private let sql: String
  private var result: ResultBuffer?

  init(_ sql: String, on handle: MariaDBHandle) throws(DatabaseError) {
    guard let pointer = mysql_stmt_init(handle.pointer) else { throw handle.failure(of: sql) }
    guard mysql_stmt_prepare(pointer, sql, UInt(sql.utf8.count)) == 0 else {
      let error = Self.failure(of: pointer, sql)
      mysql_stmt_close(pointer)
      throw error
    }
    // The width of the values that have come decides about the buffers for them.
    var measures: my_bool = 1
    mysql_stmt_attr_set(pointer, STMT_ATTR_UPDATE_MAX_LENGTH, &measures)
    self.pointer = pointer
    self.handle = handle
    self.sql = sql
  }

  deinit { mysql_stmt_close(pointer) }

  /// Runs the statement and takes all its rows from the server.
  func execute(_ values: [SQLValue], types: SQLTypeList) throws(DatabaseError) {
    result = nil
    guard Int(mysql_stmt_param_count(pointer)) == values.count else {
      throw DatabaseError(
        .parameterCount(expected: Int(mysql_stmt_param_count(pointer)), given: values.count), sql: sql)
    }
    let parameters = ParameterBuffer(values, types: types)
    guard mysql_stmt_bind_param(pointer, parameters.binds) == 0, mysql_stmt_execute(pointer) == 0,
      mysql_stmt_field_count(pointer) == 0 || mysql_stmt_store_result(pointer) == 0
    else { throw Self.failure(of: pointer, sql) }
    guard let fields = mysql_stmt_result_metadata(pointer) else { return }
    let result = ResultBuffer(fields)
    guard mysql_stmt_bind_result(pointer, result.binds) == 0 else { throw Self.failure(of: pointer, sql) }
    self.result = result
  }

  var columnNames: [String] { result?.columnNames ?? [] }

  /// Hands over the next rows.
  ///
  /// - Returns: Whether there may be more.
  @discardableResult
  func read(_ maximum: Int, row: (inout RowDecoder) throws -> Void) throws -> Bool {
    guard let result else { return false }
    for _ in 0..<maximum {
      switch mysql_stmt_fetch(pointer) {
      case 0: break
      case MYSQL_NO_DATA: return false
      case MYSQL_DATA_TRUNCATED:
        throw DatabaseError(
          .decoding, "A value of the result does not have the type of its column.", sql: sql)
      default: throw Self.failure(of: pointer, sql)
      }
      try result.withDecoder { try row(&$0) }
    }
    return true
  }

  /// How many rows the statement inserted, updated or deleted.
  ///
  /// Of an update the server counts the rows that have changed, and tells how many it found. Of an insert it counts a
  /// row twice that was there and is updated, and tells how many rows these are.
  func affectedCount(of kind: StatementKind) -> Int {
    let count = mysql_stmt_affected_rows(pointer)
    guard count != my_ulonglong.max else { return 0 }
    if result != nil { return kind == .reads ? 0 : Int(mysql_stmt_num_rows(pointer)) }
    // "Rows matched: 3  Changed: 1  Warnings: 0", "Records: 3  Duplicates: 1  Warnings: 0"
    let info = mysql_info(handle.pointer).map { String(cString: $0) } ?? ""
    let numbers = info.split { !$0.isNumber }.compactMap { Int($0) }
    if info.hasPrefix("Rows matched: "), let found = numbers.first { return found }
    if info.hasPrefix("Records: "), numbers.count > 1 { return Int(count) - numbers[1] }
    return sql.hasPrefix("INSERT") ? min(Int(count), 1) : Int(count)
  }

  private static func failure(of pointer: UnsafeMutablePointer<MYSQL_STMT>, _ sql: String) -> DatabaseError {
    MariaDBError(code: mysql_stmt_errno(pointer), message: String(cString: mysql_stmt_error(pointer)))
      .databaseError(sql: sql)
  }
}
