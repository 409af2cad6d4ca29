extension SQLAlterTable {
  /// Why an engine that can do little in place cannot make the change; `nil` if it can.
  var changeBeyondPlace: String? {
    switch change {
    case .addColumn(let column):
      column.cannotBeAppended.map { "\"\(column.column.name)\": \($0)" }
    case .changeColumn(let column): "\"\(column.column.name)\": another type, default or nullability"
    case .addConstraint: "a rule that is added"
    case .dropConstraint: "a rule that is dropped"
    case .renameColumn, .dropColumn, .renameTable: nil
    }
  }

  /// The name of the column that is dropped.
  var droppedColumn: String? {
    if case .dropColumn(let name) = change { name } else { nil }
  }

  /// Whether more has to be changed with a column than what it is itself.
  var isUnsafe: Bool {
    guard case .changeColumn(let column) = change else { return false }
    return column.isGenerated || column.isPrimaryKey || column.computation != nil || column.hasRange
  }

  /// Whether the values of the column are decimal numbers, from now on.
  var isOfDecimal: Bool {
    if case .changeColumn(let column) = change { column.column.type.scale != nil } else { false }
  }

  /// Whether the column is what a key path to a computed expression names.
  var isOfExpression: Bool {
    switch change {
    case .addColumn(let column), .changeColumn(let column): column.column.name.isEmpty
    default: false
    }
  }
}

extension SQLCreateTable.Column {
  /// Why an engine that can do little in place cannot add the column; `nil` if it can.
  fileprivate var cannotBeAppended: String? {
    if isPrimaryKey || isUnique { return "a key that is added" }
    if let computation { return computation.storage == .stored ? "stored values that are computed" : nil }
    if reference != nil, defaultValue != nil { return "a reference with a default" }
    switch defaultValue {
    case .literal: return nil
    case .some: return "a default that is computed"
    case nil: return column.isNullable ? nil : "no value for the rows that there are"
    }
  }

  /// Whether a check keeps the values within those of the type.
  fileprivate var hasRange: Bool {
    switch column.type.storage {
    case .integer(bits: 8), .unsigned: true
    default: false
    }
  }
}

/// The changes of one table, of which some take a new table, or a look at the old one: what is dropped with a column
/// may be that of others, too.
struct SQLTableMadeAnew: Sendable {
  /// Every change, in the order in which they were asked for.
  let all: [SQLAlterTable]
  /// Whether the engine makes all of them in place.
  let isInPlace: Bool
  /// Whether the engine makes them in place, unless an index, a key or a rule names a column that is dropped.
  let isInPlaceIfPossible: Bool
  /// What is done in place before: what has another name from then on.
  let inPlace: [SQLAlterTable]
  /// What the new table has otherwise.
  let changes: [SQLAlterTable]

  /// - Returns: `nil` if the dialect's engine makes each change in place, or one of them is refused.
  init?(_ changes: [SQLAlterTable], in dialect: any SQLDialect) {
    if case .native = dialect.features[.tableChanges] {
      guard changes.contains(where: { $0.droppedColumn != nil }) else { return nil }
      (all, inPlace, self.changes) = (changes, changes, [])
      (isInPlace, isInPlaceIfPossible) = (true, true)
      return
    }
    let isBeyondPlace = changes.contains { $0.changeBeyondPlace != nil }
    guard dialect.spelling.tableRebuild != nil, case .lowered = dialect.features[.tableChanges],
      isBeyondPlace || changes.contains(where: { $0.droppedColumn != nil }),
      !changes.contains(where: { $0.isUnsafe || $0.isOfDecimal || $0.isOfExpression })
    else { return nil }
    all = changes
    isInPlace = false
    isInPlaceIfPossible = !isBeyondPlace
    var newNames: Set<String> = []
    for change in changes { if case .renameColumn(_, let new) = change.change { newNames.insert(new) } }
    func isMadeInPlace(_ change: SQLAlterTable) -> Bool {
      switch change.change {
      case .renameColumn, .renameTable: true
      // Its name is that of another one afterwards.
      case .dropColumn(let name): newNames.contains(name)
      default: false
      }
    }
    inPlace = changes.filter(isMadeInPlace)
    self.changes = changes.filter { !isMadeInPlace($0) }
  }

  /// The table as it is declared; if that is not known, with its columns alone.
  var shape: SQLTableShape {
    let last = all[all.count - 1]
    return last.shape
      ?? SQLTableShape(SQLCreateTable(last.table, columns: last.table.columns.map { .init($0) }))
  }

  /// The statements, for a database whose table is as it is declared but for the changes.
  ///
  /// - Parameters:
  ///   - rebuild: What the engine needs around them.
  ///   - begin: What begins a transaction, if they are to be one: settings are not of it.
  ///   - commit: What ends it.
  func steps(_ rebuild: SQLTableRebuild, begin: [String] = [], commit: [String] = []) -> [SQLStatement] {
    func texts(_ texts: [String]) -> [SQLStatement] { texts.map { .fragment(SQLFragment([.text($0)])) } }
    let shape = shape
    var create = shape.create
    let table = create.table
    // Rules name their columns by the table's own name.
    let new = SQLTableReference(
      name: "koine_new_" + table.name, schema: table.schema, alias: table.name,
      columns: table.columns.map { SQLTableReference.ColumnDescription($0) })
    create.table = new
    create.ifNotExists = false
    var added: Set<String> = []
    for change in changes {
      if case .addColumn(let column) = change.change { added.insert(column.column.name) }
    }
    let copied = create.columns.filter { $0.computation == nil && !added.contains($0.column.name) }
      .map(\.column.name)
    let old = table.columns.filter { copied.contains($0.name) }
    // If no column stays, each row is made of defaults: that of a column says so for all of them.
    let filled = old.isEmpty ? create.columns.first { $0.computation == nil } : nil
    let values = filled.map { [$0.defaultValue ?? .literal(.null, $0.column.type)] }
    let rows = SQLQuery(
      .select(
        SQLSelect(
          columns: (values ?? old.map { .column($0) }).map { .expression($0) }, from: .table(table))))
    let names = filled.map { [$0.column.name] } ?? copied
    let copy = SQLInsert(into: new, columns: new.columns.filter { names.contains($0.name) }, .query(rows))
    return texts(rebuild.settings + begin) + inPlace.map { .alterTable($0) }
      + [.createTable(create), .insert(copy), .dropTable(SQLDropTable(table))]
      + texts(rebuild.settingsBeforeRenaming)
      + [.alterTable(SQLAlterTable(table, .renameTable(from: new.name)))]
      + texts(rebuild.settingsAfterRenaming) + shape.indexes.map { .createIndex($0) }
      + texts(rebuild.checks + commit + rebuild.settingsAfter)
  }
}

extension SQLStatement {
  /// The changes of one table that a dialect's engine makes by a new table; `nil` if the statement is something else.
  func tableMadeAnew(in dialect: any SQLDialect) -> SQLTableMadeAnew? {
    switch self {
    case .alterTable(let change): return SQLTableMadeAnew([change], in: dialect)
    case .definitions(let steps):
      let changes = steps.compactMap { step in if case .alterTable(let change) = step { change } else { nil }
      }
      guard let first = changes.first, changes.count == steps.count,
        changes.allSatisfy({ $0.table == first.table })
      else { return nil }
      return SQLTableMadeAnew(changes, in: dialect)
    default: return nil
    }
  }
}
