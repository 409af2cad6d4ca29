/// A default that engines compute, each in its own words.
struct KnownDefault {
  let expression: SQLExpression
  /// In what the other engine's default differs; `nil` if it does not.
  let difference: String?

  /// - Parameters:
  ///   - text: The default, as the engine tells it.
  ///   - type: The type of the column.
  ///   - dialect: The engine's dialect.
  /// - Returns: `nil` if it is not known.
  init?(_ text: String, of type: SQLType, in dialect: any SQLDialect) {
    let now = SQLExpression.function(.temporal(.now), [])
    let meaning: SQLExpression
    let spellings: Set<String>
    switch type.storage {
    case .timestamp:
      meaning = now
      spellings = Self.instants
    case .date:
      meaning = .function(.temporal(.date), [now])
      spellings = Self.days
    case .uuid:
      meaning = .function(.textual(.randomUUID), [])
      spellings = ["gen_random_uuid()", "uuid_generate_v4()"]
    default: return nil
    }
    let words = Self.words(text, dialect)
    expression = meaning
    if words == Self.spelling(of: meaning, type, in: dialect) {
      difference = nil
    } else if spellings.contains(words.joined()) {
      difference =
        type.storage != .timestamp
        ? nil : "its default \(text) becomes the time at which the statement begins"
    } else {
      return nil
    }
  }

  /// What SQLite and PostgreSQL call the present instant.
  private static let instants: Set<String> = [
    "current_timestamp", "now()", "transaction_timestamp()", "statement_timestamp()", "clock_timestamp()",
    "datetime('now')", "strftime('%Y-%m-%d %H:%M:%S','now')", "strftime('%Y-%m-%d %H:%M:%f','now')",
    "strftime('%Y-%m-%dT%H:%M:%SZ','now')", "strftime('%Y-%m-%dT%H:%M:%fZ','now')",
    "statement_timestamp()attimezone'UTC'::text", "now()attimezone'UTC'::text",
  ]

  /// The present day of UTC; what PostgreSQL calls the present day is that of the session.
  private static let days: Set<String> = [
    "date('now')", "strftime('%Y-%m-%d','now')",
    "((statement_timestamp()attimezone'UTC'::text))::date", "((now()attimezone'UTC'::text))::date",
  ]

  /// The words of a text, those without quotes in small letters.
  private static func words(_ text: String, _ dialect: any SQLDialect) -> [String] {
    var tokens = SQLTokens(text, dialect.spelling.lexicalRules)
    var words: [String] = []
    while let token = tokens.next() {
      switch token {
      case .word: words.append(tokens.text.asciiLowercased)
      case .constant: words.append("'\(tokens.text)'")
      default: words.append(tokens.text)
      }
    }
    // An engine may tell an expression in its parentheses.
    while words.count > 2, words.first == "(", words.last == ")" {
      words = Array(words.dropFirst().dropLast())
    }
    return words
  }

  /// The words in which the dialect itself writes a default.
  private static func spelling(
    of expression: SQLExpression, _ type: SQLType, in dialect: any SQLDialect
  ) -> [String]? {
    let table = SQLTableReference(name: "t", columns: [.init(name: "c", type: type, isNullable: true)])
    let column = SQLCreateTable.Column(table.columns[0], default: expression)
    let create = SQLStatement.createTable(SQLCreateTable(table, columns: [column]))
    guard let sql = try? create.render(in: dialect).steps.first?.sql else { return nil }
    let parts = sql.split(separator: " DEFAULT (", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    var depth = 1
    return words(String(parts[1]), dialect).prefix { word in
      if word == "(" { depth += 1 } else if word == ")" { depth -= 1 }
      return depth > 0
    }.map(\.self)
  }
}
