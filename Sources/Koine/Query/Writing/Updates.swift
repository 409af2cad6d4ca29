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

  /// The value so far assigned, or the column itself. A value that would be another one if it were computed again is not
  /// read.
  func value(of column: SQLColumn) -> SQLExpression {
    func refusal(_ why: String) -> SQLExpression {
      .refusal(SQLRefusal(.readOfAssignedValue, "\"\(column.name)\", \(why)"), column.type)
    }
    if rowAssignments.contains(where: { $0.columns.contains(column) }) {
      return refusal("which set(…, to:) has assigned to")
    }
    guard let value = assignments.first(where: { $0.column == column })?.value else { return .column(column) }
    return value.hasRandom ? refusal("which has been assigned a random value") : value
  }

  // The compiler tries each of these subscripts, and of those below, for each `$0.` on the right as well. It looks no
  // further when one of the first three fits; the others, but for one, have types without operators and members.

  /// A column that may be NULL: takes what is computed, whether it may be NULL itself or not. Read before `??`, it is what
  /// the column has been assigned so far, or else what the row holds.
  public subscript<Value: SQLRepresentable & ExpressibleByNilLiteral>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any _ComputedValue<Value> {
    get { ComputedValue<Value>(expression: value(of: columns[keyPath: path].column)) }
    set {
      if newValue is ReadValue<Value> { return }
      assign(columns[keyPath: path].column, newValue.expression)
    }
  }

  /// A column: what it has been assigned so far, or else what the row holds. A second assignment replaces the
  /// first.
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> Assigned<Value> {
    get { Assigned(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// A column that may be NULL: what it has been assigned so far, or else what the row holds.
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> Assigned<Value?> {
    get { Assigned(value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
}

/// Assignment of a column of another table, and of scalar expressions such as a subquery; of what is never NULL to a
/// column that may be.
extension Updates {
  /// Assigns what is computed of literals that have no type yet, and is never NULL, to a column that may be.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> Computed<Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { Column(standingFor: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// Assigns a column of another table, a subquery, a parameter or another scalar expression.
  @_disfavoredOverload
  public subscript<Value>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any _ScalarValue<Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { ScalarValue<Value>(expression: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }

  /// Assigns what of that is never NULL to a column that may be.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value?>>
  ) -> any _ScalarValue<Value> {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { ScalarValue<Value>(expression: value(of: columns[keyPath: path].column)) }
    set { assign(columns[keyPath: path].column, newValue.expression) }
  }
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

  /// Assigns what the column represents, of which it has a stored form: a `Decimal`, a `Date`, or a value that is stored
  /// as JSON.
  ///
  ///     Item.where { $0.id == 1 }.update { $0.price = total; $0.address = Address(city: "Ulm") }
  ///     // UPDATE "items" SET "price" = ?1, "address" = ?2 WHERE …      -- 1050, '{"city":"Ulm"}'
  ///
  /// A value that the form cannot hold, such as a decimal with more decimals than the column's, is refused before the
  /// statement runs.
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

  private mutating func assign<Value: SQLRepresentable>(
    _ column: SQLColumn, representing value: Value._Represented?, as type: Value.Type
  ) {
    assign(column, .value(value.map(Value._sqlValue(of:)) ?? .null, Value.sqlType))
  }
}

/// What takes `nil` and optional values above takes them for every column: one that is never NULL has two subscripts that
/// match these better.
extension Updates {
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

  /// Makes what may be NULL for a column that is never NULL a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Value: ColumnValue>(
    dynamicMember path: KeyPath<Columns, Column<Columns._Root, Value>>
  ) -> any _MayBeNull where Value.Comparand == Value {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get {
      let none: Value? = nil
      return none as any _MayBeNull
    }
    @available(*, unavailable, message: "this column is never NULL: say what it is then with ??")
    set {}
  }
}

/// A column in an update: what it holds, and what it is assigned.
public typealias Assigned<Value: SQLRepresentable> = Column<Never, Value>

extension Column where Root == Never, Value == Bool {
  /// True becomes false, false becomes true.
  public mutating func toggle() {
    self = Self(.not(expression))
  }
}
