/// A table as it is after changes that are asked for, and otherwise as it was.
struct ChangedTable {
  /// What the engine tells of the declaration.
  struct Declared {
    /// The columns, with the rules that are theirs alone.
    var columns: DatabaseSchema.Table
    /// The rules that are added, among columns without any.
    var rules: DatabaseSchema.Table
  }

  private(set) var table: DatabaseSchema.Table
  private let declared: Declared
  private let lexicalRules: SQLLexicalRules

  init(_ table: DatabaseSchema.Table, declared: Declared, _ lexicalRules: SQLLexicalRules) {
    self.table = table
    self.declared = declared
    self.lexicalRules = lexicalRules
  }

  /// Makes one change.
  ///
  /// - Throws: ``SchemaPlanError`` or ``DatabaseError``, if the table has not what is changed, or more than that would
  ///   be lost.
  mutating func make(_ change: SQLAlterTable.Change) throws {
    switch change {
    case .addColumn(let column): try add(column.column.name)
    case .dropColumn(let name): try drop(name)
    case .changeColumn(let column): try self.change(column.column.name)
    case .addConstraint: addRules()
    case .dropConstraint(let name): try drop(rule: name)
    // Made in place before.
    case .renameColumn, .renameTable: break
    }
  }

  private func refusal(_ what: String) -> SchemaPlanError {
    SchemaPlanError(.unsupported(table: table.name, what))
  }

  private func position(of name: String) throws -> Int {
    let position = table.columns.firstIndex { $0.name.asciiLowercased == name.asciiLowercased }
    guard let position else {
      throw DatabaseError(
        .undefinedColumn, "The table \"\(table.name)\" has no column \"\(name)\".", table: table.name,
        columns: [name])
    }
    return position
  }

  private func declaredColumn(_ name: String) throws -> DatabaseSchema.Column {
    guard let column = declared.columns.column(name) else {
      throw refusal("its type declares no column \"\(name)\"")
    }
    return column
  }

  // MARK: Columns

  private mutating func add(_ name: String) throws {
    if (try? position(of: name)) != nil {
      throw DatabaseError(
        .alreadyExists, "The table \"\(table.name)\" has a column \"\(name)\" already.", table: table.name,
        columns: [name])
    }
    table.columns.append(try declaredColumn(name))
    if declared.columns.primaryKey?.columns.contains(name) == true {
      if table.primaryKey != nil { throw refusal("it has a primary key already") }
      table.primaryKey = declared.columns.primaryKey
    }
    table.uniqueKeys += declared.columns.uniqueKeys.filter { $0.columns == [name] }
    table.checks += declared.columns.checks.filter { $0.columns == [name] }
    table.foreignKeys += declared.columns.foreignKeys.filter { $0.columns == [name] }
  }

  /// What is of the column alone goes with it; what is of others, too, is dropped before.
  private mutating func drop(_ name: String) throws {
    let column = table.columns.remove(at: try position(of: name)).name
    func isOfOthers(_ columns: [String]) -> Bool { columns.contains(column) && columns != [column] }
    func names(_ text: String) -> Bool {
      !SQLTokens.columns(in: text, of: [column], lexicalRules).isEmpty
    }
    func refusal(_ part: String) -> SchemaPlanError {
      self.refusal("\(part) names the column \"\(column)\" and others; drop it before")
    }
    if table.primaryKey?.columns.contains(column) == true {
      throw self.refusal("the column \"\(column)\" is a part of its primary key")
    }
    for key in table.uniqueKeys where isOfOthers(key.columns) {
      throw refusal("the unique key \(DefinitionText.list(key.columns))")
    }
    for key in table.foreignKeys where isOfOthers(key.columns) {
      throw refusal("the foreign key \(DefinitionText.list(key.columns))")
    }
    for check in table.checks where isOfOthers(check.columns) { throw refusal("the check \(check.text)") }
    for other in table.columns {
      if let generation = other.generation, names(generation.text) {
        throw refusal("the computed column \"\(other.name)\"")
      }
    }
    table.indexes.removeAll { $0.isPlain(of: column) }
    for index in table.indexes {
      let isOfColumn = index.terms.contains { term in
        switch term.subject {
        case .column(let other): other == column
        case .expression(let text): names(text)
        }
      }
      if isOfColumn || index.condition.map(names) == true { throw refusal("the index \"\(index.name)\"") }
    }
    table.uniqueKeys.removeAll { $0.columns == [column] }
    table.foreignKeys.removeAll { $0.columns == [column] }
    table.checks.removeAll { $0.columns == [column] }
  }

