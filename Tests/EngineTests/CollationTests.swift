import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// Two texts, which mind case.
@Table("pairs") private struct TextPair: Identifiable {
  let id: Int
  var a: String?
  var b: String?
}

/// The same table, whose texts mind no case.
@Table("pairs") private struct FoldedPair: Identifiable {
  let id: Int
  @Column(collation: .noCase) var a: String?
  @Column(collation: .noCase) var b: String?
}

private struct Email: RawRepresentable, ColumnValue, Hashable {
  var rawValue: String
}

@Table private struct Account: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var email: Email
  var visits = 0
}

@Table private struct Code: Equatable {
  @Column(primaryKey: true, collation: .noCase) let code: String
  @Column(collation: .database) var label: String?
  @Column(collation: .noCase) var note: String?
}

/// What refers to a key without case.
@Table private struct Referring: Identifiable {
  let id: Int
  @Column(references: Code.self) var code: String
}

/// A table of a schema, under the name that ``Spelled`` has as a common table.
@Table("spelleds", schema: "main") private struct MainSpelled: Identifiable, Equatable {
  let id: Int
  @Column(collation: .noCase) var text: String
}

/// A column that cannot have what it is declared with; the macro does not know its type.
@Table private struct Misplaced {
  let id: Int
  @Column(collation: .noCase) var rank: Rank

  enum Rank: Int, ColumnValue { case low, high }
}

/// Every comparison of texts under each collation, against Swift's own, however the database's table was made.
@Suite struct CollationTests {
  private static let texts = Spelling.texts
  private static let pairs = texts.indices.flatMap { first in
    texts.indices.map { second in
      TextPair(id: first * texts.count + second + 1, a: texts[first], b: texts[second])
    }
  }

  private struct Operation {
    let name: String
    let sql: (Computed<String?>, Computed<String?>) -> Computed<Bool?>
    /// The same on the bytes of both texts.
    let swift: ([UInt8]?, [UInt8]?) -> Bool?
  }

  private static func both(
    _ compare: @escaping ([UInt8], [UInt8]) -> Bool
  ) -> ([UInt8]?, [UInt8]?) -> Bool? {
    { a, b in
      guard let a, let b else { return nil }
      return compare(a, b)
    }
  }

  private static var operations: [Operation] {
    [
      Operation(name: "==", sql: { $0 == $1 }, swift: both { $0 == $1 }),
      Operation(name: "!=", sql: { $0 != $1 }, swift: both { $0 != $1 }),
      Operation(name: "<", sql: { $0 < $1 }, swift: both { $0.lexicographicallyPrecedes($1) }),
      Operation(name: "<=", sql: { $0 <= $1 }, swift: both { !$1.lexicographicallyPrecedes($0) }),
      Operation(name: ">", sql: { $0 > $1 }, swift: both { $1.lexicographicallyPrecedes($0) }),
      Operation(name: ">=", sql: { $0 >= $1 }, swift: both { !$0.lexicographicallyPrecedes($1) }),
      Operation(name: "is", sql: { $0.is($1).optional }, swift: { $0 == $1 }),
      Operation(name: "isNot", sql: { $0.isNot($1).optional }, swift: { $0 != $1 }),
      Operation(name: "between", sql: { $0.between($1, and: $1) }, swift: both { $0 == $1 }),
      Operation(
        name: "row", sql: { row($0, 1) > row($1, 0) }, swift: both { !$0.lexicographicallyPrecedes($1) }),
      Operation(
        name: "case", sql: { Case.of($0).when($1, then: true).else(false).optional },
        swift: { a, b in a != nil && a == b }),
      Operation(
        name: "nullIf",
        sql: { Computed<String?>(.function(.nullIf, [$0.expression, $1.expression])).isNull.optional },
        swift: { a, b in a == nil || a == b }),
    ]
  }

