// Why a merge is not the same as a deletion, an update and an insert one after another.
extension SQLMerge {
  /// Why the steps would not do the same; `nil` if they do.
  ///
  /// Each step sees what the steps before it have changed. So that they find the same rows, nothing that they read may be
  /// what they change.
  var reasonAgainstSteps: String? {
    let inserts = reachableClauses.filter { if case .insert = $0.action { true } else { false } }
    if inserts.count > 1 { return "rows inserted in two ways" }
    let steps = steps
    if steps.count < 2 { return reasonAgainstOneStep(steps) }
    let rows = MergedRows(asked)
    if !rows.areOfKnownValues || clauses.contains(where: \.assignsFragment) {
      return "SQL written by hand, random values or the current time, beside several actions"
    }
    if let reason = rows.reasonOfUncertainty { return reason + ", beside several actions" }
    let merge = SQLStatement.merge(self)
    let target = StatementAccess.Table(table)
    if merge.tablesRead.contains(where: { StatementAccess.Table($0).isSame(as: target) }) {
      return "a query of the table itself, beside several actions"
    }
    if let table = merge.tableRead(following: merge) {
      return "a query of \"\(table.name)\", whose rows follow those of the table, beside several actions"
    }
    if table.followers?(merge.changedRows).tables.contains(where: { $0.isSame(as: target) }) == true {
      return "rows of the table that follow others of it, by foreign keys, beside several actions"
    }
    guard let insert = inserts.first else { return nil }
    return reasonAgainst(insert)
  }

  /// Why an insert would not find the rows that match as they were.
  private func reasonAgainst(_ insert: Clause) -> String? {
    let matching = condition.freeColumns.columns
    for clause in reachableClauses {
      switch clause.action {
      case .update(let assignments):
        if let column = table.firstColumn(of: matching, changedBy: assignments.map(\.column)) {
          let change = column.isComputed ? "what is computed as the column" : "the column"
          return "an update of \(change) \"\(column.name)\", by which rows match, beside an insert"
        }
      case .delete:
        if !insert.excludes(clause, table) {
          return "a deletion and an insert of which not one asks for the contrary of the other"
        }
      case .insert, .nothing: break
      }
    }
    return nil
  }

  /// Why a single step would not do the same; `nil` if it does.
  ///
  /// It may compute a condition of several clauses, and the source of a deletion, more than once.
  private func reasonAgainstOneStep(_ steps: [SQLStatement]) -> String? {
    if reachableClauses.count > 1,
      reachableClauses.contains(where: { $0.filters.contains(where: \.hasRandom) })
    {
      return "random values in the condition of one of several clauses"
    }
    if case .delete? = steps.first, MergedRows(asked).areRandom {
      return "random values by which rows match, beside a deletion"
    }
    return nil
  }

  /// What the conditions and the source are read from.
  private var asked: SQLQuery { sourceRows([Self.one], where: condition, clauses.flatMap(\.filters)) }
}

/// The rows that a merge asks for, as its steps do again.
private struct MergedRows {
  private let query: SQLQuery
  /// The common tables that sources bring.
  private let defined: [SQLCommonTable]

  init(_ query: SQLQuery) {
    self.query = query
    defined = query.definedTables
  }

  private var queries: [SQLQuery] { [query] + defined.map(\.query) }

  var areRandom: Bool { queries.contains(where: \.hasRandom) }

  /// Whether they are the same whenever they are asked for, as far as values decide it.
  var areOfKnownValues: Bool {
    !areRandom
      && !queries.contains { query in
        query.contains { part in
          switch part {
          case .fragment, .expression(.function(.temporal(.now), _)): .end
          default: .into
          }
        }
      }
  }

  /// What leaves open which rows a source or a subquery has, if something does.
  var reasonOfUncertainty: String? {
    queries.lazy.compactMap { query in
      query.collect(into: nil as String?) { reason, part, outer in
        if case .query(let query) = part, reason == nil {
          reason = query.reasonOfUncertainRows(common: defined + outer.flatMap(\.with))
        }
        return reason == nil
      }
    }.first
  }
}

extension SQLQuery {
  /// What leaves open which of its rows the query has: an order that does not tell them apart.
  fileprivate func reasonOfUncertainRows(common: [SQLCommonTable]) -> String? {
    let order = ordering.map(\.expression)
    if case .on(let expressions)? = select?.distinct {
      var every = self
      (every.limit, every.offset) = (nil, nil)
      every.change { $0.distinct = .none }
      if !every.isUnique(by: expressions + order, common: common) {
        return "distinct rows without an order that says which of them stay"
      }
    }
    // All rows of equal rank come with the last one.
    if limit == nil && offset == nil || keepsTies && offset == nil { return nil }
    var every = self
    (every.limit, every.offset) = (nil, nil)
    if every.isUnique(by: order, common: common) { return nil }
    return "a limit without an order that tells all rows apart"
  }
}

extension SQLMerge.Clause {
  /// Whether SQL written by hand is assigned, which may read anything.
  fileprivate var assignsFragment: Bool { assignments.contains { $0.value.freeColumns.hasFragment } }

  /// Whether no row of the source that the clause inserts, or has just deleted a row for, is one that both clauses are about:
  /// because the deletion asks the source alone, and the insert for the contrary.
  fileprivate func excludes(_ deletion: SQLMerge.Clause, _ table: SQLTableReference) -> Bool {
    let asked = deletion.filters.flatMap(\.conjuncts)
    let own = filters.flatMap(\.conjuncts)
    return asked.contains { condition in
      if condition.freeColumns.sources.contains(table.sourceName) { return false }
      return own.contains { other in
        other.isContrary(of: condition) || condition.isContrary(of: other)
      }
    }
  }
}

extension SQLExpression {
  /// Whether it can hold only where the other one does not.
  fileprivate func isContrary(of other: SQLExpression) -> Bool {
    switch self {
    case .not(let condition):
      (condition.conditionOrFalse ?? condition) == (other.conditionOrFalse ?? other)
    default: false
    }
  }
}
