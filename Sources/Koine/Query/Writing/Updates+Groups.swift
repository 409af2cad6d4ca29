/// Assignment of a whole group of columns: each of them is set.
///
///     Attachment.where { $0.id == 1 }.update { $0.media = .note("x") }
///     // UPDATE "attachments" SET "media.link" = ?1, "media.note" = ?2, … WHERE …      -- NULL, 'x', NULL …
///
/// A column of a group cannot be assigned by itself, so that an enum never has two cases.
extension Updates {
  /// Assigns a value to a group.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> Members.Value where Members.Value: ColumnGroup {
    @available(*, unavailable, message: "a value can be assigned here, not read")
    get { preconditionFailure("A group of columns was read in an update.") }
    set { assign(newValue, to: columns[keyPath: path]._source) }
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

  /// Makes `nil` for a group that is not optional a compile-time error that says so.
  @_disfavoredOverload
  public subscript<Members: SelectedColumns>(
    dynamicMember path: KeyPath<Columns, Members>
  ) -> _NoValue where Members.Value: ColumnGroup {
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
    for (column, value) in zip(group.columns, values.columns) { assign(member(column), .column(value)) }
  }

  /// A group's column among those of the table.
  private func member(_ column: SQLColumn) -> SQLColumn {
    columns._source.columns.first { $0.name == column.name } ?? column
  }
}
