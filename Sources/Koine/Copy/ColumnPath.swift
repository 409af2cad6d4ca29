/// A column of one table of a database.
struct ColumnPath: Sendable, Hashable {
  /// The schema that the table is in; `nil` if its bare name finds it.
  var schema: String?
  var table: String
  var column: String
}

extension DatabaseSchema.Table {
  func path(of column: String) -> ColumnPath { ColumnPath(schema: schema, table: name, column: column) }
}

extension [DatabaseSchema.Table] {
  /// The tables that a name means: the one that it finds, bare or with its schema, or else those of that name in every
  /// schema.
  func tables(named name: String) -> [DatabaseSchema.Table] {
    let exact = filter { $0.copiedName == name }
    return exact.isEmpty ? filter { $0.name == name } : exact
  }

  /// The columns that `table.column` means. A name that finds a table, bare or with its schema, means that table; another one
  /// means the tables of that name in every schema.
  func columns(at path: String) -> [ColumnPath] {
    func paths(_ prefix: (DatabaseSchema.Table) -> String) -> [ColumnPath] {
      flatMap { table in
        table.columns.filter { path == "\(prefix(table)).\($0.name)" }.map { table.path(of: $0.name) }
      }
    }
    let exact = paths(\.copiedName)
    return exact.isEmpty ? paths(\.name) : exact
  }

  /// What is said of columns, by `table.column`.
  func resolving<Value>(_ values: [String: Value]) -> [ColumnPath: Value] {
    var resolved: [ColumnPath: Value] = [:]
    // What names a schema is said of that table alone.
    for (path, value) in values.sorted(by: { $0.key < $1.key }) {
      for column in columns(at: path) { resolved[column] = value }
    }
    return resolved
  }

  /// The table that a type declares; `nil` if there is none. A type without a schema declares the table that its bare name
  /// finds, or else the only one of that name.
  ///
  /// - Parameters:
  ///   - declared: What the type declares.
  ///   - visible: The names of the tables of its schema that bare names find.
  func table(declaredAs declared: TableSchema, visible: Set<String>) -> DatabaseSchema.Table? {
    let named = filter { $0.name == declared.name }
    guard let schema = declared.schema else {
      return named.first { $0.schema == nil } ?? (named.count == 1 ? named[0] : nil)
    }
    return named.first { $0.schema == schema }
      ?? (visible.contains(declared.name) ? named.first { $0.schema == nil } : nil)
  }
}
