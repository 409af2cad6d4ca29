extension SQLFragment {
  /// A fragment that is followed by another, as one text: a comment at the end of the first goes on in the second.
  ///
  ///     let all: SQLFragment = "SELECT * FROM \(Reminder.self)"
  ///     let one = all + " WHERE id = \(id)"     // SELECT * FROM "reminders" WHERE id = ?1
  public static func + (left: SQLFragment, right: SQLFragment) -> SQLFragment {
    SQLFragment(left.parts + right.parts)
  }

  /// Appends another fragment.
  public static func += (left: inout SQLFragment, right: SQLFragment) {
    left.parts += right.parts
  }

  /// Appends another fragment.
  ///
  ///     var sql: SQLFragment = "SELECT * FROM \(Reminder.self)"
  ///     if let title { sql.append(" WHERE \(Reminder.columns.title) = \(title)") }
  public mutating func append(_ other: SQLFragment) {
    parts += other.parts
  }
}

extension Sequence<SQLFragment> {
  /// The fragments with a separator between them. A comment at the end of one ends with it.
  ///
  ///     let conditions: [SQLFragment] = ["a = \(1)", "b = \(2)"]
  ///     conditions.joined(separator: " AND ")       // a = ?1 AND b = ?2
  // Disfavoured: literals that a program joins are texts, and the compiler need not look at fragments too.
  @_disfavoredOverload
  public func joined(separator: SQLFragment = "") -> SQLFragment {
    var result = SQLFragment()
    var isFirst = true
    for fragment in self {
      if !isFirst { result.append(separator) }
      isFirst = false
      result.parts += fragment.partsInAnother
    }
    return result
  }
}

/// A statement written by hand, whose rows, if it has any, are left unread: it runs with `execute`, renders
/// and is checked like any other.
extension SQLFragment: Statement {
  /// Its rows, if it has any, are left unread.
  public typealias Output = Void

  /// The text as a whole statement.
  public var statement: SQLStatement { .fragment(self) }
}

/// A term of ORDER BY or GROUP BY, written out as it is.
///
///     Reminder.order { SQLFragment("\($0.title) COLLATE NOCASE DESC") }
extension SQLFragment: OrderingTerm, GroupingTerm {
  /// The text as a term of ORDER BY, whose direction and NULLs are as written.
  public var _ordering: [SQLOrdering] { [SQLOrdering(bounded, nulls: .database)] }
  /// The text as a term of GROUP BY.
  public var _grouping: [SQLExpression] { [bounded] }

  private var bounded: SQLExpression { .fragment(self, .unknown).bounded }
}