  @Test(arguments: [
    (Engine.sqlite, "TEXT"), (.sqlite, "TEXT COLLATE NOCASE"), (.sqlite, "TEXT COLLATE RTRIM"),
    (.postgreSQL, "text"), (.postgreSQL, #"text COLLATE "C""#), (.postgreSQL, #"text COLLATE "und-x-icu""#),
  ])
  func comparisonsAreThoseOfSwift(_ engine: Engine, _ type: String) async throws {
    try await engine.withDatabase { database in
      try await database.execute(
        "CREATE TABLE pairs (id bigint PRIMARY KEY, a \(raw: type), b \(raw: type))")
      try await TextPair.insert(Self.pairs).execute(database)
      for operation in Self.operations {
        let folded = FoldedPair.columns
        try await check(
          operation, Computed(folded.a.expression), Computed(folded.b.expression), folds: true, on: database)
        let plain = TextPair.columns
        for collation in [SQLCollation.binary, .noCase] {
          try await check(
            operation, plain.a.collate(collation), Computed(plain.b.expression), folds: collation == .noCase,
            on: database)
          try await check(
            operation, Computed(folded.a.expression), folded.b.collate(collation),
            folds: collation == .noCase,
            on: database)
        }
      }
      for folds in [true, false] {
        let found = try await FoldedPair.order {
          ($0.a.collate(folds ? .noCase : .binary), $0.b.collate(folds ? .noCase : .binary), $0.id)
        }.select(\.id).fetchAll(database)
        #expect(found == Self.ordered(folds: folds))
      }
      #expect(
        try await FoldedPair.order { ($0.a, $0.b, $0.id) }.select(\.id).fetchAll(database)
          == Self.ordered(folds: true))
    }
  }

  private func check(
    _ operation: Operation, _ a: Computed<String?>, _ b: Computed<String?>, folds: Bool,
    on database: some Database
  ) async throws {
    let condition = operation.sql(a, b)
    let expected = Self.pairs.map { pair in
      (pair.id, operation.swift(Self.bytes(pair.a, folds: folds), Self.bytes(pair.b, folds: folds)))
    }
    let comment = Comment(
      rawValue: "\(operation.name) \(try TextPair.where { _ in condition }.render(in: .sqlite).sql)")
    let found = try await TextPair.where { _ in condition }.order(by: \.id).select(\.id).fetchAll(database)
    #expect(found == expected.filter { $0.1 == true }.map(\.0), comment)
    let others = try await TextPair.where { _ in !condition }.order(by: \.id).select(\.id).fetchAll(database)
    #expect(others == expected.filter { $0.1 == false }.map(\.0), comment)
  }

  private static func ordered(folds: Bool) -> [Int] {
    func precedes(_ left: String?, _ right: String?) -> Bool? {
      let (left, right) = (bytes(left, folds: folds), bytes(right, folds: folds))
      if left == right { return nil }
      guard let left, let right else { return left == nil }
      return left.lexicographicallyPrecedes(right)
    }
    return pairs.sorted { precedes($0.a, $1.a) ?? precedes($0.b, $1.b) ?? ($0.id < $1.id) }.map(\.id)
  }

  private static func bytes(_ text: String?, folds: Bool) -> [UInt8]? {
    text.map { text in text.utf8.map { folds && (65...90).contains($0) ? $0 + 32 : $0 } }
  }

  // MARK: Lists

  @Test func longListsMindNoCase() async throws {
    let texts = (0..<2_000).map { "X\($0)" } + ["ab", "É"]
    for database in try await Engines.shared().all {
      let query = Spelling.where { $0.name.in(texts) }.order(by: \.id).select(\.id)
      #expect(try query.render(in: database.dialect).bindings.count == 1)
      #expect(try await query.fetchAll(database) == [5, 11])
      #expect(try await Spelling.where { !$0.name.in(texts) }.count().fetchOne(database) == 9)
    }
  }

  // MARK: Tables

