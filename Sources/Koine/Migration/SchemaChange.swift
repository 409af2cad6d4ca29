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
  /// Another name for a rule, which stays; it had none if there is no old one.
  case renameRule(from: String?, to: String)
  /// An index that the table has not.
  case createIndex(DatabaseSchema.Index)
  /// An index that the declaration has not.
  case dropIndex(DatabaseSchema.Index)
  /// Another comment on a column, or on the table if none is named.
  case changeComment(column: String?, from: String?, to: String?)

  /// The integers of a column are decimal numbers from now on, or were: they stay, and mean others.
  case changeUnit(column: String, isDecimal: Bool)
  /// The schema of the table, which there is not.
  case createSchema(String)
  /// An enum type that there is not, and a column of the table has.
  case createEnumType(DatabaseSchema.Enumeration)
  /// Values that an enum type has not, by its name: cases that are new. They come before another value, or last.
  case addEnumValues([String], to: String, before: String? = nil)

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
    case .createTable, .renameColumn, .renameRule, .dropUniqueKey, .dropCheck, .dropForeignKey, .dropIndex,
      .changeComment, .createSchema, .createEnumType, .addEnumValues:
      .safe
    case .dropTable, .changeUnit: .lossy
    case .addColumn(let column): column.fillsItself ? .safe : .checked
    case .dropColumn(let column): column.generation == nil ? .lossy : .safe
    case .changeColumn(let old, let new):
      if !new.holdsValues(of: old) {
        .lossy
      } else if old.isNullable && !new.isNullable || new.mayCompareAlike(whatDiffersIn: old) {
        .checked
      } else {
        .safe
      }
    case .changePrimaryKey, .addUniqueKey, .addCheck, .addForeignKey: .checked
    case .createIndex(let index): index.isUnique ? .checked : .safe
    }
  }
}

extension SchemaChange {
  /// What to do if rows break what the change asks of them.
  var wayOut: String {
    if case .addColumn = self {
      "Declare a default, @Column(default:), or let the column be optional"
    } else {
      "Change them first"
    }
  }
}

extension DatabaseSchema.Column {
  /// Whether rows that there are get a value that the column takes.
  fileprivate var fillsItself: Bool {
    isNullable || hasDefault || generation != nil
  }

  /// Whether texts that differ in another column may be alike in this one, by its collation.
  func mayCompareAlike(whatDiffersIn other: Self) -> Bool {
    collationName != nil && collationName != other.collationName && collation != .binary
  }

  /// Whether every value of another column is one of this one.
  fileprivate func holdsValues(of other: Self) -> Bool {
    // What is computed is computed anew.
    if generation != nil, other.generation != nil { return true }
    if (generation == nil) != (other.generation == nil) {
      return generation == nil && typeName == other.typeName
    }
    if typeName == other.typeName || isWider(than: other) { return true }
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
    case .dropColumn(let column):
      column.generation == nil
        ? "drop the column \(quoted(column.name)) with its values"
        : "drop the column \(quoted(column.name)), whose values are computed"
    case .renameColumn(let old, let new): "rename the column \(quoted(old)) to \(quoted(new))"
    case .renameRule(let old, let new):
      "rename the rule \(old.map { "\(quoted($0)) " } ?? "without a name ")to \(quoted(new))"
    case .changeColumn(let old, let new):
      "change the column \(quoted(new.name)) from \(old.summaryAndKey(beside: new)) to \(new.summaryAndKey(beside: old))"
    case .changePrimaryKey(let old, let new):
      "change the primary key from \(old.map(list) ?? "none") to \(new.map(list) ?? "none")"
    case .addUniqueKey(let key): "add the unique key \(list(key))"
    case .dropUniqueKey(let key): "drop the unique key \(list(key))"
    case .addCheck(let check): "add the check \(check.text)"
    case .dropCheck(let check): "drop the check \(check.text)"
    case .addForeignKey(let key): "add the foreign key \(list(key.columns)) to \(quoted(key.table))"
    case .dropForeignKey(let key): "drop the foreign key \(list(key.columns)) to \(quoted(key.table))"
    case .createIndex(let index): "create the \(index.isUnique ? "unique " : "")index \(quoted(index.name))"
    case .changeComment(let column, let old, let new):
      (new == nil ? "drop" : old == nil ? "add" : "change") + " the comment"
        + (column.map { " on the column \(quoted($0))" } ?? "")
    case .changeUnit(let column, let isDecimal):
      isDecimal
        ? "take the integers of the column \(quoted(column)) for those of decimal numbers: 5 becomes 0.05 at two decimals"
        : "take the decimal numbers of the column \(quoted(column)) for integers: 0.05 becomes 5"
    case .createSchema(let name): "create the schema \(quoted(name))"
    case .createEnumType(let type):
      "create the enum type \(DefinitionText.name(type.name, in: type.schema)) of \(texts(type.values))"
    case .addEnumValues(let values, let type, let next):
      "add \(texts(values)) to the enum type \(quoted(type))"
        + (next.map { ", before \(texts([$0]))" } ?? "")
    case .dropIndex(let index): "drop the index \(quoted(index.name))"
    }
  }

  private func quoted(_ name: String) -> String { SQLIdentifier.quote(name) }
  private func list(_ columns: [String]) -> String { "(" + columns.map(quoted).joined(separator: ", ") + ")" }
  private func texts(_ values: [String]) -> String {
    values.map { $0.quoted(with: "'") }.joined(separator: ", ")
  }
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

  /// The same, and whether the database makes its keys, if it does not make those of the column before or after.
  fileprivate func summaryAndKey(beside other: Self) -> String {
    summary + (generatedKey != nil && other.generatedKey == nil ? " (generated key)" : "")
  }
}
