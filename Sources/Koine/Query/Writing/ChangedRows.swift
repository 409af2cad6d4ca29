// How the rows of a query become those that an update or a deletion changes.
extension SQLQuery {
  /// An update of the rows of the query's first table.
  ///
  ///     UPDATE … SET … FROM … WHERE …          -- of tables that are joined
  ///     UPDATE … SET … WHERE key IN (SELECT …)  -- of a limited number of rows
  func update(_ table: SQLTableReference, set assignments: [SQLAssignment]) -> SQLUpdate {
    var refusals = clausesOfNoChange
    var update = SQLUpdate(table, set: assignments, where: changeFilters)
    if let select, !select.joins.isEmpty {
      if !select.joinsInnerRowsAlone {
        refusals.append(SQLRefusal(.clauseOfChange, "a join that is not an inner one"))
      }
      // They are in scope of queries alone.
      if !with.isEmpty { refusals.append(SQLRefusal(.clauseOfChange, "with")) }
      update.from = select.joins.map(\.source.declaringItself)
      if !update.filters.isEmptyCondition {
        update.filters = select.joins.compactMap(\.condition) + update.filters
      }
    }
    if choosesRows {
      update.filters = filters(choosing: table, joined: update.filters, &refusals)
    }
    update.refusals = refusals
    return update
  }

  /// A deletion of the rows of the query's first table.
  ///
  ///     DELETE FROM … WHERE EXISTS (SELECT 1 FROM …)   -- of rows that are joined with others
  ///     DELETE FROM … WHERE key IN (SELECT …)           -- of a limited number of rows
  func deletion(from table: SQLTableReference) -> SQLDelete {
    var refusals = clausesOfNoChange
    var delete = SQLDelete(from: table, where: changeFilters)
    if let select, !select.joins.isEmpty, !choosesRows, select.joinsInnerRowsAlone {
      if !delete.filters.isEmptyCondition {
        delete.filters = select.conditionsOfFirst(delete.filters)
      }
    } else if choosesRows || select?.joins.isEmpty == false {
      delete.filters = filters(choosing: table, joined: [], &refusals)
    }
    delete.refusals = refusals
    return delete
  }

  /// What a change yields of its rows and of those that they are joined with: RETURNING sees the table that is changed
  /// alone, so the others are read in subqueries.
  ///
  ///     RETURNING "tags"."id", (SELECT "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id")
  func returning(
    _ selection: [SQLSelection], of table: SQLTableReference, assigning assigned: [SQLColumn],
    _ refusals: inout [SQLRefusal]
  ) -> [SQLSelection] {
    guard let select, let first = select.joins.first else { return selection }
    let names = Set(select.joins.map(\.source.reference.sourceName))
    func concernsJoined(_ expression: SQLExpression) -> Bool {
      let free = expression.freeColumns
      return free.hasFragment || !free.sources.isDisjoint(with: names)
    }
    var rows = SQLSelect(columns: [], from: first.source.declaringItself)
    rows.joins = select.joins.dropFirst().map { SQLJoin(.cross, $0.source.declaringItself, on: nil) }
    rows.filters = (select.joins.compactMap(\.condition) + changeFilters).filter(concernsJoined)
    var readsJoined = false
    func read(_ expression: SQLExpression) -> SQLExpression {
      readsJoined = true
      var rows = rows
      rows.columns = [.expression(expression)]
      return SQLExpression.subquery(.select(rows), expression.type).bounded
    }
    let returning = selection.flatMap { item -> [SQLSelection] in
      switch item {
      case .expression(let expression) where concernsJoined(expression): [.expression(read(expression))]
      case .named(let expression, let name) where concernsJoined(expression):
        [.named(read(expression), name)]
      case .columns(let reference) where names.contains(reference.sourceName):
        reference.columns.map { .expression(read(.column($0))) }
      case .expression, .named, .columns: [item]
      }
    }
    if !readsJoined { return returning }
    // The rows are looked for again, when the row has been changed.
    let matching = rows.filters.flatMap(\.freeColumns.columns)
    if table.firstColumn(of: matching, changedBy: assigned) != nil {
      refusals.append(
        SQLRefusal(.clauseOfChange, "returning of joined rows, by a column that the update assigns"))
    }
    let joined = SQLQuery.select(rows)
    if joined.hasRandom || joined.definedTables.contains(where: \.query.hasRandom) {
      refusals.append(SQLRefusal(.clauseOfChange, "returning of joined rows that random values choose"))
    }
    return returning
  }

