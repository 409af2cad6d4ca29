@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// What a statement does besides reading and writing rows, as far as its text tells.
///
/// PostgreSQL keeps settings, roles, temporary tables, locks, prepared statements and more for a connection. What may
/// have changed them is put back before the next user of the connection comes. Unknown functions count as
/// such; a statement that the typed API renders never does.
enum StatementEffect: Comparable {
  case none
  /// It calls a function that may change what the server keeps for the connection.
  case unknownFunction
  /// It changes what the server keeps for the connection.
  case connection
  /// It begins or ends a transaction or savepoint.
  case transaction

  /// What the schema of the connection's temporary tables is called. The server knows it by a name with a number, too:
  /// `pg_temp_3`.
  private static let temporarySchema = "pg_temp"

  /// The effect of a statement of the typed API that creates or changes tables: names are in quotes there.
  init(ofDefinition sql: String) {
    self = sql.hasBytes(of: "\"\(Self.temporarySchema)") ? .connection : .none
  }

  /// The strongest effect of a text, of one statement or several.
  init(of sql: String) {
    var effect = StatementEffect.none
    for statement in Statements(sql) { effect = max(effect, statement.effect) }
    self = effect
  }

  /// The tags with which a server reports statements about transactions.
  static let transactionTags: Set = [
    "BEGIN", "COMMIT", "PREPARE TRANSACTION", "RELEASE", "ROLLBACK", "SAVEPOINT", "START TRANSACTION",
  ]

  /// The statements of a text, one after another.
  struct Statements: Sequence, IteratorProtocol {
    private var tokens: SQLTokens

    init(_ sql: String) {
      tokens = SQLTokens(sql, PostgreSQLDialect.postgreSQL.spelling.lexicalRules)
    }

    mutating func next() -> Statement? { Statement(&tokens) }
  }

  /// The tokens of one statement, up to its semicolon.
  struct Statement {
    private var tokens: [SQLTokens.Token] = []
    /// Whether a name is that of the schema of temporary tables.
    private var namesTemporarySchema = false
    /// Whether a text in quotes may hold that name.
    private var quotesTemporarySchema = false

    /// - Returns: `nil` at the end of the text.
    fileprivate init?(_ rest: inout SQLTokens) {
      var depth = 0
      // CREATE FUNCTION … BEGIN ATOMIC …; …; END
      var blocks = 0
      while let token = rest.next() {
        switch token {
        case .mark(UInt8(ascii: ";")) where depth <= 0 && blocks == 0:
          if tokens.isEmpty { continue }
          return
        case .mark(UInt8(ascii: "(")): depth += 1
        case .mark(UInt8(ascii: ")")): depth -= 1
        case .word("ATOMIC") where tokens.last == .word("BEGIN") && tokens.first == .word("CREATE"):
          blocks += 1
        case .word("CASE") where blocks > 0: blocks += 1
        case .word("END") where blocks > 0: blocks -= 1
        case .word(let word) where word.hasPrefix("PG_TEMP"): namesTemporarySchema = true
        case .quotedName where rest.text.hasPrefix(StatementEffect.temporarySchema):
          namesTemporarySchema = true
        case .constant where tokens.first == .word("SET"):
          if rest.text.hasBytes(of: StatementEffect.temporarySchema) { quotesTemporarySchema = true }
        default: break
        }
        tokens.append(token)
      }
      if tokens.isEmpty { return nil }
    }

    private func word(_ index: Int) -> String? {
      guard index < tokens.count, case .word(let word) = tokens[index] else { return nil }
      return word
    }

    private func token(_ index: Int) -> SQLTokens.Token? { index < tokens.count ? tokens[index] : nil }

    /// The position of the word that tells what the statement does, after the parentheses around it.
    private var start: Int { tokens.firstIndex { $0 != .mark(UInt8(ascii: "(")) } ?? 0 }

    /// Whether the statement can be prepared, and is one that programs run again and again.
    var isPreparable: Bool {
      ["SELECT", "WITH", "INSERT", "UPDATE", "DELETE", "VALUES", "TABLE"].contains(word(start))
    }

    /// Whether the statement only reads and locks nothing; `false` in case of doubt.
    var onlyReads: Bool {
      let writing: Set<SQLTokens.Token> = [
        .word("INSERT"), .word("UPDATE"), .word("DELETE"), .word("MERGE"), .word("INTO"), .word("FOR"),
      ]
      return ["SELECT", "VALUES", "WITH", "TABLE"].contains(word(start))
        && !tokens.contains(where: writing.contains)
    }

    /// Whether the statement stores nothing itself; `false` in case of doubt. Other than what only reads, its rows cannot be
    /// taken in portions.
    var storesNothing: Bool {
      switch word(start) {
      case "SHOW": true
      case "EXPLAIN": !tokens.contains { [.word("ANALYZE"), .word("ANALYSE")].contains($0) }
      default: onlyReads
      }
    }

