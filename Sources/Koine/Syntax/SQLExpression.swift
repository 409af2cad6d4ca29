/// A scalar expression, as a meaning: what it computes, not how an engine spells it.
@nonexhaustive public enum SQLExpression: Sendable, Hashable {
  /// A column of a source.
  case column(SQLColumn)
  /// A bound value: a placeholder of its type.
  indirect case value(SQLValue, SQLType)
  /// A constant written into the text.
  indirect case literal(SQLValue, SQLType)
  /// A value that is given each time the statement runs.
  indirect case parameter(SQLParameter)
  /// An operator before its operand.
  indirect case unary(SQLUnaryOperator, SQLExpression)
  /// Several values side by side, compared as one. It occurs in comparisons and before IN, and in IN's list.
  indirect case row([SQLExpression])
  /// Arithmetic on two numbers.
  indirect case arithmetic(SQLExpression, SQLArithmeticOperator, SQLExpression)
  /// An operation on the bits of two integers.
  indirect case bitwise(SQLExpression, SQLBitwiseOperator, SQLExpression)
  /// Text put together; NULL if a part is NULL.
  indirect case concatenation(SQLExpression, SQLExpression)
  /// A comparison; NULL if a side is NULL.
  indirect case comparison(SQLExpression, SQLComparisonOperator, SQLExpression)
  /// Null-safe comparison: NULL is not distinct from NULL.
  indirect case isDistinct(SQLExpression, SQLExpression, negated: Bool)
  /// Two conditions connected, in three-valued logic.
  indirect case logical(SQLExpression, SQLLogicalOperator, SQLExpression)
  /// The opposite of a condition; NULL if it is NULL.
  indirect case not(SQLExpression)
  /// Whether a value lies between two others, both included.
  indirect case between(SQLExpression, SQLExpression, SQLExpression, negated: Bool)
  /// Whether a value is one of a list's.
  indirect case inList(SQLExpression, [SQLExpression], negated: Bool)
  /// Whether a value is in a row of a query.
  indirect case inQuery(SQLExpression, SQLQuery, negated: Bool)
  /// Whether a whole text matches a pattern, in which `%` is any text and `_` one character.
  indirect case like(SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool)
  /// Case-sensitive search without wildcards.
  indirect case search(SQLExpression, SQLSearchOperator, SQLExpression)
  /// Whether a value is NULL, or, negated, is not.
  indirect case isNull(SQLExpression, negated: Bool)
  /// Whether a query yields a row.
  indirect case exists(SQLQuery, negated: Bool)
  /// A CASE.
  indirect case conditional(SQLCase)
  /// A value converted to another type.
  indirect case cast(SQLExpression, SQLType)
  /// A text with the collation by which it is compared and ordered; the value is that of the text.
  indirect case collate(SQLExpression, SQLCollation)
  /// A scalar function with its arguments.
  indirect case function(SQLFunction, [SQLExpression])
  /// An expression that uses operands several times. A pass makes these.
  indirect case naming(SQLNaming)
  /// An aggregate function.
  indirect case aggregate(SQLAggregate)
  /// A window function over a window.
  indirect case window(SQLWindowFunction, SQLWindow)
  /// A query of one column that yields at most one row, as a value of a type.
  indirect case subquery(SQLQuery, SQLType)
  /// All rows of a query, in its order, as one value; the reference names the query's columns.
  indirect case rows(SQLQuery, SQLTableReference)
  /// SQL written by hand, taken for a value of a type.
  indirect case fragment(SQLFragment, SQLType)
  /// A part that is kept with its depth.
  case subtree(SQLSubtree)
  /// Takes the place of an expression that was asked for and is impossible: validation refuses it.
  indirect case refusal(SQLRefusal, SQLType)
}

/// An operator before its one operand.
@nonexhaustive public enum SQLUnaryOperator: Sendable, Hashable {
  /// The number with the other sign.
  case negate
  /// Every bit of an integer turned over, in 64 bits.
  case complement
}

/// Arithmetic on two numbers of one type, by meaning: the two divisions are two operators.
@nonexhaustive public enum SQLArithmeticOperator: Sendable, Hashable {
  /// `+`, `-` and `*`.
  case add, subtract, multiply
  /// Truncates towards zero; NULL if the divisor is zero.
  case integerDivide
  /// True division; NULL if the divisor is zero.
  case divide
  /// The sign of the dividend; NULL if the divisor is zero.
  case remainder
}

/// An operation on the 64 bits of integers, in two's complement.
@nonexhaustive public enum SQLBitwiseOperator: Sendable, Hashable {
  /// Each bit of both operands: AND, OR, XOR.
  case and, or, exclusiveOr
  /// By a number of places: 64 or more leave no bit, a negative number shifts to the right.
  case shiftLeft
  /// Keeps the sign. By a number of places: 64 or more leave 0 or -1, a negative number shifts to the left.
  case shiftRight
  /// By 0 to 63 places, which is what every engine's own shift takes. A pass makes these; beyond, they mean nothing.
  case shiftLeftWithin, shiftRightWithin
}