  /// Whether more than conditions and joins decide which rows the query has.
  private var choosesRows: Bool {
    limit != nil || offset != nil || !start.isEmpty || !with.isEmpty || select?.qualification.isEmpty == false
  }

  /// Why rows of the query that are found by their keys cannot be changed, as its conditions are not all that it has. Their
  /// order does not matter.
  var refusalsOfKeyedChange: [SQLRefusal] {
    var query = self
    query.ordering = []
    return query.clausesOfNoChange
  }

  /// The clauses that an update or a deletion does not have, whatever else the query has.
  private var clausesOfNoChange: [SQLRefusal] {
    var clauses: [String] = []
    if let select {
      if select.distinct != .none { clauses.append("distinct") }
      if select.hasGroups { clauses.append("group") }
      if !select.groupFilters.isEmpty { clauses.append("having") }
    }
    if lock != nil { clauses.append("a lock") }
    if !ordering.isEmpty, limit == nil, offset == nil, start.isEmpty {
      clauses.append("order without limit")
    }
    if case .table? = select?.from {} else { clauses.append("a derived table") }
    if select?.from?.reference.alias != nil { clauses.append("an alias") }
    return clauses.map { SQLRefusal(.clauseOfChange, $0) }
  }

  /// The condition that a row's key is one of those that the query has.
  ///
  /// - Parameter joined: The conditions that the change needs besides, as it is joined with other sources itself.
  private func filters(
    choosing table: SQLTableReference, joined: [SQLExpression], _ refusals: inout [SQLRefusal]
  ) -> [SQLExpression] {
    // An empty condition is refused by itself.
    if changeFilters.isEmptyCondition { return changeFilters }
    let key = table.columns.filter(\.isPrimaryKey).map { SQLExpression.column($0) }
    guard !key.isEmpty else {
      refusals.append(SQLRefusal(.tableWithoutKey, table.name))
      return joined
    }
    var keys = self
    if limit == nil, offset == nil, start.isEmpty { keys.ordering = [] }
    keys.choose(key.map { .expression($0) })
    let operand = key.count == 1 ? key[0] : .row(key)
    let isChosen = SQLExpression.inQuery(operand, keys, negated: false).bounded
    return select?.joins.isEmpty == false ? joined + [isChosen] : [isChosen]
  }
}

extension [SQLExpression] {
  /// Whether it is a dynamic condition that came out empty.
  fileprivate var isEmptyCondition: Bool { !isEmpty && allSatisfy(\.isNoCondition) }
}

extension SQLSource {
  /// The source, with the query of a common table in the place of its name.
  var declaringItself: SQLSource {
    guard case .table(let table) = self, table.definition != nil else { return self }
    return .derived(.select(SQLSelect(every: self)), table.renamed(table.sourceName))
  }
}

extension SQLSelect {
  /// Whether rows are joined by inner and cross joins alone, of sources that do not depend on those before them.
  fileprivate var joinsInnerRowsAlone: Bool {
    joins.allSatisfy { join in
      (join.kind == .inner || join.kind == .cross) && !join.source.seesSourcesBefore
    }
  }

  /// The conditions of all rows of the first source that are joined with at least one row of the others.
  fileprivate func conditionsOfFirst(_ filters: [SQLExpression]) -> [SQLExpression] {
    let names = Set(joins.map(\.source.reference.sourceName))
    func concernsJoined(_ condition: SQLExpression) -> Bool {
      let free = condition.freeColumns
      return free.hasFragment || !free.sources.isDisjoint(with: names)
    }
    var partners = SQLSelect(
      columns: [.expression(.literal(.integer(1), .integer(bits: 32)))], from: joins[0].source)
    partners.joins = Array(joins.dropFirst())
    partners.filters = (joins[0].condition.map { [$0] } ?? []) + filters.filter(concernsJoined)
    return [.exists(.select(partners), negated: false)] + filters.filter { !concernsJoined($0) }
  }
}
