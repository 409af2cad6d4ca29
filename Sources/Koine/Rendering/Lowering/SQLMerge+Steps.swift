extension SQLMerge {
  /// A deletion, an update and an insert that do the same one after another, if they do: see ``reasonAgainstSteps``.
  ///
  ///     DELETE FROM "wines" WHERE EXISTS (SELECT 1 FROM "deliveries" WHERE …)
  ///     UPDATE "wines" SET … FROM "deliveries" WHERE …
  ///     INSERT INTO "wines" (…) SELECT … FROM "deliveries" WHERE NOT EXISTS (SELECT 1 FROM "wines" WHERE …)
  var steps: [SQLStatement] {
    let matched = applicable(\.isMatched)
    var steps: [SQLStatement] = []
    let deletions = matched.filter { $0.clause.action == .delete }
    if !deletions.isEmpty {
      let partners = sourceRows([Self.one], where: condition, [Self.any(deletions.map(\.condition))])
      steps.append(.delete(SQLDelete(from: table, where: [.exists(partners, negated: false)])))
    }
    let updates = matched.filter { if case .update = $0.clause.action { true } else { false } }
    if !updates.isEmpty {
      let filters = [condition] + [Self.any(updates.map(\.condition))].compactMap(\.self)
      steps.append(
        .update(SQLUpdate(table, set: assignments(of: updates), from: [source], where: filters)))
    }
    for (clause, condition) in applicable({ !$0.isMatched }) {
      guard case .insert(let assignments) = clause.action else { continue }
      var matching = SQLSelect(columns: [.expression(Self.one)], from: .table(table))
      matching.filters = [self.condition]
      let isNew = SQLExpression.exists(.select(matching), negated: true)
      let rows = sourceRows(assignments.map(\.value), where: isNew, [condition])
      steps.append(.insert(SQLInsert(into: table, columns: assignments.map(\.column), .query(rows))))
    }
    // No clause does anything: no row is changed, which is something to run all the same.
    return steps.isEmpty ? [.delete(SQLDelete(from: table, where: [.never]))] : steps
  }

  static let one = SQLExpression.literal(.integer(1), .integer(bits: 32))

  /// The clauses of one kind that can apply, each with the condition that it holds and none before it does; `nil` if it
  /// always applies.
  private func applicable(
    _ isOfKind: (Clause) -> Bool
  ) -> [(clause: Clause, condition: SQLExpression?)] {
    var result: [(Clause, SQLExpression?)] = []
    var earlier: [SQLExpression] = []
    for clause in reachableClauses where isOfKind(clause) {
      let conditions = clause.filters + earlier
      result.append((clause, conditions.isEmpty ? nil : .conjunction(conditions[...])))
      if clause.filters.isEmpty { continue }
      let holds = SQLExpression.conjunction(clause.filters[...])
      earlier.append(.not(.function(.coalesce, [holds, .truth(false)])))
    }
    return result
  }

  /// Whether one of several conditions holds; `nil` if one of them always does.
  private static func any(_ conditions: [SQLExpression?]) -> SQLExpression? {
    let known = conditions.compactMap(\.self)
    return known.count == conditions.count ? .chain(known[...], .or) : nil
  }

  func sourceRows(
    _ values: [SQLExpression], where condition: SQLExpression, _ conditions: [SQLExpression?]
  ) -> SQLQuery {
    var select = SQLSelect(columns: values.map { .expression($0) }, from: source)
    select.filters = [condition] + conditions.compactMap(\.self)
    return .select(select)
  }

  /// What one update assigns in the place of several clauses.
  private func assignments(of updates: [(clause: Clause, condition: SQLExpression?)]) -> [SQLAssignment] {
    if updates.count == 1 { return updates[0].clause.assignments }
    var columns: [SQLColumn] = []
    for column in updates.flatMap(\.clause.assignments).map(\.column) where !columns.contains(column) {
      columns.append(column)
    }
    return columns.map { column in
      let branches = updates.compactMap { update -> SQLCase.Branch? in
        let value = update.clause.assignments.first { $0.column == column }?.value ?? .column(column)
        return SQLCase.Branch(when: update.condition ?? .truth(true), then: value)
      }
      return SQLAssignment(column, .conditional(SQLCase(branches: branches, otherwise: .column(column))))
    }
  }
}

// MARK: - Validation

extension SQLMerge {
  /// Whether each row of the table matches one row of the source at most, as keys and conditions tell; or nothing happens to
  /// those that match.
  var joinsOneRow: Bool {
    let changes = clauses.contains { $0.isMatched && $0.action != .nothing }
    return !changes || SQLUpdate(table, set: [], from: [source], where: [condition]).joinsOneRow
  }

  /// Whether rendering finds nothing to refuse that its steps would not show.
  var isMeaningful: Bool {
    joinsOneRow && !clauses.isEmpty && !source.reference.hasSameName(as: table)
      && !clauses.contains { clause in
        clause.doesNothingInParticular || !clause.isMatched && clause.column(of: table) != nil
          || !clause.filters.isEmpty && clause.filters.allSatisfy(\.isNoCondition)
      }
  }
}

extension SQLMerge.Clause {
  /// Whether it assigns, but to no column.
  var doesNothingInParticular: Bool {
    switch action {
    case .update(let assignments), .insert(let assignments): assignments.isEmpty
    case .delete, .nothing: false
    }
  }

  /// A column of the table in a clause that has no row of it.
  func column(of table: SQLTableReference) -> SQLColumn? {
    (filters + assignments.map(\.value)).lazy.flatMap(\.freeColumns.columns)
      .first { $0.source == table.sourceName }
  }
}
