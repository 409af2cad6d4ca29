/// Changes a table: `ALTER TABLE`, a statement for each change, in one transaction where the engine can.
///
/// SQLite can change little of a table in place. For all else the table is made anew, in one transaction: a new one is
/// created, the rows are copied, the old one is dropped and the new one renamed, and foreign keys are looked at.
///
///     Person.alterTable { $0.change(\.age) }
///     // SQLite:
///     // PRAGMA foreign_keys = OFF
///     // CREATE TABLE "koine_new_people" ("id" INTEGER PRIMARY KEY NOT NULL, …) STRICT
///     // INSERT INTO "koine_new_people" ("id", …) SELECT "people"."id", … FROM "people"
///     // DROP TABLE "people"
///     // PRAGMA legacy_alter_table = ON
///     // ALTER TABLE "koine_new_people" RENAME TO "people"
///     // PRAGMA legacy_alter_table = OFF
///     // CREATE INDEX … ON "people" …
///     // PRAGMA foreign_key_check
///     // PRAGMA foreign_keys = ON
///
/// This is what rendering shows: the table as its type declares it, for a database in which it has nothing else. What
/// runs is made for the table that there is. No more than the changes that were asked for is changed: its other
/// columns and rules, indexes, triggers and views stay, whoever made them, and rows that refer to its rows stay, too.
/// What cannot be kept, such as `ON CONFLICT REPLACE` of a key, is refused by a ``SchemaPlanError`` that names it.
///
/// Foreign keys cannot be turned off inside a transaction. A table that others refer to is therefore made anew outside
/// of one: by `execute` on a database or a lease, or as a statement of a ``Migration``, during which no foreign key is
/// followed. Inside a transaction that is a ``DatabaseError`` with the code `misuse`.
public struct AlterTable: Statement {
  /// It has no rows.
  public typealias Output = Void
  let changes: [SQLAlterTable]

  /// The ALTER TABLE as a value that dialects render.
  public var statement: SQLStatement {
    changes.count == 1 ? .alterTable(changes[0]) : .definitions(changes.map { .alterTable($0) })
  }
}

/// The changes of a table, in their order.
public struct TableChanges<Owner: Table> {
  var changes: [SQLAlterTable.Change] = []

  private func definitions(of path: KeyPath<Owner.Columns, some MemberColumns>) -> [SQLCreateTable.Column] {
    let definitions = Owner.columnDefinitions
    return Owner.columns.columns(at: path).map { column in
      definitions.first { $0.column.name == column.name } ?? SQLCreateTable.Column(column)
    }
  }

  /// Adds a column as the type declares it, with its default, its key and its reference.
  ///
  ///     Person.alterTable { $0.add(\.mail) }     // ALTER TABLE "people" ADD COLUMN "mail" TEXT
  ///
  /// A table with rows takes no column that is neither optional nor has a default.
  public mutating func add(_ column: KeyPath<Owner.Columns, some MemberColumns>) {
    changes += definitions(of: column).map { .addColumn($0) }
  }

  /// Gives a column the name that it has now.
  ///
  ///     Person.alterTable { $0.rename("name", to: \.fullName) }
  ///     // ALTER TABLE "people" RENAME COLUMN "name" TO "fullName"
  public mutating func rename<Root, Value>(
    _ old: String, to column: KeyPath<Owner.Columns, Column<Root, Value>>
  ) {
    changes.append(.renameColumn(from: old, to: Owner.columns[keyPath: column].column.name))
  }

  /// Drops a column with its values.
  ///
  ///     Person.alterTable { $0.drop("nickname") }     // ALTER TABLE "people" DROP COLUMN "nickname"
  ///
  /// Indexes and rules of the column alone are dropped with it. On SQLite, that takes a new table if there are any, and
  /// those that name other columns, too, are to be dropped before; PostgreSQL drops them as well.
  public mutating func drop(_ column: String) { changes.append(.dropColumn(column)) }