    var effect: StatementEffect {
      switch word(start) {
      // Those of a transaction that was prepared come from elsewhere, and are refused inside one.
      case "COMMIT", "ROLLBACK": return word(start + 1) == "PREPARED" ? .none : .transaction
      case "ABORT", "BEGIN", "END", "RELEASE", "SAVEPOINT", "START": return .transaction
      case "PREPARE": return word(start + 1) == "TRANSACTION" ? .transaction : .connection
      case "SET":
        if word(start + 1) == "LOCAL" { return makesTablesTemporary ? .connection : .none }
        return ["TRANSACTION", "CONSTRAINTS"].contains(word(start + 1)) ? .none : .connection
      case "SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "VALUES", "WITH", "TABLE", "EXPLAIN":
        return hasTemporaryTable ? .connection : callsUnknownFunction ? .unknownFunction : .none
      case "CREATE", "ALTER", "DROP", "TRUNCATE", "COMMENT", "GRANT", "REVOKE", "LOCK", "REFRESH":
        if hasTemporaryTable { return .connection }
        // CREATE TABLE … AS SELECT …
        return tokens.contains(.word("SELECT")) && callsUnknownFunction ? .unknownFunction : .none
      case "ANALYZE", "CHECKPOINT", "CLOSE", "CLUSTER", "FETCH", "MOVE", "NOTIFY", "REINDEX", "SHOW",
        "VACUUM", nil:
        return .none
      default: return .connection
      }
    }

    private var hasTemporaryTable: Bool {
      namesTemporarySchema || tokens.contains { [.word("TEMP"), .word("TEMPORARY")].contains($0) }
    }

    /// Whether a `SET LOCAL` makes the tables temporary that its transaction creates: they outlive it.
    private var makesTablesTemporary: Bool { namesTemporarySchema || quotesTemporarySchema }

    private var callsUnknownFunction: Bool {
      for (index, token) in tokens.enumerated() where index > 0 && token == .mark(UInt8(ascii: "(")) {
        switch tokens[index - 1] {
        case .word(let word):
          if !HarmlessFunctions.names.contains(word), !isName(at: index - 1) { return true }
        case .quotedName: if !isName(at: index - 1) { return true }
        case .constant, .number, .parameter, .mark: break
        }
      }
      return false
    }

    /// Whether the token before a parenthesis names a table, an alias or a common table, with a list of its columns.
    private func isName(at index: Int) -> Bool {
      var start = index
      while start >= 2, tokens[start - 1] == .mark(UInt8(ascii: ".")) { start -= 2 }
      guard start > 0 else { return false }
      switch tokens[start - 1] {
      case .word("INTO"), .word("AS"), .word("WITH"), .word("RECURSIVE"), .word("TABLE"), .word("VIEW"):
        return true
      // WITH "a" AS (…), "b" ("x") AS (…)
      case .mark(UInt8(ascii: ",")):
        return start == index && isCommonTable(at: index) && separatesCommonTables(start - 1)
      default: return false
      }
    }

    /// Whether a name is followed by what follows that of a common table: `"b" ("x") AS NOT MATERIALIZED (…)`.
    private func isCommonTable(at name: Int) -> Bool {
      var next = name + 1
      if token(next) == .mark(UInt8(ascii: "(")) {
        guard let end = closing(from: next) else { return false }
        next = end + 1
      }
      guard token(next) == .word("AS") else { return false }
      next += 1
      if token(next) == .word("NOT") { next += 1 }
      if token(next) == .word("MATERIALIZED") { next += 1 }
      return token(next) == .mark(UInt8(ascii: "("))
    }

    private static let verbs: Set = ["SELECT", "INSERT", "UPDATE", "DELETE", "MERGE", "VALUES", "TABLE"]

    /// Whether a comma is one between common tables: nothing but them comes after their `WITH`.
    private func separatesCommonTables(_ comma: Int) -> Bool {
      var depth = 0
      for position in (0..<comma).reversed() {
        switch tokens[position] {
        case .mark(UInt8(ascii: ")")): depth += 1
        case .mark(UInt8(ascii: "(")):
          if depth == 0 { return false }
          depth -= 1
        case .word("WITH") where depth == 0:
          // Not WITH ORDINALITY, and not WITH TIME ZONE.
          return isCommonTable(at: position + (token(position + 1) == .word("RECURSIVE") ? 2 : 1))
        case .word(let word) where depth == 0:
          if Self.verbs.contains(word) { return false }
        default: break
        }
      }
      return false
    }

    /// The parenthesis that closes the one at `index`.
    private func closing(from index: Int) -> Int? {
      var depth = 0
      for position in index..<tokens.count {
        if tokens[position] == .mark(UInt8(ascii: "(")) { depth += 1 }
        if tokens[position] == .mark(UInt8(ascii: ")")) {
          depth -= 1
          if depth == 0 { return position }
        }
      }
      return nil
    }
  }
}
