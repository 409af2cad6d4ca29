import Koine

/// A construct over an operand, of one type with its result, so that it can be nested in itself.
struct Construct: Sendable {
  enum Kind: CaseIterable, Sendable { case integer, double, text, boolean, decimal }

  var name: String
  var kind: Kind
  var nest: @Sendable (SQLExpression) -> SQLExpression

  init(_ name: String, _ kind: Kind, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
    self.name = name
    self.kind = kind
    self.nest = nest
  }

  /// The construct in itself so often.
  func nested(_ count: Int, around leaf: SQLExpression) -> SQLExpression {
    (0..<count).reduce(leaf) { operand, _ in nest(operand) }
  }

  /// The construct around another one.
  func around(_ other: Construct) -> Construct {
    Construct("\(name) of \(other.name)", kind) { nest(other.nest($0)) }
  }
}

extension Construct.Kind {
  private static let columns = Datum.columns

  /// What is nested: a column.
  var leaf: SQLExpression {
    switch self {
    case .integer: Self.columns.a.expression
    case .double: Self.columns.x.expression
    case .text: Self.columns.s.expression
    case .boolean: Self.columns.p.expression
    case .decimal: .cast(Self.columns.a.expression, .decimal(scale: 2))
    }
  }
}

/// Every construct with an operand, in each place that an operand has.
enum Constructs {
  static let all = integers + doubles + texts + conditions + decimals + subqueries

  private static let a = Datum.columns.a.expression
  private static let b = Datum.columns.b.expression
  private static let c = Datum.columns.c.expression
  private static let s = Datum.columns.s.expression
  private static let t = Datum.columns.t.expression
  private static let x = Datum.columns.x.expression
  private static let y = Datum.columns.y.expression
  private static let p = Datum.columns.p.expression
  private static let q = Datum.columns.q.expression

  static func integer(_ number: Int64) -> SQLExpression { .value(.integer(number), .bigInteger) }
  private static func text(_ text: String) -> SQLExpression { .value(.text(text), .text) }
  private static func double(_ number: Double) -> SQLExpression { .value(.double(number), .double) }
  private static func cast(_ operand: SQLExpression, _ types: SQLType...) -> SQLExpression {
    types.reduce(operand) { .cast($0, $1) }
  }
  private static func call(_ function: SQLFunction, _ arguments: SQLExpression...) -> SQLExpression {
    .function(function, arguments)
  }
  private static func length(_ text: SQLExpression) -> SQLExpression { call(.length, text) }
  private static func when(
    _ condition: SQLExpression, _ result: SQLExpression, _ otherwise: SQLExpression?
  ) -> SQLExpression {
    .conditional(SQLCase(branches: [.init(when: condition, then: result)], otherwise: otherwise))
  }

  private static let integers: [Construct] = {
    var all: [Construct] = []
    func add(_ name: String, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
      all.append(Construct(name, .integer, nest))
    }
    add("negate") { .unary(.negate, $0) }
    add("complement") { .unary(.complement, $0) }
    add("absolute") { call(.absolute, $0) }
    add("add") { .arithmetic($0, .add, c) }
    add("add on the right") { .arithmetic(c, .add, $0) }
    add("subtract") { .arithmetic($0, .subtract, c) }
    add("subtract on the right") { .arithmetic(c, .subtract, $0) }
    add("multiply") { .arithmetic(integer(-1), .multiply, $0) }
    add("divide") { .arithmetic($0, .integerDivide, c) }
    add("divide by") { .arithmetic(c, .integerDivide, $0) }
    add("remainder") { .arithmetic($0, .remainder, b) }
    add("remainder by") { .arithmetic(integer(1000), .remainder, $0) }
    for op in [SQLBitwiseOperator.and, .or, .exclusiveOr, .shiftLeft, .shiftRight] {
      add("\(op)") { .bitwise($0, op, c) }
      add("\(op) on the right") { .bitwise(c, op, $0) }
      add("\(op) of both") { .bitwise(.arithmetic(c, .add, $0), op, .arithmetic(c, .subtract, c)) }
      add("\(op) by a value") { .bitwise($0, op, integer(3)) }
    }
    for function in [SQLFunction.greatest, .least, .coalesce, .nullIf] {
      add("\(function)") { call(function, $0, b) }
      add("\(function) on the right") { call(function, b, $0) }
      add("\(function) with a value") { call(function, $0, integer(2)) }
    }
    add("greatest and least") { call(.least, call(.greatest, $0, b), integer(1000)) }
    add("when condition") { when(.comparison($0, .greater, c), a, b) }
    add("when result") { when(q, $0, nil) }
    add("when otherwise") { when(q, a, $0) }
    add("case of") { operand in
      .conditional(SQLCase(operand: operand, branches: [.init(when: c, then: b)], otherwise: c))
    }
    add("case of a match") { operand in
      .conditional(SQLCase(operand: c, branches: [.init(when: operand, then: b)], otherwise: a))
    }
    for type in [
      SQLType.integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .unsigned(bits: 8),
      .unsigned(bits: 64),
    ] {
      add("cast to \(type)") { cast($0, type, .bigInteger) }
    }
    add("cast to double") { cast($0, .double, .bigInteger) }
    add("cast to text") { cast($0, .text, .bigInteger) }
    add("cast to boolean") { cast($0, .boolean, .bigInteger) }
    add("length of left") { length(call(.left, t, $0)) }
    add("length of right") { length(call(.right, t, $0)) }
    add("length of substring") { length(call(.substring, t, $0)) }
    add("substring from") { length(call(.substring, t, $0, c)) }
    add("substring for") { length(call(.substring, t, c, $0)) }
    add("substring for a computed length") {
      length(call(.substring, t, .arithmetic(c, .subtract, integer(1)), $0))
    }
    add("in list") { cast(.inList($0, [c, integer(1)], negated: false), .bigInteger) }
    return all
  }()

