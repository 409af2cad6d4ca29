/// A typed SQL expression written by hand.
///
///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
///       .select { SQL("count(CASE WHEN \($1.isCompleted) THEN NULL ELSE \($1.id) END)", as: Int.self) }
///
/// Columns and tables are quoted, values bound; a plain `String` cannot enter as SQL. A fragment is the same
/// text on every engine, and so outside the promise of one meaning: `check(in:)` says so.
///
/// - Parameters:
///   - fragment: The text, with columns, values and queries in it.
///   - type: The Swift type of its values, if the place of the expression does not say it: beside a condition
///     that may be NULL, `$0.priority == 3 && SQL("…", as: Bool.self)`.
public func SQL<Value: SQLRepresentable>(
  _ fragment: SQLFragment, as type: Value.Type = Value.self
) -> Computed<Value> {
  Computed(.fragment(fragment, Value.sqlType))
}

/// A typed SQL expression written by hand, with a text for each dialect.
///
///     Note.select { SQL(for: [
///       .sqlite: "unixepoch(\($0.madeAt))", .postgreSQL: "CAST(extract(epoch FROM \($0.madeAt)) AS bigint)",
///     ], as: Int.self) }
///
/// A dialect that is not named is refused when the statement is rendered. Of two texts for one dialect, the first counts. Within
/// a longer text, and in statements, `\(for: […])` does the same.
///
/// - Parameters:
///   - alternatives: The texts by the names of the dialects, which are constants of their modules.
///   - type: The Swift type of its values.
public func SQL<Value: SQLRepresentable>(
  for alternatives: KeyValuePairs<DialectName, SQLFragment>, as type: Value.Type = Value.self
) -> Computed<Value> {
  Computed(.fragment("\(for: alternatives)", Value.sqlType))
}

// A column in an ordinary string would become its description, and a condition with it match nothing. Were these
// unavailable, Swift would pass over them and take that of any value without a word.
extension DefaultStringInterpolation {
  /// Warns: the text of a column in a plain string is a description, not SQL.
  @available(*, deprecated, message: "this string holds a description of a column; put texts together with +")
  public mutating func appendInterpolation<Root, Value>(_ column: Column<Root, Value>) {
    appendLiteral(String(describing: column))
  }

  /// Warns: the text of a parameter in a plain string is a description, not SQL.
  @available(
    *, deprecated, message: "this string holds a description of a parameter; put texts together with +"
  )
  public mutating func appendInterpolation<Value>(_ parameter: Parameter<Value>) {
    appendLiteral(String(describing: parameter))
  }
}
