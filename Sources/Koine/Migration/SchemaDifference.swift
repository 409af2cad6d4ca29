extension DatabaseSchema.Table {
  /// The changes that make this table another one, those first that others need.
  ///
  /// - Parameters:
  ///   - declared: What the table is to be.
  ///   - renamed: The old names of columns by their new ones, each old name once.
  ///   - lexicalRules: How the engine takes a text apart.
  func changes(
    to declared: Self, renamed: [String: String], _ lexicalRules: SQLLexicalRules
  ) -> [SchemaChange] {
    let names = Dictionary(renamed.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let old = renaming(columns: names, lexicalRules)
    var changes: [SchemaChange] = []
    // What names a column goes before the column does.
    changes += old.foreignKeys.filter { key in !declared.foreignKeys.contains { $0.isSame(as: key) } }
      .map { .dropForeignKey($0) }
    changes += old.checks.filter { check in !declared.checks.contains { $0.isSame(as: check) } }
      .map { .dropCheck($0) }
    changes += old.indexes.filter { !declared.indexes.contains($0) }.map { .dropIndex($0) }
    changes += old.uniqueKeys.filter { key in !declared.uniqueKeys.contains { $0.isSame(as: key) } }
      .map { .dropUniqueKey($0) }
    changes += declared.columns.compactMap { column in
      renamed[column.name].map { .renameColumn(from: $0, to: column.name) }
    }
    changes += old.rulesRenamed(in: declared)
    // What is computed comes behind what it is computed of.
    let added = declared.columns.filter { old.column($0.name) == nil }
    changes += (added.filter { $0.generation == nil } + added.filter { $0.generation != nil })
      .map { .addColumn($0) }
    changes += declared.columns.compactMap { column in
      guard let before = old.column(column.name), !before.isSame(as: column) else { return nil }
      return .changeColumn(from: before, to: column)
    }
    changes += declared.columns.compactMap { column in
      let isDecimal = declared.holdsDecimals(in: column.name)
      guard old.column(column.name) != nil,
        isDecimal != holdsDecimals(in: renamed[column.name] ?? column.name)
      else { return nil }
      return .changeUnit(column: column.name, isDecimal: isDecimal)
    }
    // With a column that it only includes, an engine drops the key.
    let losesIncluded = old.primaryKey?.includedColumns.contains { declared.column($0) == nil } == true
    if old.primaryKey?.columns != declared.primaryKey?.columns || losesIncluded {
      changes.append(.changePrimaryKey(from: old.primaryKey, to: declared.primaryKey))
    }
    let dropped = old.columns.filter { declared.column($0.name) == nil }
    changes += (dropped.filter { $0.generation != nil } + dropped.filter { $0.generation == nil })
      .map { .dropColumn($0) }
    changes += declared.uniqueKeys.filter { key in !old.uniqueKeys.contains { $0.isSame(as: key) } }
      .map { .addUniqueKey($0) }
    changes += declared.checks.filter { check in !old.checks.contains { $0.isSame(as: check) } }
      .map { .addCheck($0) }
    changes += declared.indexes.filter { !old.indexes.contains($0) }.map { .createIndex($0) }
    changes += declared.foreignKeys.filter { key in !old.foreignKeys.contains { $0.isSame(as: key) } }
      .map { .addForeignKey($0) }
    if old.comment != declared.comment {
      changes.append(.changeComment(column: nil, from: old.comment, to: declared.comment))
    }
    for column in declared.columns {
      let before = old.column(column.name)?.comment
      if before == column.comment { continue }
      changes.append(.changeComment(column: column.name, from: before, to: column.comment))
    }
    return changes
  }

  /// The names that rules were given, and have not.
  private func rulesRenamed(in declared: Self) -> [SchemaChange] {
    renamed(uniqueKeys, declared.uniqueKeys, \.name) { $0.isSame(as: $1) }
      + renamed(checks, declared.checks, \.name) { $0.isSame(as: $1) }
      + renamed(foreignKeys, declared.foreignKeys, \.name) { $0.isSame(as: $1) }
  }

  private func renamed<Rule>(
    _ old: [Rule], _ new: [Rule], _ name: (Rule) -> String?, _ isSame: (Rule, Rule) -> Bool
  ) -> [SchemaChange] {
    let names = Set(new.compactMap(name))
    var rest = old.filter { rule in name(rule).map { !names.contains($0) } ?? true }
    return new.compactMap { rule in
      guard let given = Self.given(name(rule)),
        !old.contains(where: { name($0) == given && isSame($0, rule) }),
        let index = rest.firstIndex(where: { isSame($0, rule) })
      else { return nil }
      return .renameRule(from: name(rest.remove(at: index)), to: given)
    }
  }

  /// Whether integers of the column are those of decimal numbers, which a check tells on an engine without such numbers.
  func holdsDecimals(in column: String) -> Bool {
    checks.contains { check in
      check.columns == [column] && check.text.hasSuffix("BETWEEN -999999999999999999 AND 999999999999999999")
    }
  }

  /// The table with other names of columns, in its texts too: an engine that renames a column changes them.
  private func renaming(columns names: [String: String], _ lexicalRules: SQLLexicalRules) -> Self {
    if names.isEmpty { return self }
    var table = self
    func renamed(_ columns: [String]) -> [String] { columns.map { names[$0] ?? $0 } }
    func respelled(_ text: String) -> String { SQLTokens.renaming(lexicalRules, in: text) { names[$0] } }
    for index in table.columns.indices {
      table.columns[index].name = names[columns[index].name] ?? columns[index].name
      table.columns[index].generation?.text = respelled(columns[index].generation?.text ?? "")
    }
    for index in table.checks.indices {
      table.checks[index].columns = renamed(checks[index].columns)
      table.checks[index].text = respelled(checks[index].text)
    }
    table.primaryKey?.columns = renamed(primaryKey?.columns ?? [])
    table.primaryKey?.includedColumns = renamed(primaryKey?.includedColumns ?? [])
    for index in table.uniqueKeys.indices {
      table.uniqueKeys[index].columns = renamed(uniqueKeys[index].columns)
      table.uniqueKeys[index].includedColumns = renamed(uniqueKeys[index].includedColumns)
    }
    for index in table.foreignKeys.indices {
      table.foreignKeys[index].columns = renamed(foreignKeys[index].columns)
    }
    for index in table.indexes.indices {
      table.indexes[index].includedColumns = renamed(indexes[index].includedColumns)
      table.indexes[index].condition = indexes[index].condition.map(respelled)
      for term in table.indexes[index].terms.indices {
        switch indexes[index].terms[term].subject {
        case .column(let name): table.indexes[index].terms[term].subject = .column(names[name] ?? name)
        case .expression(let text): table.indexes[index].terms[term].subject = .expression(respelled(text))
        }
      }
    }
    return table
  }
}

extension DatabaseSchema.Column {
  /// Whether both are declared alike. Of which kind a generated key is, of the kinds that make the same keys, is not
  /// looked at; the comment is a change of its own.
  fileprivate func isSame(as other: Self) -> Bool {
    typeName.asciiLowercased == other.typeName.asciiLowercased && isNullable == other.isNullable
      && hasSameDefault(as: other) && generation == other.generation
      && (generatedKey == nil) == (other.generatedKey == nil) && collationName == other.collationName
  }

  /// Whether the defaults are one text, or the same constant in other words: `x'0f'` and `X'0F'`.
  private func hasSameDefault(as other: Self) -> Bool {
    defaultText == other.defaultText || defaultValue != nil && defaultValue == other.defaultValue
  }
}

// Names are a matter of their own: those that the engine gave are not compared, as a table that was renamed, or made by
// others, has others.
extension DatabaseSchema.Key {
  fileprivate func isSame(as other: Self) -> Bool {
    var copy = self
    copy.name = other.name
    return copy == other
  }
}

extension DatabaseSchema.Check {
  fileprivate func isSame(as other: Self) -> Bool { text == other.text }
}

extension DatabaseSchema.ForeignKey {
  fileprivate func isSame(as other: Self) -> Bool {
    var copy = self
    copy.name = other.name
    copy.isValidated = other.isValidated
    return copy == other
  }
}
