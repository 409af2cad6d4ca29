/// The columns of a source that an outer join may leave without a row: each of them optional.
@dynamicMemberLookup
public struct Nullable<Base: Selectable>: Scope {
  /// A row of the source, or `nil` if the join found none.
  public typealias Value = Base.Value?
  /// A second outer join leaves the columns as they are.
  public typealias Outer = Nullable<Base>
  /// Several grouping sets leave the columns as they are.
  public typealias Regrouped = Nullable<Base>

  /// The columns themselves.
  public let _base: Base

  /// Makes every column of a source optional.
  @inlinable public init(_ base: Base) {
    _base = base
  }

  /// The same: the columns are optional already.
  @inlinable public var _outer: Self { self }
  /// The same: the columns are optional already.
  @inlinable public var _regrouped: Self { self }
  /// What the columns themselves select.
  @inlinable public var _selection: [SQLSelection] { _base._selection }
  /// Appends what the columns themselves select.
  @inlinable public func _append(to selection: inout [SQLSelection]) {
    _base._append(to: &selection)
  }

  /// The same columns, of the source under its new name.
  public func _renamed(_ renaming: SourceRenaming) -> Self {
    guard let scope = _base as? any Scope, let renamed = scope._renamed(renaming) as? Base else {
      return self
    }
    return Nullable(renamed)
  }

  /// How many cells a row of the source has.
  @inlinable public static var _width: Int { Base._width }

  /// `nil` if every column of the source is NULL.
  @inlinable public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Base.Value? {
    if row.isNull(next: Base._width) {
      row.skip(Base._width)
      return nil
    }
    return try Base.decode(&row)
  }

  /// A column of the source, made optional.
  ///
  ///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.select { $1.title }     // String?
  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member>>
  ) -> Column<Root, Member?> {
    Column(standingFor: member(_base[keyPath: path].expression))
  }

  /// A column of the source that is optional already.
  @inlinable
  public subscript<Root, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Column<Root, Member?>>
  ) -> Column<Root, Member?> {
    Column(standingFor: member(_base[keyPath: path].expression))
  }

  /// A column as it is, and what is computed NULL if there is no row.
  @inlinable func member(_ expression: SQLExpression) -> SQLExpression {
    if case .column = expression { expression } else { guarded(expression) }
  }

  /// What an extension of the columns computes, NULL if there is no row.
  ///
  ///     extension Reminder.Columns { var isUndated: some QueryExpression<Bool> { dueDate == nil } }
  ///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.where { $1.isUndated ?? false }
  ///     // WHERE coalesce(CASE WHEN "reminders"."id" IS NOT NULL THEN "reminders"."dueDate" IS NULL END, …)
  @_disfavoredOverload
  public subscript<Expression: QueryExpression>(
    dynamicMember path: KeyPath<Base, Expression>
  ) -> Column<Self, Expression.Value?> where Expression.Value: ColumnValue {
    Column(standingFor: guarded(_base[keyPath: path].expression))
  }

  /// The same for what is optional already.
  @_disfavoredOverload
  public subscript<Expression: QueryExpression, Member: ColumnValue>(
    dynamicMember path: KeyPath<Base, Expression>
  ) -> Column<Self, Member?> where Expression.Value == Member? {
    Column(standingFor: guarded(_base[keyPath: path].expression))
  }

  /// What a closure computes of the columns, NULL if there is no row: optional chaining for methods.
  ///
  ///     .where { $1.map { $0.isDue(by: date) } ?? false }
  public func map<Result: ColumnValue>(
    _ transform: (Base) -> some QueryExpression<Result>
  ) -> Computed<Result?> {
    Computed(guarded(transform(_base).expression))
  }

  /// An expression of the columns, NULL if there is no row.
  @usableFromInline func guarded(_ expression: SQLExpression) -> SQLExpression {
    guard case .columns(let source)? = _selection.first,
      expression.nullness(in: .missing(source: source.sourceName)) != .always
    else { return expression }
    guard let isThere = source.isThere else { return expression }
    return .conditional(SQLCase(branches: [.init(when: isThere, then: expression)]))
  }
}

extension SQLTableReference {
  /// Whether an outer join has found a row of the source: as for decoding, if a column that cannot be NULL is not.
  /// `nil` for a source without columns.
  fileprivate var isThere: SQLExpression? {
    let certain = columns.first(where: \.isPrimaryKey) ?? columns.first { !$0.isNullable }
    let tests = (certain.map { [$0] } ?? columns).map { SQLExpression.isNull(.column($0), negated: true) }
    return tests.first.map { first in tests.dropFirst().reduce(first) { .logical($0, .or, $1) } }
  }
}

extension Nullable where Base: SourceColumns {
  /// Whether the join has found no row of the source.
  ///
  ///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.where { $1 == nil }
  ///     // … WHERE "reminders"."id" IS NULL: the lists without reminders
  public static func == (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    switch left._base._source.isThere {
    case .isNull(let column, negated: true)?: Computed(.isNull(column, negated: false))
    case let isThere?: Computed(.not(isThere))
    case nil: Computed(.never)
    }
  }

  /// Whether the join has found a row of the source.
  ///
  ///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.where { $1 != nil }
  ///     // … WHERE "reminders"."id" IS NOT NULL
  public static func != (left: Self, right: _OptionalNilComparisonType) -> Computed<Bool> {
    Computed(left._base._source.isThere ?? .never)
  }
}

extension QueryExpression where Value: ColumnValue {
  /// The same, taken for something that may be NULL: what a query selects for a column that may.
  ///
  ///     Tag.insert(\.reminderID, \.note, select: Reminder.select { ($0.id, $0.title.optional) })
  @inlinable public var optional: Computed<Value?> { Computed(expression) }
}
