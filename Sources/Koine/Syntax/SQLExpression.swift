/// A scalar expression, as a meaning: what it computes, not how an engine spells it.
@nonexhaustive public enum SQLExpression: Sendable, Hashable {
  case column(SQLColumn)
  /// A bound value: a placeholder of its type.
  indirect case value(SQLValue, SQLType)
  /// A constant written into the text.
  indirect case literal(SQLValue, SQLType)
  /// A value that is given each time the statement runs.
  indirect case parameter(SQLParameter)
  indirect case unary(SQLUnaryOperator, SQLExpression)
  /// Several values side by side, compared as one. It stands in comparisons and before IN, and among IN's list.
  indirect case row([SQLExpression])
  indirect case arithmetic(SQLExpression, SQLArithmeticOperator, SQLExpression)
  indirect case bitwise(SQLExpression, SQLBitwiseOperator, SQLExpression)
  /// Text put together; NULL where a part is NULL.
  indirect case concatenation(SQLExpression, SQLExpression)
  indirect case comparison(SQLExpression, SQLComparisonOperator, SQLExpression)
  /// Null-safe comparison: NULL is not distinct from NULL.
  indirect case isDistinct(SQLExpression, SQLExpression, negated: Bool)
  indirect case logical(SQLExpression, SQLLogicalOperator, SQLExpression)
  indirect case not(SQLExpression)
  indirect case between(SQLExpression, SQLExpression, SQLExpression, negated: Bool)
  indirect case inList(SQLExpression, [SQLExpression], negated: Bool)
  indirect case inQuery(SQLExpression, SQLQuery, negated: Bool)
  indirect case like(SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool)
  /// Case-sensitive search without wildcards.
  indirect case search(SQLExpression, SQLSearchOperator, SQLExpression)
  indirect case isNull(SQLExpression, negated: Bool)
  indirect case exists(SQLQuery, negated: Bool)
  indirect case conditional(SQLCase)
  indirect case cast(SQLExpression, SQLType)
  /// A text with the collation by which it is compared and ordered; the value is that of the text.
  indirect case collate(SQLExpression, SQLCollation)
  indirect case function(SQLFunction, [SQLExpression])
  indirect case aggregate(SQLAggregate)
  indirect case window(SQLWindowFunction, SQLWindow)
  indirect case subquery(SQLQuery, SQLType)
  /// All rows of a query, in its order, as one value; the reference names the query's columns.
  indirect case rows(SQLQuery, SQLTableReference)
  indirect case fragment(SQLFragment, SQLType)
  /// A part that is kept with its depth.
  case subtree(SQLSubtree)
}

/// An operator before its one operand.
@nonexhaustive public enum SQLUnaryOperator: Sendable, Hashable {
  case negate
  /// Every bit of an integer turned over, in 64 bits.
  case complement
}

/// Arithmetic on two numbers of one type, by meaning: the two divisions are two operators.
@nonexhaustive public enum SQLArithmeticOperator: Sendable, Hashable {
  case add, subtract, multiply
  /// Truncates towards zero; NULL where the divisor is zero.
  case integerDivide
  /// True division; NULL where the divisor is zero.
  case divide
  /// The sign of the dividend; NULL where the divisor is zero.
  case remainder
}

/// An operation on the 64 bits of integers, in two's complement.
@nonexhaustive public enum SQLBitwiseOperator: Sendable, Hashable {
  case and, or, exclusiveOr
  /// By a number of places: 64 or more leave no bit, a negative number shifts to the right.
  case shiftLeft
  /// Keeps the sign. By a number of places: 64 or more leave 0 or -1, a negative number shifts to the left.
  case shiftRight
}

/// A comparison of two values. NULL on either side makes it NULL.
public enum SQLComparisonOperator: Sendable, Hashable {
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// A connection of two conditions, in three-valued logic.
public enum SQLLogicalOperator: Sendable, Hashable {
  case and, or
}

/// Where one text stands in another.
@nonexhaustive public enum SQLSearchOperator: Sendable, Hashable {
  case contains, hasPrefix, hasSuffix
}

/// `CASE WHEN … THEN … ELSE … END`, or `CASE operand WHEN …`.
public struct SQLCase: Sendable, Hashable {
  public struct Branch: Sendable, Hashable {
    public var condition: SQLExpression
    public var result: SQLExpression

    public init(when condition: SQLExpression, then result: SQLExpression) {
      self.condition = condition
      self.result = result
    }
  }

  /// What the branches' conditions are compared with; `nil` where they are conditions themselves.
  public var operand: SQLExpression?
  public var branches: [Branch]
  public var otherwise: SQLExpression?

  public init(
    operand: SQLExpression? = nil, branches: [Branch], otherwise: SQLExpression? = nil
  ) {
    self.operand = operand
    self.branches = branches
    self.otherwise = otherwise
  }
}

/// The scalar functions that Koine knows, each with one meaning on every engine.
@nonexhaustive public enum SQLFunction: Sendable, Hashable {
  /// The number of code points of a text.
  case length
  /// ASCII letters only.
  case lower
  /// ASCII letters only.
  case upper
  /// Without spaces at both ends, or without the characters of the second text, in any order.
  case trim
  /// The same at the start alone.
  case trimStart
  /// The same at the end alone.
  case trimEnd
  /// Every occurrence of the second text in the first by the third.
  case replace
  /// From a position counted from 1, to the end or of a length in code points.
  case substring
  /// So many code points from the start; less than one gives an empty text.
  case left
  /// So many code points from the end; less than one gives an empty text.
  case right
  /// Where the second text begins in the first, counted from 1 in code points; 0 where it does not occur, 1 for
  /// an empty one.
  case position
  case absolute
  /// Half away from zero; the second argument is the number of decimal places.
  case round
  case coalesce
  /// NULL where both arguments are equal.
  case nullIf
  /// NULL where any argument is NULL; texts by code point.
  case greatest
  /// NULL where any argument is NULL; texts by code point.
  case least
}

/// The aggregate functions that Koine knows.
@nonexhaustive public enum SQLAggregateFunction: Sendable, Hashable {
  case count, sum, average, minimum, maximum
  /// The texts put together, with a separator between them.
  case concatenate(separator: String)
}

/// An aggregate function over the rows of a group.
public struct SQLAggregate: Sendable, Hashable {
  public var function: SQLAggregateFunction
  /// `nil` counts rows.
  public var argument: SQLExpression?
  public var isDistinct: Bool
  /// Only the rows for which this holds.
  public var filter: SQLExpression?

  public init(
    _ function: SQLAggregateFunction, _ argument: SQLExpression?, distinct: Bool = false,
    filter: SQLExpression? = nil
  ) {
    self.function = function
    self.argument = argument
    isDistinct = distinct
    self.filter = filter
  }
}

/// A function over the rows around a row.
@nonexhaustive public enum SQLWindowFunction: Sendable, Hashable {
  /// The row's number in its partition, from 1.
  case rowNumber
}

/// The rows that a window function looks at.
public struct SQLWindow: Sendable, Hashable {
  public var partition: [SQLExpression]
  public var ordering: [SQLOrdering]

  public init(partition: [SQLExpression] = [], ordering: [SQLOrdering] = []) {
    self.partition = partition
    self.ordering = ordering
  }
}