  /// Gives a column the type, the default and the collation that the type declares, and lets it be NULL or not. Its keys,
  /// references and rules stay as they are.
  ///
  ///     Person.alterTable { $0.change(\.age) }
  ///     // ALTER TABLE "people" ALTER COLUMN "age" DROP DEFAULT, ALTER COLUMN "age" TYPE bigint USING …
  ///
  /// A value that the new type does not take fails the statement, or, on PostgreSQL, is rounded. Instants, days and times
  /// become what `cast(as:)` makes of them, in UTC, and an instant becomes its day or its time, but not
  /// on SQLite, where the texts stay as they are: there, add a column, copy the values with an update, and drop the old
  /// one. PostgreSQL writes all rows again if the column is now one of texts, instants, days or times; `migrate(to:)`,
  /// which knows what it was, changes its default without that. A `Bool` becomes a number on PostgreSQL by `migrate(to:)`
  /// alone.
  ///
  /// It is refused of a column that is a primary key, is computed, or has a type whose range is checked: `migrate(to:)`
  /// does these. On SQLite, whose integers do not tell their scale, it is refused of decimal numbers, and so are changes
  /// from numbers to texts that other engines write differently. On PostgreSQL a unique key of a column that becomes `.noCase` minds case until it is
  /// dropped and added again.
  public mutating func change(_ column: KeyPath<Owner.Columns, some MemberColumns>) {
    changes += definitions(of: column).map { .changeColumn($0) }
  }

  /// Adds a rule, which every row has to keep.
  ///
  ///     Person.alterTable { $0.add(.check("of age") { $0.age >= 18 }) }
  ///     // ALTER TABLE "people" ADD CONSTRAINT "of age" CHECK ("age" >= 18)
  ///
  /// A unique key with a column `.noCase` is a unique index of `lower(…)` on PostgreSQL, as in `createTable()`:
  ///
  ///     Person.alterTable { $0.add(.unique(\.mail)) }
  ///     // PostgreSQL: CREATE UNIQUE INDEX "people_mail_key" ON "people" ((lower("mail" COLLATE "C")))
  ///
  /// An enum type gets the cases that it lacks: PostgreSQL takes values of these once the transaction has ended.
  public mutating func add(_ constraint: TableConstraint<Owner>) {
    changes.append(.addConstraint(constraint.node))
  }

  /// Drops a rule by its name. On SQLite a rule has a name only if it was given one.
  ///
  ///     Person.alterTable { $0.drop(constraint: "of age") }
  ///     // ALTER TABLE "people" DROP CONSTRAINT "of age"
  ///
  /// If a column of the table is `.noCase`, PostgreSQL drops the constraint of that name or the unique index that the
  /// table has in its place. Such an index of a table whose columns all mind case by now is dropped by hand:
  /// `DROP INDEX`.
  public mutating func drop(constraint name: String) { changes.append(.dropConstraint(name)) }
}

extension Table {
  /// `ALTER TABLE`: changes the table step by step into what the type declares, for ``Migration`` steps.
  ///
  ///     Migration("names and mail") {
  ///       Person.alterTable {
  ///         $0.rename("name", to: \.fullName)
  ///         $0.add(\.mail)
  ///         $0.drop("nickname")
  ///       }
  ///     }
  ///
  /// What SQLite cannot do in place makes the table anew, with its rows, triggers and indexes: see ``AlterTable``.
  ///
  /// - Parameter changes: Receives the list of changes.
  public static func alterTable(_ changes: (inout TableChanges<Self>) -> Void) -> AlterTable {
    var list = TableChanges<Self>()
    changes(&list)
    let create = createTable()
    let shape = SQLTableShape(create.node, indexes: create.indexes)
    return AlterTable(changes: list.changes.map { SQLAlterTable(columns._source, $0, of: shape) })
  }

  /// Gives a table the name that it has now: `ALTER TABLE … RENAME TO`.
  ///
  ///     Person.renameTable(from: "persons")     // ALTER TABLE "persons" RENAME TO "people"
  ///
  /// - Parameter old: The name that it had before, in the same schema.
  public static func renameTable(from old: String) -> AlterTable {
    AlterTable(changes: [SQLAlterTable(columns._source, .renameTable(from: old))])
  }
}