  private static let doubles: [Construct] = {
    var all: [Construct] = []
    func add(_ name: String, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
      all.append(Construct(name, .double, nest))
    }
    add("negate") { .unary(.negate, $0) }
    add("absolute") { call(.absolute, $0) }
    add("round") { call(.round, $0) }
    add("round of a sum") { call(.round, .arithmetic($0, .add, double(0.5))) }
    for op in [SQLArithmeticOperator.add, .subtract, .multiply, .divide] {
      add("\(op)") { .arithmetic($0, op, y) }
      add("\(op) on the right") { .arithmetic(double(1.5), op, $0) }
    }
    for function in [SQLFunction.greatest, .least, .coalesce, .nullIf] {
      add("\(function)") { call(function, $0, y) }
      add("\(function) on the right") { call(function, y, $0) }
    }
    add("cast to integer") { cast($0, .bigInteger, .double) }
    add("cast to 32 bits") { cast($0, .integer(bits: 32), .double) }
    add("when") { when(.comparison($0, .less, y), y, x) }
    return all
  }()

  private static let texts: [Construct] = {
    var all: [Construct] = []
    func add(_ name: String, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
      all.append(Construct(name, .text, nest))
    }
    add("concatenate") { .concatenation($0, text("b")) }
    add("concatenate on the right") { .concatenation(text("b"), $0) }
    for function in [SQLFunction.lower, .upper, .trim, .trimStart, .trimEnd] {
      add("\(function)") { call(function, $0) }
    }
    add("trim characters") { call(.trim, $0, text("a")) }
    add("trim characters of") { call(.trim, t, $0) }
    add("replace in") { call(.replace, $0, s, t) }
    add("replace what") { call(.replace, t, $0, s) }
    add("replace with") { call(.replace, t, s, $0) }
    add("left") { call(.left, $0, c) }
    add("right") { call(.right, $0, c) }
    add("right of as many") { call(.right, t, length($0)) }
    add("substring") { call(.substring, $0, c, integer(5)) }
    add("position") { cast(call(.position, t, $0), .text) }
    for function in [SQLFunction.greatest, .least, .coalesce, .nullIf] {
      add("\(function)") { call(function, $0, t) }
      add("\(function) on the right") { call(function, t, $0) }
    }
    add("null if without case") { call(.nullIf, .collate($0, .noCase), t) }
    add("null if without case on the right") { call(.nullIf, .collate(t, .noCase), $0) }
    add("cast to integer") { cast($0, .bigInteger, .text) }
    add("cast to boolean") { cast($0, .boolean, .text) }
    add("cast to UUID") { cast($0, .uuid, .text) }
    return all
  }()

  private static let conditions: [Construct] = {
    var all: [Construct] = []
    func add(_ name: String, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
      all.append(Construct(name, .boolean, nest))
    }
    add("not") { .not($0) }
    add("and") { .logical($0, .and, q) }
    add("and on the right") { .logical(q, .and, $0) }
    add("or") { .logical($0, .or, q) }
    add("or on the right") { .logical(q, .or, $0) }
    add("equal") { .comparison($0, .equal, q) }
    add("less on the right") { .comparison(q, .less, $0) }
    add("is distinct") { .isDistinct($0, q, negated: false) }
    add("is not distinct on the right") { .isDistinct(p, $0, negated: true) }
    add("is null") { .isNull($0, negated: false) }
    add("between") { .between(cast($0, .bigInteger), c, integer(1), negated: false) }
    add("between lower") { .between(c, cast($0, .bigInteger), integer(1), negated: true) }
    add("between upper") { .between(c, a, cast($0, .bigInteger), negated: false) }
    add("in list") { .inList($0, [q, p], negated: true) }
    add("in list's element") { .inList(q, [$0, p], negated: false) }
    add("like") { .like(cast($0, .text), pattern: text("t%"), caseSensitive: false, negated: false) }
    add("like pattern") { .like(t, pattern: cast($0, .text), caseSensitive: false, negated: true) }
    for search in [SQLSearchOperator.contains, .hasPrefix, .hasSuffix] {
      add("\(search)") { .search(cast($0, .text), search, text("e")) }
      add("\(search) a computed text") { .search(text("untrue"), search, cast($0, .text)) }
    }
    add("cast to text") { cast($0, .text, .boolean) }
    add("cast to integer") { cast($0, .bigInteger, .boolean) }
    add("row") { .comparison(.row([$0, c]), .equal, .row([q, c])) }
    add("when") { when($0, q, p) }
    return all
  }()

