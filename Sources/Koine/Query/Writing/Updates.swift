/// The columns of a row to update: assign to them.
///
///     Reminder.where { $0.id == 1 }.update { $0.isCompleted = true; $0.priority += 1 }
///     // UPDATE "reminders" SET "isCompleted" = ?1, "prio" = "reminders"."prio" + ?2 WHERE …
@dynamicMemberLookup
public struct Updates<Columns: TableColumns> {
  let columns: Columns
  var assignments: [SQLAssignment] = []
  var rowAssignments: [SQLRowAssignment] = []

  init(
    _ columns: Columns, _ assignments: [SQLAssignment] = [], _ rowAssignments: [SQLRowAssignment] = []
  ) {
    self.columns = columns
    self.assignments = assignments
    self.rowAssignments = rowAssignments
  }

  mutating func assign(_ column: SQLColumn, _ value: SQLExpression) {
    let value = value.bounded
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

  /// A column: what it has been assigned so far, or else what the row holds. A second assignment replaces the
  /// first.
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Assigned<Value> {
    get { Assigned(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// Assignment of a column of any table, of what is computed, and of scalar expressions such as a subquery; of one
/// that is never NULL to a column that may be.
///
/// The type is that of the expression, and no protocol that all of them have: Swift's own `??` would take two such
/// operands and return the first.
extension Updates {
  /// Assigns another column, or what is computed.
  @_disfavoredOverload
  public subscript<Value, Root>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Column<Root, Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Column(standingFor: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// Assigns what is never NULL to a column that may be.
  @_disfavoredOverload
  public subscript<Value: ColumnValue, Root>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> Column<Root, Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Column(standingFor: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// Assigns a subquery, a parameter or another scalar expression.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any ScalarExpression<Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { AssignedScalar(expression: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// Assigns a scalar expression that is never NULL to a column that may be.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> any ScalarExpression<Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { AssignedScalar(expression: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// The value of a column in a place to which a subquery, parameter or other scalar expression can be assigned.
private struct AssignedScalar<Value: SQLRepresentable>: ScalarExpression {
  let expression: SQLExpression
}

/// Assignment of a plain Swift value whose type only the column gives: a case, a member or a literal of a narrower
/// number.
///
///     Sample.where { $0.id == 1 }.update { $0.kind = .urgent; $0.small = 1; $0.date = .now }
///
/// The types are those of what is assigned, and reading them is a compile-time error. A plain `Value` would be read by
/// Swift's own operators (`$0.ratio += 1`, `$0.date < date`), an optional one by Koine's; of two optionals the first is
/// of no use to any, and Swift still looks for `.urgent` in the innermost type.
extension Updates {
  /// Assigns a plain value, or `nil`.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Value.Comparand?? {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(columns[keyPath: path].column, .value(newValue??.sqlValue ?? .null, Value.sqlType)) }
  }

  // The one above takes `nil` and an optional value, so a column that is never NULL has two that match these better.

  /// Makes `nil` for a column that is never NULL a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> _NoValue where Value.Comparand == Value {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    @available(*, unavailable, message: "this column is never NULL")
    set {}
  }

  /// Makes an optional expression for a column that is never NULL a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any QueryExpression<Value?> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Assigned<Value?>(.column(columns[keyPath: path].column)) }
    @available(*, unavailable, message: "this column is never NULL: say what it is then with ??")
    set {}
  }
}

/// Assignment of what a stored form represents: a `Decimal`, a `Date`, or a value that is stored as JSON.
///
///     Item.where { $0.id == 1 }.update { $0.price = total; $0.address = Address(city: "Ulm") }
///     // UPDATE "items" SET "price" = ?1, "address" = ?2 WHERE …      -- 1050, '{"city":"Ulm"}'
///
/// A value that the form cannot hold, such as a decimal with more decimals than the column's, is refused before the
/// statement runs.
extension Updates {
  /// Assigns what the column represents.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Value._Represented?? {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(columns[keyPath: path].column, representing: newValue ?? nil, as: Value.self) }
  }

  /// Assigns what the column represents, or `nil`.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Value._Represented?? where Value: ExpressibleByNilLiteral {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(columns[keyPath: path].column, representing: newValue ?? nil, as: Value.self) }
  }

  // Those above take an optional value, so a column that is never NULL has one that matches it better.

  /// Makes an optional value for a column that is never NULL a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any _OptionalOf<Value._Represented> where Value.Comparand == Value {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get {
      let none: Value._Represented? = nil
      return none as any _OptionalOf<Value._Represented>
    }
    @available(*, unavailable, message: "this column is never NULL: say what it is then with ??")
    set {}
  }

  private mutating func assign<Value: SQLRepresentable>(
    _ column: SQLColumn, representing value: Value._Represented?, as type: Value.Type
  ) {
    assign(column, .value(value.map(Value._sqlValue(of:)) ?? .null, Value.sqlType))
  }
}

/// Assignment of a value that a declared query is given at each call, and that may be NULL.
extension Updates {
  /// Assigns a parameter that may be NULL to a column that may be.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> Parameter<Value?> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Parameter(declaration: 0, position: 0) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// What `nil` is, and nothing else.
public struct _NoValue: ExpressibleByNilLiteral {
  /// `nil` under its other name.
  public static var none: Self { nil }
  /// The only value.
  public init(nilLiteral: ()) {}
}

/// An optional, and nothing else.
public protocol _OptionalOf<Wrapped> {
  /// What it wraps.
  associatedtype Wrapped
}

extension Optional: _OptionalOf {}

/// A column in an update: what it holds, and what it is assigned.
public typealias Assigned<Value: SQLRepresentable> = Column<Never, Value>

extension Column where Root == Never, Value == Bool {
  /// True becomes false, false becomes true.
  public mutating func toggle() {
    self = Self(.not(expression))
  }
}
