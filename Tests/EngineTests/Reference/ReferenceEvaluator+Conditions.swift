import Koine

/// Conditions, in three-valued logic: `nil` is unknown, which is NULL as a value.
extension ReferenceEvaluator {
  func condition(_ expression: SQLExpression) throws -> Bool? {
    switch expression {
    case .comparison(let left, let op, let right):
      return try compare(value(of: left), op, value(of: right), collations(comparing: [left, right]))
    case .isDistinct(let left, let right, let negated):
      let isSame = try isSame(value(of: left), value(of: right), collations(comparing: [left, right]))
      return isSame == negated
    case .logical(let left, .and, let right): return Self.and(try truth(of: left), try truth(of: right))
    case .logical(let left, .or, let right): return Self.or(try truth(of: left), try truth(of: right))
    case .not(let operand): return try truth(of: operand).map { !$0 }
    case .between(let operand, let lower, let upper, let negated):
      let collations = try self.collations(comparing: [operand, lower, upper])
      let value = try value(of: operand)
      let isBetween = Self.and(
        try compare(value, .greaterOrEqual, self.value(of: lower), collations),
        try compare(value, .lessOrEqual, self.value(of: upper), collations))
      return isBetween.map { $0 != negated }
    case .inList(let operand, let list, let negated):
      let collations = try self.collations(comparing: [operand] + list)
      return try isIn(value(of: operand), list.map(value), collations).map { $0 != negated }
    case .inQuery(let operand, let query, let negated):
      let table = try table(of: query)
      let values: [ReferenceValue] = table.rows.map { $0.count == 1 ? $0[0] : .row($0) }
      let collations = try self.collations(comparing: [operand], with: table.collations)
      return try isIn(value(of: operand), values, collations).map { $0 != negated }
    case .like(let operand, let pattern, let caseSensitive, let negated):
      guard let whole = try text(of: operand), let pattern = try text(of: pattern) else { return nil }
      return try Self.matches(whole, pattern, caseSensitive: caseSensitive) != negated
    case .search(let operand, let search, let part):
      guard let whole = try text(of: operand), let part = try text(of: part) else { return nil }
      return Self.search(whole, search, part)
    case .isNull(let operand, let negated): return try value(of: operand).isNull != negated
    case .exists(let query, let negated): return try table(of: query).rows.isEmpty == negated
    default: throw ReferenceError.outside("a condition that is none")
    }
  }

  /// False if one side is, whatever the other.
  private static func and(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == false || right == false { return false }
    return left == nil || right == nil ? nil : true
  }

  /// True if one side is, whatever the other.
  private static func or(_ left: Bool?, _ right: Bool?) -> Bool? {
    if left == true || right == true { return true }
    return left == nil || right == nil ? nil : false
  }

  /// Of no value, false, even for NULL; unknown if a NULL might have been the one.
  private func isIn(
    _ value: ReferenceValue, _ list: [ReferenceValue], _ collations: [SQLCollation]
  ) throws -> Bool? {
    try list.reduce(false) { found, element in Self.or(found, try isEqual(value, element, collations)) }
  }

  /// A comparison. Row values are equal if all parts are; otherwise the first parts that are not equal decide.
  func compare(
    _ left: ReferenceValue, _ op: SQLComparisonOperator, _ right: ReferenceValue,
    _ collations: [SQLCollation]
  ) throws -> Bool? {
    switch op {
    case .equal: return try isEqual(left, right, collations)
    case .notEqual: return try isEqual(left, right, collations).map { !$0 }
    case .less: return try order(left, right, collations).map { $0 < 0 }
    case .lessOrEqual: return try order(left, right, collations).map { $0 <= 0 }
    case .greater: return try order(left, right, collations).map { $0 > 0 }
    case .greaterOrEqual: return try order(left, right, collations).map { $0 >= 0 }
    }
  }

