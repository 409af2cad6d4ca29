/// Pieces of definitions that engines spell alike, of what a schema tells.
@_spi(KoineDriver) public enum DefinitionText {
  /// A name in quotes.
  public static func name(_ name: String) -> String { SQLIdentifier.quote(name) }

  /// The name of a table, with its schema if it has one.
  public static func name(_ name: String, in schema: String?) -> String {
    (schema.map { SQLIdentifier.quote($0) + "." } ?? "") + SQLIdentifier.quote(name)
  }

  /// The name of a table.
  public static func name(of table: DatabaseSchema.Table) -> String { name(table.name, in: table.schema) }

  /// Names with commas between them, in parentheses.
  public static func list(_ names: [String]) -> String {
    "(" + names.map(SQLIdentifier.quote).joined(separator: ", ") + ")"
  }

  /// A text in parentheses.
  public static func inParentheses(_ text: String) -> String { "(\(closed(text)))" }

  /// A text that something follows: a comment at its end would swallow what does.
  static func closed(_ text: String) -> String { text.hasBytes(of: "--") ? text + "\n" : text }

  private static func constraint(_ name: String?) -> String {
    name.map { "CONSTRAINT \(SQLIdentifier.quote($0)) " } ?? ""
  }

  /// A unique key among a table's rules.
  public static func unique(_ key: DatabaseSchema.Key) -> String {
    constraint(key.name) + "UNIQUE " + (key.nullsAreDistinct ? "" : "NULLS NOT DISTINCT ") + list(key.columns)
      + included(key.includedColumns) + deferral(key.deferral)
  }

  /// A primary key among a table's rules.
  public static func primary(_ key: DatabaseSchema.Key) -> String {
    constraint(key.name) + "PRIMARY KEY " + list(key.columns) + included(key.includedColumns)
      + deferral(key.deferral)
  }

  /// A check among a table's rules.
  public static func check(_ check: DatabaseSchema.Check) -> String {
    constraint(check.name) + "CHECK \(inParentheses(check.text))"
  }

  /// A foreign key among a table's rules.
  public static func foreignKey(_ key: DatabaseSchema.ForeignKey) -> String {
    constraint(key.name) + "FOREIGN KEY \(list(key.columns))" + reference(key)
  }

  /// What a foreign key refers to, with a space before.
  public static func reference(_ key: DatabaseSchema.ForeignKey) -> String {
    var text = " REFERENCES \(name(key.table, in: key.schema))"
    if !key.referencedColumns.isEmpty { text += " " + list(key.referencedColumns) }
    if key.isFullMatch { text += " MATCH FULL" }
    if let action = word(key.onDelete) { text += " ON DELETE \(action)" }
    if !key.columnsSetOnDelete.isEmpty { text += " " + list(key.columnsSetOnDelete) }
    if let action = word(key.onUpdate) { text += " ON UPDATE \(action)" }
    return text + deferral(key.deferral)
  }

  private static func word(_ action: ForeignKeyAction) -> String? {
    switch action {
    case .noAction: nil
    case .restrict: "RESTRICT"
    case .cascade: "CASCADE"
    case .setNull: "SET NULL"
    case .setDefault: "SET DEFAULT"
    }
  }

  private static func deferral(_ deferral: DatabaseSchema.Deferral) -> String {
    switch deferral {
    case .never: ""
    case .onRequest: " DEFERRABLE"
    case .initially: " DEFERRABLE INITIALLY DEFERRED"
    }
  }

  private static func included(_ columns: [String]) -> String {
    columns.isEmpty ? "" : " INCLUDE " + list(columns)
  }

  /// CREATE INDEX.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - table: What follows ON.
  ///   - saysNulls: Whether a term says where it has NULL.
  public static func create(_ index: DatabaseSchema.Index, on table: String, saysNulls: Bool) -> String {
    let terms = index.terms.map { term in
      var text =
        switch term.subject {
        case .column(let column): name(column)
        case .expression(let expression): inParentheses(expression)
        }
      if let collation = term.collationName { text += " COLLATE \(name(collation))" }
      if let operators = term.operatorClass { text += " \(operators)" }
      if term.isDescending { text += " DESC" }
      if saysNulls { text += term.nullsFirst ? " NULLS FIRST" : " NULLS LAST" }
      return text
    }
    return "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(name(index.name)) ON \(table)"
      + (index.method.map { " USING \(name($0))" } ?? "") + " (\(terms.joined(separator: ", ")))"
      + included(index.includedColumns) + (index.nullsAreDistinct ? "" : " NULLS NOT DISTINCT")
      + (index.condition.map { " WHERE \(closed($0))" } ?? "")
  }
}
