extension SQLLowering {
  /// Texts that are compared, ordered and grouped with a COLLATE by code point, for engines whose columns may compare in
  /// another way: `"name" = ? COLLATE utf8mb4_nopad_bin`.
  ///
  /// In a comparison the collation is at the right operand, so that an index of the left one serves.
  public static let textByCodePoint = SQLLowering("COLLATE of texts") { statement in
    SQLRewriter(
      expression: { $0.comparingTextByCodePoint ?? $0 },
      select: { $0.comparingTextByCodePoint ?? $0 },
      query: { query in
        if let compound = query.compound?.comparingTextByCodePoint {
          return query.with(body: .compound(compound))
        }
        guard query.ordering.contains(where: \.isOfEnginesText) else { return query }
        var result = query
        result.ordering = query.ordering.map(\.byCodePoint)
        return result
      }, fragmentOrdering: { $0.map(\.byCodePoint) }
    ).rewrite(statement)
  }
}

extension SQLOrdering {
  /// Whether it is left to the engine how the text is ordered.
  var isOfEnginesText: Bool { expression.isEnginesText }

  fileprivate var byCodePoint: SQLOrdering {
    SQLOrdering(expression.comparedByCodePoint, descending: isDescending, nulls: nulls)
  }
}

extension SQLCompound {
  /// The arms with their texts by code point, as the engine compares rows, and takes one collation for all of them;
  /// `nil` if they are that already.
  var comparingTextByCodePoint: SQLCompound? {
    let arms = arms.map { arm in
      guard let select = arm.select, select.selectedExpressions.contains(where: \.isEnginesText) else {
        return arm
      }
      return arm.choosing { $0.columns.flatMap(\.byCodePoint) }
    }
    return arms == self.arms ? nil : with(arms)
  }
}

extension SQLSelect {
  /// The SELECT with its groups and distinct rows by code point; `nil` if they are that already.
  var comparingTextByCodePoint: SQLSelect? {
    var result = self
    var isOther = false
    let added = grouping.map(\.comparedByCodePoint).filter { !grouping.contains($0) }
    if !added.isEmpty {
      // The texts as they are remain: what is selected, or a condition of HAVING, names them.
      result.grouping += added
      isOther = true
    }
    // MariaDB takes a value with a collation in HAVING for a number.
    let rewriter = SQLRewriter(expression: \.withCollationAtTheLeft)
    let conditions = groupFilters.map(rewriter.rewrite)
    if conditions != groupFilters {
      result.groupFilters = conditions
      isOther = true
    }
    switch distinct {
    case .none: break
    case .on(let keys):
      if keys.contains(where: \.isEnginesText) {
        result.distinct = .on(keys.map(\.comparedByCodePoint))
        isOther = true
      }
    case .all:
      if selectedExpressions.contains(where: \.isEnginesText) {
        result.columns = columns.flatMap(\.byCodePoint)
        isOther = true
      }
    }
    return isOther ? result : nil
  }
}

extension SQLSelection {
  fileprivate var byCodePoint: [SQLSelection] {
    switch self {
    case .expression(.column(let column)): [Self.byCodePoint(column)]
    case .expression(let expression): [.expression(expression.comparedByCodePoint)]
    case .named(let expression, let name): [.named(expression.comparedByCodePoint, name)]
    // Each keeps its name, also where only the columns of a derived table are left of it.
    case .columns(let reference):
      reference.columns.map { .named(SQLExpression.column($0).comparedByCodePoint, $0.name) }
    }
  }

  private static func byCodePoint(_ column: SQLColumn) -> SQLSelection {
    let expression = SQLExpression.column(column)
    return expression.isEnginesText
      ? .named(expression.comparedByCodePoint, column.name) : .expression(expression)
  }
}

extension SQLExpression {
  /// Whether it is left to the engine how the text is compared.
  fileprivate var isEnginesText: Bool {
    switch self {
    case .collate: false
    case .column(let column): column.type.isText && column.collation == .binary
    default: type.isText
    }
  }

  /// The same, compared by code point if it is a text.
  fileprivate var comparedByCodePoint: SQLExpression {
    switch self {
    case .row(let parts): .row(parts.map(\.comparedByCodePoint))
    default: isEnginesText ? .collate(self, .binary) : self
    }
  }

  private var hasCollation: Bool {
    switch self {
    case .collate: true
    case .column(let column): column.collation != .binary
    case .row(let parts): parts.contains(where: \.hasCollation)
    default: false
    }
  }

