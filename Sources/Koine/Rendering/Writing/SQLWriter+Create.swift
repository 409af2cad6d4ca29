extension SQLWriter {
  /// Writes CREATE TABLE: of each column its name, its type and what every engine spells alike.
  ///
  /// - Parameters:
  ///   - create: The table and its columns.
  ///   - isComputedNotNull: Whether a computed column may say NOT NULL.
  ///   - typeName: The name of a column's type, if it is not that of ``SQLDialect/typeName(_:)``.
  ///   - typed: Writes what follows the type.
  ///   - checked: Writes the check of a column's values, if it needs one.
  public mutating func write(
    create: SQLCreateTable, isComputedNotNull: Bool = true,
    typeName: ((SQLCreateTable.Column) -> String)? = nil,
    typed: (SQLCreateTable.Column, inout SQLWriter) -> Void,
    checked: (SQLColumn, inout SQLWriter) -> Void = { _, _ in }
  ) {
    if spelling.indexNames == .ofFile { checkReferences(of: create) }
    if tablePart != .table {
      for column in create.columns {
        write(column, tablePart, typeName: typeName, isComputedNotNull, typed, checked)
      }
      return
    }
    write(create.ifNotExists ? "CREATE TABLE IF NOT EXISTS " : "CREATE TABLE ")
    write(nameOf: create.table)
    write(" (")
    let key = create.compositeKey
    writeList(create.columns) { column, writer in
      writer.write(column, .column, isKey: key.isEmpty, typeName: typeName, isComputedNotNull, typed, checked)
    }
    write(compositeKey: key)
    for constraint in create.constraints {
      write(", ")
      write(constraint)
    }
    write(")")
    write(inline: create.comment, after: " COMMENT=")
  }

  private mutating func write(
    _ column: SQLCreateTable.Column, _ part: SQLTablePart, isKey: Bool = true,
    typeName: ((SQLCreateTable.Column) -> String)?, _ isComputedNotNull: Bool,
    _ typed: (SQLCreateTable.Column, inout SQLWriter) -> Void, _ checked: (SQLColumn, inout SQLWriter) -> Void
  ) {
    if part == .column {
      write(nameOf: column.column)
      write(" ")
    }
    write(text: typeName?(column) ?? dialect.typeName(column.column.type))
    typed(column, &self)
    if part == .type { return }
    write(computationOf: column)
    // A key of several columns stands behind them.
    if column.isPrimaryKey, isKey { write(" PRIMARY KEY") }
    if !column.column.isNullable, isComputedNotNull || column.computation == nil { write(" NOT NULL") }
    if column.isUnique { write(" UNIQUE") }
    write(defaultOf: column)
    write(inline: column.comment, after: " COMMENT ")
    checked(column.column, &self)
    write(referenceOf: column)
  }

  /// Refuses references to a table of another file, where they can lead to none: the engine would look for the name in
  /// the file of the table itself.
  private mutating func checkReferences(of create: SQLCreateTable) {
    let keys =
      create.columns.compactMap(\.reference)
      + create.constraints.compactMap { constraint -> SQLForeignKey? in
        if case .foreignKey(_, let key) = constraint.rule { key } else { nil }
      }
    for key in keys where !Self.isOneFile(create.table.schema, key.table.schema) {
      refuse("a reference to \"\(key.table.name)\", a table of another file")
    }
  }

  private static func isOneFile(_ schema: String?, _ referenced: String?) -> Bool {
    let (schema, referenced) = (schema?.asciiLowercased ?? "main", referenced?.asciiLowercased ?? "main")
    // What is made among temporary tables stands for a table that is elsewhere.
    return schema == referenced || schema == "temp"
  }

  /// Writes ALTER TABLE.
  mutating func write(_ alter: SQLAlterTable) {
    if case .dropConstraint(let name) = alter.change, alter.mayDropIndex(in: dialect) {
      return dialect.write(dropOfRuleOrIndex: name, of: alter.table, to: &self)
    }
    write("ALTER TABLE ")
    if case .renameTable(let old) = alter.change {
      if let schema = alter.table.schema {
        write(identifier: schema)
        write(".")
      }
      write(identifier: old)
      write(" RENAME TO ")
      // MariaDB would move it into the connection's own schema.
      if spelling.indexNames == .ofTable { return write(nameOf: alter.table) }
      return write(identifier: alter.table.name)
    }
    write(nameOf: alter.table)
    switch alter.change {
    case .addColumn(let column):
      write(" ADD COLUMN ")
      write(column, .column, of: alter.table)
    case .renameColumn(let old, let new):
      write(" RENAME COLUMN ")
      write(identifier: old)
      write(" TO ")
      write(identifier: new)
    case .dropColumn(let name):
      write(" DROP COLUMN ")
      write(identifier: name)
    case .changeColumn(var column):
      column.reference = nil
      column.isUnique = false
      column.isPrimaryKey = false
      if spelling.modifiesColumns {
        write(" MODIFY COLUMN ")
        write(column, .column, of: alter.table)
      } else {
        write(changeOf: column, of: alter.table)
      }
    case .addConstraint(let rule):
      write(" ADD ")
      write(rule)
    case .dropConstraint(let name): write(dropOfRule: name)
    case .renameTable: break
    }
  }

  private mutating func write(dropOfRule name: String) {
    write(" DROP CONSTRAINT ")
    write(identifier: name)
  }

  /// Writes `ALTER TABLE … DROP CONSTRAINT …`.
  public mutating func writeStandard(dropOfRule name: String, of table: SQLTableReference) {
    write("ALTER TABLE ")
    write(nameOf: table)
    write(dropOfRule: name)
  }

  private mutating func write(
    _ column: SQLCreateTable.Column, _ part: SQLTablePart, of table: SQLTableReference
  ) {
    tablePart = part
    dialect.write(create: SQLCreateTable(table, columns: [column]), to: &self)
    tablePart = .table
  }

  private mutating func write(changeOf column: SQLCreateTable.Column, of table: SQLTableReference) {
    func begin(_ words: StaticString, _ writer: inout SQLWriter) {
      writer.write(" ALTER COLUMN ")
      writer.write(nameOf: column.column)
      writer.write(words)
    }
    // A default of the old type may be none of the new one.
    begin(" DROP DEFAULT,", &self)
    begin(" TYPE ", &self)
    write(column, .type, of: table)
    write(" USING ")
    dialect.write(changed: column.column, to: &self)
    write(",")
    begin(column.column.isNullable ? " DROP NOT NULL" : " SET NOT NULL", &self)
    guard column.defaultValue != nil else { return }
    write(",")
    begin(" SET", &self)
    write(defaultOf: column)
  }

  /// Writes CREATE VIEW.
  mutating func write(_ create: SQLCreateView) {
    write(
      create.replaces
        ? "CREATE OR REPLACE VIEW " : create.isMaterialized ? "CREATE MATERIALIZED VIEW " : "CREATE VIEW ")
    write(nameOf: create.view)
    write(" (")
    write(namesOf: create.view.columns)
    write(") AS ")
    isInView = true
    write(create.query, ofTypesOf: create.view)
    isInView = false
  }

  /// Writes DROP VIEW.
  mutating func write(_ drop: SQLDropView) {
    write(drop.isMaterialized ? "DROP MATERIALIZED VIEW " : "DROP VIEW ")
    if drop.ifExists { write("IF EXISTS ") }
    write(nameOf: drop.view)
  }

  mutating func write(computationOf column: SQLCreateTable.Column) {
    guard let computation = column.computation, let expression = computation.expression else { return }
    write(" GENERATED ALWAYS AS (")
    write(keptIn: "GENERATED") { writer in
      let type = column.column.type
      writer.write(writer.spelling.castsNamedTypes ? expression.inType(ofDefined: type) : expression)
    }
    write(computation.storage == .virtual ? ") VIRTUAL" : ") STORED")
  }

  private mutating func write(inline comment: String?, after words: StaticString) {
    guard spelling.comments == .inline, let comment else { return }
    // It is taken as a plain literal alone, and the server's mode says what a backslash is there.
    if comment.hasBytes(of: "\\") { return refuse("a backslash in a comment") }
    write(words)
    writeStandard(literal: .text(comment))
  }

  /// Writes COMMENT ON; without a comment, one that takes it away.
  mutating func write(_ comment: SQLComment) {
    let subject: StaticString =
      switch comment.relation {
      case _ where comment.column != nil: "COMMENT ON COLUMN "
      case .table: "COMMENT ON TABLE "
      case .view: "COMMENT ON VIEW "
      case .materializedView: "COMMENT ON MATERIALIZED VIEW "
      }
    write(subject)
    write(nameOf: comment.table)
    if let column = comment.column {
      write(".")
      write(nameOf: column)
    }
    write(" IS ")
    dialect.write(literal: comment.text.map { .text($0) } ?? .null, of: .unknown, to: &self)
  }

  /// Writes CREATE SCHEMA or DROP SCHEMA.
  mutating func write(_ definition: SQLSchemaDefinition) {
    switch definition.action {
    case .create(let ifNotExists): write(ifNotExists ? "CREATE SCHEMA IF NOT EXISTS " : "CREATE SCHEMA ")
    case .drop(let ifExists): write(ifExists ? "DROP SCHEMA IF EXISTS " : "DROP SCHEMA ")
    }
    write(identifier: definition.name)
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
      write(keptIn: "CHECK") { $0.write(condition) }
      write(")")
    case .foreignKey(let columns, let key):
      write("FOREIGN KEY (")
      write(namesOf: columns)
      write(")")
      write(key)
    // It is the type of the column.
    case .enumType: break
    }
  }

  /// Writes what a foreign key refers to, with a space before.
  mutating func write(_ key: SQLForeignKey) {
    write(" REFERENCES ")
    // It is in the same file, whose name does not belong here.
    if spelling.indexNames == .ofFile { write(identifier: key.table.name) } else { write(nameOf: key.table) }
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
        writer.write(keptIn: "an index") { $0.write(term.expression) }
        writer.write(")")
      }
      if saysNulls {
        writer.write(directionOf: term)
      } else if term.isDescending {
        writer.write(" DESC")
      }
    }
    write(")")
    if !create.includedColumns.isEmpty {
      write(" INCLUDE (")
      write(namesOf: create.includedColumns)
      write(")")
    }
    guard let filter = create.filter else { return }
    write(keptIn: "an index") { $0.write(conditions: [filter], after: " WHERE ") }
  }

  /// Writes DROP INDEX.
  public mutating func write(_ drop: SQLDropIndex) {
    write(drop.ifExists ? "DROP INDEX IF EXISTS " : "DROP INDEX ")
    if spelling.indexNames == .ofTable {
      write(identifier: drop.name)
      write(" ON ")
      write(nameOf: drop.table)
    } else {
      write(nameOf: drop)
    }
  }

  /// Writes the name of an index, with the schema of its table.
  public mutating func write(nameOf index: SQLDropIndex) {
    write(schemaOf: index.table)
    write(identifier: index.name)
  }

  private mutating func write(schemaOf table: SQLTableReference) {
    guard let schema = table.schema else { return }
    write(identifier: schema)
    write(byte: UInt8(ascii: "."))
  }
}

/// What of a table that is created is written: dialects write each alike.
public enum SQLTablePart: Sendable, Hashable {
  /// The statement.
  case table
  /// The definition of its column, without the statement around.
  case column
  /// The type of its column, with its collation.
  case type
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
