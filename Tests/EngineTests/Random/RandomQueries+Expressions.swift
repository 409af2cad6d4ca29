@_spi(KoineDriver) import Koine

/// Values in random queries.
extension RandomQueries {
  mutating func expression(_ kind: Kind, _ depth: Int) -> SQLExpression {
    guard depth > 0, !rarely(3) else { return leaf(kind, depth) }
    if rarely(14), scopes.count < 4 { return scalar(kind, depth) }
    if rarely(6) { return either(kind, depth) }
    if hasEverything, kind != .boolean, rarely(3), let call = call(kind, depth) { return call }
    switch kind {
    case .integer: return integer(depth)
    case .double: return double(depth)
    case .text: return text(depth)
    case .boolean: return boolean(depth)
    case .date: return date(depth)
    case .day: return day(depth)
    case .decimal: return decimal(depth)
    case .time, .uuid, .bytes: return call(kind, depth) ?? leaf(kind, depth)
    }
  }

  /// A column, a key of the groups, an aggregate, or a constant.
  mutating func leaf(_ kind: Kind, _ depth: Int) -> SQLExpression {
    if rarely(6) { return value(kind) }
    var level = scopes.count - 1
    while level > 0, !staysInside, rarely(4) { level -= 1 }
    guard level >= 0 else { return value(kind) }
    let scope = scopes[level]
    if let keys = scope.keys {
      let isInnermost = level == scopes.count - 1
      if kind == .integer, scope.hasGroupingSets, isInnermost, rarely(4) {
        return .function(.grouping, [pick(keys)])
      }
      let known = keys.filter { $0.type.storage == kind.type.storage && (isInnermost || $0.isColumn) }
      if !known.isEmpty, !isInnermost || rarely(2) { return pick(known) }
      return isInnermost ? aggregate(kind, depth) : value(kind)
    }
    let columns = scope.sources.flatMap(\.columns).filter { Kind($0.type) == kind }
    guard !columns.isEmpty else { return value(kind) }
    let column = pick(columns)
    // A narrower integer is one of 64 bits to what it meets.
    return column.type.storage == kind.type.storage ? .column(column) : .cast(.column(column), kind.type)
  }

  mutating func value(_ kind: Kind) -> SQLExpression {
    if rarely(10) { return .value(.null, kind.type) }
    let value: SQLValue =
      switch kind {
      case .integer: .integer(Int64(below(9)) - 4)
      case .double: .double(Double(below(9)) / 2 - 1)
      case .text: .text(pick(["", "a", "B", "É", "a ", "12", " ab ", "%", "é"]))
      case .boolean: .boolean(rarely(2))
      case .date: .timestamp(microseconds: Int64(below(9) - 4) * 86_400_250_001)
      case .day: .date(days: Int64(below(9) - 4) * 31)
      case .decimal: .integer(Int64(below(9) - 4) * 25)
      case .time: pick(Chest.times).sqlValue
      case .uuid: pick(Chest.uuids).sqlValue
      case .bytes: .blob(pick(Chest.bytes))
      }
    return rarely(2) ? .value(value, kind.type) : .literal(value, kind.type)
  }

  // MARK: By type

  private mutating func integer(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch below(17) {
    case 16: return rarely(2) ? json(.integer) : .function(.json(.length), [json(.json)])
    case 0: return .function(.length, [expression(.text, inner)])
    case 1: return .function(.position, [expression(.text, inner), expression(.text, inner)])
    case 2: return .function(.textual(pick([.octetLength, .codePoint])), [expression(.text, inner)])
    case 3: return .function(.temporal(.part(pick(SQLDatePart.allCases))), [expression(.date, inner)])
    case 4:
      let parts: [SQLDatePart] = [.year, .quarter, .month, .day, .isoWeek, .isoYear, .dayOfWeek, .dayOfYear]
      return .function(.temporal(.part(pick(parts))), [expression(.day, inner)])
    case 5:
      return .function(
        .temporal(.difference(pick(SQLDateUnit.allCases))),
        [expression(.date, inner), expression(.date, inner)])
    case 6:
      let units: [SQLDateUnit] = [.year, .quarter, .month, .week, .day]
      return .function(
        .temporal(.difference(pick(units))), [expression(.day, inner), expression(.day, inner)])
    case 7:
      return .bitwise(
        expression(.integer, inner), pick([.and, .or, .exclusiveOr, .shiftLeft, .shiftRight]),
        expression(.integer, inner))
    case 8: return .unary(pick([.negate, .complement]), expression(.integer, inner))
    case 9: return .function(.absolute, [expression(.integer, inner)])
    case 10: return .function(.numeric(.signum), [expression(pick([.integer, .double, .decimal]), inner)])
    case 11: return .cast(expression(pick([.boolean, .text, .double]), inner), .bigInteger)
    case 12: return .cast(.cast(expression(.integer, inner), .integer(bits: pick([8, 16, 32]))), .bigInteger)
    case 13: return .arithmetic(expression(.integer, inner), .multiply, small())
    default:
      return .arithmetic(
        expression(.integer, inner), pick([.add, .subtract, .remainder, .integerDivide]),
        rarely(2) ? expression(.integer, inner) : small())
    }
  }

