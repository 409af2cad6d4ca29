extension DatabaseSchema {
  /// What of the schema does not depend on the engine: the same for the tables that Koine creates, whichever engine
  /// they are on.
  ///
  ///     #expect(try await sqlite.schema().normalized == postgreSQL.schema().normalized)
  ///
  /// What remains: the tables with their columns, the types as SQLite stores them (`bigInteger`, `double`, `text`,
  /// `blob`), nullability, constant defaults, generated keys, keys, references with their actions and deferral, the
  /// columns that checks, generated columns and indexes name, and names that were given.
  ///
  /// What is not compared:
  /// - the text of an expression: of checks, indexes, conditions, defaults and generated columns it becomes the list of
  ///   the columns that it names
  /// - the texts of views and triggers, and the types of a view's columns
  /// - the names that PostgreSQL gives to constraints: those that end in `_pkey`, `_key`, `_fkey` or `_check`
  /// - the checks with which Koine keeps the values of a type in their range, or among the cases of an enum type
  /// - the type of a column for which Koine has none, and what ``DatabaseSchema/Table/untold`` has
  /// - the columns that an index or a key holds besides, INCLUDE of PostgreSQL: they ask nothing of rows, and the same
  ///   index of another engine has none
  /// - where an index has NULL, and collations but `noCase`
  /// - comments, schemas, enum types, inheritance and partitions, STRICT and WITHOUT ROWID
  public var normalized: DatabaseSchema { normalized(Texts(rules: nil)) }

  /// The same for two schemas of one engine: also the texts of expressions, views and triggers are compared, but for the
  /// case of words, the quotes around names, spaces and comments; the names of types for which Koine has none; the
  /// columns that an index or a key holds besides; and what ``DatabaseSchema/Table/untold`` has.
  ///
  ///     #expect(try await backup.schema().normalized(in: backup.dialect) == app.schema().normalized(in: app.dialect))
  ///
  /// - Parameter dialect: The engine's dialect.
  public func normalized(in dialect: any SQLDialect) -> DatabaseSchema {
    normalized(Texts(rules: dialect.spelling.lexicalRules))
  }

  private func normalized(_ texts: Texts) -> DatabaseSchema {
    DatabaseSchema(tables: tables.map { $0.normalized(texts) }, views: views.map { $0.normalized(texts) })
      .sorted
  }
}

/// What becomes of texts of SQL.
private struct Texts {
  /// How the engine takes them apart; `nil` if they are of different engines.
  let rules: SQLLexicalRules?

  /// An expression of a table with columns of these names. Engines write one expression differently: then it is the
  /// columns that it names.
  func expression(_ text: String, among names: [String]) -> String {
    if rules != nil { return statement(text, among: names) }
    return SQLTokens.columns(in: text, of: names, [.backtickNames, .escapeStrings]).joined(separator: ", ")
  }

  /// A statement; nothing of it if engines differ.
  func statement(_ text: String, among names: [String] = []) -> String {
    guard let rules else { return "" }
    var tokens = SQLTokens(text, rules)
    var words: [String] = []
    while let token = tokens.next() {
      switch token {
      case .word:
        let word = tokens.text
        words.append(names.first { $0.asciiLowercased == word.asciiLowercased } ?? word.asciiLowercased)
      case .quotedName:
        let name = tokens.text
        let isWord = name.utf8.allSatisfy {
          $0 == UInt8(ascii: "_") || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A
        }
        words.append(names.contains(name) || isWord ? name : SQLIdentifier.quote(name))
      case .constant: words.append(tokens.text.quoted(with: "'"))
      case .number, .parameter, .mark: words.append(tokens.text)
      }
    }
    return words.joined(separator: " ")
  }
}

extension DatabaseSchema.Table {
  fileprivate func normalized(_ texts: Texts) -> Self {
    let names = columns.map(\.name)
    let references = Set(foreignKeys.flatMap(\.columns))
    var table = DatabaseSchema.Table(name, columns: columns.map { $0.normalized(texts, among: names) })
    for index in table.columns.indices where references.contains(table.columns[index].name) {
      // On SQLite an integer that is the key is made by the database, even if it refers to another table.
      table.columns[index].generatedKey = nil
    }
    if case .virtual = kind { table.kind = kind }
    table.primaryKey = primaryKey.map { $0.normalized(texts) }
    table.primaryKey?.name = nil
    table.uniqueKeys = uniqueKeys.map { $0.normalized(texts) }
    table.foreignKeys = foreignKeys.map { key in
      var key = key
      key.schema = nil
      key.name = Self.given(key.name)
      key.isValidated = true
      return key
    }
    table.checks = checks.filter { !isCheckOfType($0) }.map { check in
      DatabaseSchema.Check(
        texts.rules == nil
          ? check.columns.joined(separator: ", ") : texts.expression(check.text, among: names),
        columns: check.columns, name: Self.given(check.name))
    }
    table.otherConstraints = otherConstraints
    if texts.rules != nil { table.untold = untold.map { texts.statement($0, among: names) } }
    table.indexes = indexes.map { $0.normalized(texts, among: names) }
    table.triggers = triggers.normalized(texts)
    return table
  }

