/// The columns of a query that is used as a table: by their positions if it selects a tuple, and `value` if it selects one
/// expression. A query of a table's rows or of a ``Selection(_:)`` has columns with names instead.
///
///     let totals = Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }.as("totals")
///     RemindersList.join(totals) { list, totals in list.id == totals.0 }
///       .select { list, totals in (list.title, totals.1) }
///     // … JOIN (SELECT … GROUP BY …) AS "totals" ON "remindersLists"."id" = "totals"."column1"
@dynamicMemberLookup
public struct DerivedColumns<Columns: Sendable, Row: DerivedRow>: SourceColumns {
  // Not over the parameter pack itself: a key path through a subscript of such a type crashes the compiler.

  /// What a row of the query is.
  public typealias Value = Row.Value
  /// The same columns on the outer side of a join.
  public typealias Outer = Nullable<Self>

  /// The source that the columns belong to.
  public let _source: SQLTableReference
  private let columns: Columns
  private let make: @Sendable (SQLTableReference) -> Columns

  init(_ source: SQLTableReference, _ make: @escaping @Sendable (SQLTableReference) -> Columns) {
    _source = source
    columns = make(source)
    self.make = make
  }

  /// A column, or what represents a selected row.
  public subscript<Column>(dynamicMember path: KeyPath<Columns, Column>) -> Column { columns[keyPath: path] }

  /// The same columns, of the source under its new name.
  public func _renamed(_ renaming: SourceRenaming) -> Self { Self(renaming(_source), make) }

  /// How many cells a row has.
  public static var _width: Int { Row._width }

  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value { try Row.decode(&row) }
}

/// What a row of a query is that is used as a table.
public protocol DerivedRow: Sendable {
  /// The row in Swift.
  associatedtype Value
  /// The columns of the query.
  static func _definitions() -> [ColumnDefinition]
  /// How many cells a row has.
  static var _width: Int { get }
  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value
}

/// A row of what a query selects, one member after another.
public struct SelectedTuple<each Member: SelectionMember>: DerivedRow {
  /// The values of the members, as a tuple; of one, the value itself.
  public typealias Value = (repeat (each Member)._Member.Value)

  /// One column named `column1`, `column2` … for each value, by its position; for a selected row one for each of its
  /// columns.
  public static func _definitions() -> [ColumnDefinition] {
    var definitions: [ColumnDefinition] = []
    for member in repeat (each Member).self {
      definitions += member._definitions("column\(definitions.count + 1)")
    }
    return definitions
  }

  /// How many cells a row has.
  public static var _width: Int {
    var width = 0
    for member in repeat (each Member)._Member.self { width += member._width }
    return width
  }

  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Value {
    (repeat try (each Member)._Member.decode(&row))
  }
}

/// The only column of a query of one expression that is used as a table.
public struct DerivedValue<Member: SelectionMember>: Sendable where Member._Member: Sendable {
  /// The value that the query selects.
  public let value: Member._Member
}

/// A query of the rows of another one that selects a tuple.
public typealias FromTuple<each Member: SelectionMember> = From1<
  DerivedColumns<(repeat (each Member)._Member), SelectedTuple<repeat each Member>>
>

/// A query of the rows of another one that selects one expression.
public typealias FromValue<Member: SelectionMember> = From1<
  DerivedColumns<DerivedValue<Member>, SelectedTuple<Member>>
>

extension QueryStatement {
  /// The query as a table in FROM, under a name.
  ///
  ///     let totals = Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }
  ///     totals.as("totals").where { $0.1 > 3 }
  ///     // SELECT … FROM (SELECT … AS "column1", … AS "column2" …) AS "totals" WHERE "totals"."column2" > ?1
  ///
  /// - Returns: A query of the rows. Its clauses reach the columns by their positions; ``FromTuple`` can be joined by
  ///   `join`.
  public func `as`<A: SelectionMember, B: SelectionMember, each Other: SelectionMember>(
    _ name: String
  ) -> FromTuple<A, B, repeat each Other> where Output == (A, B, repeat each Other) {
    let query = queryWithNames
    return FromTuple.aliased(query, as: name) { SelectedTuple<A, B, repeat each Other>.columns(named: $0) }
      ?? FromTuple(query, as: SelectedTuple<A, B, repeat each Other>.columns(named: name))
  }

