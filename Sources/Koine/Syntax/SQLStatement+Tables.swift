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
    case .merge(let merge): tables.written.insert(merge.table.qualifiedName)
    case .createTable(let create): tables.written.insert(create.table.qualifiedName)
    case .dropTable(let drop): tables.written.insert(drop.table.qualifiedName)
    case .createIndex(let create): tables.written.insert(create.table.qualifiedName)
    case .dropIndex(let drop): tables.written.insert(drop.table.qualifiedName)
    case .comment(let comment): tables.written.insert(comment.table.qualifiedName)
    case .createView(let create): tables.written.insert(create.view.qualifiedName)
    case .dropView(let drop): tables.written.insert(drop.view.qualifiedName)
    case .refreshView(let view): tables.written.insert(view.qualifiedName)
    case .fullTextIndex(let definition): tables.written.insert(definition.index.table.qualifiedName)
    case .boxIndex(let definition): tables.written.insert(definition.index.table.qualifiedName)
    case .alterTable(let alter): tables.written.insert(alter.table.qualifiedName)
    case .truncate(let table): tables.written.insert(table.qualifiedName)
    case .definitions(let steps), .changes(let steps):
      for step in steps { tables.written.formUnion(step.tables.written) }
    case .advanceGeneratedKey(let table, _):
      tables.read.insert(table.qualifiedName)
      tables.written.insert(table.qualifiedName)
    case .query, .schema, .enumType, .fragment: break
    }
    var read = tablesRead
    switch self {
    case .update(let update) where !update.filters.isEmpty: read.append(update.table)
    case .delete(let delete) where !delete.filters.isEmpty: read.append(delete.table)
    case .merge(let merge): read.append(merge.table)
    default: break
    }
    if case .changes(let steps) = self { for step in steps { tables.read.formUnion(step.tables.read) } }
    for table in read { tables.read.insert(table.qualifiedName) }
    return tables
  }
}

extension SQLStatement {
  /// The tables whose rows the statement inserts, updates or deletes; of several steps those of each.
  var changedTables: [SQLTableReference] {
    switch self {
    case .insert(let insert): [insert.table]
    case .update(let update): [update.table]
    case .delete(let delete): [delete.table]
    case .merge(let merge): [merge.table]
    case .truncate(let table): [table]
    case .changes(let steps): steps.flatMap(\.changedTables)
    default: []
    }
  }
}

extension SQLTableReference {
  /// `schema.name`, or the name.
  var qualifiedName: String { schema.map { "\($0).\(name)" } ?? name }
}

extension SQLSearchable {
  /// The tables that rows are read from, in the order of the text. A common table is not a table of the database.
  var tablesRead: [SQLTableReference] {
    var known: Set<SQLCommonTable.ID> = []
    return tablesRead(besides: &known)
  }

  /// The tables that rows are read from, those aside of the common tables that are known already.
  private func tablesRead(besides known: inout Set<SQLCommonTable.ID>) -> [SQLTableReference] {
    let found = collect(into: (tables: [SQLTableReference](), known: known)) { found, part, outer in
      switch part {
      case .source(.table(let reference)):
        if let definition = reference.definition {
          guard found.known.insert(definition.id).inserted else { break }
          found.tables += definition.query.tablesRead(besides: &found.known)
            .filter { $0.schema != nil || $0.name != reference.name }
        } else if !reference.isCommon(in: outer) {
          found.tables.append(reference)
        }
      case .source(.function(.fullText(let search), _)): found.tables.append(search.index.table)
      case .source(.function(.boxes(let search), _)): found.tables.append(search.index.table)
      case .fragment(let fragment):
        found.tables += fragment.tableReferences.filter { !$0.isCommon(in: outer) }
      default: break
      }
      return true
    }
    known = found.known
    return found.tables
  }
}

extension SQLFragment {
  /// The tables in the text, of every dialect.
  var tableReferences: [SQLTableReference] {
    parts.flatMap { part -> [SQLTableReference] in
      switch part {
      case .table(let reference): [reference]
      case .alternatives(let alternatives): alternatives.flatMap(\.fragment.tableReferences)
      default: []
      }
    }
  }
}

extension SQLTableReference {
  /// Whether it names a common table of one of the queries.
  func isCommon(in queries: [SQLQuery]) -> Bool {
    schema == nil && queries.contains { $0.with.contains { $0.reference.name == name } }
  }
}
