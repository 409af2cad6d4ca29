/// One change of what a database holds: a step of a ``SchemaPlan``.
@nonexhaustive public enum SchemaChange: Sendable, Hashable {
  /// A table that there is not, with its rules and indexes.
  case createTable(DatabaseSchema.Table)
  /// A table that the declaration has not, with its rows.
  case dropTable(DatabaseSchema.Table)
  /// A column that the table has not.
  case addColumn(DatabaseSchema.Column)
  /// A column that the declaration has not, with its values.
  case dropColumn(DatabaseSchema.Column)
  /// Another name for a column, whose values stay.
  case renameColumn(from: String, to: String)
  /// Another type, default, collation or generation of a column, or whether it may be NULL.
  case changeColumn(from: DatabaseSchema.Column, to: DatabaseSchema.Column)
  /// Another primary key.
  case changePrimaryKey(from: DatabaseSchema.Key?, to: DatabaseSchema.Key?)
  /// A unique key that rows have to keep from now on.
  case addUniqueKey(DatabaseSchema.Key)
  /// A check that rows have to keep from now on.
  case addCheck(DatabaseSchema.Check)
  /// A foreign key that rows have to keep from now on.
  case addForeignKey(DatabaseSchema.ForeignKey)
  /// A unique key that rows need not keep any more.
  case dropUniqueKey(DatabaseSchema.Key)
  /// A check that rows need not keep any more.
  case dropCheck(DatabaseSchema.Check)
  /// A foreign key that rows need not keep any more.
  case dropForeignKey(DatabaseSchema.ForeignKey)
  /// An index that the table has not.
  case createIndex(DatabaseSchema.Index)
  /// An index that the declaration has not.
  case dropIndex(DatabaseSchema.Index)

  /// What the change may do to rows that there are.
  public enum Risk: Sendable, Hashable {
    /// Every row stays as it is, and keeps what is asked of it.
    case safe
    /// Rows may break what is asked of them from now on. They are looked at before anything is changed.
    case checked
    /// Values are lost, or may be.
    case lossy
  }

  /// What the change may do to rows that there are.
  public var risk: Risk {
    switch self {
    case .createTable, .renameColumn, .dropUniqueKey, .dropCheck, .dropForeignKey, .dropIndex: .safe
    case .dropTable: .lossy
    case .addColumn(let column): column.fillsItself ? .safe : .checked
    case .dropColumn(let column): column.generation == nil ? .lossy : .safe
    case .changeColumn(let old, let new):
      if !new.holdsValues(of: old) {
        .lossy
      } else if old.isNullable, !new.isNullable {
        .checked
      } else {
        .safe
      }
    case .changePrimaryKey, .addUniqueKey, .addCheck, .addForeignKey: .checked
    case .createIndex(let index): index.isUnique ? .checked : .safe
    }
  }
}

extension DatabaseSchema.Column {
  /// Whether rows that there are get a value that the column takes.
  fileprivate var fillsItself: Bool {
    isNullable || defaultText != nil || generation != nil || generatedKey != nil
  }

  /// Whether every value of another column is one of this one.
  fileprivate func holdsValues(of other: Self) -> Bool {
    // What is computed is computed anew.
    if generation != nil, other.generation != nil { return true }
    if (generation == nil) != (other.generation == nil) {
      return generation == nil && typeName == other.typeName
    }
    if typeName == other.typeName { return true }
    return switch (other.type?.storage, type?.storage) {
    case (.integer(let narrow)?, .integer(let wide)?): narrow <= wide
    case (.real?, .double?): true
    default: false
    }
  }
}

extension SchemaChange: CustomStringConvertible {
  /// The change in a line: `add column "due" date`.
  public var description: String {
    switch self {
    case .createTable(let table):
      "create the table, with the columns \(table.columns.map { quoted($0.name) }.joined(separator: ", "))"
    case .dropTable: "drop the table with its rows"
    case .addColumn(let column): "add the column \(quoted(column.name)) \(column.summary)"
    case .dropColumn(let column): "drop the column \(quoted(column.name)) with its values"
    case .renameColumn(let old, let new): "rename the column \(quoted(old)) to \(quoted(new))"
    case .changeColumn(let old, let new):
      "change the column \(quoted(new.name)) from \(old.summary) to \(new.summary)"
    case .changePrimaryKey(let old, let new):
      "change the primary key from \(old.map(list) ?? "none") to \(new.map(list) ?? "none")"
    case .addUniqueKey(let key): "add the unique key \(list(key))"
    case .dropUniqueKey(let key): "drop the unique key \(list(key))"
    case .addCheck(let check): "add the check \(check.text)"
    case .dropCheck(let check): "drop the check \(check.text)"
    case .addForeignKey(let key): "add the foreign key \(list(key.columns)) to \(quoted(key.table))"
    case .dropForeignKey(let key): "drop the foreign key \(list(key.columns)) to \(quoted(key.table))"
    case .createIndex(let index): "create the \(index.isUnique ? "unique " : "")index \(quoted(index.name))"
    case .dropIndex(let index): "drop the index \(quoted(index.name))"
    }
  }

  private func quoted(_ name: String) -> String { SQLIdentifier.quote(name) }
  private func list(_ columns: [String]) -> String { "(" + columns.map(quoted).joined(separator: ", ") + ")" }
  private func list(_ key: DatabaseSchema.Key) -> String { list(key.columns) }
}

extension DatabaseSchema.Column {
  /// The type with what else is said of the column.
  fileprivate var summary: String {
    var text = typeName
    if let collationName { text += " COLLATE \(SQLIdentifier.quote(collationName))" }
    if !isNullable { text += " NOT NULL" }
    if let defaultText { text += " DEFAULT \(defaultText)" }
    if let generation { text += " GENERATED ALWAYS AS (\(generation.text))" }
    return text
  }
}
