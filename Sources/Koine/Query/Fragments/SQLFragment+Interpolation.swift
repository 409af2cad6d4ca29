extension SQLFragment: ExpressibleByStringInterpolation {
  /// Text without values, as it is.
  public init(stringLiteral text: String) {
    self.init(text.isEmpty ? [] : [.text(text)])
  }

  /// Text with its values, columns, tables and other parts.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts)
  }

  /// What may be in `\(…)` inside SQL.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// An empty text, with room for its parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Text as it is.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.text(text)) }
    }

    // MARK: Values

    /// A value is bound; a column is qualified by its table or alias; any other expression is put in
    /// parentheses if it needs them.
    public mutating func appendInterpolation(_ expression: some QueryExpression) {
      let node = expression.expression
      // A query of one value is an expression too; the parentheses are the text's.
      switch node {
      case .subquery(let query, _): parts.append(.query(query))
      case .subtree(let subtree) where subtree.query != nil: parts.append(.scalarQuery(subtree))
      default: parts.append(.expression(node))
      }
    }

    /// A value, or NULL of its type.
    public mutating func appendInterpolation<Value: ColumnValue>(_ value: Value?) {
      parts.append(.expression(.value(value.sqlValue, Value.sqlType)))
    }

    /// `nil`: the word NULL.
    public mutating func appendInterpolation(_ none: _OptionalNilComparisonType) {
      parts.append(.text("NULL"))
    }

    /// A value, bound as another SQL type than its Swift type's.
    public mutating func appendInterpolation(_ value: some ColumnValue, as type: SQLType) {
      parts.append(.expression(.value(value.sqlValue, type)))
    }

    /// Values in parentheses, `(?1, ?2)`; if there are none, `(NULL)` of their type in a query without rows.
    public mutating func appendInterpolation<Values: Sequence>(_ values: Values)
    where Values.Element: ColumnValue {
      parts.append(.list(values.map(\.expression), element: Values.Element.sqlType))
    }

    /// Expressions, or values of which some are NULL, in parentheses: `("tags"."id", ?1)`; if there are none, `(NULL)` of
    /// their type in a query without rows.
    public mutating func appendInterpolation<Expressions: Sequence>(_ expressions: Expressions)
    where Expressions.Element: QueryExpression, Expressions.Element.Value: SQLRepresentable {
      let list = expressions.map(\.expression)
      parts.append(.list(list, element: list.isEmpty ? Expressions.Element.Value.sqlType : .unknown))
    }

    // Bytes are a sequence of values too.
    /// Bytes, bound as one value.
    public mutating func appendInterpolation(_ bytes: [UInt8]) {
      parts.append(.expression(bytes.expression))
    }

    /// A tuple of values or expressions in parentheses: `(?1, ?2)`.
    public mutating func appendInterpolation<each Item: QueryExpression>(row: (repeat each Item)) {
      var items: [SQLExpression] = []
      for item in repeat each row { items.append(item.expression) }
      parts.append(.list(items, element: .unknown))
    }

    /// Tuples of values or expressions, each in parentheses, with commas between: `(?1, ?2), (?3, ?4)`.
    ///
    ///     "INSERT INTO \(Tag.self) (\(names: Tag.columns)) VALUES \(rows: rows)"
    public mutating func appendInterpolation<each Item: QueryExpression>(rows: [(repeat each Item)]) {
      let lists = rows.map { row in
        var items: [SQLExpression] = []
        for item in repeat each row { items.append(item.expression) }
        return items
      }
      for (index, items) in lists.enumerated() {
        if index > 0 { parts.append(.text(", ")) }
        parts.append(.list(items, element: .unknown))
      }
    }

    // MARK: Columns and tables

    /// A column, qualified by its table: `\(\Reminder.Columns.title)`.
    public mutating func appendInterpolation<Columns: TableColumns, Root, Member>(
      _ path: KeyPath<Columns, Column<Root, Member>>
    ) where Columns.Value: Table, Columns.Value.Columns == Columns {
      parts.append(.expression(Columns.Value.columns[keyPath: path].expression))
    }

    /// A column's bare name, as SET and the list of an INSERT want it.
    public mutating func appendInterpolation<Root, Member>(name column: Column<Root, Member>) {
      parts.append(.identifier(column.column.name))
    }

    /// The bare name of a column: `\(name: \Reminder.Columns.title)`.
    public mutating func appendInterpolation<Columns: TableColumns, Root, Member>(
      name path: KeyPath<Columns, Column<Root, Member>>
    ) where Columns.Value: Table, Columns.Value.Columns == Columns {
      parts.append(.identifier(Columns.Value.columns[keyPath: path].column.name))
    }

    /// All columns of a table, qualified.
    public mutating func appendInterpolation(_ columns: some TableColumns) {
      parts.append(.columns(columns._source))
    }

    /// All columns of a table on the outer side of a join, qualified.
    public mutating func appendInterpolation<Base: TableColumns>(_ columns: Nullable<Base>) {
      parts.append(.columns(columns._base._source))
    }

    /// The bare names of all columns of a table, as the list of an INSERT wants them.
    public mutating func appendInterpolation(names columns: some TableColumns) {
      for (index, column) in columns._source.columns.enumerated() {
        if index > 0 { parts.append(.text(", ")) }
        parts.append(.identifier(column.name))
      }
    }

    /// A table's quoted name; that of an alias with the alias: `"reminders" AS "Child"`.
    public mutating func appendInterpolation<Source: Table>(_ table: Source.Type) {
      parts.append(.table(table.columns._source))
    }

    /// The quoted name of the table that a row is of.
    public mutating func appendInterpolation<Row: Table>(tableOf row: Row) {
      parts.append(.table(Row.columns._source))
    }

    // MARK: Queries and fragments

    /// The definition of a common table, behind WITH; the table's type is its name in the text.
    ///
    ///     "WITH \(definitionOf: Busy.self, as: hours) SELECT max(flights) FROM \(Busy.self)"
    ///     // WITH "busies" ("hour", "flights") AS (SELECT …) SELECT max(flights) FROM "busies"
    ///
    /// - Parameters:
    ///   - table: A type whose columns describe the query's.
    ///   - query: A query that selects values of the table's columns, in their order; or one written by hand, in
    ///     which the columns have their names.
    @_disfavoredOverload
    public mutating func appendInterpolation<Common: Table, Query: QueryStatement>(
      definitionOf table: Common.Type, as query: Query
    ) where Query.Output == Common.Fields {
      let columns = Common.columns
      parts.append(.identifier(columns._source.name))
      parts.append(.text(" ("))
      appendInterpolation(names: columns)
      parts += [.text(") AS ("), .query(query.sqlQuery.bounded), .text(")")]
    }

    /// The definition of a common table by a query written by hand, whose columns have the names of the table's.
    ///
    ///     "WITH \(definitionOf: Busy.self, as: byHand) SELECT …"      // WITH "busies" AS (SELECT …) SELECT …
    public mutating func appendInterpolation<Common: Table>(
      definitionOf table: Common.Type, as query: RawQuery<Common.Row>
    ) {
      parts += [.identifier(Common.columns._source.name), .text(" AS (")]
      appendInterpolation(query)
      parts.append(.text(")"))
    }

    /// A text for each dialect: `\(for: [.sqlite: "…", .postgreSQL: "…"])`. One that is not named is refused when the
    /// statement is rendered.
    public mutating func appendInterpolation(for alternatives: KeyValuePairs<DialectName, SQLFragment>) {
      parts.append(
        .alternatives(alternatives.map { SQLFragmentAlternative(for: $0.key, $0.value) }))
    }

    /// A query, without parentheses of its own.
    public mutating func appendInterpolation(_ query: some SelectStatement & ScalarExpression) {
      parts.append(.query(query.sqlQuery))
    }

    /// A query of several columns, without parentheses of its own.
    public mutating func appendInterpolation(_ query: some SelectStatement) {
      parts.append(.query(query.sqlQuery))
    }

    /// A query written by hand, without parentheses of its own. A comment at its end ends with it.
    public mutating func appendInterpolation<Output>(_ query: RawQuery<Output>) {
      parts += query.fragment.partsInAnother
    }

    /// What ORDER BY sorts by.
    ///
    ///     "… ORDER BY \(Reminder.columns.priority.descending())"
    public mutating func appendInterpolation(_ ordering: OrderTerm) {
      parts.append(.ordering(ordering._ordering))
    }

    /// A fragment, with its text and its values. A comment at its end ends with it.
    public mutating func appendInterpolation(_ fragment: SQLFragment) {
      parts += fragment.partsInAnother
    }

    // MARK: Names and text

    /// A name, quoted.
    public mutating func appendInterpolation(identifier: String) {
      parts.append(.identifier(identifier))
    }

    /// The quoted name of a collation, behind COLLATE: `\(collation: .binary)`.
    ///
    ///     "\($0.title) COLLATE \(collation: .noCase)"       // SQLite: "reminders"."title" COLLATE "NOCASE"
    ///
    /// A dialect without a name for it refuses the statement when it is rendered: `.binary` has one everywhere, `.noCase` on
    /// SQLite alone. As an expression, `$0.title.collate(.noCase)` means the same on every engine.
    public mutating func appendInterpolation(collation: SQLCollation) {
      parts.append(.collation(collation))
    }

    /// Text as it is. Nothing is escaped: never pass what a user or another system wrote.
    public mutating func appendInterpolation(raw text: String) {
      parts.append(.text(text))
    }
  }
}
