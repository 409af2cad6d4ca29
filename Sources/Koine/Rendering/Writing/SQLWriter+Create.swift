extension SQLWriter {
  /// Writes CREATE TABLE: of each column its name, its type and what every engine spells alike.
  ///
  /// - Parameters:
  ///   - create: The table and its columns.
  ///   - typeName: The name of a column's type, if it is not that of ``SQLDialect/typeName(_:)``.
  ///   - typed: Writes what follows the type.
  ///   - checked: Writes the check of a column's values, if it needs one.
  public mutating func write(
    create: SQLCreateTable, typeName: ((SQLCreateTable.Column) -> String)? = nil,
    typed: (SQLCreateTable.Column, inout SQLWriter) -> Void,
    checked: (SQLColumn, inout SQLWriter) -> Void = { _, _ in }
  ) {
    write(create.ifNotExists ? "CREATE TABLE IF NOT EXISTS " : "CREATE TABLE ")
    write(nameOf: create.table)
    write(" (")
    let key = create.compositeKey
    writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName?(column) ?? writer.dialect.typeName(column.column.type))
      typed(column, &writer)
      if column.isPrimaryKey, key.isEmpty { writer.write(" PRIMARY KEY") }
      if !column.column.isNullable { writer.write(" NOT NULL") }
      if column.isUnique { writer.write(" UNIQUE") }
      writer.write(defaultOf: column)
      checked(column.column, &writer)
      writer.write(referenceOf: column)
    }
    write(compositeKey: key)
    for constraint in create.constraints {
      write(", ")
      write(constraint)
    }
    write(")")
  }

  /// Writes a rule of a table.
  mutating func write(_ constraint: SQLTableConstraint) {
    if let name = constraint.name {
      write("CONSTRAINT ")
      write(identifier: name)
      write(" ")
    }
    switch constraint.rule {
    case .unique(let columns):
      write("UNIQUE (")
      write(namesOf: columns)
      write(")")
    case .check(let condition):
      write("CHECK (")
      write(condition)
      write(")")
    case .foreignKey(let columns, let key):
      write("FOREIGN KEY (")
      write(namesOf: columns)
      write(")")
      write(key)
    }
  }

  /// Writes what a foreign key refers to, with a space before.
  mutating func write(_ key: SQLForeignKey) {
    write(" REFERENCES ")
    write(nameOf: key.table)
    write(" (")
    write(namesOf: key.columns)
    write(")")
    write(key.onDelete, after: " ON DELETE ")
    write(key.onUpdate, after: " ON UPDATE ")
    if key.isDeferred { write(" DEFERRABLE INITIALLY DEFERRED") }
  }

  private mutating func write(_ action: SQLForeignKey.Action, after event: StaticString) {
    let text: StaticString
    switch action {
    case .noAction: return
    case .restrict: text = "RESTRICT"
    case .cascade: text = "CASCADE"
    case .setNull: text = "SET NULL"
    case .setDefault: text = "SET DEFAULT"
    }
    write(event)
    write(text)
  }

  private mutating func write(namesOf columns: [SQLColumn]) {
    writeList(columns) { column, writer in writer.write(nameOf: column) }
  }

  /// Writes CREATE INDEX: a column by its name, another term in parentheses.
  mutating func write(_ create: SQLCreateIndex) {
    write(create.isUnique ? "CREATE UNIQUE INDEX " : "CREATE INDEX ")
    if create.ifNotExists { write("IF NOT EXISTS ") }
    let isInFile = spelling.indexNames == .ofFile
    if isInFile { write(schemaOf: create.table) }
    write(identifier: create.name)
    write(" ON ")
    if isInFile { write(identifier: create.table.name) } else { write(nameOf: create.table) }
    write(" (")
    // An engine that has one order of NULL in its indexes does not take it in words.
    let saysNulls = dialect.features.has(.largestNullsInIndexes)
    writeList(create.terms) { term, writer in
      if case .column(let column) = term.expression {
        writer.write(nameOf: column)
        if !create.isUnique, column.type.hasAnyLength, let prefix = writer.spelling.indexedPrefix {
          writer.write("(")
          writer.write(Int64(prefix))
          writer.write(")")
        }
      } else {
        writer.write("(")
        writer.write(term.expression)
        writer.write(")")
      }
      if saysNulls {
        writer.write(directionOf: term)
      } else if term.isDescending {
        writer.write(" DESC")
      }
    }
    write(")")
    if let filter = create.filter { write(conditions: [filter], after: " WHERE ") }
  }

  /// Writes DROP INDEX.
  mutating func write(_ drop: SQLDropIndex) {
    write(drop.ifExists ? "DROP INDEX IF EXISTS " : "DROP INDEX ")
    if spelling.indexNames == .ofTable {
      write(identifier: drop.name)
      write(" ON ")
      write(nameOf: drop.table)
    } else {
      write(schemaOf: drop.table)
      write(identifier: drop.name)
    }
  }

  private mutating func write(schemaOf table: SQLTableReference) {
    guard let schema = table.schema else { return }
    write(identifier: schema)
    write(byte: UInt8(ascii: "."))
  }
}

extension SQLType {
  /// Whether a value may have any number of characters or bytes.
  fileprivate var hasAnyLength: Bool {
    switch storage {
    case .text, .blob, .json: true
    default: false
    }
  }
}
