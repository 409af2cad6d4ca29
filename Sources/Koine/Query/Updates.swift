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

/// Assignment of a plain Swift value whose type only the column gives: a case, a member or a literal of a narrower
/// number.
///
///     Sample.where { $0.id == 1 }.update { $0.kind = .urgent; $0.small = 1; $0.date = .now }
///
/// The types are those of what is assigned; who reads them is told so. A plain `Value` would be read by Swift's own
/// operators (`$0.ratio += 1`, `$0.date < date`), an optional one by Koine's; of two optionals the first is of no
/// use to any, and Swift still looks for `.urgent` in the innermost type.
extension Updates {
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value>>
  ) -> Value.Operand?? where Value.Operand: ColumnValue {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(columns[keyPath: path].column, .value(newValue??.sqlValue ?? .null, Value.sqlType)) }
  }

  // The one above takes `nil` and an optional value, so a column that is never NULL has two that match these better.

  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value>>
  ) -> _NoValue where Value.Operand: ColumnValue {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    @available(*, unavailable, message: "this column is never NULL")
    set {}
  }

  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value>>
  ) -> any QueryExpression<Value?> where Value.Operand: ColumnValue {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Assigned<Value?>(.column(columns[keyPath: path].column)) }
    @available(*, unavailable, message: "this column is never NULL: say what it is then with ??")
    set {}
  }
}

/// Assignment of a value that a declared query is given at each call, and that may be NULL.
extension Updates {
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns.Value, Value?>>
  ) -> Parameter<Value?> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Parameter(declaration: 0, position: 0) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// What `nil` is to a column that is never NULL.
public struct _NoValue: ExpressibleByNilLiteral {
  public static var none: Self { nil }
  public init(nilLiteral: ()) {}
}

/// What `Assigned` is, and nothing else.
public protocol UpdateExpression<Value>: RowExpression {}

/// A column in an update: what it holds, and what it is assigned.
///
/// It takes no literal but `nil`: with one, `column = column ?? 0` would be Swift's own `??`.
public struct Assigned<Value: SQLRepresentable>: UpdateExpression {
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
  // An assignment of this type, which Swift's own `??` would have too, is better than one of any expression.
  public static func ?? <Wrapped: ColumnValue>(left: Self, right: Self) -> Self where Value == Wrapped? {
    Self(.function(.coalesce, [left.expression, right.expression]))
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
