/// An index of the words in columns of a table, by which rows are found by what their texts are about.
///
///     @Table struct Article { let id: Int; var title: String; var body: String? }
///
///     extension Article {
///       static let search = FullTextIndex(of: Article.self, \.title, \.body)
///     }
///
///     try await Article.search.create().execute(database)
///     let found = try await Article.search.matching(.words("fast sqlite"))
///       .order { _, match in match.rank.descending() }.limit(10)
///       .fetchAll(database)                             // [(Article, FullTextMatch<Int>)]
///
/// The engine keeps the index in step with the table, whoever writes to it, within the same transaction. On SQLite it is a
/// table of FTS5 with the content of yours, and three triggers; on PostgreSQL a GIN index of a `tsvector`. What counts as a
/// word, and which rows are found, is the same on both, see ``FullTextQuery``. On MariaDB it is refused.
///
/// - On SQLite, `REPLACE INTO` and `OR REPLACE` by hand delete rows without telling triggers: the words of a row that is gone
///   find the row that has its key now. Call ``rebuild()`` after, or run `PRAGMA recursive_triggers = ON` on each connection
///   that writes, as in a configuration's `prepareConnection`. Koine's own upserts do not replace rows.
/// - On SQLite, a trigger of your own that updates indexed columns of the row which has just been updated is to be created
///   before the index: SQLite starts the last one first, and the index would be told of words that it has not.
/// - On PostgreSQL, the distinct words of a row have less than a megabyte together, or the row is refused with the server's
///   error. Its rows are indexed by the function `koine_words`, which ``create(ifNotExists:)`` makes if there is none; values of
///   a type of the database's own, such as an enum type, by `koine_text` besides. If a case of such a type gets another name,
///   call ``rebuild()`` after.
/// - No column can be called `rank` or `rowid`, or as the index itself, and each occurs once: Koine refuses it on every engine.
/// - ``Database/migrate(to:allowingLoss:timeout:progress:)`` keeps the index. Before one of its columns is dropped, drop the
///   index; create it again after.
public struct FullTextIndex<Row: PrimaryKeyedTable>: Sendable where Row.PrimaryKey: SQLInteger & Hashable {
  let node: SQLFullTextIndex

  /// Describes an index.
  ///
  /// - Parameters:
  ///   - table: The table, whose primary key is an integer.
  ///   - name: The name of the index; by default that of the table with `_search` behind.
  ///   - first: A column of texts.
  ///   - others: More columns of texts.
  public init<Root, First: SQLText, each OtherRoot, each Other: SQLText>(
    of table: Row.Type, named name: String? = nil,
    _ first: KeyPath<Row.Columns, Column<Root, First>>,
    _ others: repeat KeyPath<Row.Columns, Column<each OtherRoot, each Other>>
  ) {
    var columns = [Row.columns[keyPath: first].column]
    for other in repeat each others { columns.append(Row.columns[keyPath: other].column) }
    node = SQLFullTextIndex(
      name ?? Row.schema.name + "_search", on: Row.columns._source, key: Row.primaryKey.column,
      columns: columns)
  }

  // MARK: Definitions

  /// Creates the index, with the words of the rows that there are.
  ///
  ///     try await Article.search.create(ifNotExists: true).execute(database)
  ///     // SQLite:     CREATE VIRTUAL TABLE IF NOT EXISTS "articles_search" USING fts5("title", "body", content='articles', …); …
  ///     // PostgreSQL: CREATE INDEX IF NOT EXISTS "articles_search" ON "articles" USING gin ((CAST(koine_words(…) AS tsvector)))
  ///
  /// It is several statements, which run in one transaction. On PostgreSQL, no one writes to the table meanwhile. A database of an
  /// SQLite that was built without FTS5 refuses it.
  ///
  /// - Parameter ifNotExists: Whether an index of the name is left as it is. Of several programs that start at once, one creates
  ///   it, and the others wait.
  public func create(ifNotExists: Bool = false) -> DefineFullTextIndex {
    DefineFullTextIndex(node: SQLFullTextDefinition(node, .create(ifNotExists: ifNotExists)))
  }

  /// Drops the index. The rows stay, and on PostgreSQL the functions, which other indexes may use.
  ///
  /// - Parameter ifExists: Whether it is not an error if there is none.
  public func drop(ifExists: Bool = false) -> DefineFullTextIndex {
    DefineFullTextIndex(node: SQLFullTextDefinition(node, .drop(ifExists: ifExists)))
  }

