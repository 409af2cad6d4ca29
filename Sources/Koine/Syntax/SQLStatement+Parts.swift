// The one enumeration of what statements, queries and sources are made of.
extension SQLStatement {
  /// Hands each query and expression of the statement to a walker, in the order of the text.
  ///
  /// - Returns: The statement with what the walker puts in their place; `nil` if it leaves them all.
  func mapParts(_ walker: inout some SQLWalker) -> SQLStatement? {
    switch self {
    case .query(let query): return walker.walk(query).map { .query($0) }
    case .insert(let insert): return insert.mapParts(&walker).map { .insert($0) }
    case .update(let update): return update.mapParts(&walker).map { .update($0) }
    case .delete(let delete): return delete.mapParts(&walker).map { .delete($0) }
    case .merge(let merge): return merge.mapParts(&walker).map { .merge($0) }
    case .createTable(let create): return create.mapParts(&walker).map { .createTable($0) }
    case .createIndex(let create): return create.mapParts(&walker).map { .createIndex($0) }
    case .definitions(let steps):
      return walker.map(steps) { walker, step, _ in step.mapParts(&walker) }.map { .definitions($0) }
    case .changes(let steps):
      return walker.map(steps) { walker, step, _ in step.mapParts(&walker) }.map { .changes($0) }
    case .createView(var create):
      walker.begin(.outer)
      guard let query = walker.walk(create.query) else { return nil }
      create.query = query
      return .createView(create)
    case .alterTable(let alter): return alter.mapParts(&walker).map { .alterTable($0) }
    case .truncate, .dropTable, .dropIndex, .comment, .schema, .enumType, .dropView, .refreshView,
      .fullTextIndex, .boxIndex,
      .advanceGeneratedKey:
      return nil
    case .fragment(let fragment): return walker.walk(fragment).map { .fragment($0) }
    }
  }
}

extension SQLInsert {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLInsert? {
    var edit = SQLEdit(self)
    walker.begin(.outer)
    if case .query(let query) = source { edit.replace(walker.walk(query)) { $0.source = .query($1) } }
    walker.begin(.sources)
    if let conflict { edit.replace(conflict.mapParts(&walker)) { $0.conflict = $1 } }
    if !furtherConflicts.isEmpty {
      let conflicts = walker.map(furtherConflicts) { walker, conflict, index in
        walker.enter(SQLPlace("ON CONFLICT", index + 2))
        defer { walker.leave() }
        return conflict.mapParts(&walker)
      }
      edit.replace(conflicts) { $0.furtherConflicts = $1 }
    }
    edit.replace(walker.map(returning, in: "RETURNING")) { $0.returning = $1 }
    return edit.result
  }
}

extension SQLConflict {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLConflict? {
    var edit = SQLEdit(self)
    if let indexFilter {
      edit.replace(walker.map(indexFilter, in: "ON CONFLICT")) { $0.indexFilter = $1 }
    }
    walker.begin(.proposed)
    edit.replace(walker.map(assignments)) { $0.assignments = $1 }
    edit.replace(walker.map(filters, in: "WHERE")) { $0.filters = $1 }
    walker.begin(.sources)
    return edit.result
  }
}

extension SQLUpdate {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLUpdate? {
    var edit = SQLEdit(self)
    if !from.isEmpty {
      walker.begin(.outer)
      let sources = walker.map(from) { walker, source, index in
        walker.enter(SQLPlace("FROM", index + 1))
        defer { walker.leave() }
        return walker.walk(source)
      }
      edit.replace(sources) { $0.from = $1 }
    }
    walker.begin(.sources)
    edit.replace(walker.map(assignments)) { $0.assignments = $1 }
    if !rowAssignments.isEmpty {
      let first = assignments.count + 1
      let rows = walker.map(rowAssignments) { walker, assignment, index -> SQLRowAssignment? in
        walker.enter(SQLPlace("SET", first + index))
        defer { walker.leave() }
        var edit = SQLEdit(assignment)
        edit.replace(walker.walk(assignment.query)) { $0.query = $1 }
        return edit.result
      }
      edit.replace(rows) { $0.rowAssignments = $1 }
    }
    edit.replace(walker.map(filters, in: "WHERE")) { $0.filters = $1 }
    edit.replace(walker.map(returning, in: "RETURNING")) { $0.returning = $1 }
    return edit.result
  }
}

extension SQLDelete {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLDelete? {
    var edit = SQLEdit(self)
    walker.begin(.sources)
    edit.replace(walker.map(filters, in: "WHERE")) { $0.filters = $1 }
    edit.replace(walker.map(returning, in: "RETURNING")) { $0.returning = $1 }
    return edit.result
  }
}