  private mutating func small() -> SQLExpression { .literal(.integer(Int64(below(7)) - 2), .bigInteger) }

  private mutating func double(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch isOfEveryEngine ? pick([0, 1, 2, 4, 6, 7]) : below(11) {
    case 10: return .arithmetic(expression(.double, inner), .remainder, expression(.double, inner))
    case 9: return json(.double)
    case 0: return .cast(expression(.integer, inner), .double)
    case 1: return .function(pick([.absolute, .round]), [expression(.double, inner)])
    case 2: return .function(.numeric(pick([.ceiling, .floor, .squareRoot])), [expression(.double, inner)])
    case 3:
      let places = SQLExpression.literal(.integer(Int64(below(4)) - 1), .integer(bits: 32))
      return .function(
        .numeric(pick([.roundToPlaces, .truncateToPlaces])), [expression(.double, inner), places])
    case 4: return .unary(.negate, expression(.double, inner))
    // Libraries differ in the last bits of these.
    case 5:
      let function = pick([
        SQLNumericFunction.exponential, .naturalLogarithm, .sine, .cosine, .arcTangent, .arcSine,
      ])
      let result = SQLExpression.function(.numeric(function), [expression(.double, min(inner, 1))])
      return .function(
        .numeric(.roundToPlaces), [result, .literal(.integer(6), .integer(bits: 32))])
    default:
      return .arithmetic(
        expression(.double, inner), pick([.add, .subtract, .multiply, .divide]), expression(.double, inner))
    }
  }

  private mutating func text(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch below(15) {
    case 14: return rarely(2) ? json(.text) : .function(.json(.type), [json(.json)])
    case 0, 1: return .concatenation(expression(.text, inner), expression(.text, inner))
    case 2: return .function(pick([.lower, .upper, .textual(.reversed)]), [expression(.text, inner)])
    case 3: return .function(pick([.trim, .trimStart, .trimEnd]), [expression(.text, inner)])
    case 4:
      return .function(
        .replace,
        [expression(.text, inner), expression(.text, min(inner, 1)), expression(.text, min(inner, 1))])
    case 5: return .function(.substring, [expression(.text, inner), small(), small()])
    case 6:
      return .function(
        pick([.left, .right]), [expression(.text, inner), expression(.integer, min(inner, 1))])
    case 7: return .cast(expression(pick([.integer, .boolean, .date, .day]), inner), .text)
    case 8:
      return .function(
        .textual(pick([.padStart, .padEnd])),
        [expression(.text, inner), small(), expression(.text, min(inner, 1))])
    case 9: return .function(.textual(.repeated), [expression(.text, inner), small()])
    case 10:
      return .function(
        .textual(.joined), [value(.text), expression(.text, inner), expression(.text, min(inner, 1))])
    case 11: return .function(.textual(.part), [expression(.text, inner), value(.text), small()])
    case 12: return .collate(expression(.text, inner), .binary)
    default: return .function(.temporal(.iso8601), [expression(.date, inner)])
    }
  }

  private mutating func date(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch below(5) {
    case 0: return .function(.temporal(.truncate(pick(SQLDateUnit.allCases))), [expression(.date, inner)])
    case 1:
      return .function(
        .temporal(.add(pick(SQLDateUnit.allCases))),
        [expression(.date, inner), expression(.integer, min(inner, 1))])
    case 2:
      let time = SQLExpression.function(.temporal(.time), [expression(.date, inner)])
      return .function(.temporal(.instant), [expression(.day, inner), time])
    case 3:
      return .function(
        .temporal(.sinceEpoch(pick([.second, .millisecond, .microsecond]))), [expression(.integer, inner)])
    default:
      let zone = SQLTimeZone.offset(seconds: Int64(below(9) - 4) * 1_800)
      return .function(.temporal(rarely(2) ? .toZone(zone) : .fromZone(zone)), [expression(.date, inner)])
    }
  }

