/// The tables and columns that a statement reads, or those that it writes.
///
///     let query = Reminder.where(\.isCompleted).select(\.title)
///     print(query.reads)                       // reminders (isCompleted, title)
///     print(Reminder.find(1).delete().writes)  // reminders (every column)
///
/// It is what the statement's tree names. It may be more than the engine touches, never less, unless ``isUnknown`` says
/// that a part is SQL written by hand. Views are named as tables are, and the tables behind them are not:
/// ``Statement/reads(on:timeout:)`` asks a database for these.
public struct StatementAccess: Sendable, Hashable {
  /// The name of a table or view, as the statement has it.
  public struct Table: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The schema; `nil` if the engine looks for the name.
    public let schema: String?
    /// The name.
    public let name: String

    /// Names a table.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - schema: The schema; `nil` if the engine looks for the name.
    public init(_ name: String, schema: String? = nil) {
      self.schema = schema
      self.name = name
    }

    init(_ reference: SQLTableReference) {
      self.init(reference.name, schema: reference.schema)
    }

    /// `name`, or `schema.name`.
    public var description: String { schema.map { "\($0).\(name)" } ?? name }

    /// Whether one comes before the other: by the schema, then by the name.
    public static func < (left: Table, right: Table) -> Bool {
      (left.schema ?? "", left.name) < (right.schema ?? "", right.name)
    }
  }

  /// The named columns of each table. A table of which only the number of rows matters has none.
  public internal(set) var columns: [Table: Set<String>] = [:]
  /// The tables of which every column counts, also those that no type describes: their rows are deleted, say.
  public internal(set) var wholeTables: Set<Table> = []
  /// Whether it may be more: a part of the statement is written by hand, or what the engine does besides is not known.
  public internal(set) var isUnknown = false

  /// Nothing.
  public init() {}

  /// Every table that is named.
  public var tables: Set<Table> { wholeTables.union(columns.keys) }

  /// Whether nothing is touched.
  public var isEmpty: Bool { columns.isEmpty && wholeTables.isEmpty && !isUnknown }

  /// Adds columns of a table; a table without any column if there are none.
  public mutating func insert(_ names: some Sequence<String> = [], of table: Table) {
    columns[table, default: []].formUnion(names)
  }

  /// Adds a table with every column.
  public mutating func insertEveryColumn(of table: Table) {
    wholeTables.insert(table)
  }

  /// Adds what nobody knows.
  public mutating func insertUnknown() {
    isUnknown = true
  }

  /// Adds what another one has.
  public mutating func include(_ other: StatementAccess) {
    columns.merge(other.columns) { $0.union($1) }
    wholeTables.formUnion(other.wholeTables)
    isUnknown = isUnknown || other.isUnknown
  }
}

