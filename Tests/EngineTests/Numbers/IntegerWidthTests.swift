@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

/// Two columns of each type of integer.
@Table private struct Width: Identifiable {
  let id: Int
  var a8: Int8, b8: Int8
  var a16: Int16, b16: Int16
  var a32: Int32, b32: Int32
  var a64: Int64, b64: Int64
  var a8u: UInt8, b8u: UInt8
  var a16u: UInt16, b16u: UInt16
  var a32u: UInt32, b32u: UInt32
  var a64u: UInt64, b64u: UInt64

  /// Every pair of numbers at the ends of each type and around zero.
  static let rows = (0..<25).map { index in
    let (first, second) = (index % 5, index / 5)
    func pick<Number: FixedWidthInteger>(_ position: Int, _ type: Number.Type) -> Number {
      // The unsigned ones end where signed ones of 64 bits do.
      let most = Number(clamping: Int64.max)
      return [Number.min, most, 0, 1, Number.isSigned ? 0 &- 1 : most - 1][position]
    }
    return Width(
      id: index + 1, a8: pick(first, Int8.self), b8: pick(second, Int8.self), a16: pick(first, Int16.self),
      b16: pick(second, Int16.self), a32: pick(first, Int32.self), b32: pick(second, Int32.self),
      a64: pick(first, Int64.self), b64: pick(second, Int64.self), a8u: pick(first, UInt8.self),
      b8u: pick(second, UInt8.self), a16u: pick(first, UInt16.self), b16u: pick(second, UInt16.self),
      a32u: pick(first, UInt32.self), b32u: pick(second, UInt32.self), a64u: pick(first, UInt64.self),
      b64u: pick(second, UInt64.self))
  }
}

/// Every operator, function and aggregate of integers, at the ends of every width.
/// They run one at a time, so that tests which wait for an engine get on.
@Suite(.serialized) struct IntegerWidthTests {
  private static let engines = Task {
    let engines = [try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase()]
    for engine in engines { try await install(on: engine) }
    return engines
  }

  private static func install(on database: some Database) async throws {
    try await Width.createTable().execute(database)
    try await Width.insert(Width.rows).execute(database)
  }

  static let widths: [(name: String, first: SQLExpression, second: SQLExpression)] = [
    ("Int8", Width.columns.a8.expression, Width.columns.b8.expression),
    ("Int16", Width.columns.a16.expression, Width.columns.b16.expression),
    ("Int32", Width.columns.a32.expression, Width.columns.b32.expression),
    ("Int64", Width.columns.a64.expression, Width.columns.b64.expression),
    ("UInt8", Width.columns.a8u.expression, Width.columns.b8u.expression),
    ("UInt16", Width.columns.a16u.expression, Width.columns.b16u.expression),
    ("UInt32", Width.columns.a32u.expression, Width.columns.b32u.expression),
    ("UInt64", Width.columns.a64u.expression, Width.columns.b64u.expression),
  ]

  /// What can be computed of two integers of one type.
  private static func computations(_ a: SQLExpression, _ b: SQLExpression) -> [SQLExpression] {
    let one = SQLExpression.value(.integer(1), a.type)
    func when(_ condition: SQLExpression) -> SQLExpression {
      .conditional(SQLCase(branches: [.init(when: condition, then: a)], otherwise: .unary(.negate, b)))
    }
    var all: [SQLExpression] = [
      .unary(.negate, a), .unary(.complement, a), .function(.absolute, [a]),
      .arithmetic(.unary(.negate, a), .add, one), .unary(.negate, .function(.absolute, [a])),
      .function(.absolute, [.arithmetic(a, .subtract, b)]), .between(a, b, one, negated: false),
      .inList(.unary(.complement, a), [b, one], negated: false), when(.comparison(a, .less, b)),
      .function(.left, [.literal(.text("text"), .text), a]),
      .function(.right, [.literal(.text("text"), .text), a]),
      .function(.substring, [.literal(.text("text"), .text), a]),
      .function(.substring, [.literal(.text("text"), .text), a, b]),
      .function(.substring, [.literal(.text("text"), .text), a, one]),
      .function(.substring, [.literal(.text("text"), .text), one, b]),
      .comparison(.row([a, b]), .less, .row([b, a])),
    ]
    for op in [SQLArithmeticOperator.add, .subtract, .multiply, .integerDivide, .remainder] {
      all += [.arithmetic(a, op, b), .arithmetic(a, op, one), .arithmetic(one, op, a)]
    }
    for op in [SQLBitwiseOperator.and, .or, .exclusiveOr, .shiftLeft, .shiftRight] {
      all += [
        .bitwise(a, op, b), .bitwise(.unary(.complement, a), op, .arithmetic(b, .integerDivide, one)),
      ]
    }
    for function in [SQLFunction.greatest, .least, .coalesce, .nullIf] {
      all += [.function(function, [a, b]), .function(function, [.unary(.complement, a), b])]
    }
    for op in [SQLComparisonOperator.equal, .less, .greaterOrEqual] {
      all += [.comparison(a, op, b), .comparison(.unary(.complement, a), op, b)]
    }
    let targets: [SQLType] = [
      .integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .integer(bits: 64), .unsigned(bits: 8),
      .unsigned(bits: 16), .unsigned(bits: 32), .unsigned(bits: 64), .double, .text, .boolean,
      .decimal(scale: 0), .decimal(scale: 9),
    ]
    for target in targets {
      all += [.cast(a, target), .cast(.unary(.complement, a), target)]
      if target.isNumber {
        all += [.cast(.cast(a, .double), target), .cast(.cast(a, .text), target)]
      }
    }
    return all
  }