  /// Makes the index anew from the rows.
  ///
  ///     // SQLite:     INSERT INTO "articles_search" ("articles_search") VALUES ('rebuild')
  ///     // PostgreSQL: REINDEX INDEX "articles_search"
  public func rebuild() -> DefineFullTextIndex {
    DefineFullTextIndex(node: SQLFullTextDefinition(node, .rebuild))
  }

  // MARK: Searches

  /// The rows that a search finds, each with its match.
  ///
  ///     Article.search.matching(.words("fast sqlite"))
  ///       .where { article, match in article.id > 3 }
  ///       .order { article, match in (match.rank.descending(), article.id) }
  ///       .select { article, match in (article.title, match.rank) }
  ///     // SQLite:     … FROM "articles" JOIN (SELECT "rowid" AS "key", -"rank" AS "rank" FROM "articles_search"
  ///     //             WHERE "articles_search" MATCH ?1) AS "articles_search" ON "articles"."id" = "articles_search"."key" …
  ///     // PostgreSQL: … FROM "articles" JOIN (SELECT "id" AS "key", … AS "rank" FROM "articles"
  ///     //             WHERE CAST(koine_words(…) AS tsvector) @@ CAST($1 AS tsquery)) AS "articles_search" ON …
  ///
  /// The rows have no order of their own. To mark what was found, see ``FullTextQuery/highlighted(_:opening:closing:escaping:)``
  /// and ``FullTextQuery/excerpt(of:words:opening:closing:ellipsis:escaping:)``.
  ///
  /// - Parameter query: What the rows have to have.
  public func matching(
    _ query: FullTextQuery
  ) -> From2<Row.Columns, FullTextMatchColumns<Row.PrimaryKey>> {
    Row.join(matches(of: query)) { row, match in
      Computed<Bool>(.comparison(key(of: row), .equal, match.key.expression))
    }
  }

  /// The keys of the rows that a search finds, with their ranks: to join them with other tables.
  ///
  ///     Comment.join(Article.search.matches(of: "sqlite")) { $0.articleID == $1.key }
  ///
  /// - Parameters:
  ///   - query: What the rows have to have.
  ///   - name: What the source is called; by default as the index. Two in one query have two names.
  public func matches(
    of query: FullTextQuery, as name: String? = nil
  ) -> From1<FullTextMatchColumns<Row.PrimaryKey>> {
    let columns = FullTextMatchColumns<Row.PrimaryKey>(
      SQLTableReference(TableSchema(name ?? node.name, columns: FullTextMatch<Row.PrimaryKey>._definitions()))
    ) { FullTextMatch<Row.PrimaryKey>.Columns(key: Column($0, 0), rank: Column($0, 1)) }
    return From1(.select(SQLSelect(every: source(query, ranked: true, columns._source))), columns)
  }

  /// Whether a row is one of those that a search finds: a condition, for queries, updates and deletes.
  ///
  ///     Article.where { Article.search.finds($0, .words("spam")) }
  ///     // … WHERE "articles"."id" IN (SELECT "articles_search"."key" FROM (…) AS "articles_search")
  ///     Article.where { Article.search.finds($0, .words("spam")) }.delete()
  ///
  /// - Parameters:
  ///   - row: The columns of the table, or of an alias of it.
  ///   - query: What the row has to have.
  public func finds(_ row: Row.Columns, _ query: FullTextQuery) -> Computed<Bool> {
    let reference = SQLTableReference(
      TableSchema(node.name, columns: FullTextMatch<Row.PrimaryKey>._definitions()))
    let keys = SQLSelect(
      columns: [.expression(.column(reference.columns[0]))], from: source(query, ranked: false, reference))
    return Computed(.inQuery(key(of: row), .select(keys), negated: false))
  }

  private func source(
    _ query: FullTextQuery, ranked isRanked: Bool, _ reference: SQLTableReference
  ) -> SQLSource {
    var condition: SQLFullTextQuery?
    if case .words(let node) = query.meaning { condition = node }
    var search = SQLFullTextSearch(
      node, for: condition, isRanked: isRanked, isTooDeep: query.meaning == .tooDeep)
    search.row = ObjectIdentifier(Row.Row.self)
    return .function(.fullText(search), reference)
  }

  /// The primary key of a source of the table's rows.
  private func key(of row: Row.Columns) -> SQLExpression {
    .column(row._source.columns.first { $0.name == node.key.name } ?? node.key)
  }
}

/// Creates, drops or rebuilds an index of words.
public struct DefineFullTextIndex: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLFullTextDefinition

  /// The definition as a value that dialects render.
  public var statement: SQLStatement { .fullTextIndex(node) }
}
