extension Table {
  /// Inserts rows of values for some of the columns; the others are left to the database.
  ///
  ///     Reminder.insert(\.title, \.remindersListID, values: [("Walk", 1), ("Run", 1)])
  ///     // INSERT INTO "reminders" ("title", "remindersListID") VALUES (?1, ?2), (?3, ?4)
  ///
  /// Rendering refuses a column that is named twice.
  ///
  /// - Parameters:
  ///   - columns: The columns. A group is all of its columns.
  ///   - values: A tuple of values for each row, in the order of the columns; of one column, the value.
  public static func insert<each Part: MemberColumns>(
    _ columns: repeat KeyPath<Columns, each Part>, values: [(repeat (each Part).Value)]
  ) -> Insert<Self, Void> {
    let rows = values.map { row in
      var encoder = RowEncoder()
      _ = (repeat (each Part)._encode(each row, into: &encoder))
      return encoder.values
    }
    return insert(into: Self.columns.columns(at: repeat each columns), rows)
  }

  /// Inserts rows of values for some of the columns.
  package static func insert<each Value: SQLRepresentable>(
    into columns: [SQLColumn], values: [(repeat each Value)]
  ) -> Insert<Self, Void> {
    let rows = values.map { row in
      var result: [SQLValue] = []
      for value in repeat each row { result.append(value.sqlValue) }
      return result
    }
    return insert(into: columns, rows)
  }

  private static func insert(into columns: [SQLColumn], _ rows: [[SQLValue]]) -> Insert<Self, Void> {
    let source = SQLRows(count: rows.count, mayDiffer: false) { row, encoder in
      for value in rows[row] { encoder.append(value) }
    }
    return insert(.rows(source)) { _ in columns }
  }

  /// Inserts the rows of a query.
  ///
  ///     Tag.insert(\.reminderID, \.title, select: Reminder.where(\.isCompleted).select { ($0.id, $0.title) })
  ///     // INSERT INTO "tags" ("reminderID", "title") SELECT "reminders"."id", "reminders"."title" FROM …
  ///
  /// - Parameters:
  ///   - first: The first column.
  ///   - second: The second column.
  ///   - rest: The other columns.
  ///   - query: A query that selects values of the columns, in their order.
  public static func insert<
    First: MemberColumns, Second: MemberColumns, each Rest: MemberColumns, Query: QueryStatement
  >(
    _ first: KeyPath<Columns, First>, _ second: KeyPath<Columns, Second>,
    _ rest: repeat KeyPath<Columns, each Rest>, select query: Query
  ) -> Insert<Self, Void> where Query.Output == (First.Value, Second.Value, repeat (each Rest).Value) {
    insert(query) { $0.columns(at: first, second, repeat each rest) }
  }

  /// Inserts the rows of a query of one value into one column, or into the columns of one group.
  ///
  ///     Counter.insert(\.number, select: Tag.select(\.id))
  public static func insert<Part: MemberColumns, Query: QueryStatement>(
    _ column: KeyPath<Columns, Part>, select query: Query
  ) -> Insert<Self, Void> where Query.Output == Part.Value {
    insert(query) { $0.columns(at: column) }
  }

  /// Inserts the rows of a query that selects values of every column, in their order.
  ///
  ///     Archive.insert(\.self, select: Reminder.select { ($0.id, $0.title) })
  ///     // INSERT INTO "archives" ("id", "title") SELECT "reminders"."id", "reminders"."title" FROM …
  public static func insert<Query: QueryStatement>(
    _ columns: KeyPath<Columns, Columns>, select query: Query
  ) -> Insert<Self, Void> where Query.Output == Fields {
    insert(query) { $0._source.columns }
  }

  /// Inserts the rows of a query that selects values of some columns.
  package static func insert(into columns: [SQLColumn], select query: some QueryStatement) -> Insert<
    Self, Void
  > {
    insert(query) { _ in columns }
  }

  private static func insert(
    _ query: some QueryStatement, _ chosen: (Columns) -> [SQLColumn]
  ) -> Insert<Self, Void> {
    insert(.query(query.sqlQuery.selecting(for: chosen(columns))), columns: chosen)
  }
}

extension SQLQuery {
  /// The query with values that can be stored in columns.
  func selecting(for columns: [SQLColumn]) -> SQLQuery {
    choosing { select in
      select.selectedExpressions.enumerated().map { index, expression in
        .expression(index < columns.count ? expression.cast(for: columns[index].type) : expression)
      }
    }
  }
}

extension SQLExpression {
  /// A bound value on its way into a column of a type that the database defines, which no engine converts to
  /// it by itself.
  fileprivate func cast(for type: SQLType) -> SQLExpression {
    guard case .named = type else { return self }
    switch self {
    case .value, .parameter: return .cast(self, type)
    default: return self
    }
  }
}
