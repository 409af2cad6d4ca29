extension SQLWriter {
  /// Writes an expression between commas, parentheses or keywords.
  public mutating func write(_ expression: SQLExpression) {
    write(bare: expression)
  }

  /// Writes an operand of something that binds tightly: anything but a name, a call or the like is wrapped.
  public mutating func write(operand expression: SQLExpression) {
    write(expression, in: .tight)
  }

  mutating func write(_ expression: SQLExpression, in place: SQLPrecedence.Place) {
    if SQLPrecedence.needsParentheses(expression, in: place) {
      write(byte: UInt8(ascii: "("))
      write(bare: expression)
      write(byte: UInt8(ascii: ")"))
    } else {
      write(bare: expression)
    }
  }

  mutating func write(bare expression: SQLExpression) {
    defer { leave() }
    guard enter(expression) else { return }
    isCompared = takeComparesNext()
    switch expression {
    case .column(let column):
      checkScope(of: column)
      write(column)
    case .value(let value, let type): bind(value, type)
    case .parameter(let parameter): bind(parameter)
    case .literal(let value, let type): dialect.write(literal: value, of: type, to: &self)
    case .row(let parts): write(row: parts)
    case .unary, .bitwise, .arithmetic, .cast, .function, .search:
      if let other = dialect.features.expressionPasses.lowered(expression) {
        write(lowered: other, from: expression)
      } else {
        write(spelled: expression)
      }
    case .concatenation(let left, let right): dialect.write(concatenation: left, right, to: &self)
    case .comparison(var left, let comparison, var right):
      if case .comparison(let first, _, let second)? = dialect.features.expressionPasses.lowered(expression) {
        (left, right) = (first, second)
      }
      write(remindingOfNullOf: left) { writer in writer.write(comparison: left, comparison, right) }
    case .isDistinct(var left, var right, let negated):
      if case .isDistinct(let first, let second, _)? = dialect.features.expressionPasses.lowered(expression) {
        (left, right) = (first, second)
      }
      compareNext(with: right, isFirst: true)
      dialect.write(isDistinct: left, right, negated: negated, to: &self)
    case .logical(let left, let op, let right):
      write(left, in: op == .and ? .and(isLeft: true) : .or(isLeft: true))
      write(op == .and ? " AND " : " OR ")
      write(right, in: op == .and ? .and(isLeft: false) : .or(isLeft: false))
    case .not(.column(let column)) where spelling.comparesNegatedColumns:
      write(comparison: .column(column), .equal, .literal(.boolean(false), .boolean))
    case .not(let operand):
      write("NOT ")
      write(operand, in: .not)
    case .between(var operand, var lower, var upper, let negated):
      if case .between(let first, let second, let third, _)? = dialect.features.expressionPasses.lowered(
        expression)
      {
        (operand, lower, upper) = (first, second, third)
      }
      write(comparingWithSeveral: operand, [lower, upper]) { operand, writer in
        writer.write(operand, between: lower, and: upper, negated: negated)
      }
    case .inList(let operand, let list, let negated):
      write(remindingOfNullOf: operand) { writer in writer.write(membership: operand, list, negated) }
    case .inQuery(let operand, let query, let negated):
      write(remindingOfNullOf: operand) { writer in writer.write(membership: operand, query, negated) }
    case .like(let operand, let pattern, let caseSensitive, let negated):
      dialect.write(
        like: operand, pattern: pattern, caseSensitive: caseSensitive, negated: negated, to: &self)
    case .isNull(let operand, let negated):
      write(operand, in: .comparison)
      write(negated ? " IS NOT NULL" : " IS NULL")
    case .exists(let query, let negated):
      write(negated ? "NOT EXISTS (" : "EXISTS (")
      write(query)
      write(")")
    case .conditional(let node): write(node)
    case .collate(let text, let collation): write(text, collation)
    case .naming(let naming): dialect.write(naming: naming, to: &self)
    case .aggregate(let aggregate): write(aggregate, over: nil)
    case .window(let function, let window): write(function, over: window)
    case .rows(let query, let reference): dialect.write(rows: query, as: reference, to: &self)
    case .subquery(let query, _):
      write("(")
      write(query)
      write(")")
    case .fragment(let fragment, _): write(fragment: fragment)
    case .subtree(let subtree): write(bare: subtree.expression)
    case .refusal(let refusal, let type):
      dialect.write(literal: .invalid(reason: refusal.detail), of: type, to: &self)
    }
  }

  /// Writes what a pass has made of an expression, which may bind less tightly.
  private mutating func write(lowered other: SQLExpression, from expression: SQLExpression) {
    switch (expression, other) {
    case (.function, .arithmetic):
      write("(")
      write(spelled: other)
      write(")")
    default: write(spelled: other)
    }
  }

  /// Writes what the dialect spells, after the passes over expressions.
  private mutating func write(spelled expression: SQLExpression) {
    switch expression {
    case .unary(.negate, let operand): dialect.write(negated: operand, to: &self)
    case .unary(.complement, let operand): dialect.write(complement: operand, to: &self)
    case .bitwise(let left, let op, let right): dialect.write(bitwise: left, op, right, to: &self)
    case .arithmetic(let left, let op, let right):
      dialect.write(arithmetic: left, op, right, to: &self)
    case .cast(let operand, let type): dialect.write(cast: operand, to: type, to: &self)
    case .function(let function, let arguments):
      dialect.write(function: function, arguments, to: &self)
    case .search(let text, let search, let part):
      dialect.write(search: text, search, part, to: &self)
    // What a pass has made, in the place of something that binds as tightly as can be.
    default: write(operand: expression)
    }
  }

  // MARK: Comparison

  mutating func write(
    comparison left: SQLExpression, _ comparison: SQLComparisonOperator, _ right: SQLExpression
  ) {
    var (left, right) = (left, right)
    if case .row(var parts) = left {
      if spelling.castsNamedTypes, case .subquery(let query, let type) = right {
        let met = query.meeting(parts)
        (parts, right) = (met.parts, .subquery(met.query, type))
      }
      let isOrdered = comparison != .equal && comparison != .notEqual
      guard case .row = right else {
        write(row: parts, beside: right, isOrdered: isOrdered, isLeft: true)
        write(comparison)
        return write(right, in: .comparison)
      }
      let rows = meeting([left, right])
      write(row: rows[0].parts, beside: rows[1], isOrdered: isOrdered, isLeft: true)
      write(comparison)
      return write(row: rows[1].parts, beside: rows[0], isOrdered: isOrdered)
    }
    if spelling.castsNamedTypes, left.hasNamedText || right.hasNamedText {
      let operands = SQLExpression.meeting([left, right])
      (left, right) = (operands[0], operands[1])
    }
    let type = spelling.castsNamedTypes ? left.namedType ?? right.namedType : nil
    compareNext(with: right, isFirst: true)
    switch comparison {
    case .equal, .notEqual: break
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if left.isOrderedByDatabase { break }
      if right.isOrderedByDatabase { break }
      // Text is compared by code point, so a type of the database's own is compared as its text.
      let isText = type?.storage == .text && spelling.codePointCollation != nil
      writeOrdered(left, adopting: isText ? nil : type)
      write(comparison)
      compareNext(with: left)
      return write(isText ? right.asPlainText : right, adopting: isText ? nil : type, in: .comparison)
    }
    write(left, adopting: type, in: .comparison)
    write(comparison)
    compareNext(with: left)
    write(right, adopting: type, in: .comparison)
  }

  private mutating func write(_ comparison: SQLComparisonOperator) {
    switch comparison {
    case .equal: write(" = ")
    case .notEqual: write(" <> ")
    case .less: write(" < ")
    case .lessOrEqual: write(" <= ")
    case .greater: write(" > ")
    case .greaterOrEqual: write(" >= ")
    }
  }

  /// Writes an operand of a comparison, or what a column is assigned. A bound value takes the type of what it is beside, if
  /// the database defines that type, and so does another text. An instant becomes what clocks in UTC show beside a day and a
  /// time without a zone, and the other way round.
  mutating func write(
    _ expression: SQLExpression, adopting type: SQLType?, in place: SQLPrecedence.Place
  ) {
    if let type, expression.isValue {
      writeCast(to: type) { $0.write(bare: expression) }
    } else if let type, spelling.castsNamedTypes, expression.isOfOtherZone(than: type) {
      write("(")
      write(operand: expression)
      write(" AT TIME ZONE 'UTC')")
    } else if let type, type.isNamedText, spelling.castsNamedTypes,
      let other = expression.converted(to: type, keepsValues: true)
    {
      write(other, in: place)
    } else {
      write(expression, in: place)
    }
  }

  /// Writes an operand of a comparison by order: text by code point.
  mutating func writeOrdered(_ expression: SQLExpression, adopting type: SQLType? = nil) {
    guard spelling.codePointCollation != nil, expression.type.storage == .text,
      !expression.isOrderedByDatabase
    else {
      return write(expression, adopting: type, in: .comparison)
    }
    write("(")
    writeCollated(expression)
    write(")")
  }

  private mutating func write(
    _ operand: SQLExpression, between lower: SQLExpression, and upper: SQLExpression, negated: Bool
  ) {
    let isText =
      operand.type.storage == .text && spelling.codePointCollation != nil && !operand.isOrderedByDatabase
    var (operand, lower, upper) = (operand, lower, upper)
    var type = isText ? nil : operand.adoptedType
    if !isText, spelling.castsNamedTypes, operand.type.storage == .text {
      let operands = SQLExpression.meeting([operand, lower, upper])
      (operand, lower, upper) = (operands[0], operands[1], operands[2])
      type = SQLExpression.namedText(of: operands)
    }
    comparesNext = lower.isRepeatable && upper.isRepeatable
    writeOrdered(operand, adopting: type)
    write(negated ? " NOT BETWEEN " : " BETWEEN ")
    write(isText ? lower.asPlainText : lower, adopting: type, in: .tight)
    write(" AND ")
    write(isText ? upper.asPlainText : upper, adopting: type, in: .tight)
  }

  private mutating func write(
    _ operand: SQLExpression, in list: [SQLExpression], negated: Bool
  ) {
    // `IN ((SELECT …))` would be one of the query's rows: false if there is none, while this is NULL.
    if list.count == 1, case .subquery = list[0] {
      return write(comparison: operand, negated ? .notEqual : .equal, list[0])
    }
    var (operand, list, named) = (operand, list, SQLType?.none)
    if spelling.castsNamedTypes, operand.hasNamedText || list.contains(where: \.hasNamedText) {
      let operands = SQLExpression.meeting([operand] + list)
      (operand, list) = (operands[0], Array(operands.dropFirst()))
      named = SQLExpression.namedText(of: operands)
    }
    comparesNext = list.allSatisfy(\.isRepeatable)
    write(operand, adopting: named, in: .comparison)
    if dialect.features.native.contains(.longLists),
      let list = SQLLongList.rows(of: list, ofAtLeast: packedList)
    {
      let types = zip(operand.parts, list.types).map { part, type in part.namedType ?? type }
      let long = dialect.longList(list.rows, of: types)
      return write(negated ? long.exclusion : long.membership)
    }
    write(negated ? " NOT IN (" : " IN (")
    let adopted = operand.adoptedType ?? named
    writeList(list) { element, writer in
      if case .row(let parts) = element { return writer.write(row: parts, beside: operand) }
      writer.write(element, adopting: adopted, in: .free)
    }
    write(")")
  }

  mutating func write(_ parts: [SQLLongList.Part]) {
    for part in parts {
      switch part {
      case .text(let text): write(text: text)
      case .value(let value, let type): bind(value, type)
      }
    }
  }

  // MARK: Constructs that every dialect spells alike

  private mutating func write(_ node: SQLCase) {
    let node = spelling.castsNamedTypes ? node.withTextsThatMeet : node
    let type = SQLExpression.commonType(
      node.branches.lazy.compactMap(\.result.namedType).first ?? node.otherwise?.namedType,
      first: node.branches.first?.result)
    write("CASE")
    var compared: SQLType?
    if let operand = node.operand {
      compared = operand.adoptedType
      if compared == nil, spelling.castsNamedTypes {
        compared = SQLExpression.namedText(of: node.branches.map(\.condition))
      }
      write(" ")
      write(operand, adopting: compared, in: .tight)
    }
    for branch in node.branches {
      write(" WHEN ")
      write(branch.condition, adopting: compared, in: .free)
      write(" THEN ")
      write(branch.result, adopting: type, in: .free)
    }
    if let otherwise = node.otherwise {
      write(" ELSE ")
      write(otherwise, adopting: type, in: .free)
    }
    write(" END")
  }

  /// Writes a call of a function that the dialect has under this name.
  public mutating func write(call name: StaticString, _ arguments: [SQLExpression]) {
    write(name)
    write("(")
    writeList(arguments) { argument, writer in writer.write(argument) }
    write(")")
  }
}

