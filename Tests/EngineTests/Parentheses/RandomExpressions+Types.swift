@_spi(KoineDriver) import Koine

/// Decimals, instants, UUIDs, bytes, numbers of single precision, and queries.
extension RandomExpressions {
  private static let scale = SQLType.decimal(scale: 2)

  // MARK: Decimals

  private mutating func decimalLeaf() -> Number {
    switch below(5) {
    case 0: return (.value(.integer(Int64(below(2_001)) - 1_000), Self.scale), 1_000)
    case 1: return (.literal(.integer(Int64(below(2_001)) - 1_000), Self.scale), 1_000)
    case 2 where below(4) == 0: return (.value(.null, Self.scale), 0)
    case 3: return (.cast(Self.columns.e.expression, Self.scale), 400)
    default: return (Self.columns.d.expression, 100_000)
    }
  }

  /// A decimal number whose square has room in 64 bits.
  private mutating func smallDecimal(_ depth: Int) -> Number {
    let number = decimal(depth)
    return number.bound < 1e9 ? number : decimalLeaf()
  }

  /// A decimal number with two decimals.
  mutating func decimal(_ depth: Int) -> Number {
    guard depth > 0, below(6) > 0 else { return decimalLeaf() }
    let (left, right) = (smallDecimal(depth - 1), smallDecimal(depth - 1))
    switch below(10) {
    case 0, 1:
      let sum = SQLExpression.arithmetic(left.expression, pick([.add, .subtract]), right.expression)
      return (sum, left.bound + right.bound)
    case 2:
      let product = SQLExpression.arithmetic(left.expression, .multiply, right.expression)
      return (.cast(product, Self.scale), left.bound * right.bound / 100 + 1)
    case 3:
      let quotient = SQLExpression.arithmetic(left.expression, .divide, right.expression)
      return (.cast(quotient, Self.scale), left.bound * 100)
    case 4: return (.unary(.negate, left.expression), left.bound)
    case 5: return (.function(.absolute, [left.expression]), left.bound)
    case 6:
      let function = pick([SQLFunction.coalesce, .nullIf, .greatest, .least])
      return (.function(function, [left.expression, right.expression]), max(left.bound, right.bound))
    case 7:
      let number = smallInteger(depth - 1)
      guard number.bound < 1e15 else { return left }
      return (.cast(number.expression, Self.scale), number.bound * 100)
    case 8: return (scalarSubquery(left.expression), left.bound)
    default:
      return (conditional(left.expression, right.expression, depth), max(left.bound, right.bound))
    }
  }

  // MARK: Types that are only compared

  mutating func instant(_ depth: Int) -> SQLExpression {
    guard depth > 0, below(3) > 0 else {
      let microseconds = Int64(below(5) - 2) * 86_400_000_001
      return switch below(5) {
      case 0: .value(below(4) == 0 ? .null : .timestamp(microseconds: microseconds), .timestamp)
      case 1: .literal(.timestamp(microseconds: microseconds), .timestamp)
      default: Self.columns.w.expression
      }
    }
    switch below(6) {
    case 0: return .function(.temporal(.truncate(pick(SQLDateUnit.allCases))), [instant(depth - 1)])
    case 1:
      let count = smallInteger(min(depth - 1, 2)).expression
      return .function(.temporal(.add(pick(SQLDateUnit.allCases))), [instant(depth - 1), count])
    case 2:
      let (day, time) = (instant(depth - 1), instant(min(depth - 1, 1)))
      return .function(
        .temporal(.instant), [.function(.temporal(.date), [day]), .function(.temporal(.time), [time])])
    default: break
    }
    return either(.instant, [.coalesce, .nullIf, .greatest, .least], depth)
  }

  mutating func uuid(_ depth: Int) -> SQLExpression {
    let uuids = [
      SQLUUID(high: 0, low: 0), SQLUUID(high: 0xff00_0000_0000_0000, low: 1), SQLUUID(high: 1, low: .max),
    ]
    guard depth > 0, below(3) > 0 else {
      switch below(5) {
      case 0: return .value(below(4) == 0 ? .null : .uuid(pick(uuids)), .uuid)
      case 1: return .literal(.uuid(pick(uuids)), .uuid)
      default: return Self.columns.k.expression
      }
    }
    if below(4) == 0 {
      let texts = ["FF000000-0000-0000-0000-000000000001", "ff000000000000000000000000000001", "x"]
      return .cast(below(2) == 0 ? text(depth - 1) : .value(.text(pick(texts)), .text), .uuid)
    }
    return either(.uuid, [.coalesce, .nullIf], depth)
  }

  mutating func bytes(_ depth: Int) -> SQLExpression {
    guard depth > 0, below(3) > 0 else {
      let bytes: [[UInt8]] = [[], [0], [97], [255, 1]]
      switch below(5) {
      case 0: return .value(below(4) == 0 ? .null : .blob(pick(bytes)), .blob)
      case 1: return .literal(.blob(pick(bytes)), .blob)
      default: return Self.columns.z.expression
      }
    }
    return below(4) == 0 ? .cast(text(depth - 1), .blob) : either(.bytes, [.coalesce, .nullIf], depth)
  }

  /// One of two values of a kind: by a function that takes any type, by CASE, or out of a query.
  private mutating func either(_ kind: Kind, _ functions: [SQLFunction], _ depth: Int) -> SQLExpression {
    let (first, second) = (expression(kind, depth - 1), expression(kind, depth - 1))
    switch below(4) {
    case 0: return conditional(first, second, depth)
    case 1: return scalarSubquery(first)
    default: return .function(pick(functions), [first, second])
    }
  }

  /// A number of single precision, in double precision.
  mutating func real() -> SQLExpression {
    let column = Self.columns.f.expression
    let number: SQLExpression =
      switch below(4) {
      case 0: .unary(.negate, column)
      case 1: .function(.absolute, [column])
      case 2: .function(.coalesce, [column, .value(.double(Double(Float(0.3))), .real)])
      default: column
      }
    return .cast(number, .double)
  }

  // MARK: Queries

  private static let others = columns._source.aliased("others")

  private mutating func otherColumn(_ kind: Kind) -> SQLExpression {
    let type = expression(kind, 0).type
    return .column(pick(Self.others.columns.filter { $0.type.storage == type.storage }))
  }

  /// Rows of the table, under another name, for which a condition holds.
  private mutating func otherRows(_ selected: SQLExpression, _ depth: Int) -> SQLQuery {
    var select = SQLSelect(columns: [.expression(selected)], from: .table(Self.others))
    let kind = pick([Kind.integer, .text])
    select.filters = [
      .comparison(otherColumn(kind), pick([.less, .equal]), expression(kind, depth - 2))
    ]
    return .select(select)
  }

  mutating func exists(_ depth: Int) -> SQLExpression {
    .exists(otherRows(.literal(.integer(1), .bigInteger), depth), negated: below(2) == 0)
  }

  mutating func inQuery(_ depth: Int) -> SQLExpression {
    let kind = pick(Kind.allCases.filter { $0 != .decimal })
    return .inQuery(
      compared(kind, depth - 1), otherRows(otherColumn(kind), depth), negated: below(2) == 0)
  }

  /// The number of the row among those that have the same truth value, in an order that leaves no choice.
  mutating func rowNumber() -> SQLExpression {
    let first = SQLOrdering(
      expression(pick(Kind.allCases), 2), descending: below(2) == 0, nulls: pick([.smallest, .first, .last]))
    return .window(
      .rowNumber,
      SQLWindow(partition: [boolean(2)], ordering: [first, SQLOrdering(Self.columns.id.expression)]))
  }
}