  private mutating func change(_ name: String) throws {
    let position = try position(of: name)
    let old = table.columns[position]
    var new = try declaredColumn(name)
    guard old.generation == nil, old.generatedKey == nil else {
      throw refusal("the column \"\(name)\" is a generated key, or computed")
    }
    new.name = old.name
    new.comment = old.comment
    let checks = table.checks.filter { $0.isOfType(of: old.name) }
    try checkValues(from: old, checks, to: new)
    table.columns[position] = new
    table.checks.removeAll { $0.isOfType(of: old.name) }
    table.checks += declared.columns.checks.filter { $0.columns == [name] }
  }

  /// Refuses values that would be copied as others than the type means.
  private func checkValues(
    from old: DatabaseSchema.Column, _ checks: [DatabaseSchema.Check], to new: DatabaseSchema.Column
  ) throws {
    func refusal(_ what: String) -> SchemaPlanError {
      self.refusal(
        "the column \"\(new.name)\" has \(what), which the new type would read as other values; add a column, copy the "
          + "values with an update, and drop the old one")
    }
    if checks.contains(where: { $0.text.hasSuffix("BETWEEN -999999999999999999 AND 999999999999999999") }) {
      throw refusal("decimal numbers, whose scale it does not tell")
    }
    let (from, to) = (old.typeName.asciiLowercased, new.typeName.asciiLowercased)
    if from == to { return }
    if to == "text", from == "real" || !checks.isEmpty && old.type == .boolean {
      throw refusal(from == "real" ? "floating-point numbers" : "truth values")
    }
    if !table.isStrict { throw self.refusal("it is not STRICT, and would take values of any type") }
  }

  // MARK: Rules

  private mutating func addRules() {
    table.uniqueKeys += declared.rules.uniqueKeys.filter { !table.uniqueKeys.contains($0) }
    let checks = declared.rules.checks.filter { !table.checks.contains($0) }
    // The cases of an enum type take the place of those that it had.
    table.checks.removeAll { old in checks.contains { $0.isOfCases && $0.name == old.name } }
    table.checks += checks
    table.foreignKeys += declared.rules.foreignKeys.filter { !table.foreignKeys.contains($0) }
  }

  private mutating func drop(rule name: String) throws {
    let count = table.uniqueKeys.count + table.checks.count + table.foreignKeys.count
    table.uniqueKeys.removeAll { $0.name == name }
    table.checks.removeAll { $0.name == name }
    table.foreignKeys.removeAll { $0.name == name }
    if table.uniqueKeys.count + table.checks.count + table.foreignKeys.count == count {
      throw DatabaseError(
        .other, "The table \"\(table.name)\" has no rule \"\(name)\".", table: table.name, constraint: name)
    }
  }
}

extension DatabaseSchema.Table {
  /// Whether an index, a key, a rule or a computed column names a column.
  ///
  /// - Parameters:
  ///   - column: The column's name.
  ///   - rules: How the engine takes a text apart.
  func names(_ column: String, _ rules: SQLLexicalRules) -> Bool {
    func isIt(_ other: String) -> Bool { other.asciiLowercased == column.asciiLowercased }
    func names(_ text: String) -> Bool { !SQLTokens.columns(in: text, of: [column], rules).isEmpty }
    func names(_ index: DatabaseSchema.Index) -> Bool {
      let isOfColumn = index.terms.contains { term in
        switch term.subject {
        case .column(let other): isIt(other)
        case .expression(let text): names(text)
        }
      }
      return isOfColumn || index.condition.map(names) == true
    }
    let rules =
      uniqueKeys.map(\.columns) + foreignKeys.map(\.columns) + checks.map(\.columns)
      + (primaryKey.map { [$0.columns] } ?? [])
    return rules.contains { $0.contains(where: isIt) } || indexes.contains(where: names)
      || columns.contains { $0.generation.map { names($0.text) } == true }
  }
}

extension DatabaseSchema.Index {
  /// Whether it is of one column, and of nothing else.
  fileprivate func isPlain(of column: String) -> Bool {
    condition == nil && terms.allSatisfy { $0.subject == .column(column) }
  }
}

extension DatabaseSchema.Check {
  /// Whether it keeps a column within the cases of its enum type.
  fileprivate var isOfCases: Bool {
    columns.count == 1 && name == SQLCaseCheck.name(ofColumn: columns[0])
  }

  /// Whether it keeps the values of a column within its type.
  fileprivate func isOfType(of column: String) -> Bool {
    guard columns == [column] else { return false }
    // A column that has another name now has a check of the old one.
    return name.flatMap(SQLRangeCheck.column) == nil
      ? isOfTruthValue(column) : SQLRangeCheck.range(ofCheck: text, on: column) != nil
  }
}
