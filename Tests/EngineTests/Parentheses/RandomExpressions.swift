import Foundation
import Koine

/// A stream of numbers that a seed determines, the same on every machine: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var result = state
    result = (result ^ (result >> 30)) &* 0xbf58_476d_1ce4_e5b9
    result = (result ^ (result >> 27)) &* 0x94d0_49bb_1331_11eb
    return result ^ (result >> 31)
  }
}

/// A value of each type to compute with: NULLs, signs, wildcards, other alphabets, digits.
@Table struct Datum: Identifiable {
  let id: Int
  var a: Int?
  var b: Int?
  var c: Int
  var s: String?
  var t: String
  var x: Double?
  var y: Double
  var p: Bool?
  var q: Bool
  var i: Int32?
  var f: Float?
  @Column(as: Scaled<Cents>.self) var d: Decimal?
  @Column(as: Scaled<Rate>.self) var e: Decimal = 0
  var w: Date?
  var k: UUID?
  var z: [UInt8]?

  static let rows = [
    Datum(
      id: 1, a: 7, b: 2, c: 3, s: "a", t: "B", x: 0.5, y: 2, p: true, q: false, i: .max, f: 0.1,
      d: Decimal(1_25) / 100, e: Decimal(5) / 1_000, w: Date(timeIntervalSince1970: 0), k: Types.key, z: [97]),
    Datum(
      id: 2, a: -7, b: 0, c: 1, s: "12", t: "-7", x: -1.5, y: 0.25, p: false, q: true, i: -1, f: -2.5, d: 0,
      e: Decimal(-33_333) / 10_000, w: Reminders.leapDay, k: Types.zero, z: []),
    Datum(id: 3, a: nil, b: 5, c: -1, s: nil, t: "É", x: nil, y: -3, p: nil, q: false),
    Datum(
      id: 4, a: 0, b: nil, c: 2, s: "", t: "a%b_", x: 4, y: 0, p: true, q: true, i: .min, f: 0,
      d: Decimal(-99_999) / 100, e: 1, w: Reminders.beforeEpoch, k: nil, z: [0, 255]),
    Datum(
      id: 5, a: 1, b: -3, c: 6, s: "true", t: " ab ", x: 2.5, y: -0.5, p: nil, q: true, i: 300, f: 4,
      d: Decimal(5) / 100, e: Decimal(12_345) / 10_000, w: Reminders.januaryEnd, k: Types.key, z: [97, 66]),
  ]
}

/// Makes random expressions over the columns of ``Datum``, of every operator of the tree that has a value by
/// itself. No part is beyond what engines compute with: no overflow, no text that ends within an escape.
struct RandomExpressions {
  enum Kind: CaseIterable { case integer, double, text, boolean, decimal, instant, uuid, bytes }

  /// A number with what its absolute value, that of the unscaled one of a decimal, does not exceed.
  typealias Number = (expression: SQLExpression, bound: Double)