  private mutating func day(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    let units: [SQLDateUnit] = [.year, .quarter, .month, .week, .day]
    switch below(5) {
    case 0: return .function(.temporal(.truncate(pick(units))), [expression(.day, inner)])
    case 1: return .function(.temporal(.date), [expression(.date, inner)])
    case 2:
      let year = SQLExpression.literal(.integer(Int64(2011 + below(3))), .bigInteger)
      return .function(
        .temporal(.makeDate), [year, expression(.integer, inner), expression(.integer, min(inner, 1))])
    case 3: return .cast(.cast(expression(.day, inner), .text), .date)
    default:
      return .function(
        .temporal(.add(pick(units))), [expression(.day, inner), expression(.integer, min(inner, 1))])
    }
  }

  private mutating func decimal(_ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch below(9) {
    case 8: return .arithmetic(expression(.decimal, inner), .remainder, expression(.decimal, inner))
    case 7:
      let sum = SQLExpression.arithmetic(
        expression(.decimal, inner), pick([.add, .subtract, .remainder]), otherDecimal(inner))
      return .cast(sum, Kind.decimal.type)
    case 0: return .unary(.negate, expression(.decimal, inner))
    case 1: return .function(.absolute, [expression(.decimal, inner)])
    case 2: return .cast(expression(.integer, inner), Kind.decimal.type)
    case 3:
      let product = SQLExpression.arithmetic(expression(.decimal, inner), .multiply, value(.decimal))
      return .cast(product, Kind.decimal.type)
    case 4:
      let quotient = SQLExpression.arithmetic(
        expression(.decimal, inner), .divide, expression(.decimal, inner))
      return .cast(quotient, Kind.decimal.type)
    default:
      return .arithmetic(expression(.decimal, inner), pick([.add, .subtract]), expression(.decimal, inner))
    }
  }

  /// A number of other decimals than ``Kind/decimal`` has: more, fewer, or none.
  private mutating func otherDecimal(_ depth: Int) -> SQLExpression {
    switch below(4) {
    case 0: return .arithmetic(expression(.decimal, depth), .multiply, value(.decimal))
    case 1: return .cast(expression(.integer, depth), .decimal(scale: pick([0, 1, 3])))
    case 2:
      let number = SQLValue.integer(Int64(below(9) - 4) * 1_250)
      return rarely(2) ? .value(number, .decimal(scale: 3)) : .literal(number, .decimal(scale: 3))
    default: return expression(.integer, depth)
    }
  }

  /// One of several values of a kind.
  private mutating func either(_ kind: Kind, _ depth: Int) -> SQLExpression {
    let inner = depth - 1
    switch below(5) {
    case 0:
      return .conditional(
        SQLCase(
          branches: (0...below(2)).map { _ in
            .init(when: boolean(inner), then: expression(kind, inner))
          }, otherwise: rarely(3) ? nil : expression(kind, inner)))
    case 1:
      let operand = anyKind()
      return .conditional(
        SQLCase(
          operand: expression(operand, inner),
          branches: (0...below(2)).map { _ in .init(when: value(operand), then: expression(kind, inner)) },
          otherwise: rarely(3) ? nil : expression(kind, inner)))
    case 2: return .function(.nullIf, [expression(kind, inner), expression(kind, inner)])
    default:
      let functions: [SQLFunction] =
        kind == .boolean || !kind.isOrdered ? [.coalesce] : [.coalesce, .greatest, .least]
      return .function(pick(functions), [expression(kind, inner), expression(kind, inner)])
    }
  }

  // MARK: Conditions

