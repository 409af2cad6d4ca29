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
    return steps
  }

  private static let one = SQLExpression.literal(.integer(1), .integer(bits: 32))

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

  private func sourceRows(
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

  /// Why the steps would not do the same; `nil` if they do.
  ///
  /// Each step sees what the steps before it have changed. So that they find the same rows, nothing that they read may be
  /// what they change.
  var reasonAgainstSteps: String? {
    let inserts = reachableClauses.filter { if case .insert = $0.action { true } else { false } }
    if inserts.count > 1 { return "rows inserted in two ways" }
    let steps = steps
    if steps.count < 2 { return nil }
    if !isKnown { return "SQL written by hand, random values or the current time, beside several actions" }
    if SQLStatement.merge(self).tablesRead.contains(where: { $0.qualifiedName == table.qualifiedName }) {
      return "a query of the table itself, beside several actions"
    }
    if let table = SQLStatement.merge(self).tableRead(following: .merge(self)) {
      return "a query of \"\(table.name)\", whose rows follow those of the table, beside several actions"
    }
    guard let insert = inserts.first else { return nil }
    let matching = condition.freeColumns.columns.filter { $0.source == table.sourceName }.map(\.name)
    for clause in clauses {
      switch clause.action {
      case .update(let assignments):
        if let column = assignments.first(where: { matching.contains($0.column.name) })?.column {
          return "an update of the column \"\(column.name)\", by which rows match, beside an insert"
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

  /// Whether which rows match and which clauses apply is the same whenever it is asked.
  private var isKnown: Bool {
    let assigned = clauses.flatMap(\.assignments).map(\.value)
    if assigned.contains(where: { $0.freeColumns.hasFragment }) { return false }
    let asked = sourceRows([Self.one], where: condition, clauses.flatMap(\.filters))
    return SQLStatement.query(asked).collect(into: true) { isKnown, part, _ in
      switch part {
      case .fragment, .expression(.function(.numeric(.random), _)),
        .expression(.function(.textual(.randomUUID), _)), .expression(.function(.temporal(.now), _)):
        isKnown = false
      default: break
      }
      return isKnown
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
    joinsOneRow && !clauses.isEmpty && source.reference.sourceName != table.sourceName
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

extension SQLMerge.Clause {
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