  var generator: SeededGenerator
  static let columns = Datum.columns
  /// Beyond this, arithmetic might leave 64 bits.
  private static let largest = 1e17

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// An expression of a random type.
  mutating func next(depth: Int = 4) -> SQLExpression {
    if below(100) == 0 { return rowNumber() }
    return expression(pick(Kind.allCases), depth)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  mutating func expression(_ kind: Kind, _ depth: Int) -> SQLExpression {
    switch kind {
    case .integer: integer(depth).expression
    case .double: double(depth)
    case .text: text(depth)
    case .boolean: boolean(depth)
    case .decimal: decimal(depth).expression
    case .instant: instant(depth)
    case .uuid: uuid(depth)
    case .bytes: bytes(depth)
    }
  }

  // MARK: Integers

  private mutating func integerLeaf() -> Number {
    let columns = [Self.columns.a.expression, Self.columns.b.expression, Self.columns.c.expression]
    switch below(6) {
    case 4 where below(4) == 0: return (.value(.null, .bigInteger), 0)
    case 5: return (Self.columns.i.expression, 2_147_483_648)
    case 0: return (.value(.integer(Int64(below(9)) - 4), .bigInteger), 4)
    case 1: return (.literal(.integer(Int64(below(9)) - 4), .bigInteger), 4)
    default: return (pick(columns), 7)
    }
  }

  /// An integer small enough to compute with.
  mutating func smallInteger(_ depth: Int) -> Number {
    let number = integer(depth)
    return number.bound < Self.largest ? number : integerLeaf()
  }

  mutating func integer(_ depth: Int) -> Number {
    guard depth > 0, below(8) > 0 else {
      // The ends of 64 bits, and what no double has.
      let ends: [Int64] = [.max, .min, 9_007_199_254_740_993, 64, -64]
      return below(12) == 0 ? (.value(.integer(pick(ends)), .bigInteger), .infinity) : integerLeaf()
    }
    switch below(21) {
    case 20:
      let document = SQLExpression.literal(.text("[0, 7, -3, 2.0, null, \"x\", 1e2, {\"a\": [5]}]"), .json)
      let path: [SQLJSONLeg] = pick([[.index(Int64(below(9)))], [.index(-1), .key("a"), .index(0)]])
      return (.function(.json(.value(.integer, at: path)), [document]), 100)
    case 19: return (.function(.numeric(.signum), [double(depth - 1)]), 1)
    case 18: return (.function(.textual(pick([.octetLength, .codePoint])), [text(depth - 1)]), 1e6)
    case 17:
      return (.function(.temporal(.part(pick(SQLDatePart.allCases))), [instant(depth - 1)]), .infinity)
    case 16:
      let unit = pick(SQLDateUnit.allCases)
      return (
        .function(.temporal(.difference(unit)), [instant(depth - 1), instant(min(depth - 1, 2))]), .infinity
      )
    case 15:
      let type = pick([SQLType.integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .unsigned(bits: 8)])
      let operand = below(2) == 0 ? double(depth - 1) : integer(depth - 1).expression
      return (.cast(operand, below(2) == 0 ? type : .bigInteger), .infinity)
    case 0, 1, 2, 3: return arithmetic(depth)
    case 4, 5: return bits(depth)
    case 6:
      let operand = smallInteger(depth - 1)
      return (.unary(.negate, operand.expression), operand.bound)
    case 7:
      let operand = smallInteger(depth - 1)
      return (.function(.absolute, [operand.expression]), operand.bound)
    case 8: return (.function(.length, [text(depth - 1)]), 1e5)
    case 9: return (.function(.position, [text(depth - 1), text(depth - 1)]), 1e5)
    case 10:
      let (left, right) = (integer(depth - 1), integer(depth - 1))
      let function = pick([SQLFunction.coalesce, .nullIf, .greatest, .least])
      return (.function(function, [left.expression, right.expression]), max(left.bound, right.bound))
    case 11:
      let (left, right) = (integer(depth - 1), integer(depth - 1))
      return (conditional(left.expression, right.expression, depth), max(left.bound, right.bound))
    case 12: return (.cast(boolean(depth - 1), .bigInteger), 1)
    case 13: return (.cast(text(depth - 1), .bigInteger), .infinity)
    default:
      let operand = integer(depth - 1)
      return (scalarSubquery(operand.expression), operand.bound)
    }
  }

  private mutating func arithmetic(_ depth: Int) -> Number {
    let (left, right) = (smallInteger(depth - 1), smallInteger(depth - 1))
    let op = pick([SQLArithmeticOperator.add, .subtract, .multiply, .integerDivide, .remainder])
    let bound: Double =
      switch op {
      case .add, .subtract: left.bound + right.bound
      case .multiply: left.bound * right.bound
      default: left.bound
      }
    guard bound < Self.largest else { return left }
    return (.arithmetic(left.expression, op, right.expression), bound)
  }

  private mutating func bits(_ depth: Int) -> Number {
    let left = integer(depth - 1)
    switch below(6) {
    case 0: return (.unary(.complement, left.expression), left.bound + 1)
    case 1: return (.bitwise(left.expression, .shiftLeft, integer(depth - 1).expression), .infinity)
    case 2: return (.bitwise(left.expression, .shiftRight, integer(depth - 1).expression), .infinity)
    default:
      let right = integer(depth - 1)
      let op = pick([SQLBitwiseOperator.and, .or, .exclusiveOr])
      return (.bitwise(left.expression, op, right.expression), 2 * max(left.bound, right.bound) + 1)
    }
  }

  // MARK: Doubles

  mutating func double(_ depth: Int) -> SQLExpression {
    guard depth > 0, below(6) > 0 else {
      switch below(5) {
      case 4: return real()
      case 0: return .value(below(9) == 0 ? .null : .double(Double(below(9)) / 2 - 2), .double)
      case 1: return .literal(.double(Double(below(9)) / 2 - 2), .double)
      case 2: return Self.columns.x.expression
      default: return Self.columns.y.expression
      }
    }
    switch below(8) {
    case 0, 1, 2:
      let op = pick([SQLArithmeticOperator.add, .subtract, .multiply, .divide])
      return .arithmetic(double(depth - 1), op, double(depth - 1))
    case 3: return .unary(.negate, double(depth - 1))
    case 4: return .cast(integer(depth - 1).expression, .double)
    case 5:
      return .function(
        pick([.absolute, .round, .numeric(.floor), .numeric(.ceiling), .numeric(.squareRoot)]),
        [double(min(depth - 1, 2))])
    case 6:
      return .function(
        pick([.coalesce, .nullIf, .greatest, .least]), [double(depth - 1), double(depth - 1)])
    default: return conditional(double(depth - 1), double(depth - 1), depth)
    }
  }

  // MARK: Texts

  mutating func text(_ depth: Int) -> SQLExpression {
    let words = ["", "a", "B", "ab", "%", "_", "É", "1", "-", "b ", "+7", "e\u{301}", "😀", "false"]
    guard depth > 0, below(6) > 0 else {
      switch below(4) {
      case 0: return .value(below(9) == 0 ? .null : .text(pick(words)), .text)
      case 1: return .literal(.text(pick(words)), .text)
      case 2: return Self.columns.s.expression
      default: return Self.columns.t.expression
      }
    }
    switch below(12) {
    case 11:
      // Of no concern to the value, nor to what is compared with it.
      let inner = SQLExpression.collate(text(depth - 1), pick([.binary, .noCase]))
      return below(2) == 0
        ? .function(pick([.lower, .trim]), [inner]) : .concatenation(inner, text(depth - 1))
    case 0, 1, 2: return .concatenation(text(depth - 1), text(depth - 1))
    case 3: return .function(pick([.lower, .upper, .trim, .trimStart, .trimEnd]), [text(depth - 1)])
    case 4: return .function(pick([.trim, .trimStart, .trimEnd]), [text(depth - 1), text(depth - 1)])
    case 5: return .function(.replace, [text(depth - 1), text(depth - 2), text(depth - 2)])
    case 6:
      // A start far before the text beside a length that reaches the text all the same is beyond both engines.
      let (start, length) = (integer(depth - 2), integer(depth - 2))
      let hasLength = min(start.bound, length.bound) < 1e9 && below(2) == 0
      let bounds = [start.expression] + (hasLength ? [length.expression] : [])
      return .function(.substring, [text(depth - 1)] + bounds)
    case 7: return .function(pick([.left, .right]), [text(depth - 1), integer(depth - 2).expression])
    case 8: return .cast(expression(pick([.integer, .boolean, .instant, .uuid]), depth - 1), .text)
    case 9:
      return .function(pick([.coalesce, .nullIf, .greatest, .least]), [text(depth - 1), text(depth - 1)])
    default: return conditional(text(depth - 1), text(depth - 1), depth)
    }
  }

  // MARK: Truth values

  mutating func boolean(_ depth: Int) -> SQLExpression {
    guard depth > 0, below(8) > 0 else {
      switch below(4) {
      case 0: return .value(below(9) == 0 ? .null : .boolean(below(2) == 0), .boolean)
      case 1: return .literal(.boolean(below(2) == 0), .boolean)
      case 2: return Self.columns.p.expression
      default: return Self.columns.q.expression
      }
    }
    switch below(20) {
    case 16, 17: return rowComparison(depth)
    case 18: return exists(depth)
    case 19: return inQuery(depth)
    case 0, 1, 2, 3: return .logical(boolean(depth - 1), pick([.and, .or]), boolean(depth - 1))
    case 4, 5: return .not(boolean(depth - 1))
    case 6, 7:
      let (left, right) = pair(depth)
      let signs = [SQLComparisonOperator.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
      return .comparison(left, pick(signs), right)
    case 8:
      let (left, right) = pair(depth)
      return .isDistinct(left, right, negated: below(2) == 0)
    case 9: return .isNull(expression(pick(Kind.allCases), depth - 1), negated: below(2) == 0)
    case 10:
      let kind = pick(Kind.allCases.filter { $0 != .boolean })
      return .between(
        compared(kind, depth - 1), expression(kind, depth - 1), expression(kind, depth - 1),
        negated: below(2) == 0)
    case 11:
      let kind = pick(Kind.allCases)
      let list = (0..<below(4)).map { _ in expression(kind, depth - 2) }
      return .inList(compared(kind, depth - 1), list, negated: below(2) == 0)
    case 12:
      let isSensitive = below(2) == 0
      let pattern =
        isSensitive || below(2) == 0
        ? .value(.text(pick(["a%", "%B", "_", "%", "É", "*", "%\\%%", "\\_", "[a]", "?b%"])), .text)
        : text(depth - 1)
      return .like(text(depth - 1), pattern: pattern, caseSensitive: isSensitive, negated: below(2) == 0)
    case 13: return .search(text(depth - 1), pick([.contains, .hasPrefix, .hasSuffix]), text(depth - 1))
    case 14: return conditional(boolean(depth - 1), boolean(depth - 1), depth)
    default: return .cast(below(2) == 0 ? integer(depth - 1).expression : text(depth - 1), .boolean)
    }
  }

  /// The first of expressions that are compared: of texts, one may say by which collation.
  mutating func compared(_ kind: Kind, _ depth: Int) -> SQLExpression {
    let operand = expression(kind, depth)
    guard kind == .text, below(3) == 0 else { return operand }
    return .collate(operand, pick([.binary, .noCase]))
  }

  private mutating func rowComparison(_ depth: Int) -> SQLExpression {
    let kinds = [pick(Kind.allCases), pick(Kind.allCases)]
    func row(_ random: inout RandomExpressions) -> SQLExpression {
      .row(kinds.map { random.expression($0, depth - 2) })
    }
    let left = SQLExpression.row(kinds.map { compared($0, depth - 2) })
    switch below(3) {
    case 0: return .isDistinct(left, row(&self), negated: below(2) == 0)
    case 1: return .inList(left, (0...below(2)).map { _ in row(&self) }, negated: below(2) == 0)
    default: return .comparison(left, pick([.equal, .notEqual, .less, .greaterOrEqual]), row(&self))
    }
  }

  /// Two expressions that can be compared.
  private mutating func pair(_ depth: Int) -> (SQLExpression, SQLExpression) {
    let kind = pick(Kind.allCases)
    let (left, right) = (compared(kind, depth - 1), expression(kind, depth - 1))
    return (left, right)
  }

  mutating func conditional(
    _ first: SQLExpression, _ second: SQLExpression, _ depth: Int
  ) -> SQLExpression {
    let otherwise = below(3) > 0 ? second : nil
    if below(2) == 0 {
      return .conditional(
        SQLCase(branches: [.init(when: boolean(depth - 1), then: first)], otherwise: otherwise))
    }
    let (operand, match) = pair(depth)
    return .conditional(
      SQLCase(operand: operand, branches: [.init(when: match, then: first)], otherwise: otherwise))
  }

  func scalarSubquery(_ expression: SQLExpression) -> SQLExpression {
    let select = SQLSelect(columns: [.expression(expression)])
    return .subquery(SQLQuery(.select(select), limit: .value(.integer(1), .bigInteger)), expression.type)
  }
}
