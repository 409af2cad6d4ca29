/// The tables that a statement touches, by their names in the database.
public struct SQLTables: Sendable, Hashable {
  /// The tables that rows are read from: `name`, or `schema.name`.
  public var read: Set<String> = []
  /// The tables that rows are written to, or that are created or dropped: `name`, or `schema.name`.
  public var written: Set<String> = []
}

extension SQLStatement {
  /// The tables that the statement reads and writes, those of its subqueries included; common tables are not
  /// tables of the database. Text of raw fragments is not looked into, the tables interpolated in it are.
  ///
  ///     Reminder.where(\.isCompleted).delete().tables.written     // ["reminders"]
  public var tables: SQLTables {
    var collector = TableCollector()
    switch self {
    case .insert(let insert): collector.tables.written.insert(insert.table.qualifiedName)
    case .update(let update): collector.tables.written.insert(update.table.qualifiedName)
    case .delete(let delete): collector.tables.written.insert(delete.table.qualifiedName)
    case .createTable(let create): collector.tables.written.insert(create.table.qualifiedName)
    case .dropTable(let drop): collector.tables.written.insert(drop.table.qualifiedName)
    case .advanceGeneratedKey(let table, _): collector.tables.read.insert(table.qualifiedName)
    case .query, .fragment: break
    }
    collector.visit(self)
    return collector.tables
  }
}

extension SQLTableReference {
  /// `schema.name`, or the name.
  var qualifiedName: String { schema.map { "\($0).\(name)" } ?? name }
}

private struct TableCollector: SQLVisitor {
  var tables = SQLTables()
  private var commonTables: [String] = []

  mutating func visit(_ select: SQLSelect) {
    let outer = commonTables.count
    commonTables += select.with.map(\.reference.name)
    descend(into: select)
    commonTables.removeLast(commonTables.count - outer)
  }

  mutating func visit(_ source: SQLSource) {
    if case .table(let reference) = source { note(reference) }
    descend(into: source)
  }

  mutating func visit(_ fragment: SQLFragment) {
    for case .table(let reference) in fragment.parts { note(reference) }
    descend(into: fragment)
  }

  mutating func visit(_ statement: SQLStatement) {
    switch statement {
    case .update(let update) where !update.filters.isEmpty: tables.read.insert(update.table.qualifiedName)
    case .delete(let delete) where !delete.filters.isEmpty: tables.read.insert(delete.table.qualifiedName)
    default: break
    }
    descend(into: statement)
  }

  private mutating func note(_ reference: SQLTableReference) {
    if reference.schema == nil, commonTables.contains(reference.name) { return }
    tables.read.insert(reference.qualifiedName)
  }
}
