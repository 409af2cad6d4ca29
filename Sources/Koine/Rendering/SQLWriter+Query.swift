extension SQLWriter {
  mutating func write(_ query: SQLQuery) {
    switch query {
    case .select(let select): write(select)
    }
  }

  private mutating func write(_ select: SQLSelect) {
    if !select.with.isEmpty { write(with: select.with) }
    write("SELECT ")
    switch select.distinct {
    case .none: break
    case .all: write("DISTINCT ")
    case .on(let expressions):
      write("DISTINCT ON (")
      writeList(expressions) { expression, writer in
        writer.write(selected: expression, select.ordering)
      }
      write(") ")
    }
    write(selection: select.columns, distinctOrder: select.distinct == .none ? [] : select.ordering)
    if let from = select.from {
      write(" FROM ")
      write(from)
    }
    for join in select.joins { write(join) }
    write(conditions: select.filters, after: " WHERE ")
    if !select.grouping.isEmpty {
      write(" GROUP BY ")
      writeList(select.grouping) { expression, writer in writer.write(expression) }
    }
    write(conditions: select.groupFilters, after: " HAVING ")
    if !select.ordering.isEmpty {
      write(" ")
      write(orderBy: select.ordering)
    }
    if select.limit != nil || select.offset != nil {
      dialect.write(limit: select.limit, offset: select.offset, to: &self)
    }
  }

  private mutating func write(with tables: [SQLCommonTable]) {
    write("WITH ")
    writeList(tables) { table, writer in
      writer.write(identifier: table.reference.name)
      writer.write(" (")
      writer.writeList(table.reference.columns) { column, writer in writer.write(nameOf: column) }
      writer.write(") AS (")
      writer.write(table.query)
      writer.write(")")
    }
    write(" ")
  }

  /// Writes a SELECT or RETURNING list.
  ///
  /// - Parameter distinctOrder: What a distinct query is ordered by. Where the order needs a collation, the
  ///   selected expression has to say the same one.
  mutating func write(selection: [SQLSelection], distinctOrder: [SQLOrdering] = []) {
    writeList(selection) { item, writer in
      switch item {
      case .expression(let expression): writer.write(selected: expression, distinctOrder)
      case .named(let expression, let name):
        writer.write(selected: expression, distinctOrder)
        writer.write(" AS ")
        writer.write(identifier: name)
      case .columns(let reference):
        if distinctOrder.isEmpty || writer.spelling.codePointCollation == nil {
          writer.write(columnsOf: reference)
        } else {
          writer.writeList(reference.columns) { column, writer in
            writer.write(selected: .column(column), distinctOrder)
          }
        }
      }
    }
  }

  private mutating func write(selected expression: SQLExpression, _ distinctOrder: [SQLOrdering]) {
    if spelling.codePointCollation != nil, expression.type.storage == .text,
      distinctOrder.contains(where: { $0.expression == expression })
    {
      writeCollated(expression)
    } else {
      write(expression)
    }
  }

  mutating func writeCollated(_ expression: SQLExpression) {
    write(expression.asPlainText, in: .tight)
    if let collation = spelling.codePointCollation {
      write(" COLLATE ")
      write(identifier: collation)
    }
  }

  private mutating func write(_ source: SQLSource) {
    switch source {
    case .table(let reference):
      write(nameOf: reference)
      if let alias = reference.alias {
        write(" AS ")
        write(identifier: alias)
      }
    case .derived(let query, let reference):
      write("(")
      write(query)
      write(") AS ")
      write(identifier: reference.sourceName)
    }
  }

  private mutating func write(_ join: SQLJoin) {
    switch join.kind {
    case .inner: write(" JOIN ")
    case .left: write(" LEFT JOIN ")
    case .right: write(" RIGHT JOIN ")
    case .full: write(" FULL JOIN ")
    case .cross: write(" CROSS JOIN ")
    }
    write(join.source)
    if let condition = join.condition {
      write(" ON ")
      write(condition)
    }
  }

  /// Writes conditions that must all hold; those that say nothing are left out.
  mutating func write(conditions: [SQLExpression], after keyword: StaticString) {
    let parts = conditions.filter { $0 != .noCondition }
    guard let first = parts.first else { return }
    write(keyword)
    if parts.count == 1 { return write(first, in: .free) }
    if parts.count > 32 { return write(SQLExpression.conjunction(parts[...]), in: .free) }
    for (index, part) in parts.enumerated() {
      if index > 0 { write(" AND ") }
      write(part, in: .and(isLeft: index == 0))
    }
  }

  mutating func write(orderBy ordering: [SQLOrdering]) {
    write("ORDER BY ")
    writeList(ordering) { term, writer in
      if writer.spelling.codePointCollation != nil, term.expression.type.storage == .text {
        writer.writeCollated(term.expression)
      } else {
        writer.write(term.expression)
      }
      if term.isDescending { writer.write(" DESC") }
      switch term.nulls {
      case .first: writer.write(" NULLS FIRST")
      case .last: writer.write(" NULLS LAST")
      case .smallest, .database: break
      }
    }
  }
}
