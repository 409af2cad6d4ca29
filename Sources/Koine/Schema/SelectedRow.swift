/// A row that a query makes, described by a `@Selection` struct.
///
/// It is a table in the sense of a query: a derived table or a common one. The database has none of its name:
/// an insert of such rows is refused when it is rendered.
public protocol SelectedRow: Table, InsertableRow
where Row == Self, Draft == Self, Fields == Self, Columns: SelectedColumns {}

extension SelectedRow {
  /// Values that rendering refuses: no table holds a selection.
  public func encode(into encoder: inout RowEncoder) {
    for _ in Self.schema.columns { encoder.append(.invalid(reason: "a selection, which no table holds")) }
  }
}

/// The columns of a `@Selection` struct: those of a derived or common table, or what each property selects.
public protocol SelectedColumns: TableColumns, OrderingTerm, GroupingTerm where _Root == Never {}

/// The columns of a `@Selection` struct that is a ``ColumnGroup``, each of which an update may assign by itself.
public protocol GroupColumns: SelectedColumns, GroupedColumns where Value: ColumnGroup {}

/// The columns of a `@Selection` enum, which an update assigns all at once.
public protocol EnumColumns: SelectedColumns where Value: ColumnGroup {}

extension SelectedColumns {
  /// Appends the columns of the source, or what each property selects.
  public func _append(to selection: inout [SQLSelection]) { selection += _selection }
}

/// Where the properties of a `@Selection` struct, the cases of a `@Selection` enum, or the properties of a table with
/// column groups lie among its columns.
public struct SelectionLayout: Sendable {
  /// The columns of all properties, one after another, under the name of a derived table of such rows.
  public let schema: TableSchema
  /// The position of each property's first column.
  public let starts: [Int]
  /// The names of the cases of an enum; none of a struct.
  let cases: [String]

  /// - Parameters:
  ///   - name: What a table, or a derived table, of such rows is called.
  ///   - schema: The schema that a table lives in, if it is not the default one.
  ///   - comment: What the database tells people about a table.
  ///   - members: The columns of each property.
  public init(
    _ name: String, schema: String? = nil, comment: String? = nil, _ members: [[ColumnDefinition]]
  ) {
    self.init(name, schema: schema, comment: comment, members, cases: [])
  }

  init(_ name: String, schema: String?, comment: String?, _ members: [[ColumnDefinition]], cases: [String]) {
    self.schema = TableSchema(name, schema: schema, comment: comment, columns: members.flatMap(\.self))
    self.cases = cases
    var starts: [Int] = []
    var position = 0
    for member in members {
      starts.append(position)
      position += member.count
    }
    self.starts = starts
  }

  /// The columns of a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: Its type.
  ///   - databaseType: The name of a type that the database itself defines, such as an enum type.
  public static func member<Member: SelectionMember>(
    _ name: String, _ type: Member.Type, databaseType: String? = nil
  ) -> [ColumnDefinition] {
    var columns = Member._definitions(name)
    if let databaseType, columns.count == 1 {
      columns[0].type = .named(databaseType, stored: columns[0].type)
    }
    return columns
  }

  /// Refuses a property of a type that no query yields.
  @available(
    *, unavailable,
    message:
      "a query cannot yield this type: make it a ColumnValue or a @Selection, or read it as @Column(as: JSON<…>.self)"
  )
  public static func member<Member>(
    _ name: String, _ type: Member.Type, databaseType: String? = nil
  ) -> [ColumnDefinition] { [] }
}