  @Test func tablesAreMadeWithTheirCollations() throws {
    #expect(
      try Code.createTable().render(in: .sqlite).sql == """
        CREATE TABLE "codes" ("code" TEXT COLLATE NOCASE PRIMARY KEY NOT NULL, "label" TEXT, \
        "note" TEXT COLLATE NOCASE) STRICT
        """)
    #expect(
      try Spelling.createTable().render(in: .postgreSQL).sql == """
        CREATE TABLE "spellings" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY NOT NULL, \
        "name" text COLLATE "C", "nick" text COLLATE "C" NOT NULL, "code" text COLLATE "C", "local" text NOT NULL)
        """)
    #expect(
      try Code.createTable().render(in: .postgreSQL).steps.map(\.sql) == [
        #"CREATE TABLE "codes" ("code" text COLLATE "C" PRIMARY KEY NOT NULL, "label" text, "note" text COLLATE "C")"#,
        #"CREATE UNIQUE INDEX "codes_code_key" ON "codes" ((lower("code" COLLATE "C")))"#,
      ])
    #expect(
      try Account.createTable(ifNotExists: true).render(in: .postgreSQL).steps.map(\.sql) == [
        #"CREATE TABLE IF NOT EXISTS "accounts" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY NOT NULL, "#
          + #""email" text COLLATE "C" NOT NULL, "visits" bigint NOT NULL)"#,
        #"CREATE UNIQUE INDEX IF NOT EXISTS "accounts_email_key" ON "accounts" ((lower("email" COLLATE "C")))"#,
      ])
    #expect(Account.createTable().check(in: .mariaDB).map(\.subject) == [.feature(.noCaseKey)])
    #expect(Referring.createTable().check(in: .sqlite).isEmpty)
    #expect(Referring.createTable().check(in: .postgreSQL).map(\.subject) == [.feature(.noCaseReferences)])
    #expect(
      Misplaced.createTable().check(in: .sqlite).map(\.subject) == [.defect(.misplacedCollation)])
    #expect(
      Misplaced.where { $0.rank == .low }.check(in: .sqlite).map(\.subject) == [.defect(.misplacedCollation)])
  }

  @Test(arguments: Engine.allCases) func aKeyWithoutCaseIsFoundAndUpserted(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    try await Code.createTable().execute(database)
    try await Account.createTable().execute(database)
    try await Code.insert(Code(code: "Ab", label: nil, note: "x")).execute(database)
    #expect(try await Code.find("AB").fetchOne(database)?.code == "Ab")
    let duplicate = await #expect(throws: DatabaseError.self) {
      try await Code.insert(Code(code: "aB", label: nil, note: nil)).execute(database)
    }
    #expect(duplicate?.code == .uniqueViolation)

    let upsert = Account.insert { Account.Draft(email: Email(rawValue: "Ann@X.org"), visits: 1) }
      .onConflict(\.email) { row, excluded in row.visits += excluded.visits }
    try await upsert.execute(database)
    try await Account.insert { Account.Draft(email: Email(rawValue: "ANN@x.org"), visits: 2) }
      .onConflict(\.email) { row, excluded in row.visits += excluded.visits }.execute(database)
    #expect(
      try await Account.all().fetchAll(database)
        == [Account(id: 1, email: Email(rawValue: "Ann@X.org"), visits: 3)])
    #expect(
      try await Account.where { $0.email.collate(.binary) == Email(rawValue: "ann@x.org") }.count()
        .fetchOne(database) == 0)
    #expect(upsert.check(in: .postgreSQL).isEmpty)
    // It is read back, and nothing is to be changed.
    #expect(try await database.migrate(to: [Code.self, Account.self]).isEmpty)
    for insert in [
      Account.insert([Account(id: 7, email: Email(rawValue: "ann@X.ORG"), visits: 1)])
    ] {
      let error = await #expect(throws: DatabaseError.self) { try await insert.execute(database) }
      #expect(error?.code == .uniqueViolation)
    }
    // Other letters than those of ASCII have no other case.
    try await Account.insert { Account.Draft(email: Email(rawValue: "É")) }.execute(database)
    try await Account.insert { Account.Draft(email: Email(rawValue: "é")) }.execute(database)
    // The same key twice, as the index sees it.
    let twice = Account.insert([
      Account(id: 1, email: Email(rawValue: "a"), visits: 1),
      Account(id: 2, email: Email(rawValue: "A"), visits: 1),
    ]).onConflict(\.email) { row, excluded in row.visits += excluded.visits }
    #expect(twice.check(in: .sqlite).map(\.subject) == [.defect(.repeatedConflictKey)])
    #expect(twice.check(in: .postgreSQL).map(\.subject) == [.defect(.repeatedConflictKey)])
    await database.close()
  }

  /// Two rows with one key, as the table sees it, would be updated by any of them.
  @Test func rowsAreNotUpdatedByKeysWithoutCase() {
    let twice = Code.update([
      Code(code: "a", label: "1", note: nil), Code(code: "A", label: "2", note: nil),
    ])
    #expect(twice.check(in: .sqlite).map(\.subject) == [.defect(.severalJoinedRows)])
    #expect(twice.check(in: .postgreSQL).map(\.subject) == [.defect(.severalJoinedRows)])
  }

  // MARK: Sources

  /// What a common table has is not what a table of its name in a schema has.
  @Test func aTableInASchemaIsNoCommonTableL7() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await database.execute("CREATE TABLE spelleds (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    try await MainSpelled.insert([
      MainSpelled(id: 1, text: "a"), MainSpelled(id: 2, text: "A"), MainSpelled(id: 3, text: "b"),
    ]).execute(database)
    let spelled = Tag.select { Spelled.Columns(text: $0.title.optional, id: $0.id) }
    let query = MainSpelled.all().with(Spelled.self, as: spelled).where { $0.text == "A" }.order {
      ($0.text, $0.id)
    }
    try await Tag.createTable().execute(database)
    #expect(try await query.fetchAll(database).map(\.id) == [1, 2])
    #expect(
      try query.render(in: .postgreSQL).sql.hasSuffix(
        """
        FROM "main"."spelleds" WHERE lower("spelleds"."text" COLLATE "C") = lower($1 COLLATE "C") \
        ORDER BY lower("spelleds"."text" COLLATE "C") COLLATE "C", "spelleds"."id"
        """))
    #expect(MainSpelled.all().with(Spelled.self, as: spelled).group(by: \.id).check(in: .sqlite) == [])
  }

  // MARK: The database's own order

  @Test func anOrderThatTheDatabaseDecidesIsNoted() throws {
    let query =
      Spelling
      .where { $0.local == "a" && $0.local < "b" }
      .where { spelling in
        exists(
          Tag.where { _ in spelling.local.between("a", and: "b") || row(spelling.local, 1) > row("c", 2) })
      }
      .order { ($0.id, $0.local.descending()) }
      .select { ($0.local, greatest($0.local, "a")) }
    _ = try query.render(in: .sqlite)
    let what = "decides itself: the order of texts in"
    let hint =
      "each engine has an order of its own; say .collate(.binary) or .collate(.noCase) for one of all"
    #expect(
      query.check(in: .postgreSQL).map(\.description) == [
        "PostgreSQL 13 \(what) SELECT 2: \(hint)", "PostgreSQL 13 \(what) WHERE 1: \(hint)",
        "PostgreSQL 13 \(what) WHERE 2 › subquery › WHERE: \(hint)",
        "PostgreSQL 13 \(what) WHERE 2 › subquery › WHERE: \(hint)",
        "PostgreSQL 13 \(what) ORDER BY 2: \(hint)",
      ])
    let allNotes = query.check(in: .sqlite).allSatisfy(\.isNote)
    #expect(allNotes)
    #expect(Spelling.select { $0.local.max() }.check(in: .sqlite).map(\.subject) == [.databaseOrder])
    #expect(Spelling.order { $0.local.collate(.noCase) }.check(in: .sqlite) == [])
    #expect(Spelling.where { $0.local == $0.local }.check(in: .postgreSQL) == [])
  }

  @Test func theDatabaseOrdersAsItsColumnIsDeclared() async throws {
    for engine in Engine.allCases {
      try await engine.withDatabase { database in
        let type = engine == .sqlite ? "TEXT COLLATE NOCASE" : #"text COLLATE "en-x-icu""#
        try await database.execute(
          "CREATE TABLE spellings (id bigint, name text, nick text, code text, local \(raw: type))")
        try await Spelling.insert(Spelling.rows.filter { [3, 4, 9, 11].contains($0.id) }).execute(database)
        let found = try await Spelling.order { ($0.local, $0.id) }.select(\.local).fetchAll(database)
        #expect(found == ["_", "Ab", "b", "B"])
        let binary = try await Spelling.order { $0.local.collate(.binary) }.select(\.local).fetchAll(database)
        #expect(binary == ["Ab", "B", "_", "b"])
      }
    }
  }
}