  private static let decimals: [Construct] = {
    var all: [Construct] = []
    func add(_ name: String, _ nest: @escaping @Sendable (SQLExpression) -> SQLExpression) {
      all.append(Construct(name, .decimal, nest))
    }
    @Sendable func decimal(_ number: Int64, _ scale: Int = 2) -> SQLExpression {
      .value(.integer(number), .decimal(scale: scale))
    }
    let amount = SQLExpression.cast(c, .decimal(scale: 2))
    add("negate") { .unary(.negate, $0) }
    add("absolute") { call(.absolute, $0) }
    add("add") { .arithmetic($0, .add, decimal(150)) }
    add("subtract from") { .arithmetic(amount, .subtract, $0) }
    add("multiply") { cast(.arithmetic($0, .multiply, decimal(15, 1)), .decimal(scale: 2)) }
    add("divide") { cast(.arithmetic($0, .divide, decimal(300)), .decimal(scale: 2)) }
    add("divide by") { cast(.arithmetic(decimal(1000), .divide, $0), .decimal(scale: 2)) }
    add("more decimals and fewer") { cast($0, .decimal(scale: 4), .decimal(scale: 2)) }
    add("fewer decimals and more") { cast($0, .decimal(scale: 0), .decimal(scale: 2)) }
    for function in [SQLFunction.greatest, .least, .coalesce, .nullIf] {
      add("\(function)") { call(function, $0, amount) }
    }
    add("when") { when(.comparison($0, .less, amount), amount, decimal(-5)) }
    return all
  }()

  /// Queries in queries, whose operand is that of a row of the table.
  private static let subqueries: [Construct] = {
    @Sendable func select(
      _ expression: SQLExpression, distinctOn keys: [SQLExpression]? = nil, ordering: [SQLOrdering] = []
    ) -> SQLExpression {
      var select = SQLSelect(columns: [.expression(expression)], from: .table(Datum.columns._source))
      if let keys { select.distinct = .on(keys) }
      return .subquery(SQLQuery(.select(select), ordering: ordering, limit: integer(1)), expression.type)
    }
    @Sendable func aggregate(_ function: SQLAggregateFunction, _ argument: SQLExpression) -> SQLExpression {
      .aggregate(.init(function, argument))
    }
    return [
      Construct("subquery", .integer) { operand in
        select(operand, ordering: [SQLOrdering(Datum.columns.id.expression)])
      },
      Construct("sum", .integer) { select(aggregate(.sum, $0)) },
      Construct("sum distinct", .integer) { operand in
        var sum = SQLAggregate(.sum, operand, distinct: true)
        sum.filter = q
        return select(.aggregate(sum))
      },
      Construct("minimum", .integer) { select(aggregate(.minimum, $0)) },
      Construct("mean", .double) { select(aggregate(.average, .cast($0, .bigInteger))) },
      Construct("mean of decimals", .decimal) { select(.cast(aggregate(.average, $0), .decimal(scale: 2))) },
      Construct("order", .integer) { operand in
        select(
          c, ordering: [SQLOrdering(operand, nulls: .first), SQLOrdering(Datum.columns.id.expression)])
      },
      Construct("distinct on", .integer) { operand in
        select(
          c, distinctOn: [c],
          ordering: [
            SQLOrdering(c), SQLOrdering(operand, descending: true), SQLOrdering(Datum.columns.id.expression),
          ])
      },
      Construct("distinct on in another order", .integer) { operand in
        select(c, distinctOn: [operand], ordering: [SQLOrdering(Datum.columns.id.expression)])
      },
      Construct("exists", .boolean) { operand in
        var select = SQLSelect(columns: [.expression(c)], from: .table(Datum.columns._source))
        select.filters = [operand]
        return .exists(.select(select), negated: false)
      },
      Construct("in query", .integer) { operand in
        let select = SQLSelect(columns: [.expression(c)], from: .table(Datum.columns._source))
        return .cast(.inQuery(operand, .select(select), negated: false), .bigInteger)
      },
      Construct("rows", .text) { operand in
        let select = SQLSelect(columns: [.named(operand, "koine_1")], from: .table(Datum.columns._source))
        let reference = SQLTableReference(
          name: "nested", columns: [.init(name: "koine_1", type: .text, isNullable: true)])
        return .rows(.select(select), reference)
      },
    ]
  }()
}