  /// The name of a constraint, unless it may be one that the engine made.
  static func given(_ constraint: String?) -> String? {
    guard let constraint else { return nil }
    var text = Substring(constraint)
    while text.last?.isNumber == true { text = text.dropLast() }
    let isMade = ["_key", "_fkey", "_check", "_pkey"].contains { text.hasSuffix($0) }
    return isMade ? nil : constraint
  }

  /// Whether the check keeps the values of a column within its type: engines differ in whether they need it.
  func isCheckOfType(_ check: DatabaseSchema.Check) -> Bool {
    guard check.columns.count == 1 else { return false }
    let column = check.columns[0]
    if check.name == SQLCaseCheck.name(ofColumn: column) {
      return SQLCaseCheck.isList(check.text, on: column)
    }
    return check.name.flatMap(SQLRangeCheck.column) == column
      ? SQLRangeCheck.range(ofCheck: check.text, on: column) != nil : check.isOfTruthValue(column)
  }
}

extension DatabaseSchema.Check {
  /// Whether it keeps a column within the two numbers as which truth values are stored. Koine gives it no name.
  func isOfTruthValue(_ column: String) -> Bool {
    name == nil && text == "\(SQLIdentifier.quote(column)) IN (0, 1)"
  }
}

extension [DatabaseSchema.Trigger] {
  fileprivate func normalized(_ texts: Texts) -> Self {
    sorted { $0.name < $1.name }.map { DatabaseSchema.Trigger($0.name, text: texts.statement($0.text)) }
  }
}

extension DatabaseSchema.View {
  fileprivate func normalized(_ texts: Texts) -> Self {
    DatabaseSchema.View(
      name, columns: columns.map { DatabaseSchema.Column($0.name, typeName: "", type: nil) },
      text: texts.statement(text), isMaterialized: isMaterialized,
      triggers: triggers.normalized(texts))
  }
}

extension DatabaseSchema.Column {
  fileprivate func normalized(_ texts: Texts, among names: [String]) -> Self {
    // The name of a type says nothing to another engine.
    let ownType = type == nil && texts.rules != nil ? typeName : ""
    var column = DatabaseSchema.Column(
      name, typeName: ownType.hasBytes(of: "\"") ? ownType : ownType.asciiLowercased,
      type: type.map(Self.stored), isNullable: isNullable)
    if let defaultValue {
      column.defaultValue = defaultValue.normalized
    } else if let defaultText {
      column.defaultText = texts.expression(defaultText, among: names)
    }
    column.generation = generation.map {
      Generation(texts.expression($0.text, among: names), isStored: $0.isStored)
    }
    column.generatedKey = generatedKey == nil ? nil : .identity
    column.collation = collation == .noCase ? .noCase : .binary
    return column
  }

  /// The type in which SQLite stores the values of another one.
  private static func stored(_ type: SQLType) -> SQLType {
    switch type.storage {
    case .boolean, .integer, .unsigned, .decimal: .bigInteger
    case .real, .double: .double
    case .blob: .blob
    default: .text
    }
  }
}

extension SQLValue {
  /// The value as SQLite stores it.
  fileprivate var normalized: SQLValue {
    if case .boolean(let value) = self { .integer(value ? 1 : 0) } else { self }
  }
}

extension DatabaseSchema.Key {
  fileprivate func normalized(_ texts: Texts) -> Self {
    var key = self
    key.name = DatabaseSchema.Table.given(name)
    if texts.rules == nil { key.includedColumns = [] }
    return key
  }
}

extension DatabaseSchema.Index {
  fileprivate func normalized(_ texts: Texts, among names: [String]) -> Self {
    var index = self
    index.isValid = true
    index.condition = condition.map { texts.expression($0, among: names) }
    if texts.rules == nil { index.includedColumns = [] }
    index.terms = terms.map { term in
      let isNoCase = term.collationName?.lowercased() == "nocase"
      let subject: Subject =
        if case .expression(let text) = term.subject {
          .expression(texts.expression(text, among: names))
        } else {
          term.subject
        }
      return Term(subject, isDescending: term.isDescending, collationName: isNoCase ? "NOCASE" : nil)
    }
    return index
  }
}
