/// Statements that read the table they change, for engines that change rows while they still read.
extension SQLLowering {
  /// `FROM (SELECT 1)` behind SET: an update that is joined with a source finds all rows, and computes their values,
  /// before it changes one.
  public static let changedTableInUpdate = SQLLowering("FROM (SELECT 1)") { statement in
    guard case .update(var update) = statement, update.from.isEmpty else { return statement }
    let one = SQLTableReference(
      name: "koine_once",
      columns: [.init(name: "koine_1", type: .integer(bits: 32), isNullable: false)])
    let query = SQLSelect(columns: [.named(.literal(.integer(1), .integer(bits: 32)), "koine_1")])
    update.from = [.derived(.select(query), one)]
    return .update(update)
  }

  /// `EXISTS (SELECT x)` beside the condition: for a subquery of each row, the engine finds all rows before it
  /// deletes one.
  public static let changedTableInDelete = SQLLowering("a subquery of each row") { statement in
    guard case .delete(var delete) = statement, let column = delete.table.columns.first else {
      return statement
    }
    let query = SQLSelect(columns: [.expression(.column(column))])
    delete.filters.append(.exists(.select(query), negated: false))
    return .delete(delete)
  }
}

extension SQLUpdate {
  /// Whether SET or WHERE has a subquery that reads the table, or SET one that reads a table whose rows follow, and may be
  /// run when rows have been changed.
  ///
  /// If rows follow, an engine that changes rows while it still reads finds all of them before it changes one.
  var readsChangedRows: Bool {
    from.isEmpty
      && (values.contains { $0.reads(table) }
        || filters.contains { $0.isReadLate(of: table) || $0.reads(table) && $0.hasSubqueryOfEachRow }
        || values.contains { $0.tableRead(following: .update(self)) != nil })
  }

  private var values: [SQLExpression] { assignments.map(\.value) + rowAssignments.map(\.value) }
}

extension [SQLStatement] {
  /// The same, refused if they update rows of one table, and find them by what those before them have changed: as one
  /// statement, they would find other rows.
  var refusingDependentRows: [SQLStatement] {
    guard count > 1, case .update(var first) = self[0], first.findsRowsByItself else { return self }
    first.refusals.append(SQLRefusal(.dependentRows, "a condition that reads \"\(first.table.name)\""))
    return [.update(first)] + dropFirst()
  }
}

extension SQLUpdate {
  /// Whether a subquery in WHERE reads the table, or another one whose rows follow.
  fileprivate var findsRowsByItself: Bool {
    filters.contains { $0.reads(table) || $0.tableRead(following: .update(self)) != nil }
  }
}

extension SQLDelete {
  /// Whether WHERE has a subquery that reads the table, and may be run when rows have been deleted.
  var readsChangedRows: Bool {
    filters.contains { $0.isReadLate(of: table) } && !filters.contains(where: \.hasSubqueryOfEachRow)
  }
}

extension SQLInsert {
  /// Whether a subquery of an upsert reads the table, or another one whose rows follow those that the upsert changes.
  var readsItself: Bool {
    conflicts.contains { conflict in
      conflict.assignments.contains { tableRead(by: $0.value) != nil }
        || conflict.filters.contains { tableRead(by: $0) != nil }
    }
  }

  /// A table that a subquery in SET or WHERE of an upsert reads, and rows of which the upsert may change.
  func tableRead(by expression: SQLExpression) -> SQLTableReference? {
    expression.reads(table) ? table : expression.tableRead(following: .insert(self))
  }
}

extension SQLSearchable {
  /// A table that is read, and whose rows follow those that a statement deletes or changes.
  func tableRead(following statement: @autoclosure () -> SQLStatement) -> SQLTableReference? {
    let tables = tablesRead.filter { $0.followers != nil }
    if tables.isEmpty { return nil }
    let changes = statement().changedRows
    return tables.first { table in
      let followers = table.followers?(changes) ?? StatementAccess()
      return followers.tables.contains { $0.isSame(as: StatementAccess.Table(table)) }
    }
  }
}

extension SQLExpression {
  /// Whether a subquery of the expression reads a table.
  func reads(_ table: SQLTableReference) -> Bool {
    let table = StatementAccess.Table(table)
    return hasSubquery { subquery in
      subquery.tablesRead.contains { StatementAccess.Table($0).isSame(as: table) }
    }
  }

  /// Whether a subquery names columns that are not of its own sources.
  fileprivate var hasSubqueryOfEachRow: Bool {
    hasSubquery { subquery in
      if case .query = subquery { subquery.namesOuterSources } else { false }
    }
  }

  /// Whether a condition may hold for a row before a subquery in it, which is run once and reads the table, is run.
  fileprivate func isReadLate(of table: SQLTableReference) -> Bool {
    switch self {
    case .logical(let left, .and, let right): left.isReadLate(of: table) || right.isReadLate(of: table)
    case .comparison(let operand, _, .subquery), .comparison(.subquery, _, let operand): operand.reads(table)
    case .exists: false
    // Of a column alone, an engine may read the table's own index.
    case .inQuery(let operand, let query, _) where query.select != nil:
      query.select?.filters.allSatisfy(\.isNoCondition) == true && query.limit == nil || operand.reads(table)
    default: reads(table)
    }
  }

  /// - Parameter isWanted: Asked for each query, or text by hand, that is not inside of another one.
  private func hasSubquery(_ isWanted: @escaping (SQLStatement) -> Bool) -> Bool {
    contains { part in
      switch part {
      case .query(let query) where query.isFragment: .into
      case .query(let query): isWanted(.query(query)) ? .end : .past
      case .fragment(let fragment): isWanted(.fragment(fragment)) ? .end : .past
      case .expression, .source: .into
      }
    }
  }
}