  private static func aggregates(_ a: SQLExpression, _ b: SQLExpression) -> [SQLExpression] {
    let isLess = SQLExpression.comparison(a, .less, b)
    return [SQLAggregateFunction.count, .sum, .average, .minimum, .maximum].flatMap { function in
      [
        SQLExpression.aggregate(.init(function, a)), .aggregate(.init(function, a, distinct: true)),
        .aggregate(.init(function, a, filter: isLess)), .aggregate(.init(function, .unary(.complement, a))),
        .aggregate(.init(function, .arithmetic(a, .integerDivide, .value(.integer(2), a.type)))),
      ]
    }
  }

  @Test(arguments: widths.indices)
  func whatIsComputedOfIntegersIsTheSameOnBothEnginesT18(_ index: Int) async throws {
    let (name, a, b) = Self.widths[index]
    let engines = try await Self.engines.value
    for expression in Self.computations(a, b) {
      let sqlite = try await Self.outcomes(of: expression, on: engines[0])
      let postgreSQL = try await Self.outcomes(of: expression, on: engines[1])
      #expect(sqlite == postgreSQL, "\(name): \(expression)")
    }
  }

  @Test(arguments: widths.indices)
  func aggregatesOfIntegersAreTheSameOnBothEngines(_ index: Int) async throws {
    let (name, a, b) = Self.widths[index]
    let engines = try await Self.engines.value
    for expression in Self.aggregates(a, b) {
      let query = SQLQuery.select(
        SQLSelect(columns: [.expression(expression)], from: .table(Width.columns._source)))
      let sqlite = try? await Self.values(of: query, expression.type, on: engines[0])
      let postgreSQL = try? await Self.values(of: query, expression.type, on: engines[1])
      #expect(sqlite == postgreSQL, "\(name): \(expression)")
    }
  }

  /// Integers are what decimals are made of too, so that one row at the end of a range breaks no condition.
  @Test func aRowAtTheEndOfARangeBreaksNoCondition() async throws {
    for engine in try await Self.engines.value {
      try await Self.expectConditions(on: engine)
    }
  }

  private static func expectConditions(on engine: some Database) async throws {
    let negated = try await Width.where { -$0.a16 > 7 }.select(\.a16).distinct().fetchAll(engine)
    #expect(negated == [.min])
    let absolute = try await Width.where { $0.a32.abs().cast(as: Int.self) > 2_147_483_647 }.count().fetchOne(
      engine)
    #expect(absolute == 5)
    let first = try await Width.order { (-$0.a8, $0.id) }.limit(1).select(\.a8).fetchOne(engine)
    #expect(first == .max)
  }

  /// The value of an expression in each row; `nil` where it has no room in 64 bits.
  private static func outcomes(of expression: SQLExpression, on engine: any Database) async throws
    -> [SQLValue?]
  {
    var select = SQLSelect(columns: [.expression(expression)], from: .table(Width.columns._source))
    let every = SQLQuery(.select(select), ordering: [SQLOrdering(Width.columns.id.expression)])
    if let values = try? await values(of: every, expression.type, on: engine) { return values }
    var outcomes: [SQLValue?] = []
    for row in Width.rows {
      select.filters = [
        .comparison(Width.columns.id.expression, .equal, .value(.integer(Int64(row.id)), .bigInteger))
      ]
      do {
        outcomes += try await values(of: .select(select), expression.type, on: engine)
      } catch let error as DatabaseError {
        #expect(error.code == .invalidValue, "\(error)")
        outcomes.append(nil)
      }
    }
    return outcomes
  }

  private static func values(
    of query: SQLQuery, _ type: SQLType, on engine: any Database
  ) async throws -> [SQLValue?] {
    try await ResultRows(of: Raw(statement: .query(query)), on: engine).rows.map { row in
      let value = row[0].inOneForm(as: type)
      // SQLite goes on with floating-point numbers; reading one as an integer is an error.
      if case .double = value, type.isInteger { return nil }
      return value
    }
  }
}

extension SQLType {
  fileprivate var isInteger: Bool {
    switch self {
    case .integer, .unsigned: true
    default: false
    }
  }

  fileprivate var isNumber: Bool { isInteger }
}