  mutating func boolean(_ depth: Int) -> SQLExpression {
    guard depth > 0, !rarely(8) else { return leaf(.boolean, depth) }
    if hasEverything, rarely(4), let call = call(.boolean, depth) { return call }
    let inner = depth - 1
    switch below(23) {
    case 22: return ofTwoScales(inner)
    case 0, 1: return .logical(boolean(inner), pick([.and, .or]), boolean(inner))
    case 2: return .not(boolean(inner))
    case 3: return .isNull(expression(anyKind(), inner), negated: rarely(2))
    case 4:
      let kind = pick(kindsInUse.filter { $0 != .boolean && $0.isOrdered })
      return .between(
        expression(kind, inner), expression(kind, inner), expression(kind, inner), negated: rarely(2))
    case 5:
      let kind = anyKind()
      let list = (0..<below(4)).map { _ in rarely(4) ? expression(kind, min(inner, 1)) : value(kind) }
      return .inList(expression(kind, inner), list, negated: rarely(2))
    case 6 where scopes.count < 4, 7 where scopes.count < 4:
      let kind = anyKind()
      return .inQuery(expression(kind, inner), query(depth: inner, of: [kind]).query, negated: rarely(2))
    case 8 where scopes.count < 4, 9 where scopes.count < 4:
      return .exists(query(depth: inner, of: kinds()).query, negated: rarely(2))
    case 10:
      let pattern = SQLExpression.value(
        .text(pick(["a%", "%B", "_", "%", "É", "%\\%%", "_b%", "[a]"])), .text)
      return .like(expression(.text, inner), pattern: pattern, caseSensitive: rarely(2), negated: rarely(2))
    case 11:
      return .search(
        expression(.text, inner), pick([.contains, .hasPrefix, .hasSuffix]), expression(.text, inner))
    case 12:
      let kinds = [anyKind(), anyKind()]
      let sides = (0..<2).map { _ in SQLExpression.row(kinds.map { expression($0, min(inner, 1)) }) }
      return rarely(3)
        ? .isDistinct(sides[0], sides[1], negated: rarely(2))
        : .comparison(sides[0], pick([.equal, .notEqual, .less, .greaterOrEqual]), sides[1])
    case 13:
      let kind = anyKind()
      return .isDistinct(expression(kind, inner), expression(kind, inner), negated: rarely(2))
    case 14: return quantified(depth)
    // Whether a condition is true, is not false, …
    case 15:
      let truth = SQLExpression.literal(.boolean(rarely(2)), .boolean)
      let result = SQLExpression.function(.coalesce, [boolean(inner), truth])
      return rarely(2) ? .not(result) : result
    case 16: return .cast(expression(pick([.integer, .text]), inner), .boolean)
    case 17:
      return rarely(3) ? json(.boolean) : .function(.matches(pick(Self.patterns)), [expression(.text, inner)])
    default:
      let kind = anyKind()
      let signs: [SQLComparisonOperator] = [
        .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      ]
      return .comparison(expression(kind, inner), pick(signs), expression(kind, inner))
    }
  }

  /// A comparison of numbers of different decimals.
  private mutating func ofTwoScales(_ depth: Int) -> SQLExpression {
    let (number, other) = (expression(.decimal, depth), otherDecimal(depth))
    switch below(4) {
    case 0: return .isDistinct(number, other, negated: rarely(2))
    case 1:
      return .between(other, number, rarely(2) ? number : otherDecimal(depth), negated: rarely(2))
    default:
      let sign = pick([SQLComparisonOperator.equal, .notEqual, .less, .greaterOrEqual])
      return rarely(2) ? .comparison(number, sign, other) : .comparison(other, sign, number)
    }
  }

  /// A comparison with all values of a list, or with any.
  private mutating func quantified(_ depth: Int) -> SQLExpression {
    let kind = anyKind()
    let operand = expression(kind, depth - 1)
    let sign = pick([SQLComparisonOperator.equal, .notEqual, .less, .greaterOrEqual])
    return (0..<below(3)).reduce(.comparison(operand, sign, value(kind))) { result, _ in
      .logical(result, pick([.and, .or]), .comparison(operand, sign, value(kind)))
    }
  }

  /// Texts begin, end, or have in them what these say; and each has a form that another syntax takes for something else.
  private static let patterns: [SQLRegularExpression] = [
    "^a", "[aB]$", "^.?$", "É|é", "a%b", #"\d"#, "[^ab]", "^ *(ab)+ *$", "b{1,2}", "^$", #"\s"#,
  ].compactMap { pattern in
    guard case .function(.matches(let expression), _) = Parcel.columns.t.matches(regex: pattern).expression
    else {
      return nil
    }
    return expression
  }

  // MARK: Subqueries

  /// A query of one value: of one group, of at most one row, or of the row with a key.
  private mutating func scalar(_ kind: Kind, _ depth: Int) -> SQLExpression {
    let source = source(depth - 1)
    scopes.append(Scope(sources: [source.reference]))
    defer { scopes.removeLast() }
    var select = SQLSelect(every: source)
    if rarely(2) { select.filters = [boolean(depth - 1)] }
    let keys = source.reference.columns.filter(\.isPrimaryKey)
    switch below(3) {
    case 0 where !keys.isEmpty:
      scopes[scopes.count - 1].sources = []
      select.filters.append(.comparison(.column(keys[0]), .equal, expression(.integer, 1)))
      scopes[scopes.count - 1].sources = [source.reference]
      select.columns = [.expression(expression(kind, depth - 1))]
      return .subquery(.select(select), kind.type)
    case 1:
      select.columns = [.expression(expression(kind, depth - 1))]
      var query = SQLQuery(.select(select), ordering: rowKeys().map { term($0) })
      query.limit = .value(.integer(1), .bigInteger)
      return .subquery(query, kind.type)
    default:
      scopes[scopes.count - 1].keys = []
      select.columns = [.expression(aggregate(kind, depth - 1))]
      return .subquery(.select(select), kind.type)
    }
  }
}

extension SQLExpression {
  fileprivate var isColumn: Bool {
    if case .column = self { true } else { false }
  }
}
