import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A row of any of the tables of members.
@Table("members") private struct PlainMember: Identifiable, Equatable {
  let id: Int
  var mail: String
  var team: Int
  var nick: String?
}

/// Members as an earlier version of a program had them, without keys.
@Table("members") private struct Member: Identifiable, Equatable {
  let id: Int
  @Column(collation: .noCase) var mail: String
  var team: Int
  @Column(collation: .noCase) var nick: String?
}

/// The same with the keys, as they are declared in the end.
@Table("members") private struct KeyedMember: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  var team: Int
  @Column(collation: .noCase) var nick: String?

  static let constraints: [TableConstraint<KeyedMember>] = [
    .unique(\.team, \.nick, name: "a nick of a team")
  ]
}

/// Members whose key minds case.
@Table("members") private struct CasedMember: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var mail: String
  var team: Int
  var nick: String?
}

@Table("badges", schema: "club") private struct Badge: Identifiable, Equatable {
  let id: Int
  @Column(collation: .noCase) var code: String
}

/// A key of two columns, one of which ignores case.
@Table("seats") private struct HallSeat: Equatable {
  @Column(primaryKey: true) var hall: Int
  @Column(primaryKey: true, collation: .noCase) var place: String
  var note: String?
}

/// Members whose indexes ignore case, by the column or by a collation.
@Table("members") private struct IndexedMember: Identifiable, Equatable {
  let id: Int
  var mail: String
  var team: Int
  @Column(collation: .noCase) var nick: String?

  static let indexes: [TableIndex<IndexedMember>] = [
    .unique(name: "one mail") { $0.mail.collate(.noCase) }, .on(\.nick, name: "nicks"),
    .on(name: "mails of teams") {
      ($0.team, $0.mail.collate(.noCase).descending())
    } where: {
      $0.nick != "x"
    },
  ]
}

/// What refers to keys that ignore case.
@Table("tickets") private struct HallTicket: Identifiable, Equatable {
  let id: Int
  var hall: Int
  var place: String
  var mail: String
}

/// Keys that ignore case, added to tables that there are.
@Suite struct KeyWithoutCaseTests {
  private static func steps(_ statement: some Statement, in dialect: any SQLDialect) throws -> [String] {
    try statement.render(in: dialect).steps.map(\.sql)
  }

  private static func drop(_ key: String, of table: String, index: String) -> String {
    let block =
      "BEGIN IF EXISTS (SELECT FROM pg_index WHERE indrelid = to_regclass('\(table)') "
      + "AND indexrelid = to_regclass('\(index)') AND indisunique AND indexprs IS NOT NULL) THEN "
      + #"DROP INDEX \#(index); ELSE ALTER TABLE \#(table) DROP CONSTRAINT "\#(key)"; END IF; END"#
    return "DO '" + block.replacing("'", with: "''") + "'"
  }

  // MARK: Text