  func isEqual(
    _ left: ReferenceValue, _ right: ReferenceValue, _ collations: [SQLCollation]
  ) throws -> Bool? {
    guard case (.row(let parts), .row(let others)) = (left, right) else {
      return try order(left, right, collations).map { $0 == 0 }
    }
    return try zip(zip(parts, others), collations).reduce(true) { sofar, next in
      Self.and(sofar, try isEqual(next.0.0, next.0.1, [next.1]))
    }
  }

  /// Whether both are equal or both NULL, part by part.
  func isSame(
    _ left: ReferenceValue, _ right: ReferenceValue, _ collations: [SQLCollation]
  ) throws -> Bool {
    if case (.row(let parts), .row(let others)) = (left, right) {
      return try zip(zip(parts, others), collations).allSatisfy { try isSame($0.0, $0.1, [$1]) }
    }
    if left.isNull || right.isNull { return left.isNull && right.isNull }
    return try order(left, right, collations) == 0
  }

  /// Less than 0, 0 or more; `nil` if a value is NULL.
  ///
  /// False is less than true. Integers are compared with doubles as doubles, instants as instants, bytes and UUIDs
  /// byte by byte. The zeros are equal.
  ///
  /// - Parameter collations: How texts are compared: of row values, those at each position.
  func order(
    _ left: ReferenceValue, _ right: ReferenceValue, _ collations: [SQLCollation]
  ) throws -> Int? {
    func order<Key: Comparable>(_ a: Key, _ b: Key) -> Int { a < b ? -1 : a == b ? 0 : 1 }
    func order(bytes a: some Sequence<UInt8>, _ b: some Sequence<UInt8>) -> Int {
      a.lexicographicallyPrecedes(b) ? -1 : b.lexicographicallyPrecedes(a) ? 1 : 0
    }
    switch (left, right) {
    case (.null, _), (_, .null): return nil
    case (.boolean(let a), .boolean(let b)): return order(a ? 1 : 0, b ? 1 : 0)
    case (.integer(let a), .integer(let b)): return order(a, b)
    case (.double(let a), .double(let b)): return order(a, b)
    case (.integer(let a), .double(let b)): return order(Double(a), b)
    case (.double(let a), .integer(let b)): return order(a, Double(b))
    case (.decimal(let a), .decimal(let b)):
      let (a, b) = try ReferenceDecimal.aligned(a, b)
      return order(a, b)
    case (.decimal, .integer(let b)):
      return try self.order(left, .decimal(ReferenceDecimal(Int128(b), scale: 0)), collations)
    case (.integer(let a), .decimal):
      return try self.order(.decimal(ReferenceDecimal(Int128(a), scale: 0)), right, collations)
    case (.text(let a), .text(let b)):
      let collation = collations.first ?? .binary
      return order(bytes: try Self.key(of: a, collation), try Self.key(of: b, collation))
    case (.blob(let a), .blob(let b)): return order(bytes: a, b)
    case (.timestamp(let a), .timestamp(let b)), (.date(let a), .date(let b)), (.time(let a), .time(let b)):
      return order(a, b)
    case (.uuid(let a), .uuid(let b)): return a.high == b.high ? order(a.low, b.low) : order(a.high, b.high)
    case (.row(let parts), .row(let others)):
      for ((part, other), collation) in zip(zip(parts, others), collations) {
        let order = try self.order(part, other, [collation])
        if order != 0 { return order }
      }
      return 0
    default: throw ReferenceError.outside("a comparison of \(left) and \(right)")
    }
  }

  /// What texts are compared by: their bytes, whose order is that of their code points; without case, those of the text
  /// with its ASCII letters in lower case.
  private static func key(of text: String, _ collation: SQLCollation) throws -> [UInt8] {
    switch collation {
    case .binary: return Array(text.utf8)
    case .noCase: return text.utf8.map { (0x41...0x5a).contains($0) ? $0 + 32 : $0 }
    case .database: throw ReferenceError.outside("an order that the database decides")
    case .program: throw ReferenceError.outside("an order of the program's own")
    }
  }
}
