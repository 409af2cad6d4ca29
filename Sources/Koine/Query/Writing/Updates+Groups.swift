/// Assignment of a whole group of columns: each of them is set.
///
///     Attachment.where { $0.id == 1 }.update { $0.media = .note("x") }
///     // UPDATE "attachments" SET "media.link" = ?1, "media.note" = ?2, … WHERE …      -- NULL, 'x', NULL …
///
/// A column of a struct may be assigned by itself. One of an enum may not, so that it never has two cases, nor one of an
/// optional group, which would be there in part.
extension Updates where Columns: GroupedColumns {
  /// The columns of a struct, to assign to one of them.
  ///
  ///     Place.where { $0.id == 1 }.update { $0.address.city = "Ulm"; $0.address.visits += 1 }
  ///     // UPDATE "places" SET "address.city" = ?1, "address.visits" = "places"."address.visits" + ?2 WHERE …
  public subscript<Members: GroupColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> Updates<Members> {
    get { Updates<Members>(columns[keyPath: path], assignments, rowAssignments) }
    set {
      let (group, other) = (columns[keyPath: path]._source, newValue.columns._source)
      // Another group of the row.
      if group.columns != other.columns { return assign(values(of: other), to: group) }
      assignments = newValue.assignments.map { SQLAssignment(member($0.column), $0.value) }
      rowAssignments = newValue.rowAssignments.map { SQLRowAssignment($0.columns.map(member), $0.query) }
    }
  }

  /// Assigns a value to an enum.
  @_disfavoredOverload
  public subscript<Members: EnumColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> Members.Value {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { preconditionFailure("A group of columns was read in an update.") }
    set { assign(newValue, to: columns[keyPath: path]._source) }
  }

  // As for a column: through a plain value, Swift would assign to the property of a value that nobody reads. It takes `nil`
  // and an optional value, too, so others match these better.

  /// Assigns a value to a struct.
  @_disfavoredOverload
  public subscript<Members: TableColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> Members.Value?? where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(newValue ?? nil, to: columns[keyPath: path]._source) }
  }

  /// Makes an optional value for a group that is not optional a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> any _OptionalOf<Members.Value> where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get {
      let none: Members.Value? = nil
      return none as any _OptionalOf<Members.Value>
    }
    @available(*, unavailable, message: "this column group is not optional: say what it is then with ??")
    set {}
  }

  /// Assigns a value, or `nil`, to an optional group.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Nullable<Members>>
  ) -> Members.Value? where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    set { assign(newValue, to: columns[keyPath: path]._base._source) }
  }

  /// Assigns what other columns hold: those of the proposed row of an upsert, or of a joined table.
  ///
  ///     Attachment.insert(rows).onConflict(\.id) { row, excluded in row.media = excluded.media }
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> Members where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { columns[keyPath: path] }
    set { assign(newValue._source, to: columns[keyPath: path]._source) }
  }

  /// Assigns what other columns hold to an optional group.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Nullable<Members>>
  ) -> Nullable<Members> where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { columns[keyPath: path] }
    set { assign(newValue._base._source, to: columns[keyPath: path]._base._source) }
  }

  /// Assigns what another group of the row holds, or has been assigned so far.
  ///
  ///     Attachment.all().update { $0.former = $0.media }
  ///     // UPDATE "attachments" SET "former.link" = "attachments"."media.link", …
  public subscript<Members: EnumColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> _GroupValues<Members> {
    get { _GroupValues(values(of: columns[keyPath: path]._source)) }
    set { assign(newValue.values, to: columns[keyPath: path]._source) }
  }

  // One of a struct has its columns already, which the compiler prefers.
  /// Reads a struct of the row, to assign it to an optional group.
  @_disfavoredOverload
  public subscript<Members: GroupColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> _GroupValues<Members> {
    get { _GroupValues(values(of: columns[keyPath: path]._source)) }
    set { assign(newValue.values, to: columns[keyPath: path]._source) }
  }

  /// Assigns what another optional group of the row holds to an optional group.
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Nullable<Members>>
  ) -> _GroupValues<Nullable<Members>> where Members.Value: ColumnGroup {
    get { _GroupValues(values(of: columns[keyPath: path]._base._source)) }
    set { assign(newValue.values, to: columns[keyPath: path]._base._source) }
  }

  // Of two optional groups, the compiler prefers the subscript before, whose constraint is narrower.
  /// Assigns what another group of the row holds, which is always there, to an optional group.
  public subscript<Members: TableColumns>(
    dynamicMember path: KeyPath<Columns, Nullable<Members>>
  ) -> _GroupValues<Members> where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { _GroupValues([]) }
    set { assign(newValue.values, to: columns[keyPath: path]._base._source) }
  }

  /// Assigns columns of another row, which are always there, to an optional group.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Nullable<Members>>
  ) -> Members where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { columns[keyPath: path]._base }
    set { assign(newValue._source, to: columns[keyPath: path]._base._source) }
  }

  /// Makes `nil` for a struct that is not optional a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Members: GroupColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> _NoValue {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    @available(*, unavailable, message: "this column group is not optional")
    set {}
  }

  /// Makes `nil` for an enum that is not optional a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Members: EnumColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> _NoValue {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { nil }
    @available(*, unavailable, message: "this column group is not optional")
    set {}
  }

  private mutating func assign<Group: ColumnGroup>(_ value: Group?, to group: SQLTableReference) {
    var encoder = RowEncoder()
    encoder.append(member: value)
    for (column, value) in zip(group.columns, encoder.values) {
      assign(member(column), .value(value, column.type))
    }
  }

  private mutating func assign(_ values: SQLTableReference, to group: SQLTableReference) {
    assign(values.columns.map { .column($0) }, to: group)
  }

  private mutating func assign(_ values: [SQLExpression], to group: SQLTableReference) {
    for (column, value) in zip(group.columns, values) { assign(member(column), value) }
  }

  /// What each column of a group holds, or has been assigned so far.
  private func values(of group: SQLTableReference) -> [SQLExpression] {
    group.columns.map { value(of: member($0)) }
  }

  /// A group's column among those of the table.
  private func member(_ column: SQLColumn) -> SQLColumn {
    columns._source.columns.first { $0.name == column.name } ?? column
  }
}

/// What a group of columns holds in an update, to be assigned to another one.
public struct _GroupValues<Members> {
  let values: [SQLExpression]

  init(_ values: [SQLExpression]) {
    self.values = values
  }
}