extension SQLMerge {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLMerge? {
    var edit = SQLEdit(self)
    walker.begin(.outer)
    walker.enter(SQLPlace("USING"))
    edit.replace(walker.walk(source)) { $0.source = $1 }
    walker.leave()
    walker.begin(.sources)
    edit.replace(walker.map(condition, in: "ON")) { $0.condition = $1 }
    let clauses = walker.map(clauses) { walker, clause, index -> Clause? in
      walker.enter(Clause.place(index))
      defer { walker.leave() }
      var edit = SQLEdit(clause)
      edit.replace(walker.map(clause.filters, in: "AND")) { $0.filters = $1 }
      switch clause.action {
      case .update(let assignments):
        edit.replace(walker.map(assignments)) { $0.action = .update($1) }
      case .insert(let assignments):
        edit.replace(walker.map(assignments)) { $0.action = .insert($1) }
      case .delete, .nothing: break
      }
      return edit.result
    }
    edit.replace(clauses) { $0.clauses = $1 }
    return edit.result
  }
}

extension SQLCreateTable {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLCreateTable? {
    walker.begin(.constants)
    let columns = walker.map(columns) { walker, column, _ -> Column? in
      guard let value = column.defaultValue else { return nil }
      var edit = SQLEdit(column)
      edit.replace(walker.walk(value)) { $0.defaultValue = $1 }
      return edit.result
    }
    var edit = SQLEdit(self)
    edit.replace(columns) { $0.columns = $1 }
    walker.begin(.sources)
    let computed = walker.map((edit.result ?? self).columns) { walker, column, _ -> Column? in
      guard let expression = column.computation?.expression else { return nil }
      walker.enter(SQLPlace("GENERATED"))
      defer { walker.leave() }
      var edit = SQLEdit(column)
      edit.replace(walker.walk(expression)) { $0.computation?.expression = $1 }
      return edit.result
    }
    edit.replace(computed) { $0.columns = $1 }
    let constraints = walker.map(constraints) { walker, constraint, index -> SQLTableConstraint? in
      guard case .check(let condition) = constraint.rule else { return nil }
      walker.enter(SQLPlace("CHECK", index + 1))
      defer { walker.leave() }
      var edit = SQLEdit(constraint)
      edit.replace(walker.walk(condition)) { $0.rule = .check($1) }
      return edit.result
    }
    edit.replace(constraints) { $0.constraints = $1 }
    return edit.result
  }
}

extension SQLAlterTable {
  /// What of a column or a rule has parts is that of a table of it alone.
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLAlterTable? {
    var copy = self
    switch change {
    case .addColumn(let column):
      guard let create = SQLCreateTable(table, columns: [column]).mapParts(&walker) else { return nil }
      copy.change = .addColumn(create.columns[0])
    case .changeColumn(let column):
      guard let create = SQLCreateTable(table, columns: [column]).mapParts(&walker) else { return nil }
      copy.change = .changeColumn(create.columns[0])
    case .addConstraint(let rule):
      let create = SQLCreateTable(table, columns: [], constraints: [rule])
      guard let create = create.mapParts(&walker) else { return nil }
      copy.change = .addConstraint(create.constraints[0])
    case .renameColumn, .dropColumn, .dropConstraint, .renameTable: return nil
    }
    return copy
  }
}

extension SQLCreateIndex {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLCreateIndex? {
    var edit = SQLEdit(self)
    walker.begin(.sources)
    edit.replace(walker.map(terms, in: "INDEX")) { $0.terms = $1 }
    if let filter { edit.replace(walker.map(filter, in: "WHERE")) { $0.filter = $1 } }
    return edit.result
  }
}

extension SQLQuery {
  /// Hands the expressions, queries and sources of the query to a walker.
  ///
  /// - Returns: The query with what the walker puts in their place; `nil` if it leaves them all.
  func mapParts(_ walker: inout some SQLWalker) -> SQLQuery? {
    // Apart, as what the clauses take of the stack they take at each level of a tree.
    if isFragment, case .fragment(let fragment) = body { return walker.walk(fragment).map { .fragment($0) } }
    return mapClauses(&walker)
  }

  private func mapClauses(_ walker: inout some SQLWalker) -> SQLQuery? {
    var edit = SQLEdit(self)
    walker.begin(.outer)
    let with = walker.map(with) { walker, table, _ in
      walker.enter(SQLPlace("WITH"))
      defer { walker.leave() }
      var edit = SQLEdit(table)
      edit.replace(walker.walk(table.query)) { $0.query = $1 }
      return edit.result
    }
    edit.replace(with) { $0.with = $1 }
    edit.replace(body.mapParts(&walker)) { $0.body = $1 }
    walker.begin(.sources)
    edit.replace(walker.map(ordering, in: "ORDER BY")) { $0.ordering = $1 }
    if let lock, !lock.tables.isEmpty {
      let tables = walker.map(lock.tables) { walker, table, _ in walker.walk(table) }
      edit.replace(tables) { $0.lock?.tables = $1 }
    }
    walker.begin(.constants)
    if !start.isEmpty { edit.replace(walker.map(start, in: "AFTER")) { $0.start = $1 } }
    if let limit { edit.replace(walker.map(limit, in: "LIMIT")) { $0.limit = $1 } }
    if let offset { edit.replace(walker.map(offset, in: "OFFSET")) { $0.offset = $1 } }
    return edit.result
  }
}

