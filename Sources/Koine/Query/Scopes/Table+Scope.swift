/// A condition on a table, as a value: what `where` makes, a query of the table's rows for which it holds.
///
///     extension Reminder {
///       static var open: Where<Reminder> { Self.where { !$0.isCompleted } }
///       static var urgent: Where<Reminder> { Self.where { $0.priority == 3 } }
///     }
///     Reminder.open.order(by: \.title)
///     (Reminder.open && !Reminder.urgent).update { $0.priority = 3 }
///     RemindersList.leftJoin(Reminder.open || Reminder.urgent) { $0.id == $1.remindersListID }
public typealias Where<Source: Table> = From1<Source.Columns>

extension Table {
  /// Every row of the table, whatever its default scope is.
  ///
  ///     Note.unscoped().where { $0.isDeleted }.delete()
  @inlinable public static func unscoped() -> From1<Columns> {
    let columns = OuterScope.columns(of: Self.self)
    return From1(.select(SQLSelect(every: .table(columns._source))), columns)
  }

  /// No row: what a condition that never holds selects.
  ///
  ///     let visible = user.isAdministrator ? Reminder.all() : Reminder.none      // WHERE FALSE
  ///
  /// `none && x` is none, and `none || x` is x.
  public static var none: From1<Columns> {
    var result = all()
    result._query.filter(.never)
    return result
  }
}

extension Table {
  /// Every row of the default scope that the table has.
  @usableFromInline static func scoped() -> From1<Columns> {
    guard !DefaultScopeGuard.isMaking(Self.self) else { return unscoped() }
    let query = DefaultScopeGuard.making(Self.self) { defaultScope._query }
    guard let source = query.select?.from?.reference else { return unscoped() }
    guard query.hasOnlyFiltersAndOrder else {
      // What limits the rows of the table, or makes others of them, does so before the clauses of the query.
      var result = From1(
        .select(SQLSelect(every: .derived(query.naming(source.columns), source))), Columns(source))
      result.disambiguate()
      return result
    }
    var result = From1(query, Columns(source))
    result.disambiguate()
    result._query.change { $0.defaultFilterCount = $0.filters.count }
    return result
  }
}

/// The table whose default scope is being made, and those around it: there the scope is not asked for again.
private final class DefaultScopeGuard: Sendable {
  @TaskLocal static var current: DefaultScopeGuard?

  let table: ObjectIdentifier
  let outer: DefaultScopeGuard?

  private init(_ table: ObjectIdentifier, in outer: DefaultScopeGuard?) {
    self.table = table
    self.outer = outer
  }

  static func isMaking(_ table: any Table.Type) -> Bool {
    var scope = current
    while let making = scope {
      if making.table == ObjectIdentifier(table) { return true }
      scope = making.outer
    }
    return false
  }

  static func making<Result>(_ table: any Table.Type, _ body: () -> Result) -> Result {
    $current.withValue(DefaultScopeGuard(ObjectIdentifier(table), in: current), operation: body)
  }
}

extension From1: TableScope {}

extension Alias {
  /// The default scope of the table itself.
  public static var defaultScope: Where<Base> {
    if Base.DefaultScope.self == EveryRow<Base.Columns>.self {
      return From1(.select(SQLSelect(every: .table(columns._source))), columns)
    }
    var scope = Base.all()
    scope._rename(SourceRenaming([scope._columns._source.sourceName: columns._source]))
    return scope
  }
}
