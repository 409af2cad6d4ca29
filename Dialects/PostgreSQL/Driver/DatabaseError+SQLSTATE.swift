import CLibPQ
@_spi(KoineDriver) import Koine

extension DatabaseError {
  /// What PostgreSQL says about a statement that failed.
  ///
  /// The message is Koine's own. The server's is in the description if it holds no value.
  init(_ result: OpaquePointer, sql: String) {
    func field(_ name: Character) -> String? {
      guard let ascii = name.asciiValue, let text = PQresultErrorField(result, Int32(ascii)) else {
        return nil
      }
      return String(cString: text)
    }
    // The letters are libpq's PG_DIAG constants, which Swift does not import.
    let state = field("C") ?? ""
    let detail = field("D")
    let hint = field("H")
    var table = field("t")
    let said = field("M") ?? PQresultErrorMessage(result).map { String(cString: $0) } ?? ""
    let position = field("P").flatMap { Int($0) }.flatMap { Self.offset(ofCharacter: $0, in: sql) }
    var columns = field("c").map { [$0] } ?? []
    let error = ServerError(state: state, function: field("R"), message: said)
    var event = error.event(name: position.flatMap { Self.name(at: $0, in: sql) })
    if state == "23503", ServerError.isReferredTo(by: table ?? "", message: said, detail: detail) {
      // The key of the detail is that of the row that is referred to.
      event = .told(.remainingChildren)
    } else if let detail, columns.isEmpty, state == "23505" || state == "23503" {
      columns = Self.keyColumns(in: detail)
    }
    if state == "42703", let column = error.undefinedColumn {
      table = column.table
      columns = [column.name]
    } else if case .told(.undefinedColumn(let name)) = event, let name {
      columns = [Self.lastPart(of: name)]
    }
    if state == "23514", let column = field("n").flatMap(SQLRangeCheck.column) {
      event = .other(.invalidValue, SQLRangeCheck.message)
      columns = [column]
    }
    let rules = PostgreSQLDialect.postgreSQL.spelling.lexicalRules
    if state == "42P10", field("R") == "infer_arbiter_indexes" {
      let target = StatementTarget(upsert: sql, rules)
      table = target?.table
      columns = target?.columns ?? []
      event = .told(.unmatchedConflict(table: table, columns: columns))
    } else if state.hasPrefix("22"), table == nil, let target = StatementTarget(typeChange: sql, rules) {
      table = target.table
      columns = target.columns
    }
    let engineMessage = [said, detail.map { "DETAIL: \($0)" }, hint.map { "HINT: \($0)" }]
      .compactMap(\.self).joined(separator: "\n")
    let words = ServerError.words(said, hint: hint, detail: detail, state: state)
    self.init(
      event.code, event.message, engineCode: state.isEmpty ? nil : state, engineMessage: engineMessage,
      engineWords: words, sql: sql, position: position,
      table: table ?? event.table, columns: columns, constraint: field("n"))
  }

  /// The SQLSTATE of a result that is an error.
  static func state(of result: OpaquePointer) -> String {
    PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
  }

  /// The server's source function that raised an error: the same in every language.
  static func function(of result: OpaquePointer) -> String {
    PQresultErrorField(result, Int32(UInt8(ascii: "R"))).map { String(cString: $0) } ?? ""
  }

  /// The name that begins at an offset, with its qualifiers and without quotes.
  static func name(at offset: Int, in sql: String) -> String? {
    var rest = Array(sql.utf8)[...].dropFirst(offset)
    var parts: [String] = []
    while true {
      guard let part = takeName(&rest) else { break }
      parts.append(part)
      guard rest.first == UInt8(ascii: ".") else { break }
      rest = rest.dropFirst()
    }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String? {
    var name: [UInt8] = []
    if rest.first == UInt8(ascii: "\"") {
      rest = rest.dropFirst()
      while let byte = rest.first {
        rest = rest.dropFirst()
        if byte == UInt8(ascii: "\"") {
          guard rest.first == byte else { break }
          rest = rest.dropFirst()
        }
        name.append(byte)
      }
    } else {
      name = Array(rest.prefix { isPlain($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) })
      rest = rest.dropFirst(name.count)
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  private static func lastPart(of name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
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

  /// The names in `Key (a, "b c")=(1, 2) already exists.`, whatever the language; none if the key has an
  /// expression. Values are never taken.
  static func keyColumns(in detail: String) -> [String] {
    let bytes = Array(detail.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return [] }
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