  @Test func aKeyIsAddedAsAnIndex() throws {
    let keys = Member.alterTable {
      $0.add(.unique(\.mail))
      $0.add(.unique(\.team, \.nick, name: "a nick of a team"))
      $0.add(.unique(\.id, \.team))
    }
    let steps = try Self.steps(keys, in: .postgreSQL)
    #expect(
      steps == [
        #"CREATE UNIQUE INDEX "members_mail_key" ON "members" ((lower("mail" COLLATE "C")))"#,
        #"CREATE UNIQUE INDEX "a nick of a team" ON "members" ("team", (lower("nick" COLLATE "C")) NULLS FIRST)"#,
        #"ALTER TABLE "members" ADD UNIQUE ("id", "team")"#,
      ])
    #expect(keys.check(in: .postgreSQL).isEmpty && keys.check(in: .sqlite).isEmpty)
    #expect(keys.check(in: .mariaDB).map(\.subject) == [.feature(.noCaseKey), .feature(.noCaseKey)])
    // It is the index that creating the table makes.
    #expect(
      try Self.steps(KeyedMember.createTable(), in: .postgreSQL).dropFirst()
        == Self.steps(keys, in: .postgreSQL).prefix(2))
    #expect(
      try Self.steps(Badge.alterTable { $0.add(.unique(\.code)) }, in: .postgreSQL)
        == [#"CREATE UNIQUE INDEX "badges_code_key" ON "club"."badges" ((lower("code" COLLATE "C")))"#])
  }

  @Test func aDroppedKeyMayBeAnIndex() throws {
    let drop = Member.alterTable { $0.drop(constraint: "members_mail_key") }
    #expect(
      try Self.steps(drop, in: .postgreSQL)
        == [Self.drop("members_mail_key", of: #""members""#, index: #""members_mail_key""#)])
    #expect(
      try Self.steps(Badge.alterTable { $0.drop(constraint: "o'key") }, in: .postgreSQL) == [
        #"DO 'BEGIN IF EXISTS (SELECT FROM pg_index WHERE indrelid = to_regclass(''"club"."badges"'') "#
          + #"AND indexrelid = to_regclass(''"club"."o''''key"'') AND indisunique AND indexprs IS NOT NULL) THEN "#
          + #"DROP INDEX "club"."o''key"; ELSE ALTER TABLE "club"."badges" DROP CONSTRAINT "o''key"; END IF; END'"#
      ])
    #expect(
      try Self.steps(drop, in: .mariaDB) == ["ALTER TABLE `members` DROP CONSTRAINT `members_mail_key`"])
    #expect(
      try Self.steps(CasedMember.alterTable { $0.drop(constraint: "members_mail_key") }, in: .postgreSQL)
        == [#"ALTER TABLE "members" DROP CONSTRAINT "members_mail_key""#])
  }

  @Test func referencesToKeysWithoutCaseAreRefused() {
    let seat = HallTicket.alterTable {
      $0.add(.foreignKey(\.hall, \.place, references: HallSeat.self, \.hall, \.place))
    }
    let member = HallTicket.alterTable { $0.add(.foreignKey(\.mail, references: KeyedMember.self, \.mail)) }
    for change in [seat, member] {
      #expect(change.check(in: .postgreSQL).map(\.subject) == [.feature(.noCaseReferences)])
      #expect(change.check(in: .sqlite).isEmpty)
    }
  }

  @Test func aKeyOfSeveralColumnsIsCreatedWithItsIndex() throws {
    #expect(
      try Self.steps(HallSeat.createTable(), in: .postgreSQL) == [
        #"CREATE TABLE "seats" ("hall" bigint NOT NULL, "place" text COLLATE "C" NOT NULL, "#
          + #""note" text COLLATE "C", PRIMARY KEY ("hall", "place"))"#,
        #"CREATE UNIQUE INDEX "seats_hall_place_key" ON "seats" ("hall", (lower("place" COLLATE "C")))"#,
      ])
  }

  @Test func indexesIgnoreCaseAsComparisonsDo() throws {
    #expect(
      try Self.steps(IndexedMember.createTable(), in: .postgreSQL).dropFirst() == [
        #"CREATE UNIQUE INDEX "one mail" ON "members" ((lower("mail" COLLATE "C")))"#,
        #"CREATE INDEX "nicks" ON "members" ((lower("nick" COLLATE "C")) NULLS FIRST)"#,
        #"CREATE INDEX "mails of teams" ON "members" ("team", (lower("mail" COLLATE "C")) DESC) "#
          + #"WHERE lower("nick" COLLATE "C") <> 'x'"#,
      ])
    #expect(
      try Self.steps(IndexedMember.createTable(), in: .sqlite).dropFirst() == [
        #"CREATE UNIQUE INDEX "one mail" ON "members" (("mail" COLLATE "NOCASE"))"#,
        #"CREATE INDEX "nicks" ON "members" ("nick")"#,
        #"CREATE INDEX "mails of teams" ON "members" ("team", ("mail" COLLATE "NOCASE") DESC) "#
          + #"WHERE ("nick" COLLATE "NOCASE") <> 'x'"#,
      ])
  }

  // MARK: Engines

  /// An index that ignores case by a collation refuses what differs in case alone, and is read back as it is declared.
  @Test(arguments: Engine.allCases) func aUniqueIndexIgnoresCase(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await IndexedMember.createTable().execute(database)
      try await IndexedMember.insert(IndexedMember(id: 1, mail: "Ann@x.org", team: 1, nick: nil))
        .execute(database)
      #expect(
        await Self.code(of: PlainMember(id: 2, mail: "aNN@X.org", team: 1, nick: nil), on: database)
          == .uniqueViolation)
      #expect(try await database.plan(for: [IndexedMember.self]).isEmpty)
    }
  }

  private static let ann = PlainMember(id: 1, mail: "Ann@X.org", team: 1, nick: "A")
  private static let bob = PlainMember(id: 2, mail: "bob@x.org", team: 2, nick: nil)

  private static func withMembers(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Member.createTable().execute(database)
      try await PlainMember.insert([ann, bob]).execute(database)
      try await body(database)
    }
  }

  private static func code(of insert: PlainMember, on database: any Database) async -> DatabaseError.Code? {
    do {
      try await PlainMember.insert(insert).execute(database)
      return nil
    } catch {
      return (error as? DatabaseError)?.code
    }
  }

  @Test(arguments: Engine.allCases) func anAddedKeyIgnoresCase(_ engine: Engine) async throws {
    try await Self.withMembers(engine) { database in
      try await Member.alterTable {
        $0.add(.unique(\.mail, name: "one mail"))
        $0.add(.unique(\.team, \.nick, name: "a nick of a team"))
      }.execute(database)
      let mail = PlainMember(id: 3, mail: "aNN@x.ORG", team: 3, nick: nil)
      let nick = PlainMember(id: 4, mail: "c", team: 1, nick: "a")
      #expect(await Self.code(of: mail, on: database) == .uniqueViolation)
      #expect(await Self.code(of: nick, on: database) == .uniqueViolation)
      // No other team has the nick, and NULL is never a second time there.
      #expect(await Self.code(of: PlainMember(id: 5, mail: "d", team: 2, nick: "a"), on: database) == nil)
      #expect(await Self.code(of: PlainMember(id: 6, mail: "é", team: 2, nick: nil), on: database) == nil)
      #expect(await Self.code(of: PlainMember(id: 7, mail: "É", team: 2, nick: nil), on: database) == nil)
      try await Member.alterTable {
        $0.drop(constraint: "one mail")
        $0.drop(constraint: "a nick of a team")
      }.execute(database)
      #expect(await Self.code(of: mail, on: database) == nil)
      #expect(await Self.code(of: nick, on: database) == nil)
    }
  }

  /// Rows that are alike without case are found when the key is added, and nothing is changed.
  @Test(arguments: Engine.allCases) func rowsThatAreAlikeAreFound(_ engine: Engine) async throws {
    try await Self.withMembers(engine) { database in
      try await PlainMember.insert(PlainMember(id: 3, mail: "ANN@x.org", team: 3, nick: nil)).execute(
        database)
      let before = try await database.schema()
      let error = await #expect(throws: DatabaseError.self) {
        try await Member.alterTable { $0.add(.unique(\.mail)) }.execute(database)
      }
      #expect(error?.code == .uniqueViolation)
      #expect(try await database.schema() == before)
    }
  }

  /// A key that is older than the collation of its column is a constraint; the drop finds this one, too.
  @Test func aKeyThatMindedCaseIsReplacedOnPostgreSQL() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await CasedMember.createTable().execute(database)
      let change = Member.alterTable {
        $0.drop(constraint: "members_mail_key")
        $0.add(.unique(\.mail))
      }
      try await change.execute(database)
      let members = try #require(try await database.schema().table("members"))
      #expect(members.uniqueKeys.isEmpty && members.indexes.map(\.name) == ["members_mail_key"])
      // The second time it drops the index.
      try await change.execute(database)
      #expect(try await database.schema().table("members") == members)
      // Neither an index that is no key nor one of another table is taken for one.
      try await database.execute("CREATE TABLE others (a text)")
      try await database.execute("CREATE UNIQUE INDEX others_key ON others (lower(a))")
      try await database.execute("CREATE INDEX by_nick ON members (lower(nick))")
      let before = try await database.schema()
      for name in ["others_key", "by_nick", "no key"] {
        await #expect(throws: DatabaseError.self) {
          try await Member.alterTable { $0.drop(constraint: name) }.execute(database)
        }
      }
      #expect(try await database.schema() == before)
    }
  }

  /// The changes of a migration lead to the table as it is declared.
  @Test(arguments: Engine.allCases) func aMigrationAddsWhatIsDeclared(_ engine: Engine) async throws {
    try await Self.withMembers(engine) { database in
      try await Migrations([
        Migration("keys") {
          Member.alterTable {
            $0.add(.unique(\.mail))
            $0.add(.unique(\.team, \.nick, name: "a nick of a team"))
          }
        }
      ]).migrate(database)
      #expect(try await database.plan(for: [KeyedMember.self]).isEmpty)
    }
  }

  @Test(arguments: Engine.allCases) func aPlanReplacesAKeyThatMindedCase(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await CasedMember.createTable().execute(database)
      try await PlainMember.insert([Self.ann, Self.bob]).execute(database)
      try await PlainMember.insert(PlainMember(id: 3, mail: "ANN@x.org", team: 3, nick: nil)).execute(
        database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [KeyedMember.self])
      }
      guard case .brokenBy(let rows, _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
      #expect(rows.map { String($0.prefix(5)) }.sorted() == ["id: 1", "id: 3"])
      try await PlainMember.find(3).delete().execute(database)
      try await database.migrate(to: [KeyedMember.self])
      #expect(try await database.plan(for: [KeyedMember.self]).isEmpty)
      #expect(
        await Self.code(of: PlainMember(id: 3, mail: "aNN@x.org", team: 3, nick: nil), on: database)
          == .uniqueViolation)
      #expect(
        await Self.code(of: PlainMember(id: 3, mail: "c", team: 1, nick: "a"), on: database)
          == .uniqueViolation)
    }
  }

  @Test(arguments: Engine.allCases) func aKeyOfSeveralColumnsIgnoresCaseInOne(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await HallSeat.createTable().execute(database)
      try await HallSeat.insert([
        HallSeat(hall: 1, place: "A1", note: nil), HallSeat(hall: 2, place: "a1", note: nil),
      ]).execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await HallSeat.insert(HallSeat(hall: 1, place: "a1", note: nil)).execute(database)
      }
      #expect(error?.code == .uniqueViolation)
      #expect(try await database.plan(for: [HallSeat.self]).isEmpty)
    }
  }
}
