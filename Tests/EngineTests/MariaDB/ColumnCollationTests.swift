import Koine
import KoineMariaDBDialect
import KoineSQLite
import KoineTesting
import MariaDBTestDriver
import Testing

/// In a table with the server's own collation, which minds no case and no blanks, texts are compared, ordered and
/// grouped as on another engine.
@Suite struct ColumnCollationTests {
  private static let words = [
    Word(id: 1, text: "a", other: "A"), Word(id: 2, text: "A", other: "a"),
    Word(id: 3, text: "a ", other: nil),
    Word(id: 4, text: "ä", other: "a"), Word(id: 5, text: "b", other: "b"),
    Word(id: 6, text: "B", other: "b "),
    Word(id: 7, text: "a", other: "a"), Word(id: 8, text: "", other: " "),
  ]

  private static let questions: [(String, @Sendable (any Connection) async throws -> [String])] = [
    ("=", { try await ids(Word.where { $0.text == "a" }, $0) }),
    ("<>", { try await ids(Word.where { $0.text != "A" }, $0) }),
    ("= of columns", { try await ids(Word.where { $0.text == $0.other }, $0) }),
    ("= of computed texts", { try await ids(Word.where { $0.text + "x" == "Ax" }, $0) }),
    ("<", { try await ids(Word.where { $0.text < "a" }, $0) }),
    (">= of columns", { try await ids(Word.where { $0.text >= $0.other }, $0) }),
    ("IS DISTINCT FROM", { try await ids(Word.where { $0.other.isNot("a") }, $0) }),
    ("BETWEEN", { try await ids(Word.where { $0.text.between("A", and: "a") }, $0) }),
    ("IN", { try await ids(Word.where { $0.text.in(["A", "B"]) }, $0) }),
    ("NOT IN", { try await ids(Word.where { !$0.text.in(["a", "b"]) }, $0) }),
    ("IN of many", { try await ids(Word.where { $0.text.in((0..<400).map { "\($0)" } + ["A"]) }, $0) }),
    (
      "IN of a query",
      { try await ids(Word.where { $0.text.in(Word.where { $0.id == 2 }.select(\.text)) }, $0) }
    ),
    ("= of a query", { try await ids(Word.where { $0.text == Word.find(2).select(\.text) }, $0) }),
    ("NULLIF", { try await ids(Word.where { $0.text.nullIf("A") == nil }, $0) }),
    ("greatest", { try await Word.order(by: \.id).select { greatest($0.text, "a") }.fetchAll($0) }),
    (
      "JOIN",
      {
        try await Word.join(Word.as(Other.self)) { $0.text == $1.other }.order { ($0.id, $1.id) }
          .select { ($0.id, $1.id) }.fetchAll($0).map { "\($0)" }
      }
    ),
    ("ORDER BY", { try await ids(Word.order { ($0.text.descending(), $0.id) }, $0, isOrdered: true) }),
    (
      "ORDER BY in a fragment",
      {
        try await $0.fetchAll(
          "SELECT id FROM words ORDER BY \(SQL("text", as: String.self).descending()), id", as: Int.self
        ).map { "\($0)" }
      }
    ),
    ("DISTINCT", { try await Word.select(\.text).distinct().order(by: \.text).fetchAll($0) }),
    (
      "GROUP BY",
      {
        try await Word.group(by: \.text).order(by: \.text).select { ($0.text, $0.id.count()) }.fetchAll($0)
          .map { "\($0)" }
      }
    ),
    (
      "HAVING",
      {
        try await Word.group(by: \.text).having { $0.text == "a" }.select { $0.id.count() }.fetchAll($0)
          .map { "\($0)" }
      }
    ),
    (
      "HAVING with a list",
      {
        try await Word.group(by: \.text).having { $0.text.in(["a", "B"]) && $0.text.between("B", and: "a") }
          .select { $0.id.count() }.fetchAll($0).map { "\($0)" }.sorted()
      }
    ),
    (
      "min and max", { try await Word.select { ($0.text.min(), $0.text.max()) }.fetchAll($0).map { "\($0)" } }
    ),
    (
      "count of distinct",
      { try await Word.select { $0.text.count(distinct: true) }.fetchAll($0).map { "\($0)" } }
    ),
    (
      "UNION",
      { try await Word.select(\.text).union(Word.select { $0.other ?? "" }).order { $0 }.fetchAll($0) }
    ),
    (
      "UNION of equal arms",
      { try await Word.select(\.text).union(Word.select(\.text)).fetchAll($0).sorted() }
    ),
    (
      "INTERSECT",
      { try await Word.select(\.text).intersect(Word.select { $0.other ?? "" }).order { $0 }.fetchAll($0) }
    ),
    (
      "EXCEPT ALL",
      { try await Word.select(\.text).exceptAll(Word.select { $0.other ?? "" }).order { $0 }.fetchAll($0) }
    ),
    (
      "IN of UNION ALL",
      {
        try await ids(
          Word.where {
            $0.other.in(
              Word.where { $0.id == 2 }.select(\.other).unionAll(Word.where { $0.id == 5 }.select(\.other)))
          }, $0)
      }
    ),
    (
      "= in UNION ALL",
      {
        try await ids(
          Word.from(Word.where { $0.id < 3 }.unionAll(Word.where { $0.id > 5 })).where { $0.text == "A" }, $0)
      }
    ),
    ("hasPrefix", { try await ids(Word.where { $0.text.hasPrefix("a") }, $0) }),
    ("contains", { try await ids(Word.where { $0.text.contains("A") }, $0) }),
  ]

  private static func ids(
    _ query: some SelectStatement<Word>, _ connection: any Connection, isOrdered: Bool = false
  ) async throws -> [String] {
    let words = try await query.fetchAll(connection)
    return (isOrdered ? words : words.sorted { $0.id < $1.id }).map { "\($0.id)" }
  }

  @Test func textIsComparedByCodePoint() async throws {
    let server = try await PrivateMariaDB.shared()
    let mariaDB = try await MariaDBDatabase(
      socket: server.socket, user: PrivateMariaDB.user, database: server.makeDatabase(),
      dialect: MariaDBDialect.mariaDB, setup: MariaDBDialect.sessionSetup)
    let sqlite = try SQLiteDatabase.inMemory()
    try await mariaDB.execute(
      """
      CREATE TABLE words (id BIGINT PRIMARY KEY, text VARCHAR(50) NOT NULL, other VARCHAR(50)) CHARACTER SET utf8mb4
      """)
    try await sqlite.execute("CREATE TABLE words (id INTEGER PRIMARY KEY, text TEXT NOT NULL, other TEXT)")
    let databases: [any Database] = [mariaDB, sqlite]
    for database in databases { try await Word.insert(Self.words).execute(database) }
    for (name, question) in Self.questions {
      #expect(try await question(mariaDB) == question(sqlite), "\(name)")
    }
    await mariaDB.close()
  }
}

private enum Other: AliasName {}

@Table private struct Word: Identifiable {
  let id: Int
  var text: String
  var other: String?
}
