import CLibPQ
import Koine

extension DatabaseError {
  /// What PostgreSQL says about a statement that failed.
  ///
  /// The message is Koine's own, since the server's quotes values; that one is the `engineMessage`.
  init(_ result: OpaquePointer, sql: String, place: String? = nil) {
    func field(_ name: Character) -> String? {
      guard let ascii = name.asciiValue, let text = PQresultErrorField(result, Int32(ascii)) else {
        return nil
      }
      return String(cString: text)
    }
    // The letters are libpq's PG_DIAG constants, which Swift does not import.
    let state = field("C") ?? ""
    let detail = field("D")
    let table = field("t")
    var columns: [String] = []
    if let column = field("c") {
      columns = [column]
    } else if state == "23505" || state == "23503", let detail {
      columns = Self.keyColumns(in: detail, table: table ?? "", isForeignKey: state == "23503")
    }
    var engineMessage = field("M") ?? PQresultErrorMessage(result).map { String(cString: $0) } ?? ""
    if let detail { engineMessage += "\nDETAIL: \(detail)" }
    if let hint = field("H") { engineMessage += "\nHINT: \(hint)" }
    var (code, words) = Self.meaning(ofState: state, function: field("R"))
    if state == "23514", let column = field("n").flatMap(SQLRangeCheck.column) {
      code = .invalidValue
      words = SQLRangeCheck.message
      columns = [column]
    }
    self.init(
      code, place.map { "\($0): \(words)" } ?? words, engineCode: state.isEmpty ? nil : state,
      engineMessage: engineMessage, sql: sql,
      position: field("P").flatMap { Int($0) }.flatMap { Self.offset(ofCharacter: $0, in: sql) },
      table: table, columns: columns, constraint: field("n"))
  }

  /// The SQLSTATE of a result that is an error.
  static func state(of result: OpaquePointer) -> String {
    PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
  }

  /// The server's source function that raised an error: the same in every language.
  static func function(of result: OpaquePointer) -> String {
    PQresultErrorField(result, Int32(UInt8(ascii: "R"))).map { String(cString: $0) } ?? ""
  }

  /// The meaning of a SQLSTATE (PostgreSQL documentation, appendix A).
  private static func meaning(ofState state: String, function: String?) -> (Code, String) {
    switch state {
    case "23505": return (.uniqueViolation, "A row with the same key exists already.")
    case "23503": return (.foreignKeyViolation, "A reference would point to a row that does not exist.")
    case "23502": return (.notNullViolation, "A column that does not take NULL was given none.")
    case "23514": return (.checkViolation, "A row does not satisfy a check.")
    case "23P01": return (.other, "A row conflicts with another one by an exclusion constraint.")
    case "23001": return (.foreignKeyViolation, "A row that another one refers to cannot be removed.")
    case "42601": return (.syntax, "The statement is not valid SQL.")
    case "42P01": return (.undefinedTable, "A table of the statement does not exist.")
    case "42703": return (.undefinedColumn, "A column of the statement does not exist.")
    case "42501": return (.permissionDenied, "The user may not do this.")
    case "40001": return (.serializationFailure, "The transaction conflicts with another one.")
    case "40P01": return (.deadlock, "The transaction and another one waited for each other.")
    case "55P03": return (.busy, "Another transaction holds the lock.")
    case "57014": return (.cancelled, "The statement was cancelled, or took longer than the server allows.")
    case "25006": return (.readOnly, "The transaction or the server takes no writes.")
    case "25P02": return (.other, "An earlier statement of the transaction failed.")
    case "57P01", "57P02", "57P03", "57P05", "25P03":
      return (.connectionLost, "The server ended the connection.")
    case "42883" where function == "getTypeBinaryOutputInfo" || function?.hasSuffix("_send") == true:
      return (
        .other, "A column of the result has a type that PostgreSQL sends as text only; cast it to text."
      )
    case "42P07", "42710", "42701", "42P06", "42P04":
      return (.alreadyExists, "A table or another object of this name exists.")
    case "XX001", "XX002": return (.corrupt, "The database is damaged.")
    default: break
    }
    switch state.prefix(2) {
    case "08": return (.connectionLost, "The connection to the server was lost.")
    case "22": return (.invalidValue, "A value does not suit its column or the operation.")
    case "23": return (.other, "A constraint was violated.")
    case "28", "3D": return (.cannotConnect, "The server refused the connection.")
    case "53": return (.outOfSpace, "The server has run out of space, memory or connections.")
    case "54": return (.tooManyValues, "The statement exceeds a limit of the server.")
    default: return (.other, "The statement failed.")
    }
  }

  /// The offset in UTF-8 of a character that PostgreSQL counts from 1, as Unicode scalars.
  static func offset(ofCharacter position: Int, in sql: String) -> Int? {
    guard position >= 1 else { return nil }
    let scalars = sql.unicodeScalars
    guard
      let index = scalars.index(scalars.startIndex, offsetBy: position - 1, limitedBy: scalars.endIndex)
    else { return nil }
    return sql.utf8.distance(from: sql.utf8.startIndex, to: index)
  }

  /// The names in `Key (a, "b c")=(1, 2) already exists.`, whatever the language; none where the key has an
  /// expression. Values are never taken.
  static func keyColumns(in detail: String, table: String, isForeignKey: Bool) -> [String] {
    let bytes = Array(detail.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return [] }
    // Where a row cannot be removed, the key is the referenced table's, and the text ends with the name of
    // the referring one, which the error's table is.
    if isForeignKey, let close = bytes.lastIndex(of: UInt8(ascii: ")")),
      String(decoding: bytes[close...], as: UTF8.self).contains("\"\(table)\"")
    {
      return []
    }
    var names: [String] = []
    var position = open + 1
    while position < bytes.count {
      var name: [UInt8] = []
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        while position < bytes.count {
          if bytes[position] == UInt8(ascii: "\"") {
            guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "\"") else { break }
            position += 1
          }
          name.append(bytes[position])
          position += 1
        }
        position += 1
      } else {
        while position < bytes.count, Self.isPlain(bytes[position]) {
          name.append(bytes[position])
          position += 1
        }
      }
      guard position < bytes.count, !name.isEmpty else { return [] }
      names.append(String(decoding: name, as: UTF8.self))
      let rest = bytes[position...]
      if rest.starts(with: ")=(".utf8) { return names }
      guard rest.starts(with: ", ".utf8) else { return [] }
      position += 2
    }
    return []
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