extension SQLCase {
  /// The same with plain texts, where those of types of the database's own would meet others.
  fileprivate var withTextsThatMeet: SQLCase {
    var copy = self
    if let operand {
      let compared = SQLExpression.meeting([operand] + branches.map(\.condition))
      copy.operand = compared[0]
      for index in branches.indices { copy.branches[index].condition = compared[index + 1] }
    }
    let results = SQLExpression.meeting(branches.map(\.result) + [otherwise].compactMap(\.self))
    for index in branches.indices { copy.branches[index].result = results[index] }
    if otherwise != nil { copy.otherwise = results.last }
    return copy
  }
}

extension SQLExpression {
  /// The text of what is stored as text under a type of the database's own.
  var asPlainText: SQLExpression {
    if case .named(_, stored: .text) = type, !isValue { .cast(self, .text) } else { self }
  }

  /// The text with the collation that compares by code point, unless it names its collation itself.
  public var byCodePoint: SQLExpression {
    if case .collate = self { self } else { .collate(self, .binary) }
  }

  /// Whether it is written as a placeholder.
  var isValue: Bool {
    switch self {
    case .value, .parameter: true
    default: false
    }
  }
}

extension SQLWriter {
  /// Operands that meet, as plain texts where the dialect needs that.
  func meeting(_ operands: [SQLExpression]) -> [SQLExpression] {
    spelling.castsNamedTypes ? SQLExpression.meeting(operands) : operands
  }

  /// Writes a comparison. Of rows it is wrapped for an engine that would take it for one that is never NULL.
  private mutating func write(
    remindingOfNullOf operand: SQLExpression, _ comparison: (inout SQLWriter) -> Void
  ) {
    let isForgotten = spelling.forgetsNullOfRows && operand.isRow
    if isForgotten { write("coalesce(") }
    comparison(&self)
    if isForgotten { write(", NULL)") }
  }

  mutating func write(membership operand: SQLExpression, _ list: [SQLExpression], _ negated: Bool) {
    write(comparingWithSeveral: operand, list) { operand, writer in
      writer.write(operand, in: list, negated: negated)
    }
  }

  mutating func write(membership operand: SQLExpression, _ query: SQLQuery, _ negated: Bool) {
    write(comparingWithSeveral: operand, []) { operand, writer in
      var (operand, query) = (operand, query)
      if writer.spelling.castsNamedTypes {
        let met = query.meeting(operand.parts)
        (operand, query) = (operand.isRow ? .row(met.parts) : met.parts[0], met.query)
      }
      writer.write(operand, in: .comparison)
      writer.write(negated ? " NOT IN (" : " IN (")
      writer.write(query)
      writer.write(")")
    }
  }
}
