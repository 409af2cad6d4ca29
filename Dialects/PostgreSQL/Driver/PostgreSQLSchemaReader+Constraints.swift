@_spi(KoineDriver) import Koine
import KoinePostgreSQLDialect

/// Keys, references and checks.
extension PostgreSQLSchemaReader {
  private struct Constraint {
    var table: Int
    var name: String
    var kind: String
    var columns: [String] = []
    var referencedTable: String?
    var referencedSchema: String?
    var referencedColumns: [String] = []
    var onUpdate: String
    var onDelete: String
    /// The columns that a deletion changes, if not all of them.
    var columnsSetOnDelete: [String] = []
    var match: String
    var deferral: DatabaseSchema.Deferral
    var isValidated: Bool
    /// The condition of a check; of another kind its whole text.
    var text: String?
  }

  mutating func readConstraints() async throws {
    var constraints: [(id: Int, constraint: Constraint)] = []
    try await rows(
      """
      SELECT CAST(k.oid AS bigint), CAST(k.conrelid AS bigint), k.conname, CAST(k.contype AS text),
        r.relname, CASE WHEN pg_table_is_visible(r.oid) THEN NULL ELSE rn.nspname END,
        CAST(k.confupdtype AS text), CAST(k.confdeltype AS text), CAST(k.confmatchtype AS text),
        k.condeferrable, k.condeferred, k.convalidated,
        CASE k.contype WHEN 'c' THEN pg_get_expr(k.conbin, k.conrelid) ELSE pg_get_constraintdef(k.oid) END,
        a.attname, f.attname,
        coalesce((to_jsonb(k) -> 'confdelsetcols') @> to_jsonb(p.own), FALSE)
      FROM pg_constraint AS k \(relations)
      LEFT JOIN pg_class AS r ON r.oid = k.confrelid LEFT JOIN pg_namespace AS rn ON rn.oid = r.relnamespace
      LEFT JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY AS p (own, other, position) ON TRUE
      LEFT JOIN pg_attribute AS a ON a.attrelid = k.conrelid AND a.attnum = p.own
      LEFT JOIN pg_attribute AS f ON f.attrelid = k.confrelid AND f.attnum = p.other
      WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')
        AND (k.contype <> 'f' OR k.conparentid = 0)
      ORDER BY k.oid, p.position
      """
    ) { row in
      let id = try row.next(Int.self)
      let table = try row.next(Int.self)
      let name = try row.next(String.self)
      let kind = try row.next(String.self)
      let referencedTable = try row.next(String?.self)
      let referencedSchema = try row.next(String?.self)
      let onUpdate = try row.next(String.self)
      let onDelete = try row.next(String.self)
      let match = try row.next(String.self)
      let isDeferrable = try row.next(Bool.self)
      let isDeferred = try row.next(Bool.self)
      let isValidated = try row.next(Bool.self)
      let text = try row.next(String?.self)
      if constraints.last?.id != id {
        if text == nil, tables[table] != nil { throw Self.changed }
        let deferral = isDeferred ? DatabaseSchema.Deferral.initially : isDeferrable ? .onRequest : .never
        constraints.append(
          (
            id,
            Constraint(
              table: table, name: name, kind: kind, referencedTable: referencedTable,
              referencedSchema: referencedSchema, onUpdate: onUpdate, onDelete: onDelete, match: match,
              deferral: deferral, isValidated: isValidated, text: text)
          ))
      }
      let last = constraints.count - 1
      if let column = try row.next(String?.self) { constraints[last].constraint.columns.append(column) }
      if let column = try row.next(String?.self) {
        constraints[last].constraint.referencedColumns.append(column)
      }
      let isSet = try row.next(Bool.self)
      if isSet, let column = constraints[last].constraint.columns.last {
        constraints[last].constraint.columnsSetOnDelete.append(column)
      }
    }
    for (_, constraint) in constraints { add(constraint) }
  }

  private mutating func add(_ constraint: Constraint) {
    guard var table = tables[constraint.table] else { return }
    switch constraint.kind {
    case "p", "u":
      let key = DatabaseSchema.Key(constraint.columns, name: constraint.name, deferral: constraint.deferral)
      if constraint.kind == "p" { table.primaryKey = key } else { table.uniqueKeys.append(key) }
    case "f":
      table.foreignKeys.append(
        DatabaseSchema.ForeignKey(
          constraint.columns, references: constraint.referencedTable ?? "",
          schema: constraint.referencedSchema,
          constraint.referencedColumns, onDelete: Self.action(constraint.onDelete),
          columnsSetOnDelete: constraint.columnsSetOnDelete,
          onUpdate: Self.action(constraint.onUpdate), deferral: constraint.deferral, name: constraint.name,
          isFullMatch: constraint.match == "f", isValidated: constraint.isValidated))
    case "c":
      let order = (columns[constraint.table] ?? []).map(\.name)
      table.checks.append(
        DatabaseSchema.Check(
          Self.withoutParentheses(constraint.text ?? ""), columns: order.filter(constraint.columns.contains),
          name: constraint.name, isValidated: constraint.isValidated))
    default:
      table.otherConstraints.append(
        DatabaseSchema.OtherConstraint(constraint.name, text: constraint.text ?? ""))
    }
    tables[constraint.table] = table
  }

  /// What the catalogs have a letter for.
  static func action(_ letter: String) -> ForeignKeyAction {
    switch letter {
    case "r": .restrict
    case "c": .cascade
    case "n": .setNull
    case "d": .setDefault
    default: .noAction
    }
  }

  /// The server writes an operator's expression in parentheses, and an index's expression in further ones.
  static func withoutParentheses(_ text: String) -> String {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return text }
    var tokens = SQLTokens(text, PostgreSQLDialect.postgreSQL.spelling.lexicalRules)
    var depth = 0
    while let token = tokens.next() {
      if token == .mark(UInt8(ascii: "(")) { depth += 1 }
      if token == .mark(UInt8(ascii: ")")) { depth -= 1 }
      if depth == 0, tokens.range.upperBound < text.utf8.count { return text }
    }
    return withoutParentheses(String(text.dropFirst().dropLast()))
  }
}
