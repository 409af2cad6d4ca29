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
    var tables = SQLTables()
    switch self {
    case .insert(let insert): tables.written.insert(insert.table.qualifiedName)
    case .update(let update): tables.written.insert(update.table.qualifiedName)
    case .delete(let delete): tables.written.insert(delete.table.qualifiedName)
    case .createTable(let create): tables.written.insert(create.table.qualifiedName)
    case .dropTable(let drop): tables.written.insert(drop.table.qualifiedName)
    case .advanceGeneratedKey(let table, _): tables.read.insert(table.qualifiedName)
    case .query, .fragment: break
    }
    var collector = TableCollector()
    collector.visit(self)
    for table in collector.read { tables.read.insert(table.qualifiedName) }
    return tables
  }
}

extension SQLTableReference {
  /// `schema.name`, or the name.
  var qualifiedName: String { schema.map { "\($0).\(name)" } ?? name }
}

extension SQLExpression {
  /// A table among those that subqueries of the expression read, by what is asked of it.
  func firstTableRead(where isWanted: (SQLTableReference) -> Bool) -> SQLTableReference? {
    var collector = TableCollector()
    collector.visit(self)
    return collector.read.first(where: isWanted)
  }
}

/// Collects the tables that rows are read from. A common table is not a table of the database.
private struct TableCollector: SQLVisitor {
  var read: [SQLTableReference] = []
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
    case .update(let update) where !update.filters.isEmpty: read.append(update.table)
    case .delete(let delete) where !delete.filters.isEmpty: read.append(delete.table)
    default: break
    }
    descend(into: statement)
  }

  private mutating func note(_ reference: SQLTableReference) {
    if reference.schema == nil, commonTables.contains(reference.name) { return }
    read.append(reference)
  }
}
