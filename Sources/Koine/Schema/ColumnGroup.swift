/// A type whose values take several columns of a table: every `@Selection` enum, and a `@Selection` struct that declares it.
///
///     @Selection struct Picture: ColumnGroup { var width: Int; var height: Int; var title: String? }
///     @Selection enum Media { case link(URL); case note(String); case picture(Picture) }
///
///     @Table struct Attachment {
///       let id: Int
///       @ColumnGroup var media: Media        // "media.link", "media.note", "media.picture.width", …
///       @ColumnGroup var preview: Picture?   // "preview.width", "preview.height", "preview.title"
///     }
///
/// A property of a table that is a group is marked `@ColumnGroup`. An optional group is `nil` if all of its columns are
/// NULL, so a struct that is a group has at least one property that is not optional.
public protocol ColumnGroup: SelectedRow {
  /// Where the properties, or the cases, lie among the columns.
  static var _layout: SelectionLayout { get }
  /// Appends a value for each column of the group.
  func _encode(into encoder: inout RowEncoder)
}

extension SelectionLayout {
  /// The columns of a table's property that is a group.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: Its type.
  public static func group<Group: ColumnGroup>(_ name: String, _ type: Group.Type) -> [ColumnDefinition] {
    grouped(Group._definitions(name))
  }

  /// The columns of a table's property that is an optional group: each of them nullable.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: Its type.
  public static func group<Group: ColumnGroup>(_ name: String, _ type: Group?.Type) -> [ColumnDefinition] {
    grouped(Group?._definitions(name))
  }

  /// Refuses a property of a type that is not a group.
  @available(
    *, unavailable,
    message:
      "this is not a column group: make it a @Selection enum, or a @Selection struct that is a ColumnGroup"
  )
  public static func group<Member>(_ name: String, _ type: Member.Type) -> [ColumnDefinition] { [] }

  /// How many columns there are.
  var width: Int { schema.columns.count }

  /// The columns of a member, counted from the first column of all.
  func columns(of member: Int) -> Range<Int> {
    starts[member]..<(member + 1 < starts.count ? starts[member + 1] : width)
  }

  /// The columns of a table's group, of which the first says how many they are.
  private static func grouped(_ columns: [ColumnDefinition]) -> [ColumnDefinition] {
    var columns = columns
    if !columns.isEmpty { columns[0].groupWidth = columns.count }
    return columns
  }
}

extension RowEncoder {
  /// Appends the value of a property that is one column.
  @inlinable public mutating func append(member value: some SQLRepresentable) {
    append(value.sqlValue)
  }

  /// Appends the values of a property that is a group.
  public mutating func append(member group: some ColumnGroup) {
    group._encode(into: &self)
  }

  /// Appends the values of a property that is an optional group: NULL for each column of one that is `nil`.
  public mutating func append<Group: ColumnGroup>(member group: Group?) {
    if let group { group._encode(into: &self) } else { appendNulls(Group._layout.width) }
  }

  mutating func appendNulls(_ count: Int) {
    for _ in 0..<count { append(SQLValue.null) }
  }
}
