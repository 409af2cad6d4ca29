import CMariaDB
@_spi(KoineDriver) import Koine

/// A connection of libmariadb. Used on its session's thread, by one task at a time.
final class MariaDBHandle {
  let pointer: UnsafeMutablePointer<MYSQL>

  /// Connects through a server's socket.
  init(socket: String, user: String, database: String) throws(DatabaseError) {
    guard let pointer = mysql_init(nil) else {
      throw DatabaseError(.outOfSpace, "There is no memory for a connection.")
    }
    mysql_options(pointer, MYSQL_SET_CHARSET_NAME, "utf8mb4")
    guard
      mysql_real_connect(pointer, nil, user, nil, database, 0, socket, 0) != nil
    else {
      let reason = String(cString: mysql_error(pointer))
      mysql_close(pointer)
      throw DatabaseError(.cannotConnect, "The server cannot be reached.", engineMessage: reason)
    }
    self.pointer = pointer
  }

  deinit { mysql_close(pointer) }

  /// Whether a transaction is open.
  var isInTransaction: Bool { pointer.pointee.server_status & UInt32(SERVER_STATUS_IN_TRANS) != 0 }

  /// Runs a statement without values, whose rows are of no interest.
  func query(_ sql: String) throws(DatabaseError) {
    guard send(sql) else { throw failure(of: sql) }
    mysql_free_result(mysql_store_result(pointer))
  }

  /// Runs the statements of a text, which the server takes apart.
  func script(_ sql: String) throws(DatabaseError) {
    mysql_set_server_option(pointer, MYSQL_OPTION_MULTI_STATEMENTS_ON)
    defer { mysql_set_server_option(pointer, MYSQL_OPTION_MULTI_STATEMENTS_OFF) }
    guard send(sql) else { throw failure(of: sql) }
    while true {
      mysql_free_result(mysql_store_result(pointer))
      switch mysql_next_result(pointer) {
      case 0: continue
      case -1: return
      default: throw failure(of: sql)
      }
    }
  }

  /// What the server warned of in the last statement, as a driver would refuse it: a value that is not what the
  /// statement said.
  func checkWarnings(of sql: String) throws(DatabaseError) {
    guard mysql_warning_count(pointer) > 0, send("SHOW WARNINGS"), let result = mysql_store_result(pointer)
    else { return }
    defer { mysql_free_result(result) }
    while let row = mysql_fetch_row(result) {
      guard let level = row[0], let number = row[1], let message = row[2],
        String(cString: level) == "Warning", let code = UInt32(String(cString: number)),
        !MariaDBError.harmlessWarnings.contains(code)
      else { continue }
      throw MariaDBError(code: code, message: String(cString: message)).databaseError(sql: sql)
    }
  }

  func failure(of sql: String) -> DatabaseError {
    MariaDBError(code: mysql_errno(pointer), message: String(cString: mysql_error(pointer)))
      .databaseError(sql: sql)
  }

  private func send(_ sql: String) -> Bool {
    mysql_real_query(pointer, sql, UInt(sql.utf8.count)) == 0
  }
}
