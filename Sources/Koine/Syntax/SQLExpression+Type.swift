extension SQLExpression {
  /// The static SQL type.
  public var type: SQLType {
    switch self {
    case .column(let column): column.type
    case .parameter(let parameter): parameter.type
    case .value(_, let type), .literal(_, let type), .cast(_, let type), .subquery(_, let type),
      .fragment(_, let type), .refusal(_, let type):
      type
    case .unary(.negate, let operand): operand.type.computed
    case .unary(.complement, _), .bitwise: .bigInteger
    case .row: .unknown
    // Written as plain text, unless the database decides.
    case .collate(let text, let collation): text.type.collated(collation)
    case .arithmetic(let left, let op, let right): left.type.computed(op, with: right.type)
    case .concatenation, .rows: .text
    case .comparison, .isDistinct, .logical, .not, .between, .inList, .inQuery, .like, .search,
      .isNull, .exists:
      .boolean
    case .conditional(let node):
      .common(
        node.branches.first?.result,
        node.branches.dropFirst().map(\.result) + [node.otherwise].compactMap(\.self))
    case .function(let function, let arguments):
      switch function {
      case .length, .position, .grouping: .bigInteger
      case .lower, .upper, .trim, .trimStart, .trimEnd, .replace, .substring, .left, .right, .substringWithin,
        .leftWithin, .rightWithin, .matching:
        .text
      case .absolute: arguments.first?.type.computed ?? .unknown
      case .coalesce: .common(arguments.first, Array(arguments.dropFirst()))
      case .nullIf: arguments.first.map { .ofFirst($0, Array(arguments.dropFirst())) } ?? .unknown
      case .greatest, .least, .greatestOfKnown, .leastOfKnown:
        .common(arguments.first, Array(arguments.dropFirst())).ofExtreme(arguments)
      case .truncate, .within: arguments.first?.type ?? .unknown
      case .round, .sign: .double
      case .matches: .boolean
      case .temporal(let function): function.type(of: arguments)
      case .numeric(let function): function.type(of: arguments)
      case .textual(let function): function.type
      case .json(let function): function.type
      case .program(let function): function.type
      }
    case .aggregate(let aggregate): aggregate.type
    case .window(let function, _): function.type
    case .naming(let naming): naming.result.type
    case .subtree(let subtree): subtree.type
    }
  }
}

extension SQLArithmeticOperator {
  /// The decimals of the result for operands of these decimals; an integer has none.
  fileprivate func scale(of left: Int, _ right: Int) -> Int {
    switch self {
    case .multiply: left + right
    case .divide: left + SQLType.quotientDecimals
    case .add, .subtract, .remainder, .integerDivide: Swift.max(left, right)
    }
  }
}

extension SQLType {
  /// The type in which one number is computed: integers in 64 bits.
  fileprivate var computed: SQLType { storage.isInteger ? .bigInteger : self }

  /// The type of a sum: that of integers is one of 64 bits, that of single precision is one of double precision.
  var summed: SQLType { isFractional ? .double : computed }

  /// The type of a value that is one of this type, or the one of an expression: of two types of numbers that with room
  /// for both.
  func widest(with other: SQLExpression) -> SQLType { isOfFewerBits ? widest(with: other.type) : self }

  /// The type with room for the numbers of this one and of another; of other types, this one.
  func widest(with other: SQLType) -> SQLType {
    if let mine = storage.integerRange, let its = other.storage.integerRange {
      if mine.lowerBound <= its.lowerBound, its.upperBound <= mine.upperBound { return self }
      return its.lowerBound <= mine.lowerBound && mine.upperBound <= its.upperBound ? other : .bigInteger
    }
    return isFractional && other.isFractional && storage != other.storage ? .double : self
  }

  /// Whether the values are floating-point numbers.
  var isFractional: Bool { storage == .double || storage == .real }

  /// Whether both are types of whole numbers, or both of floating-point ones.
  func isNumberOfKind(of other: SQLType) -> Bool {
    storage.isInteger && other.storage.isInteger || isFractional && other.isFractional
  }

  /// Whether it is a type of numbers that the database itself defines or names, of any number of bits.
  var isNamedNumber: Bool {
    if case .named = self { storage.isInteger || isFractional } else { false }
  }

  /// Whether other numbers of its kind need more room.
  var isOfFewerBits: Bool {
    switch storage {
    case .real: true
    case let type: type.isInteger && type != .bigInteger
    }
  }

  /// The type of the greatest or least of texts: they are compared by code point as plain texts, unless the database decides.
  fileprivate func ofExtreme(_ arguments: [SQLExpression]) -> SQLType {
    isNamedText && !arguments.contains(where: \.isOrderedByDatabase) ? .text : self
  }

  fileprivate func computed(_ op: SQLArithmeticOperator, with other: SQLType) -> SQLType {
    if scale != nil || other.scale != nil {
      return .decimal(scale: op.scale(of: scale ?? 0, other.scale ?? 0))
    }
    return switch (storage, other.storage) {
    case (let left, let right) where left.isInteger && right.isInteger: .bigInteger
    case (.double, _), (_, .double), (.real, _), (_, .real): .double
    default: self
    }
  }

  fileprivate func collated(_ collation: SQLCollation) -> SQLType {
    collation != .database && storage == .text ? .text : self
  }
}