extension StatementAccess: CustomStringConvertible {
  /// The tables with their columns, sorted by their names: `lists, reminders (id, title)`.
  public var description: String {
    var parts = tables.sorted().map { table in
      if wholeTables.contains(table) { return "\(table) (every column)" }
      let names = (columns[table] ?? []).sorted()
      return names.isEmpty ? table.description : "\(table) (\(names.joined(separator: ", ")))"
    }
    if isUnknown { parts.append("and what is not known") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

extension SQLStatement {
  /// The tables and columns that the statement reads, those of its subqueries included.
  ///
  /// Columns are looked up by the name of their source, wherever it occurs: if two tables have one name in two
  /// subqueries, each has the columns of both.
  public var reads: StatementAccess {
    var known: Set<SQLCommonTable.ID> = []
    return reads(besides: &known)
  }

  /// What the statement reads, that aside of the common tables that are known already.
  fileprivate func reads(besides known: inout Set<SQLCommonTable.ID>) -> StatementAccess {
    if case .changes(let steps) = self {
      return steps.reduce(into: StatementAccess()) { $0.include($1.reads) }
    }
    var found = collect(into: NamedColumns(known: known)) { found, part, outer in
      found.note(part, inside: outer)
      return true
    }
    switch self {
    case .insert(let insert):
      found.note(insert.returning)
      for conflict in insert.conflicts {
        found.columns[insert.table.sourceName, default: []].formUnion(conflict.target.map(\.name))
        if !conflict.filters.isEmpty { found.tables.append(insert.table) }
      }
      found.noteTarget(insert.table)
    case .update(let update):
      found.note(update.returning)
      if !update.filters.isEmpty { found.tables.append(update.table) } else { found.noteTarget(update.table) }
    case .delete(let delete):
      found.note(delete.returning)
      if !delete.filters.isEmpty { found.tables.append(delete.table) } else { found.noteTarget(delete.table) }
    case .merge(let merge): found.tables.append(merge.table)
    case .advanceGeneratedKey(let table, let column):
      found.columns[table.sourceName, default: []].insert(column.name)
      found.tables.append(table)
    default: break
    }
    known = found.known
    return found.access
  }

  /// The tables and columns that the statement writes.
  ///
  /// An insert writes the columns that its rows have values for, an update those that it assigns, and a delete whole rows.
  /// What advances the next generated key writes the key's column. A definition writes its table as a whole. What follows by foreign keys and triggers is not in the tree: an
  /// ``AccessPolicy`` follows foreign keys, and ``Statement/writes(on:timeout:)`` asks a database.
  public var writes: StatementAccess {
    var access = StatementAccess()
    switch self {
    case .insert(let insert):
      let table = StatementAccess.Table(insert.table)
      access.insert(insert.writtenColumns, of: table)
      access.insert(insert.conflicts.flatMap(\.assignments).map(\.column.name), of: table)
    case .update(let update):
      access.insert(update.assignedColumns.map(\.name), of: StatementAccess.Table(update.table))
    case .delete(let delete): access.insertEveryColumn(of: StatementAccess.Table(delete.table))
    case .merge(let merge):
      let table = StatementAccess.Table(merge.table)
      access.insert(merge.clauses.flatMap(\.assignments).map(\.column.name), of: table)
      if merge.clauses.contains(where: { $0.action == .delete }) { access.insertEveryColumn(of: table) }
    case .createTable(let create): access.insertEveryColumn(of: StatementAccess.Table(create.table))
    case .dropTable(let drop): access.insertEveryColumn(of: StatementAccess.Table(drop.table))
    case .createIndex(let create): access.insertEveryColumn(of: StatementAccess.Table(create.table))
    case .dropIndex(let drop): access.insertEveryColumn(of: StatementAccess.Table(drop.table))
    case .comment(let comment): access.insertEveryColumn(of: StatementAccess.Table(comment.table))
    case .createView(let create): access.insertEveryColumn(of: StatementAccess.Table(create.view))
    case .dropView(let drop): access.insertEveryColumn(of: StatementAccess.Table(drop.view))
    case .refreshView(let view): access.insertEveryColumn(of: StatementAccess.Table(view))
    case .fullTextIndex(let text): access.insertEveryColumn(of: StatementAccess.Table(text.index.table))
    case .boxIndex(let boxes): access.insertEveryColumn(of: StatementAccess.Table(boxes.index.table))
    case .alterTable(let alter): access.insertEveryColumn(of: StatementAccess.Table(alter.table))
    case .truncate(let table): access.insertEveryColumn(of: StatementAccess.Table(table))
    case .advanceGeneratedKey(let table, let column):
      access.insert([column.name], of: StatementAccess.Table(table))
    case .definitions(let steps), .changes(let steps): for step in steps { access.include(step.writes) }
    case .schema, .enumType, .query, .fragment: break
    }
    if contains({ if case .fragment = $0 { .end } else { .into } }) { access.insertUnknown() }
    return access
  }
}

extension SQLInsert {
  /// The columns for which at least one row has a value.
  fileprivate var writtenColumns: [String] {
    guard case .rows(let rows) = source else { return columns.map(\.name) }
    // What every row so far leaves to the database.
    var omitted = Set(columns.indices)
    var encoder = RowEncoder()
    for row in 0..<rows.count where !omitted.isEmpty {
      encoder.removeAll()
      rows.encode(row, &encoder)
      omitted.formIntersection(encoder.omitted)
    }
    return columns.indices.filter { !omitted.contains($0) }.map { columns[$0].name }
  }
}

/// The tables and the columns of a tree, before they are put together.
private struct NamedColumns {
  /// The columns of each source.
  var columns: [String: Set<String>] = [:]
  var tables: [SQLTableReference] = []
  /// What the common tables read that sources bring along, and whether a part is written by hand.
  var others = StatementAccess()
  /// The common tables that ``others`` is put together of.
  var known: Set<SQLCommonTable.ID>

  init(known: Set<SQLCommonTable.ID>) {
    self.known = known
  }

  var access: StatementAccess {
    var access = others
    for table in tables {
      let names = Set(table.columns.map(\.name)).intersection(columns[table.sourceName] ?? [])
      access.insert(names, of: StatementAccess.Table(table))
    }
    return access
  }

  /// Notes the table that a statement writes, if it reads columns of it.
  mutating func noteTarget(_ table: SQLTableReference) {
    if columns[table.sourceName] != nil { tables.append(table) }
  }

  mutating func note(_ selection: [SQLSelection]) {
    for case .columns(let reference) in selection { note(columnsOf: reference) }
  }

  private mutating func note(columnsOf reference: SQLTableReference) {
    columns[reference.sourceName, default: []].formUnion(reference.columns.map(\.name))
  }

  mutating func note(_ part: SQLPart, inside outer: [SQLQuery]) {
    switch part {
    case .expression(.column(let column)): columns[column.source, default: []].insert(column.name)
    case .expression: break
    case .query(let query): note(query.select?.columns ?? [])
    case .fragment(let fragment):
      others.insertUnknown()
      for part in fragment.parts {
        switch part {
        case .table(let reference) where !reference.isCommon(in: outer): tables.append(reference)
        case .columns(let reference): note(columnsOf: reference)
        default: break
        }
      }
    case .source(.table(let reference)):
      if let definition = reference.definition {
        guard known.insert(definition.id).inserted else { break }
        var reads = SQLStatement.query(definition.query).reads(besides: &known)
        // A recursive one reads itself.
        reads.columns[StatementAccess.Table(reference.name)] = nil
        others.include(reads)
      } else if !reference.isCommon(in: outer) {
        tables.append(reference)
      }
    case .source(.function(.fullText(let search), _)):
      let index = search.index
      others.insert(([index.key] + index.columns).map(\.name), of: StatementAccess.Table(index.table))
    case .source(.function(.boxes(let search), _)):
      others.insert(search.index.columns.map(\.name), of: StatementAccess.Table(search.index.table))
    case .source: break
    }
  }
}

extension SQLStatement {
  /// What the statement writes of rows that there are.
  var changedRows: StatementAccess {
    switch self {
    case .insert(let insert):
      // A row that comes is followed by none; one that there is may change.
      var changes = StatementAccess()
      let names = insert.conflicts.flatMap(\.assignments).map(\.column.name)
      if !names.isEmpty { changes.insert(names, of: StatementAccess.Table(insert.table)) }
      return changes
    case .merge(var merge):
      merge.clauses.removeAll { !$0.isMatched }
      return SQLStatement.merge(merge).writes
    case .update, .delete, .truncate: return writes
    case .changes(let steps): return steps.reduce(into: StatementAccess()) { $0.include($1.changedRows) }
    default: return StatementAccess()
    }
  }
}

extension StatementAccess.Table {
  /// Whether both may be one table: engines ignore the case of ASCII letters, and look for a name without a schema.
  func isSame(as other: Self) -> Bool {
    let (left, right) = (folded, other.folded)
    return left.name == right.name
      && (left.schema == nil || right.schema == nil || left.schema == right.schema)
  }

  /// The name with its ASCII letters in lower case.
  var folded: Self { Self(name.asciiLowercased, schema: schema?.asciiLowercased) }
}
