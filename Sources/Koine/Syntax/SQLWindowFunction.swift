/// A function over the rows around a row.
@nonexhaustive public enum SQLWindowFunction: Sendable, Hashable {
  /// The row's number in its partition, from 1.
  case rowNumber
  /// One more than the rows that come before those which are equal to the row in the window's order.
  case rank
  /// One more than the groups of equal rows that come before.
  case denseRank
  /// The rank, less 1, as a part of the other rows: from 0 to 1; 0 if the row is alone.
  case percentRank
  /// The part of the rows that come before the row or are equal to it: more than 0, up to 1.
  case cumulativeDistribution
  /// The number, from 1, of the one of so many parts that the row is in; the first parts are longer by one row.
  case ntile(Int)
  /// The value of the row that is this many rows before; if there is none, the default, or NULL.
  case lag(SQLExpression, offset: Int, default: SQLExpression?)
  /// The value of the row that is this many rows behind; if there is none, the default, or NULL.
  case lead(SQLExpression, offset: Int, default: SQLExpression?)
  /// The value of the first row of the frame; NULL if that has no row.
  case firstValue(SQLExpression)
  /// The value of the last row of the frame; NULL if that has no row.
  case lastValue(SQLExpression)
  /// The value of a row of the frame, counted from 1; NULL if the frame has fewer rows.
  case nthValue(SQLExpression, Int)
  /// An aggregate of the rows of the frame.
  case aggregate(SQLAggregate)
}

extension SQLWindowFunction {
  /// The static SQL type.
  var type: SQLType {
    switch self {
    case .rowNumber, .rank, .denseRank: .bigInteger
    case .ntile: .integer(bits: 32)
    case .percentRank, .cumulativeDistribution: .double
    case .lag(let value, _, let other), .lead(let value, _, let other):
      .common(value, [other].compactMap(\.self))
    case .firstValue(let value), .lastValue(let value), .nthValue(let value, _): value.type
    case .aggregate(let aggregate): SQLExpression.aggregate(aggregate).type
    }
  }

  /// Whether it is NULL in a row of the query.
  func nullness(in scope: SQLNullScope) -> SQLNullness {
    switch self {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution, .ntile: return .never
    case .lag(let value, _, let other), .lead(let value, _, let other):
      // A value that no row of the query lacks, the row has that is looked at.
      let isNever = value.nullness(in: scope) == .never && other?.nullness(in: scope) == .never
      return isNever ? .never : .maybe
    case .firstValue, .lastValue, .nthValue: return .maybe
    case .aggregate(let aggregate): return SQLExpression.aggregate(aggregate).nullness(in: scope)
    }
  }

  /// Whether the numbers in it are what they can be: rows are counted from 0 or from 1, in 32 bits.
  var hasMeaningfulNumbers: Bool {
    switch self {
    case .ntile(let count), .nthValue(_, let count): Int32(exactly: count).map { $0 > 0 } ?? false
    case .lag(_, let offset, _), .lead(_, let offset, _): Int32(exactly: offset).map { $0 >= 0 } ?? false
    default: true
    }
  }

  /// Whether it looks at rows of the partition, whatever the frame.
  var ignoresFrame: Bool {
    switch self {
    case .rowNumber, .rank, .denseRank, .percentRank, .cumulativeDistribution, .ntile, .lag, .lead: true
    case .firstValue, .lastValue, .nthValue, .aggregate: false
    }
  }
}

extension SQLExpression {
  /// An aggregate, of a group or over a window.
  var aggregate: SQLAggregate? {
    switch self {
    case .aggregate(let aggregate), .window(.aggregate(let aggregate), _): aggregate
    default: nil
    }
  }

  /// The expression with another aggregate in the place of its own.
  func replacing(aggregate: SQLAggregate) -> SQLExpression {
    if case .window(.aggregate, let window) = self {
      .window(.aggregate(aggregate), window)
    } else {
      .aggregate(aggregate)
    }
  }

  /// Whether a window function occurs in the expression, outside of subqueries.
  var hasWindow: Bool {
    contains { part in
      switch part {
      case .expression(.window): .end
      case .query(let query) where !query.isFragment: .past
      default: .into
      }
    }
  }
}