  /// The query of one expression as a table in FROM, under a name. The column is `value`.
  ///
  ///     Reminder.select { $0.title.length() }.as("lengths").select { $0.value.avg() }
  ///     // SELECT avg("lengths"."column1") FROM (SELECT length(…) AS "column1" …) AS "lengths"
  public func `as`(_ name: String) -> FromValue<Output> where Output: SelectionMember & SQLRepresentable {
    let query = queryWithNames
    return FromValue.aliased(query, as: name) { DerivedValue<Output>.columns(named: $0) }
      ?? FromValue(query, as: DerivedValue<Output>.columns(named: name))
  }

  /// The query of a table's rows, or of a ``Selection(_:)``, as a table in FROM, under a name. The columns have the names
  /// of the properties. A table, or a condition on one, is itself given the name: an alias.
  ///
  ///     Reminder.join(Reminder.as("other")) { $0.title == $1.title && $0.id < $1.id }
  ///     // … FROM "reminders" JOIN "reminders" AS "other" ON …
  public func `as`(_ name: String) -> From1<Output.Columns> where Output: Table {
    let query = sqlQuery
    return From1.aliased(query, as: name) { Output.Columns(Output.columns._source.aliased($0)) }
      ?? From1(query, as: Output.Columns(Output.columns._source.aliased(name)))
  }
}

extension Table {
  /// Every row of the table under another name, so that one query can use it twice.
  ///
  ///     Reminder.join(Reminder.as("other")) { $0.title == $1.title && $0.id < $1.id }
  ///     // … FROM "reminders" JOIN "reminders" AS "other" ON …
  public static func `as`(_ name: String) -> From1<Columns> {
    var result = all()
    let own = result._columns._source
    result._rename(SourceRenaming([own.sourceName: own.aliased(name)]))
    return result
  }
}

extension From1 where A: SourceColumns {
  /// The rows of a table, or of a common one, under another name; `nil` of a query that does more than choose some of them.
  ///
  /// - Parameter columns: Makes the columns of a source of a name.
  fileprivate static func aliased(_ query: SQLQuery, as name: String, _ columns: (String) -> A) -> Self? {
    guard query.hasOnlyFilters, let select = query.select, select.selectsEverything,
      case .table(let own)? = select.from
    else { return nil }
    let renaming = SourceRenaming([own.sourceName: own.aliased(name)])
    return From1(renaming(query), columns(own.sourceName)._renamed(renaming))
  }

  /// The rows of a query.
  init(_ query: SQLQuery, as columns: A) {
    let columns = columns.typed(by: query)
    let source = columns._source
    self.init(.select(SQLSelect(every: .derived(query.naming(source.columns).bounded, source))), columns)
  }
}

extension SelectedTuple {
  /// The columns of a source of such rows.
  static func columns(
    named name: String
  ) -> DerivedColumns<(repeat (each Member)._Member), SelectedTuple<repeat each Member>> {
    DerivedColumns(SQLTableReference(TableSchema(name, columns: _definitions()))) { source in
      var position = 0
      func next<Other: SelectionMember>(_: Other.Type) -> Other._Member {
        defer { position += Other._Member._width }
        return Other._Member(source, position)
      }
      return (repeat next((each Member).self))
    }
  }
}

extension DerivedValue {
  /// The column of a source of one expression.
  static func columns(named name: String) -> DerivedColumns<DerivedValue<Member>, SelectedTuple<Member>> {
    DerivedColumns(SQLTableReference(TableSchema(name, columns: SelectedTuple<Member>._definitions()))) {
      DerivedValue(value: Member._Member($0, 0))
    }
  }
}
