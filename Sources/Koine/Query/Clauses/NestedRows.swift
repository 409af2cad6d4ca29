import Synchronization

/// The rows of a query as one value of a row of the outer query.
///
///     RemindersList.select { list in
///       (list, Reminder.where { $0.remindersListID == list.id }.order(by: \.id).array())
///     }
///     // [(RemindersList, [Reminder])]
public struct NestedRows<Element>: Selectable {
  /// The rows as an array.
  public typealias Value = [Element]
  let rows: SQLExpression
  /// Reads the cell, and the rows in it as the query does.
  public let _decoder: @Sendable (inout RowDecoder) throws -> [Element]

  /// The rows as one expression.
  public var _selection: [SQLSelection] { [.expression(rows)] }
  /// All rows are one cell.
  public static var _width: Int { 1 }
  /// The query that was nested knows how its rows are read.
  @inlinable public static var _decodesAlone: Bool { false }

  /// Reads rows of a table, or of one column. What else a query selects, only the query itself can read.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> [Element] {
    do {
      if let table = Element.self as? any Table.Type, let rows = try table.rows(in: &row) as? [Element] {
        return rows
      }
      if let column = Element.self as? any SQLRepresentable.Type,
        let values = try column.values(in: &row) as? [Element]
      {
        return values
      }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw DatabaseError(.decoding, "\(error)")
    }
    throw DatabaseError(.misuse, "Rows of several parts cannot be read here; select a table or one column.")
  }
}

/// The rows that a property of a `@Selection` struct holds: `var reminders: [Reminder]`.
extension NestedRows: SelectionMember, MemberColumns
where Element: SelectionMember, Element._Member.Value == Element {
  /// The cell of the rows.
  public typealias _Member = Self
  /// The cell, which is NULL where an outer join finds no row.
  public typealias _OptionalMember = Nullable<Self>

  /// One column, which holds all rows as text.
  public static func _definitions(_ name: String) -> [ColumnDefinition] {
    [ColumnDefinition(name, String.self)]
  }

  /// The column of a source at a position.
  public init(_ source: SQLTableReference, _ position: Int) {
    rows = .column(source.columns[position])
    _decoder = { row in try row.member(Self.self) }
  }
}

extension Nullable {
  /// The rows that a property of the source holds; `nil` if the join found no row.
  @_disfavoredOverload
  public subscript<Element>(
    dynamicMember path: KeyPath<Base, NestedRows<Element>>
  ) -> Nullable<NestedRows<Element>> { Nullable<NestedRows<Element>>(_base[keyPath: path]) }
}

extension RowDecoder {
  /// Reads a property of a `@Selection` struct that holds the rows of a query.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the cell, or one in its rows, holds something else.
  public mutating func member<Element: SelectionMember>(
    _ type: NestedRows<Element>.Type
  ) throws(DatabaseError) -> [Element] where Element._Member.Value == Element {
    var rows: [Element] = []
    do {
      try nextRows(of: MemberTypes.types(of: Element.self)) { rows.append(try Element._Member.decode(&$0)) }
    } catch let error as DatabaseError {
      throw error
    } catch {
      throw DatabaseError(.decoding, "\(error)")
    }
    return rows
  }
}

/// The types of the columns that hold a property, by its type.
private enum MemberTypes {
  private static let known = Mutex<[ObjectIdentifier: [SQLType]]>([:])

  static func types<Member: SelectionMember>(of member: Member.Type) -> [SQLType] {
    let key = ObjectIdentifier(member)
    if let types = known.withLock({ $0[key] }) { return types }
    let types = Member._definitions("").map(\.type)
    known.withLock { $0[key] = types }
    return types
  }
}

extension Table {
  fileprivate static func rows(in row: inout RowDecoder) throws -> [Row] {
    var rows: [Row] = []
    try row.nextRows(of: schema.columns.map(\.type)) { rows.append(try Columns.decode(&$0)) }
    return rows
  }
}

extension SQLRepresentable {
  fileprivate static func values(in row: inout RowDecoder) throws -> [Self] {
    var values: [Self] = []
    try row.nextRows(of: [sqlType]) { values.append(try Self.decode(&$0)) }
    return values
  }
}

extension SelectStatement {
  /// The rows of this query as one value to select: has-many in one query.
  ///
  ///     RemindersList.select { list in
  ///       (list, Reminder.where { $0.remindersListID == list.id }.order(by: \.id).limit(3).array())
  ///     }
  ///     // SELECT "remindersLists"."id", …, (SELECT … FROM (SELECT … FROM "reminders"
  ///     //   WHERE "reminders"."remindersListID" = "remindersLists"."id" ORDER BY … LIMIT ?1)) …
  ///
  /// Each row of the outer query holds an array: empty if the query has no row, in the query's order,
  /// and with every value as it is stored. The query may select rows of tables, columns, tuples and, in them,
  /// further arrays.
  public func array() -> NestedRows<Output> {
    let query = sqlQuery
    let expressions = query.select?.selectedExpressions ?? []
    let reference = SQLTableReference(
      name: "koine_rows",
      columns: expressions.enumerated().map { index, expression in
        .init(name: "koine_\(index + 1)", type: expression.type, isNullable: true)
      })
    let types = expressions.map(\.type)
    return NestedRows(rows: .rows(query.naming(reference.columns), reference)) { row in
      var rows: [Output] = []
      try row.nextRows(of: types) { rows.append(try decode(&$0)) }
      return rows
    }
  }
}
