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
/// again, and decide. ``Table/update(_:)`` of many rows leaves out rows of another version. Statements with a condition,
/// such as `where { … }.update { … }`, change the version only if they say so.
public protocol VersionedTable: Table {
  /// The column that counts the changes.
  static var versionColumn: KeyPath<Columns, Column<Row, Int>> { get }
}
