/// Makes a struct the shape of a query's rows, and an enum a group of columns.
///
///     @Selection struct Total { var list: RemindersList; var open: Int; var latest: Reminder? }
///
///     RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
///       .group(by: \.id).select { Total.Columns(list: $0, open: $1.id.count(), latest: $1) }
///
/// Properties are values that a column can hold, rows of tables, other selections, optional ones of these, or arrays, which
/// hold the rows of a query each (``SelectStatement/array()``):
///
///     @Selection struct Detail { var list: RemindersList; var reminders: [Reminder]; var tags: [String] }
///
///     RemindersList.select { list in
///       Detail.Columns(
///         list: list, reminders: Reminder.where { $0.remindersListID == list.id }.order(by: \.id).array(),
///         tags: Tag.where { $0.listID == list.id }.select(\.title).array())
///     }
///     // SELECT "remindersLists"."id", …, (SELECT … FROM (SELECT … FROM "reminders" WHERE …)), (SELECT …) FROM …
///
/// A table on the outer side of a join is `nil` if it has no row. An optional property takes what is never NULL as well:
/// `latest: $1` of a `join`. The macro writes `Columns`, with an initialiser that takes what each property selects, and
/// the conformance to ``SelectedRow``, by which a query is a derived or a common table:
///
///     Total.from(query).where { $0.open > 3 }.order { $0.list.title }
///     Total.all().with(Total.self, as: query)
///
/// There the columns have the names of the properties, those of a property that is a row `property.column`;
/// `@Column("name")` says otherwise, `@Column(as:)` names another representation, `@Ephemeral` properties are
/// not selected.
///
/// An enum whose cases have values is a ``ColumnGroup``: each case has a nullable column, or several, of which a row has
/// those of one. `Columns` has a member for each case:
///
///     @Selection enum Media { case link(URL); case size(width: Int, height: Int?) }
///
///     Attachment.where { $0.media.link != nil }.select { ($0.media, $0.media.size.width) }    // [(Media, Int?)]
///
/// Every case has a value that is not optional, or several with labels, of which one is not. A struct that conforms to
/// ``ColumnGroup`` is a group too, by itself or as the value of a case.
///
/// - Parameter name: What a derived table of such rows is called. By default as a table's name.
@attached(
  member, names: named(_layout), named(schema), named(_Types), named(Columns), named(columns),
  named(_encode(into:))
)
@attached(extension, conformances: Table, SelectedRow, InsertableRow, ColumnGroup, names: named(init(_row:)))
public macro Selection(_ name: String? = nil) =
  #externalMacro(module: "KoineMacros", type: "SelectionMacro")
