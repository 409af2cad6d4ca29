import Koine

/// Rows: of a table, or those that a query yields.
struct ReferenceTable: Sendable {
  var columns: [String]
  var rows: [[ReferenceValue]]
  /// How the texts of each column are compared.
  var collations: [SQLCollation]

  init(columns: [String], rows: [[ReferenceValue]], collations: [SQLCollation]) {
    self.columns = columns
    self.rows = rows
    self.collations = collations
  }

  /// The rows that an insert has, in a table that had none. Every column is provided.
  init(_ insert: SQLStatement) throws {
    guard case .insert(let insert) = insert, case .rows(let rows) = insert.source else {
      throw ReferenceError.outside("a statement that inserts no rows")
    }
    columns = insert.columns.map(\.name)
    collations = insert.columns.map(\.collation)
    self.rows = try (0..<rows.count).map { position in
      var encoder = RowEncoder()
      encoder.beginRow()
      rows.encode(position, &encoder)
      guard encoder.omitted.isEmpty else { throw ReferenceError.outside("a column that the database makes") }
      return try zip(encoder.values, insert.columns).map { try ReferenceValue($0, as: $1.type) }
    }
  }
}