extension SQLQuery.Body {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLQuery.Body? {
    switch self {
    case .select(let select): select.mapParts(&walker).map { .select($0) }
    case .compound(let compound): compound.mapParts(&walker).map { .compound($0) }
    case .fragment(let fragment): walker.walk(fragment).map { .fragment($0) }
    }
  }
}

extension SQLCompound {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLCompound? {
    // An arm sees nothing of the other arms.
    walker.begin(.outer)
    return walker.map(arms) { walker, arm, index in
      walker.enter(SQLPlace("arm", index + 1))
      defer { walker.leave() }
      return walker.walk(arm)
    }.map(with)
  }
}

extension SQLSelect {
  fileprivate func mapParts(_ walker: inout some SQLWalker) -> SQLSelect? {
    var edit = SQLEdit(self)
    walker.begin(.sources)
    if case .on(let expressions) = distinct {
      edit.replace(walker.map(expressions, in: "DISTINCT ON")) { $0.distinct = .on($1) }
    }
    // A list that was not set follows the sources.
    if !selectsEverything { edit.replace(walker.map(columns, in: "SELECT")) { $0.columns = $1 } }
    walker.begin(.outer)
    if let from {
      walker.enter(SQLPlace("FROM"))
      edit.replace(walker.walk(from)) { $0.from = $1 }
      walker.leave()
    }
    let joins = walker.map(joins) { walker, join, index in
      walker.enter(SQLPlace("JOIN", index + 1))
      defer { walker.leave() }
      return join.mapParts(&walker, index)
    }
    edit.replace(joins) { $0.joins = $1 }
    walker.begin(.sources)
    edit.replace(walker.map(filters, in: "WHERE")) { $0.filters = $1 }
    edit.replace(walker.map(grouping, in: "GROUP BY")) { $0.grouping = $1 }
    edit.replace(walker.map(groupFilters, in: "HAVING")) { $0.groupFilters = $1 }
    edit.replace(walker.map(qualification, in: "QUALIFY")) { $0.qualification = $1 }
    return edit.result
  }
}

extension SQLJoin {
  fileprivate func mapParts(_ walker: inout some SQLWalker, _ index: Int) -> SQLJoin? {
    var edit = SQLEdit(self)
    if source.seesSourcesBefore { walker.begin(.joined(index - 1)) }
    edit.replace(walker.walk(source)) { $0.source = $1 }
    if source.seesSourcesBefore { walker.begin(.outer) }
    if let condition {
      walker.begin(.joined(index))
      edit.replace(walker.walk(condition)) { $0.condition = $1 }
      walker.begin(.outer)
    }
    return edit.result
  }
}

extension SQLSource {
  /// Hands the query of a derived table or the argument of a function, and what the source is called, to a walker.
  ///
  /// - Returns: The source with what the walker puts in their place; `nil` if it leaves them.
  func mapParts(_ walker: inout some SQLWalker) -> SQLSource? {
    switch self {
    case .table(let table): return walker.walk(table).map { .table($0) }
    case .derived(let query, let table):
      let (other, renamed) = (walker.walk(query), walker.walk(table))
      return other == nil && renamed == nil ? nil : .derived(other ?? query, renamed ?? table)
    case .lateral(let query, let table):
      let (other, renamed) = (walker.walk(query), walker.walk(table))
      return other == nil && renamed == nil ? nil : .lateral(other ?? query, renamed ?? table)
    case .function(let function, let table):
      let (other, renamed) = (walker.walk(function.argument), walker.walk(table))
      return other == nil && renamed == nil
        ? nil : .function(other.map(function.of) ?? function, renamed ?? table)
    }
  }
}

extension SQLSelection {
  /// Hands the expression of the item to a walker, or the source of which it is every column.
  ///
  /// - Returns: The item with what the walker puts in its place; `nil` if it leaves it.
  func mapParts(_ walker: inout some SQLWalker) -> SQLSelection? {
    switch self {
    case .expression(let expression): walker.walk(expression).map { .expression($0) }
    case .named(let expression, let name): walker.walk(expression).map { .named($0, name) }
    case .columns(let reference): walker.walk(reference).map { .columns($0) }
    }
  }
}