  /// The right one of two operands with the collation, unless one of them has one or none is a text.
  private static func byCodePoint(_ left: SQLExpression, _ right: SQLExpression) -> SQLExpression? {
    if case .row(let parts) = left, case .row(let others) = right, parts.count == others.count {
      let pairs = zip(parts, others).map { byCodePoint($0, $1) }
      if pairs.allSatisfy({ $0 == nil }) { return nil }
      return .row(zip(pairs, others).map { $0 ?? $1 })
    }
    guard left.isEnginesText, !right.hasCollation else { return nil }
    return .collate(right, .binary)
  }

  /// A comparison with the collation of its right operand at the left one.
  fileprivate var withCollationAtTheLeft: SQLExpression {
    switch self {
    case .comparison(let left, let op, .collate(let right, .binary)) where left.isEnginesText:
      return .comparison(.collate(left, .binary), op, right)
    case .isDistinct(let left, .collate(let right, .binary), let negated) where left.isEnginesText:
      return .isDistinct(.collate(left, .binary), right, negated: negated)
    case .between(let operand, .collate(let lower, .binary), let upper, let negated)
    where operand.isEnginesText:
      return .between(.collate(operand, .binary), lower, upper, negated: negated)
    case .inList(let operand, let list, let negated) where operand.isEnginesText:
      guard case .collate(let first, .binary)? = list.first else { return self }
      return .inList(.collate(operand, .binary), [first] + list.dropFirst(), negated: negated)
    default: return self
    }
  }

  /// A comparison of texts as one by code point; `nil` for what is one already, or compares something else.
  var comparingTextByCodePoint: SQLExpression? {
    switch self {
    case .comparison(.row(let parts), let op, .subquery(let query, let type)):
      guard parts.contains(where: \.isEnginesText) else { return nil }
      return .comparison(.row(parts.map(\.comparedByCodePoint)), op, .subquery(query, type))
    case .comparison(let left, let op, let right):
      return Self.byCodePoint(left, right).map { .comparison(left, op, $0) }
    case .isDistinct(let left, let right, let negated):
      return Self.byCodePoint(left, right).map { .isDistinct(left, $0, negated: negated) }
    case .between(let operand, let lower, let upper, let negated):
      if upper.hasCollation { return nil }
      return Self.byCodePoint(operand, lower).map { .between(operand, $0, upper, negated: negated) }
    case .inList(let operand, let list, let negated):
      guard let first = list.first, !operand.hasCollation, !list.contains(where: \.hasCollation),
        let collated = Self.byCodePoint(operand, first)
      else { return nil }
      // A long list stays one of values.
      return list.count > 32
        ? .inList(operand.comparedByCodePoint, list, negated: negated)
        : .inList(operand, [collated] + list.dropFirst(), negated: negated)
    case .inQuery(let operand, let query, let negated):
      let collated = operand.comparedByCodePoint
      return collated == operand ? nil : .inQuery(collated, query, negated: negated)
    case .conditional(var conditional):
      guard let operand = conditional.operand, operand.isEnginesText else { return nil }
      conditional.operand = operand.comparedByCodePoint
      return .conditional(conditional)
    case .function(let function, var arguments):
      guard arguments.count > 1 else { return nil }
      switch function {
      case .nullIf:
        guard let other = Self.byCodePoint(arguments[0], arguments[1]) else { return nil }
        arguments[1] = other
      case .greatest, .least, .greatestOfKnown, .leastOfKnown:
        if arguments.contains(where: \.hasCollation) || !arguments[0].isEnginesText { return nil }
        arguments[0] = arguments[0].comparedByCodePoint
      default: return nil
      }
      return .function(function, arguments)
    case .aggregate(let aggregate): return aggregate.byCodePoint.map { .aggregate($0) }
    case .window(var function, var window):
      var isOther = false
      if case .aggregate(let aggregate) = function,
        case .aggregate(let other)? = SQLExpression.aggregate(aggregate).comparingTextByCodePoint
      {
        function = .aggregate(other)
        isOther = true
      }
      guard
        isOther || window.partition.contains(where: \.isEnginesText)
          || window.ordering.contains(where: \.isOfEnginesText)
      else { return nil }
      window.partition = window.partition.map(\.comparedByCodePoint)
      window.ordering = window.ordering.map(\.byCodePoint)
      return .window(function, window)
    default: return nil
    }
  }
}

extension SQLAggregate {
  /// The aggregate with what it compares by code point; `nil` if it is that already.
  fileprivate var byCodePoint: SQLAggregate? {
    guard comparedParts.contains(where: \.isEnginesText) || ordering.contains(where: \.isOfEnginesText) else {
      return nil
    }
    var result = self
    if isDistinct || ordersValues {
      result = mapArgument { $0.isEnginesText ? $0.comparedByCodePoint : $0 }
    }
    result.ordering = ordering.map { $0.isOfEnginesText ? $0.byCodePoint : $0 }
    return result == self ? nil : result
  }
}
