/// The columns of a row to update: assign to them.
///
///     Reminder.where { $0.id == 1 }.update { $0.isCompleted = true; $0.priority += 1 }
///     // UPDATE "reminders" SET "isCompleted" = ?1, "prio" = "reminders"."prio" + ?2 WHERE …
@dynamicMemberLookup
public struct Updates<Columns: TableColumns> {
  let columns: Columns
  var assignments: [SQLAssignment] = []

  init(_ columns: Columns) {
    self.columns = columns
  }

  private mutating func assign(_ column: SQLColumn, _ value: SQLExpression) {
    if let index = assignments.firstIndex(where: { $0.column == column }) {
      assignments[index].value = value
    } else {
      assignments.append(SQLAssignment(column, value))
    }
  }

  /// The value so far assigned, or the column itself.
  private func value(of column: SQLColumn) -> SQLExpression {
    assignments.first { $0.column == column }?.value ?? .column(column)
  }

  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value>>
  ) -> Assigned<Value> {
    get { Assigned(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value>>
  ) -> any QueryExpression<Value> {
    get { Assigned<Value>(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value?>>
  ) -> any QueryExpression<Value> {
    get { Assigned<Value>(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// A column in an update: what it holds, and what it is assigned.
///
/// It takes no literal: with one, `column = column ?? 0` would be Swift's own `??`.
public struct Assigned<Value: SQLRepresentable>: QueryExpression {
  public var expression: SQLExpression

  init(_ expression: SQLExpression) {
    self.expression = expression
  }

  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    try Value.decode(&row)
  }
}

extension Assigned: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  public init(nilLiteral: ()) {
    expression = .value(.null, Value.sqlType)
  }
}

extension Assigned {
  // Two operands of one concrete type would otherwise be Swift's own `??`.
  public static func ?? <Wrapped: ColumnValue>(left: Self, right: Self) -> Computed<Wrapped?>
  where Value == Wrapped? {
    Computed(.function(.coalesce, [left.expression, right.expression]))
  }

  public static func ?? <Wrapped: ColumnValue>(
    left: Self, right: some QueryExpression<Wrapped?>
  ) -> Computed<Wrapped?> where Value == Wrapped? {
    Computed<Wrapped?>(.function(.coalesce, [left.expression, right.expression]))
  }

  public static func += (left: inout Self, right: some QueryExpression<Value>)
  where Value: SQLAdditive {
    left.expression = .arithmetic(left.expression, .add, right.expression)
  }

  public static func += <Wrapped: SQLAdditive>(
    left: inout Self, right: some QueryExpression<Wrapped>
  ) where Value == Wrapped? {
    left.expression = .arithmetic(left.expression, .add, right.expression)
  }

  public static func -= (left: inout Self, right: some QueryExpression<Value>)
  where Value: SQLAdditive {
    left.expression = .arithmetic(left.expression, .subtract, right.expression)
  }

  public static func -= <Wrapped: SQLAdditive>(
    left: inout Self, right: some QueryExpression<Wrapped>
  ) where Value == Wrapped? {
    left.expression = .arithmetic(left.expression, .subtract, right.expression)
  }

  public static func += (left: inout Self, right: some QueryExpression<String>)
  where Value: SQLText {
    left.expression = .concatenation(left.expression, right.expression)
  }
}

extension Assigned where Value == Bool {
  /// True becomes false, false becomes true.
  public mutating func toggle() {
    expression = .not(expression)
  }
}
