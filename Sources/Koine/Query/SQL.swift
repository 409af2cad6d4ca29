/// A typed SQL expression written by hand.
///
///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
///       .select { SQL("count(CASE WHEN \($1.isCompleted) THEN NULL ELSE \($1.id) END)", as: Int.self) }
///
/// Columns and tables are quoted, values bound; a plain `String` cannot enter as SQL. A fragment is the same
/// text on every engine, and so outside the promise of one meaning: `check(in:)` says so.
public struct SQL<Value: SQLRepresentable>: QueryExpression {
  public let fragment: SQLFragment

  public init(_ fragment: SQLFragment, as type: Value.Type = Value.self) {
    self.fragment = fragment
  }

  public var expression: SQLExpression { .fragment(fragment, Value.sqlType) }
}

extension SQLFragment: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) {
    self.init([.text(text)])
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts)
  }

  /// What may stand in `\(…)` inside SQL.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    /// A value is bound; a column is qualified by its table or alias; any other expression is put in
    /// parentheses where it needs them.
    public mutating func appendInterpolation(_ expression: some QueryExpression) {
      parts.append(.expression(expression.expression))
    }

    /// A value, or NULL of its type.
    public mutating func appendInterpolation<Value: ColumnValue>(_ value: Value?) {
      parts.append(.expression(.value(value.sqlValue, Value.sqlType)))
    }

    /// A value, bound as another SQL type than its Swift type's.
    public mutating func appendInterpolation(_ value: some ColumnValue, as type: SQLType) {
      parts.append(.expression(.value(value.sqlValue, type)))
    }

    /// A column's bare name, as SET and the list of an INSERT want it.
    public mutating func appendInterpolation<Root, Member>(name column: Column<Root, Member>) {
      parts.append(.identifier(column.column.name))
    }

    /// A table's quoted name.
    public mutating func appendInterpolation<Source: Table>(_ table: Source.Type) {
      parts.append(.table(table.columns._source))
    }

    /// All columns of a table, qualified.
    public mutating func appendInterpolation(_ columns: some TableColumns) {
      parts.append(.columns(columns._source))
    }

    /// Values in parentheses, `(?1, ?2)`; of none, `(NULL)` of their type in a query without rows.
    public mutating func appendInterpolation<Values: Sequence>(_ values: Values)
    where Values.Element: ColumnValue {
      parts.append(.list(values.map(\.expression), element: Values.Element.sqlType))
    }

    /// A query, without parentheses of its own.
    public mutating func appendInterpolation(_ query: some SelectStatement) {
      parts.append(.query(.select(query.resolvedQuery)))
    }

    // Bytes are a sequence of values too.
    public mutating func appendInterpolation(_ bytes: [UInt8]) {
      parts.append(.expression(bytes.expression))
    }

    public mutating func appendInterpolation(_ fragment: SQLFragment) {
      parts += fragment.parts
    }

    /// A name, quoted.
    public mutating func appendInterpolation(identifier: String) {
      parts.append(.identifier(identifier))
    }

    /// Text as it is. Nothing is escaped: never pass what a user or another system wrote.
    public mutating func appendInterpolation(raw text: String) {
      parts.append(.text(text))
    }
  }
}

// A column in an ordinary string would become its description, and a condition with it match nothing.
extension DefaultStringInterpolation {
  @available(*, unavailable, message: "a string cannot hold a column; put texts together with +")
  public mutating func appendInterpolation<Root, Value>(_ column: Column<Root, Value>) {}

  @available(*, unavailable, message: "a string cannot hold an SQL expression; put texts together with +")
  public mutating func appendInterpolation<Value>(_ expression: Computed<Value>) {}

  @available(*, unavailable, message: "a string cannot hold a column; put texts together with +")
  public mutating func appendInterpolation<Value>(_ column: Assigned<Value>) {}
}
