@_spi(KoineDriver) import Koine

/// What an SQLSTATE means (PostgreSQL documentation, appendix A).
struct ServerError {
  let state: String
  /// The server's source function that raised the error: the same in every language.
  let function: String?
  let message: String

  enum Event {
    /// What happens on every engine, in the same words.
    case told(EngineEvent)
    case other(DatabaseError.Code, String)

    var code: DatabaseError.Code {
      switch self {
      case .told(let event): event.code
      case .other(let code, _): code
      }
    }

    var message: String {
      switch self {
      case .told(let event): event.message
      case .other(_, let message): message
      }
    }

    /// The table that does not exist, or has no such column.
    var table: String? {
      switch self {
      case .told(.undefinedTable(let name)): name
      case .told(.undefinedColumn(let name?)):
        name.lastIndex(of: ".").map { String(name[..<$0]) }
      default: nil
      }
    }
  }

  /// - Parameter name: The name in the statement at which the server stopped.
  func event(name: String?) -> Event {
    switch state {
    case "23505": .told(.uniqueViolation)
    case "23503": .told(.missingParent)
    case "23001": .told(.remainingChildren)
    case "23502": .told(.notNullViolation)
    case "23514": .told(.checkViolation)
    case "23P01": .other(.other, "A row conflicts with another one by an exclusion constraint.")
    case "P0001": .told(.raised)
    case "42601": .told(function == "exec_parse_message" ? .manyStatements : .syntax)
    // A column of a table that the query does not have.
    case "42P01" where function == "errorMissingRTE": .told(.undefinedColumn(name))
    case "42P01": .told(.undefinedTable(name ?? quoted.first))
    case "42703": .told(.undefinedColumn(undefinedColumn.map { "\($0.table).\($0.name)" } ?? name))
    case "42883" where function == "getTypeBinaryOutputInfo" || function?.hasSuffix("_send") == true:
      .other(.other, "A column of the result has a type that PostgreSQL sends as text only; cast it to text.")
    // The name at the place of an operator is that of its operand.
    case "42883" where name?.hasSuffix("koine_words") == true:
      .other(
        .undefinedFunction,
        "The database has no function koine_words, by which words are searched: create() of a FullTextIndex makes it."
      )
    case "42883": function == "op_error" ? .told(.refused) : .told(.undefinedFunction(name))
    case "42501": .told(.permission)
    // Of a statement that names a database, not of a connection to one.
    case "3D000" where function != "InitPostgres": .told(.refused)
    case "42P07", "42710", "42701", "42P06", "42P04", "42723": .told(.alreadyExists)
    case "42804": .told(.wrongType)
    case "40001": .other(.serializationFailure, "The transaction conflicts with another one.")
    case "40P01": .other(.deadlock, "The transaction and another one waited for each other.")
    case "55P03": .told(.locked)
    case "55006": .told(.inUse)
    case "57014": .told(.interrupted)
    case "25006": .told(.readOnly)
    case "25P02": .other(.other, "An earlier statement of the transaction failed.")
    case "57P01", "57P02", "57P05", "25P03": .other(.connectionLost, "The server ended the connection.")
    case "57P03": .other(.tooManyConnections, "The server is starting up or shutting down.")
    case "53300": .other(.tooManyConnections, "The server has no connection left to give.")
    case "53200": .told(.outOfMemory)
    case "08P01" where function == "exec_bind_message": parameterCount
    case "22P02", "22007", "22P03": .told(.wrongType)
    case "22003", "22008": .told(.outOfRange)
    case "22012": .told(.divisionByZero)
    case "22001": .told(.tooLong)
    case "2201E", "2201F", "2201G": .told(.outsideDomain)
    case "54011", "54023", "54001": .told(.tooComplex)
    case "54000": .told(.tooLargeValue)
    case "XX001", "XX002": .told(.corrupt)
    default: classEvent
    }
  }

  private var classEvent: Event {
    switch state.prefix(2) {
    case "08": .other(.connectionLost, "The connection to the server was lost.")
    case "22": .told(.wrongValue)
    case "23": .other(.other, "A constraint was violated.")
    case "28", "3D": .other(.cannotConnect, "The server refused the connection.")
    case "53": .told(.outOfSpace)
    case "54": .told(.tooComplex)
    default: .told(.refused)
    }
  }

  /// Whether a foreign key is violated by a row that is still referred to, not by one that refers.
  ///
  /// - Parameter table: The table that refers.
  static func isReferredTo(by table: String, message: String, detail: String?) -> Bool {
    // `update or delete on table "p" violates foreign key constraint "c_p" on table "c"` has one name more than
    // `insert or update on table "c" violates foreign key constraint "c_p"`.
    switch quoted(in: message).count {
    case 3: return true
    case 2: return false
    default: break
    }
    // In a language with other quotes: `Key (id)=(1) is still referenced from table "c".`
    guard let detail, let close = detail.utf8.lastIndex(of: UInt8(ascii: ")")) else { return false }
    return detail[close...].contains("\"\(table)\"")
  }

  private var quoted: [String] { Self.quoted(in: message) }

  /// The texts between double quotes.
  private static func quoted(in message: String) -> [String] {
    message.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String(decoding: $0.element, as: UTF8.self) : nil }
  }

  /// `column "a" of relation "t" does not exist` names the table as well.
  var undefinedColumn: (table: String, name: String)? {
    quoted.count == 2 ? (quoted[1], quoted[0]) : nil
  }

  /// `bind message supplies 0 parameters, but prepared statement "k1" requires 2`
  private var parameterCount: Event {
    let numbers = message.split { !$0.isNumber }.compactMap { Int($0) }
    guard let given = numbers.first, let expected = numbers.last, numbers.count > 1 else {
      return .other(.misuse, "The statement has another number of parameters.")
    }
    return .told(.parameterCount(expected: expected, given: given))
  }

  // MARK: What may be shown

  /// What the server said and how it helps, if they hold no value.
  ///
  /// The messages of class 42 (syntax, access rules) are of the statement's text; those of conditions of the server
  /// (25, 26, 34, 3B, 40, 53, 54, 55, 57) and of features that it lacks (0A) name its objects. Messages of class 22 quote
  /// the value that is wrong, except for some. Those of class 23 have the table, the columns and the constraint in
  /// fields of their own. All others may quote anything: functions raise what they like. Details quote rows, except for those
  /// of 0A and 2B, which name what depends on an object.
  static func words(_ message: String, hint: String?, detail: String?, state: String) -> String? {
    switch state.prefix(2) {
    // What is in the way of a change: a view, a key.
    case "0A", "2B":
      guard let detail else { return message }
      return "\(message): \(detail.split(separator: "\n").joined(separator: "; "))"
    case "42":
      guard let hint else { return message }
      return "\(message). \(hint)"
    case "21", "24", "25", "26", "34", "3B", "3F", "40", "53", "54", "55", "57": return message
    case "22": return silentValues.contains(state) && !message.hasBytes(of: "\"") ? message : nil
    default: return nil
    }
  }

  /// Text too long, number out of range, division by zero, logarithm, power, limit, offset, the end of a pattern.
  private static let silentValues: Set<String> = [
    "22001", "22003", "22012", "2201E", "2201F", "2201W", "2201X", "22025",
  ]
}
