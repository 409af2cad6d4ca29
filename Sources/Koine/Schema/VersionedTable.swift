/// A table with a column that counts the changes of each row, so that nobody overwrites what somebody else has changed
/// meanwhile: optimistic locking.
///
///     @Table struct Article: VersionedTable {
///       let id: Int
///       var text = ""
///       var version = 0
///       static var versionColumn: KeyPath<Columns, Column<Article, Int>> { \.version }
///     }
///
///     var article = try await Article.find(1).fetchOne(database)!
///     article.text = "…"
///     article = try await article.update(on: database)
///     // UPDATE "articles" SET "text" = ?1, "version" = "articles"."version" + 1
///     // WHERE "articles"."id" = ?2 AND "articles"."version" = ?3 RETURNING …
///
/// `update` and `delete` of a row throw ``DatabaseError/Code/staleRow`` if the row has another version by then; read it
/// again, and decide. ``Table/update(_:)`` of many rows leaves out rows of another version.
///
/// Every other statement that changes rows counts their versions up, too: updates with a condition, upserts, imports that
/// replace rows, and merges. One that assigns the version itself stores what it says.
///
///     Article.where { $0.id < 9 }.update { $0.text = "" }
///     // UPDATE "articles" SET "text" = ?1, "version" = "articles"."version" + 1 WHERE "articles"."id" < ?2
///
/// What SQL by hand and triggers of the database change keeps its version, unless they count it up.
public protocol VersionedTable: Table {
  /// The column that counts the changes.
  static var versionColumn: KeyPath<Columns, Column<Row, Int>> { get }
}

extension VersionedTable {
  static var nameOfVersionColumn: String { columns[keyPath: versionColumn].column.name }
}

extension Table {
  /// The name of the column that counts the changes of a row, if there is one.
  static var versionColumnName: String? {
    guard let table = Self.self as? any VersionedTable.Type else { return nil }
    return table.nameOfVersionColumn
  }
}
