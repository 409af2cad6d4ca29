/// How an engine spells the names of a database, to which names that differ by the case of ASCII letters alone are one.
struct NameSpelling {
  private struct TableNames {
    var name: String
    /// These by the names in lower case.
    var columns: [String: String] = [:]
    var indexes: [String: String] = [:]
    var rules: [String: String] = [:]
    /// By the names of columns in lower case.
    var collations: [String: String] = [:]
  }

  /// By the paths in lower case.
  private var tables: [String: TableNames] = [:]
  private let lexicalRules: SQLLexicalRules

  /// - Parameters:
  ///   - schemas: Those whose spelling counts: that of the first one that has a name.
  ///   - lexicalRules: How the engine takes a text apart.
  init(of schemas: [DatabaseSchema], _ lexicalRules: SQLLexicalRules) {
    self.lexicalRules = lexicalRules
    for table in schemas.flatMap(\.tables) {
      var names = tables[table.path.asciiLowercased] ?? TableNames(name: table.name)
      func add(_ name: String, to known: inout [String: String]) {
        if known[name.asciiLowercased] == nil { known[name.asciiLowercased] = name }
      }
      for column in table.columns {
        add(column.name, to: &names.columns)
        guard let collation = column.collationName else { continue }
        if names.collations[column.name.asciiLowercased] == nil {
          names.collations[column.name.asciiLowercased] = collation
        }
      }
      for index in table.indexes { add(index.name, to: &names.indexes) }
      let rules = table.uniqueKeys.map(\.name) + table.checks.map(\.name) + table.foreignKeys.map(\.name)
      for rule in rules { if let rule { add(rule, to: &names.rules) } }
      tables[table.path.asciiLowercased] = names
    }
  }

  /// The old names of a table's columns, by their new ones.
  func renamed(_ names: [String: String], of table: DatabaseSchema.Table) -> [String: String] {
    let columns = tables[table.path.asciiLowercased]?.columns ?? [:]
    func spelled(_ name: String) -> String { columns[name.asciiLowercased] ?? name }
    return Dictionary(
      names.map { (spelled($0), spelled($1)) }, uniquingKeysWith: { first, _ in first })
  }

  /// A table with the names of the tables and columns that it refers to.
  func references(of table: DatabaseSchema.Table) -> DatabaseSchema.Table {
    var table = table
    for position in table.foreignKeys.indices {
      let key = table.foreignKeys[position]
      let path = DefinitionText.name(key.table, in: key.schema).asciiLowercased
      guard let parent = tables[path] else { continue }
      table.foreignKeys[position].table = parent.name
      table.foreignKeys[position].referencedColumns = key.referencedColumns.map {
        parent.columns[$0.asciiLowercased] ?? $0
      }
    }
    return table
  }

  /// A table with all of its names, and those in its texts.
  func names(of table: DatabaseSchema.Table) -> DatabaseSchema.Table {
    var table = references(of: table)
    guard let names = tables[table.path.asciiLowercased] else { return table }
    func column(_ name: String) -> String { names.columns[name.asciiLowercased] ?? name }
    func rule(_ name: String?) -> String? { name.map { names.rules[$0.asciiLowercased] ?? $0 } }
    func collation(_ name: String?, _ other: String?) -> String? {
      name?.asciiLowercased == other?.asciiLowercased ? other : name
    }
    let own = table.columns.map(\.name) + table.checks.flatMap(\.columns)
    let differs = own.contains { column($0) != $0 }
    func text(_ text: String) -> String {
      guard differs else { return text }
      return SQLTokens.renaming(lexicalRules, in: text) { names.columns[$0.asciiLowercased] }
    }
    table.name = names.name
    for position in table.columns.indices {
      let old = table.columns[position]
      table.columns[position].name = column(old.name)
      table.columns[position].generation?.text = text(old.generation?.text ?? "")
      table.columns[position].collationName = collation(
        old.collationName, names.collations[old.name.asciiLowercased])
    }
    func respell(_ key: inout DatabaseSchema.Key) {
      key.columns = key.columns.map(column)
      key.includedColumns = key.includedColumns.map(column)
      key.name = rule(key.name)
    }
    if var key = table.primaryKey {
      key.columns = key.columns.map(column)
      key.includedColumns = key.includedColumns.map(column)
      table.primaryKey = key
    }
    for position in table.uniqueKeys.indices { respell(&table.uniqueKeys[position]) }
    for position in table.foreignKeys.indices {
      table.foreignKeys[position].columns = table.foreignKeys[position].columns.map(column)
      table.foreignKeys[position].name = rule(table.foreignKeys[position].name)
    }
    for position in table.checks.indices {
      table.checks[position].columns = table.checks[position].columns.map(column)
      table.checks[position].text = text(table.checks[position].text)
      table.checks[position].name = rule(table.checks[position].name)
    }
    for position in table.indexes.indices {
      var index = table.indexes[position]
      index.name = names.indexes[index.name.asciiLowercased] ?? index.name
      index.condition = index.condition.map(text)
      index.includedColumns = index.includedColumns.map(column)
      for term in index.terms.indices {
        switch index.terms[term].subject {
        case .column(let name): index.terms[term].subject = .column(column(name))
        case .expression(let expression): index.terms[term].subject = .expression(text(expression))
        }
      }
      table.indexes[position] = index
    }
    return table
  }
}

extension SQLTokens {
  /// A text of SQL with other names of columns.
  ///
  /// - Parameter newName: Receives a word, or a name without its quotes; `nil` leaves it as it is.
  static func renaming(
    _ rules: SQLLexicalRules, in text: String, _ newName: (String) -> String?
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var last = 0
    var tokens = SQLTokens(text, rules)
    while let token = tokens.next() {
      let isQuoted: Bool
      switch token {
      case .word: isQuoted = false
      case .quotedName: isQuoted = true
      default: continue
      }
      guard let name = newName(tokens.text), name != tokens.text else { continue }
      result += bytes[last..<tokens.range.lowerBound]
      result += Array((isQuoted ? SQLIdentifier.quote(name) : name).utf8)
      last = tokens.range.upperBound
    }
    result += bytes[last...]
    return String(decoding: result, as: UTF8.self)
  }
}