/// A comparison of two values. NULL on either side makes it NULL.
public enum SQLComparisonOperator: Sendable, Hashable {
  /// `=`, `<>`, `<`, `<=`, `>` and `>=`.
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
}

/// A connection of two conditions, in three-valued logic.
public enum SQLLogicalOperator: Sendable, Hashable {
  /// AND and OR.
  case and, or
}

/// Where one text occurs in another.
@nonexhaustive public enum SQLSearchOperator: Sendable, Hashable {
  /// Whether the second text is anywhere in the first, at its start, or at its end.
  case contains, hasPrefix, hasSuffix
}

/// `CASE WHEN … THEN … ELSE … END`, or `CASE operand WHEN …`.
public struct SQLCase: Sendable, Hashable {
  /// One WHEN with its THEN.
  public struct Branch: Sendable, Hashable {
    /// The condition, or the value that the operand is compared with.
    public var condition: SQLExpression
    /// The value of the CASE if this is the first branch that applies.
    public var result: SQLExpression

    /// Makes a branch from a condition and its result.
    public init(when condition: SQLExpression, then result: SQLExpression) {
      self.condition = condition
      self.result = result
    }
  }

  /// What the branches' conditions are compared with; `nil` if they are conditions themselves.
  public var operand: SQLExpression?
  /// The branches, of which the first that applies gives the value.
  public var branches: [Branch]
  /// The value if no branch applies; `nil`: NULL.
  public var otherwise: SQLExpression?

  /// Makes a CASE from its parts.
  ///
  /// - Parameters:
  ///   - operand: What the branches' conditions are compared with; none unless given.
  ///   - otherwise: The value if no branch applies; NULL unless given.
  ///   - branches: The conditions and their values.
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
  /// The first code points of a text, as many as the number says; less than one gives an empty text.
  case left
  /// The last code points of a text, as many as the number says; less than one gives an empty text.
  case right
  /// Where the second text begins in the first, counted from 1 in code points; 0 if it does not occur, 1 for
  /// an empty one.
  case position
  /// The number without its sign.
  case absolute
  /// Half away from zero; the second argument is the number of decimal places.
  case round
  /// The first argument that is not NULL.
  case coalesce
  /// NULL if both arguments are equal.
  case nullIf
  /// NULL if any argument is NULL; texts by code point.
  case greatest
  /// NULL if any argument is NULL; texts by code point.
  case least
  /// The same of arguments of which none is NULL. A pass makes these; of NULL, they mean nothing.
  case greatestOfKnown, leastOfKnown
  /// The same with bounds that 32 bits hold, of which counts are not negative. A pass makes these.
  case leftWithin, rightWithin, substringWithin
  /// A number without its fraction, cut off towards zero; and -1, 0 or 1, as the number is less than zero, zero, or
  /// greater. A pass makes these.
  case truncate, sign
  /// The number if, without its fraction, it is one of a range; NULL of others. A pass makes these.
  case within(ClosedRange<Int64>)
  /// The text if all of it has a form; NULL of others. A pass makes these.
  case matching(SQLTextForm)
  /// Which keys the group of a query of several grouping sets is not made by: a bit for each of them, that of the last
  /// one is 1.
  case grouping
  /// A function of dates and times.
  case temporal(SQLTemporalFunction)
  /// A function of numbers.
  case numeric(SQLNumericFunction)
  /// A function of texts.
  case textual(SQLTextualFunction)
  /// Whether a part of a text matches a regular expression.
  case matches(SQLRegularExpression)
  /// A function of JSON documents.
  case json(SQLJSONFunction)
  /// A function that the program itself adds to the engine. NULL if an argument is that the function does not take.
  indirect case program(SQLProgramFunction)
}

/// What a text has to look like, so that it can be converted.
public enum SQLTextForm: Sendable, Hashable {
  /// Digits of ASCII with at most a sign before them: no more than 19 besides leading zeros.
  case integer
  /// Such digits, at most 18 of them, and possibly a point with 1 to 30 digits behind it.
  case decimal
  /// The 36 characters of a UUID, in either case.
  case uuid
  /// `2013-01-31`, a day that there is.
  case date
  /// `10:00`, `10:00:00` or `10:00:00.123456`, with one to six digits of fraction.
  case time
  /// A date, a space or `T`, a time, and possibly `Z`; or a date alone.
  case timestamp

  /// A regular expression that matches such a text from its start on, in the syntax that POSIX and Perl share.
  public var pattern: String {
    switch self {
    case .integer: "^[-+]?0*[0-9]{1,19}"
    case .decimal: "^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?"
    case .uuid: "^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"
    case .date: "^" + Self.day
    case .time: "^" + Self.clock
    case .timestamp: "^\(Self.day)(?:[ T]\(Self.clock)Z?)?"
    }
  }

  /// Every day of the years 1 to 9999: that of any month, the last ones of long months, and leap days.
  private static let day =
    "(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)"
    + "|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
    + "|(?:0[48]|[2468][048]|[13579][26])00)-02-29)"
  private static let clock = "(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?"
}
