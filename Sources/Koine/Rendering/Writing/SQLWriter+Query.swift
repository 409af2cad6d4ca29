extension SQLWriter {
  mutating func write(_ query: SQLQuery) {
    enterQuery()
    defer { leaveQuery() }
    // Asked once, as each of these clauses is asked for behind another reference.
    let mayHaveUncommonClauses = query.mayHaveUncommonClauses
    let outerGroupedExpressions = groupedExpressions
    defer { groupedExpressions = outerGroupedExpressions }
    let outerWindows = namedWindows
    defer { if namesWindows { namedWindows = outerWindows } }
    if namesWindows { namedWindows = query.repeatedWindows }
    if mayHaveUncommonClauses, !query.with.isEmpty { write(with: query.with) }
    switch query.body {
    case .select(let select): write(select, mayHaveUncommonClauses: mayHaveUncommonClauses, in: query)
    case .compound(let compound): write(compound)
    case .fragment(let fragment): write(fragment: fragment)
    }
    if !query.ordering.isEmpty {
      write(" ")
      write(orderBy: query.ordering)
    }
    if mayHaveUncommonClauses, !query.start.isEmpty {
      write(" AFTER (")
      writeList(query.start) { value, writer in writer.write(value) }
      write(")")
    }
    let offset = mayHaveUncommonClauses ? query.offset : nil
    if mayHaveUncommonClauses, query.keepsTies, !query.isOneGroup, let limit = query.limit {
      writeFetch(first: limit, offset)
    } else if query.limit != nil || offset != nil {
      dialect.write(limit: query.limit, offset: offset, to: &self)
    }
    if mayHaveUncommonClauses, let lock = query.lock { write(lock) }
  }

  private mutating func write(_ lock: SQLRowLock) {
    switch lock.strength {
    case .update: write(" FOR UPDATE")
    case .share: write(spelling.sharedLock)
    }
    if !lock.tables.isEmpty {
      write(" OF ")
      writeList(lock.tables) { table, writer in writer.write(identifier: table.sourceName) }
    }
    switch lock.waiting {
    case .wait: break
    case .skipLocked: write(" SKIP LOCKED")
    case .fail: write(" NOWAIT")
    }
  }

  private mutating func write(_ compound: SQLCompound) {
    if spelling.numbersColumnsOfValues, let rows = compound.constantRows {
      write("VALUES ")
      writeList(rows) { row, writer in
        writer.write("(")
        writer.writeList(row) { expression, writer in writer.write(selected: expression, []) }
        writer.write(")")
      }
      return
    }
    let arms = spelling.castsNamedTypes ? compound.armsOfOneType : compound.arms
    for (index, arm) in arms.enumerated() {
      if index > 0 {
        switch compound.operator {
        case .union: write(" UNION ")
        case .intersect: write(" INTERSECT ")
        case .except: write(" EXCEPT ")
        }
        if compound.isAll { write("ALL ") }
      }
      write(arm: arm)
    }
  }

  private mutating func write(arm: SQLQuery) {
    if case .fragment = arm.body {
      // Whatever it ends with belongs to it alone.
      write("SELECT * FROM (")
      write(arm)
      write(") AS koine_arm")
    } else if arm.isBareSelect {
      write(arm)
    } else {
      write("(")
      write(arm)
      write(")")
    }
  }

  private mutating func write(_ select: SQLSelect, mayHaveUncommonClauses: Bool, in query: SQLQuery) {
    groupedExpressions = mayHaveUncommonClauses ? select.grouping.filter(\.isKnownByText) : []
    write("SELECT ")
    if mayHaveUncommonClauses { write(distinctOf: select, query.ordering) }
    if mayHaveUncommonClauses, select.distinct != .none {
      write(selection: select.columns, distinctOrder: query.ordering)
    } else if select.selectsEverything {
      writeEveryColumn(of: select)
    } else {
      write(selection: select.columns)
    }
    if let from = select.from {
      write(" FROM ")
      write(from)
    }
    var joined = 0
    for join in select.joins {
      begin(.joined(joined))
      write(join)
      joined += 1
    }
    begin(.sources)
    write(select.conditions)
    if mayHaveUncommonClauses { write(groupingOf: select) }
    writeNamedWindows()
  }

  /// Writes a query of the common tables, sources and conditions of another one, in parentheses, that selects one value
  /// of all its rows. One that is not a SELECT has none.
  public mutating func write(valueOf query: SQLQuery, _ value: (inout SQLWriter) -> Void) {
    guard let select = query.select else { return }
    enterQuery()
    write("(")
    if !query.with.isEmpty { write(with: query.with) }
    write("SELECT ")
    value(&self)
    if let from = select.from {
      write(" FROM ")
      write(from)
    }
    for join in select.joins { write(join) }
    write(select.conditions)
    write(")")
    leaveQuery()
  }

  private mutating func write(distinctOf select: SQLSelect, _ ordering: [SQLOrdering]) {
    switch select.distinct {
    case .none: break
    case .all: write("DISTINCT ")
    case .on(let expressions):
      write("DISTINCT ON (")
      writeList(expressions) { expression, writer in
        let isInOrder = ordering.contains { $0.expression == expression }
        writer.write(selected: isInOrder ? expression : expression.asKey(writer.spelling), ordering)
      }
      write(") ")
    }
  }

  private mutating func write(groupingOf select: SQLSelect) {
    if !select.groupingSets.isEmpty {
      write(setsOf: select)
    } else if !select.grouping.isEmpty {
      write(" GROUP BY ")
      writeList(select.grouping) { expression, writer in writer.write(key: expression) }
    }
    write(conditions: select.groupFilters, after: " HAVING ")
    write(conditions: select.qualification, after: " QUALIFY ")
  }

  /// Writes `OFFSET … ROWS FETCH FIRST … ROWS WITH TIES`, with a space before: engines that have it spell it alike.
  private mutating func writeFetch(first limit: SQLExpression, _ offset: SQLExpression?) {
    if let offset {
      write(" OFFSET ")
      write(offset)
      write(" ROWS")
    }
    write(" FETCH FIRST ")
    write(limit)
    write(" ROWS WITH TIES")
  }

  /// Writes what rows are grouped by, in a place where a bare constant could be a position.
  mutating func write(key: SQLExpression) { write(key.asKey(spelling)) }

  private mutating func write(_ conditions: SQLConditions) {
    switch conditions {
    case .none: break
    case .one(let condition):
      if condition.isNoCondition { break }
      write(" WHERE ")
      write(condition: condition, in: .free)
    case .several(let conditions): write(conditions: conditions, after: " WHERE ")
    }
  }

  private mutating func writeEveryColumn(of select: SQLSelect) {
    if let from = select.from { write(columnsOf: from.reference) }
    for join in select.joins {
      write(", ")
      write(columnsOf: join.source.reference)
    }
  }

  private mutating func write(with tables: [SQLCommonTable]) {
    write(tables.contains(where: \.isRecursive) ? "WITH RECURSIVE " : "WITH ")
    writeList(tables) { table, writer in
      writer.write(identifier: table.reference.name)
      // The columns of a query written by hand are found by their names.
      if table.query.columns != nil {
        writer.write(" (")
        writer.writeList(table.reference.columns) { column, writer in writer.write(nameOf: column) }
        writer.write(")")
      }
      switch table.isMaterialized {
      case nil: writer.write(" AS (")
      case true?: writer.write(" AS MATERIALIZED (")
      case false?: writer.write(" AS NOT MATERIALIZED (")
      }
      writer.write(table.query, ofTypesOf: table.reference)
      writer.write(")")
    }
    write(" ")
  }

  /// Writes a SELECT or RETURNING list.
  ///
  /// - Parameter distinctOrder: What a distinct query is ordered by. If the order needs a collation, the
  ///   selected expression has to say the same one; and a constant is written as in the order.
  mutating func write(selection: [SQLSelection], distinctOrder: [SQLOrdering] = []) {
    writeList(selection) { item, writer in
      switch item {
      case .expression(let expression): writer.write(selected: expression, distinctOrder)
      case .named(let expression, let name):
        writer.write(selected: expression, distinctOrder)
        writer.write(" AS ")
        writer.write(newName: name)
      case .columns(let reference):
        writer.checkScope(of: reference)
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
    guard distinctOrder.contains(where: { $0.expression == expression }) else { return write(expression) }
    if spelling.codePointCollation != nil, expression.type.storage == .text {
      writeCollated(expression.asKey(spelling))
    } else {
      write(expression.asKey(spelling))
    }
  }

  /// Writes a text by code point, if that has to be said, unless it names its collation itself.
  public mutating func writeCollated(_ expression: SQLExpression) {
    if case .collate = expression { return write(expression) }
    write(expression.asPlainText, in: .tight)
    if let collation = spelling.codePointCollation {
      write(" COLLATE ")
      write(identifier: collation)
    }
  }

  mutating func write(_ source: SQLSource) {
    switch source {
    case .table(let reference):
      write(source: reference)
    case .function(let function, let reference):
      dialect.write(tableFunction: function, as: reference, to: &self)
    case .derived(let query, let reference), .lateral(let query, let reference):
      if case .lateral = source { write("LATERAL ") }
      write("(")
      write(query, ofTypesOf: reference)
      write(") AS ")
      write(identifier: reference.sourceName)
    }
  }

  /// Writes the query of a source, with its columns in the types that the source describes.
  mutating func write(_ query: SQLQuery, ofTypesOf reference: SQLTableReference) {
    write(spelling.castsNamedTypes ? query.converted(to: reference.columns.map(\.type)) : query)
  }

  private mutating func write(_ join: SQLJoin) {
    switch join.kind {
    case .inner: write(" JOIN ")
    case .left: write(" LEFT JOIN ")
    case .right: write(" RIGHT JOIN ")
    case .full: write(" FULL JOIN ")
    case .cross: write(spelling.crossJoin)
    }
    write(join.source)
    if let condition = join.condition {
      write(" ON ")
      write(condition: condition, in: .free)
    }
  }

  /// Writes conditions that must all hold; those that say nothing are left out.
  mutating func write(conditions: [SQLExpression], after keyword: StaticString) {
    var count = 0
    for part in conditions where !part.isNoCondition { count += 1 }
    if count > 32 {
      write(keyword)
      let parts = conditions.filter { !$0.isNoCondition }
      return write(condition: .conjunction(parts[...]), in: .free)
    }
    var isFirst = true
    for part in conditions where !part.isNoCondition {
      if isFirst { write(keyword) } else { write(" AND ") }
      write(condition: part, in: count == 1 ? .free : .and(isLeft: isFirst))
      isFirst = false
    }
  }

  /// Writes what is only asked whether it holds, and not whether it is false or NULL, in a form that an index
  /// serves: a null-safe comparison with what is never NULL is plain equality, and `coalesce(x, FALSE)` is `x`.
  private mutating func write(condition: SQLExpression, in place: SQLPrecedence.Place) {
    switch condition {
    // The engine finds what rows are grouped by, in HAVING, by its text.
    case _ where !groupedExpressions.isEmpty && groupedExpressions.contains(condition):
      write(condition, in: place)
    case .logical(let left, let op, let right):
      let isWrapped = SQLPrecedence.needsParentheses(condition, in: place)
      defer { leave() }
      guard enter(condition) else { return }
      if isWrapped { write(byte: UInt8(ascii: "(")) }
      write(condition: left, in: op == .and ? .and(isLeft: true) : .or(isLeft: true))
      write(op == .and ? " AND " : " OR ")
      write(condition: right, in: op == .and ? .and(isLeft: false) : .or(isLeft: false))
      if isWrapped { write(byte: UInt8(ascii: ")")) }
    // NULL is as good as false here. Of others than an equality such an engine would think that no part of a row may be
    // NULL, and make an inner join of an outer one.
    case .comparison(let left, .equal, let right) where left.isRow && spelling.forgetsNullOfRows:
      defer { leave() }
      if enter(condition) { write(comparison: left, .equal, right) }
    case .inList(let operand, let list, negated: false) where operand.isRow && spelling.forgetsNullOfRows:
      defer { leave() }
      if enter(condition) { write(membership: operand, list, false) }
    case .inQuery(let operand, let query, negated: false) where operand.isRow && spelling.forgetsNullOfRows:
      defer { leave() }
      if enter(condition) { write(membership: operand, query, false) }
    case .isDistinct(let left, let right, negated: true) where left.isKnownNotNull || right.isKnownNotNull:
      write(.comparison(left, .equal, right), in: place)
    case .isDistinct(let left, .value(.null, _), let negated):
      write(.isNull(left, negated: !negated), in: place)
    case .function(.coalesce, _):
      guard let other = condition.conditionOrFalse else { return write(condition, in: place) }
      write(condition: other, in: place)
    default: write(condition, in: place)
    }
  }

  /// Writes `ORDER BY …`.
  public mutating func write(orderBy ordering: [SQLOrdering]) {
    write("ORDER BY ")
    write(orderingTerms: ordering)
  }

  mutating func write(orderingTerms ordering: [SQLOrdering]) {
    writeList(ordering) { term, writer in
      if writer.spelling.codePointCollation != nil, term.expression.type.storage == .text {
        writer.writeCollated(term.expression.asKey(writer.spelling))
      } else {
        writer.write(term.expression.asKey(writer.spelling))
      }
      writer.write(directionOf: term)
    }
  }

  /// Writes in which direction a term is sorted and where NULL comes, with a space before, if that is to be said.
  mutating func write(directionOf term: SQLOrdering) {
    if term.isDescending { write(" DESC") }
    switch term.nulls {
    case .first: write(" NULLS FIRST")
    case .last: write(" NULLS LAST")
    case .smallest, .database: break
    }
  }
}

extension SQLExpression {
  /// As a term of ORDER BY, GROUP BY or DISTINCT ON, in which engines take a bare constant for a position, or refuse
  /// it.
  fileprivate func asKey(_ spelling: SQLSpelling) -> SQLExpression {
    switch self {
    // What an engine's parser computes is a constant.
    case .value, .parameter, .not(.literal): spelling.placeholdersArePositions ? .cast(self, type) : self
    case .literal(_, let type) where type.storage != .unknown: .cast(self, type)
    // The sign of a constant is a part of it.
    case .unary(.negate, let operand) where operand.isSignedLiteral: .cast(self, type)
    // An engine that has `IN ()` makes the constant 0 of it and what it is combined with.
    case .logical where isFalseByEmptyList: .cast(self, .boolean)
    default: self
    }
  }

  private var isSignedLiteral: Bool {
    switch self {
    case .literal: true
    case .unary(.negate, let operand): operand.isSignedLiteral
    default: false
    }
  }

  /// Whether one of the conditions that must all hold is that of an empty list.
  private var isFalseByEmptyList: Bool {
    switch self {
    case .logical(let left, .and, let right): left.isFalseByEmptyList || right.isFalseByEmptyList
    case .inList(_, let list, negated: false): list.isEmpty
    default: false
    }
  }

  var isRow: Bool { if case .row = self { true } else { false } }
}
