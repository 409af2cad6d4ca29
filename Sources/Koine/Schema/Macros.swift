/// Makes a struct the row of a table: each stored instance property is a column.
///
///     @Table struct Reminder: Identifiable {
///       let id: Int                        // the primary key, made by the database
///       var title = ""
///       @Column("prio") var priority: Int?
///     }
///
///     Reminder.where { $0.priority == 3 }
///     Reminder.insert { Reminder.Draft(title: "Walk") }
///
/// The macro writes the conformance to ``PrimaryKeyedTable``, to ``CompositeKeyedTable`` if the primary key
/// is several columns, or to ``Table`` if there is none, and these members:
///
/// - `schema`: the table's name and columns.
/// - `Columns`, `columns`: the typed columns that a query's closures receive.
/// - `Draft`: a row before it has a key. A primary key of one of Swift's integer types and a column with
///   `default:` or `defaultExpression:` are optional and left to the database if they are `nil`; every other property
///   keeps its Swift default.
/// - `Fields`: the values of the columns as a tuple.
///
/// The property `id` is the primary key unless another one is marked `@Column(primaryKey: true)`; several that
/// are marked are the key together. Static, lazy, computed and `@Ephemeral` properties are not columns; neither
/// are types, methods and whatever else the struct declares. A property needs a type annotation unless its
/// default is a literal, arithmetic on literals, or names its type: `Date()`, `Mood.happy`, `3 as Int32`. The
/// struct must not be generic, nor local to a function.
///
/// - Parameters:
///   - name: The table's name. By default the type's name in lower camel case and in the regular plural:
///     `Reminder` is `reminders`, `RemindersList` `remindersLists`, `Category` `categories`, `URLEntry`
///     `urlEntries`.
///   - schema: The schema that the table lives in, if it is not the database's default one.
///   - comment: What the database tells people about the table. SQLite has no comments, and leaves it out.
@attached(
  member,
  names: named(schema), named(_layout), named(_Types), named(Columns), named(columns), named(primaryKey),
  named(PrimaryKey),
  named(_parts(of:)), named(Fields), named(_checkScope), named(encode(into:)), named(Draft)
)
@attached(
  extension, conformances: Table, PrimaryKeyedTable, CompositeKeyedTable, InsertableRow,
  names: named(init(_row:))
)
public macro Table(_ name: String? = nil, schema: String? = nil, comment: String? = nil) =
  #externalMacro(module: "KoineMacros", type: "TableMacro")

/// Says how a property of a `@Table` struct is stored, if that is not the obvious way.
///
///     @Column("prio") var priority: Int?
///     @Column(unique: true) var email: String
///     @Column(collation: .noCase) var name: String
///     @Column(default: 0) var position: Int
///     @Column(defaultExpression: currentTimestamp) var madeAt: Date
///     @Column(references: RemindersList.self, onDelete: .cascade) var remindersListID: Int
///     @Column(as: UnixSeconds.self) var createdAt: Date
///     @Column(comment: "in cents") var price: Int
///
/// Rows and drafts hold the property's own type; where, select and update see the representation:
/// `Note.where { $0.createdAt < UnixSeconds(.now) }`.
///
/// - Parameters:
///   - name: The column's name, a literal. By default the property's name.
///   - primaryKey: Whether the property is the primary key, a literal; `false` takes that role from `id`. If
///     it is `true` for several properties, these are the key together.
///   - unique: Whether no two rows may hold the same value.
///   - collation: How the column's texts are compared and ordered; by code point by default. See
///     ``SQLCollation``.
///   - representation: The type in which the column stores the property, and as which queries see it. The
///     representation of a `T?` is that of a `T`; `nil` is NULL.
///   - defaultValue: The database's DEFAULT, a value of the column's type: of the representation, if
///     there is one. In a `Draft` the property is optional, and `nil` asks for this value.
///   - defaultExpression: The same, computed by the database for each row: `currentTimestamp`, `randomUUID()`. It names
///     no column and no other row.
///   - databaseType: The name of a type that the database itself defines, such as an enum type.
///   - table: The table whose primary key the column holds.
///   - onDelete: What happens to this row when the one that it refers to is deleted.
///   - onUpdate: What happens to this row when the one that it refers to gets another key.
///   - deferred: Whether the reference is looked at when the transaction ends, and not before.
///   - renamedFrom: The name that the column had before, if it has another one now: `database.migrate(to:)` then renames
///     it with its values.
///   - storage: Whether the database computes the values from others of the row, and when: what they are,
///     ``Table/generatedColumns`` says. A `Draft` does not have the property, and rows that are inserted do not bring
///     its value.
///   - comment: What the database tells people about the column. SQLite has no comments, and leaves it out.
@attached(peer)
public macro Column(
  _ name: String? = nil, primaryKey: Bool? = nil, unique: Bool = false,
  collation: SQLCollation = .binary, as representation: (any ColumnRepresentation.Type)? = nil,
  default defaultValue: (any SQLRepresentable)? = nil, defaultExpression: (any QueryExpression)? = nil,
  databaseType: String? = nil,
  references table: (any PrimaryKeyedTable.Type)? = nil, onDelete: ForeignKeyAction = .noAction,
  onUpdate: ForeignKeyAction = .noAction, deferred: Bool = false, renamedFrom: String? = nil,
  generated storage: GeneratedStorage? = nil, comment: String? = nil
) = #externalMacro(module: "KoineMacros", type: "ColumnMacro")

/// Stores a property of a `@Table` struct in several columns: those of its type, a ``ColumnGroup``.
///
///     @Selection enum Media { case link(URL); case note(String); case size(width: Int, height: Int) }
///
///     @Table struct Attachment {
///       let id: Int
///       @ColumnGroup var media: Media
///     }
///
///     Attachment.where { $0.media.size.width > 100 }
///     // … WHERE "attachments"."media.size.width" > ?1
///     Attachment.find(1).update { $0.media = .note("x") }
///     // UPDATE "attachments" SET "media.link" = ?1, "media.note" = ?2, "media.size.width" = ?3, … WHERE …
///
/// The columns are named `property.column`, those of an enum `property.case` and `property.case.value`. All columns of an
/// enum are NULL but those of its case. `createTable()` adds a check that there is exactly one, and reading a row with none
/// or several is an error. An optional property is `nil` if all of its columns are NULL.
@attached(peer)
public macro ColumnGroup() = #externalMacro(module: "KoineMacros", type: "ColumnMacro")

/// A property of a `@Table` or `@Selection` struct that is not a column: rows that are read have its default.
///
///     @Table struct Reminder {
///       let id: Int
///       @Ephemeral var isExpanded = false
///     }
///
/// It is neither bound nor part of the `Draft`.
@attached(peer)
public macro Ephemeral() = #externalMacro(module: "KoineMacros", type: "ColumnMacro")
