import Koine
import KoinePostgreSQL
import KoineTesting
import Testing

/// What tracking creates, and removes again.
@Suite(.timeLimit(.minutes(5))) struct ChangeTrackingTests {
  /// Every trigger and function of the database, and the times at which they were made.
  private static let made = """
    SELECT 'trigger ' || CAST(tgrelid AS regclass) || ' ' || tgname || ' ' || t.xmin FROM pg_trigger AS t
    WHERE NOT tgisinternal UNION ALL
    SELECT 'function ' || CAST(p.oid AS regprocedure) || ' ' || p.xmin FROM pg_proc AS p
    JOIN pg_language AS l ON l.oid = p.prolang WHERE l.lanname = 'plpgsql' ORDER BY 1
    """
  /// The same without the times.
  private static let names = """
    SELECT CAST(tgrelid AS regclass) || ' ' || tgname FROM pg_trigger WHERE tgname LIKE 'koine%' UNION ALL
    SELECT CAST(oid AS text) FROM pg_proc WHERE FALSE UNION ALL
    SELECT CAST(oid AS regprocedure) || '' FROM pg_proc WHERE proname LIKE 'koine%' ORDER BY 1
    """

  private func withTables(_ body: (PostgreSQLDatabase) async throws -> Void) async throws {
    try await withDatabase { database in
      try await database.executeScript(Tracked.schema)
      try await body(database)
    }
  }

  @Test func fourTriggersAndAFunctionAreCreatedOnceAndRemoved() async throws {
    try await withTables { database in
      let before = try await database.strings(Self.made)
      try await database.installChangeTracking(for: [Watched.self, Odd.self])
      let names = try await database.strings(Self.names)
      #expect(
        names.sorted() == [
          "\"app's\".\"Odd \"\"name\"\"\" koine_changes_delete",
          "\"app's\".\"Odd \"\"name\"\"\" koine_changes_insert",
          "\"app's\".\"Odd \"\"name\"\"\" koine_changes_truncate",
          "\"app's\".\"Odd \"\"name\"\"\" koine_changes_update", "\"app's\".koine_changes()",
          "koine_changes()",
          "watched koine_changes_delete", "watched koine_changes_insert", "watched koine_changes_truncate",
          "watched koine_changes_update",
        ])
      let installed = try await database.strings(Self.made)
      try await database.installChangeTracking(for: [Watched.self, Odd.self])
      #expect(try await database.strings(Self.made) == installed)
      try await database.installChangeTracking(for: [Watched.self, Other.self])
      try await database.removeChangeTracking(for: [Other.self])
      #expect(try await database.strings(Self.made) == installed)
      try await database.removeChangeTracking(for: [Watched.self, Other.self, Odd.self])
      #expect(try await database.strings(Self.made) == before)
    }
  }

  @Test func partitionsAndThoseThatInheritAreTrackedToo() async throws {
    try await withTables { database in
      let before = try await database.strings(Self.made)
      try await database.installChangeTracking(for: [Parted.self, Family.self])
      let triggers = ["delete", "insert", "truncate", "update"].map { "koine_changes_\($0)" }
      let tables = ["cousin", "family", "parted", "parted_low"]
      #expect(
        try await database.strings(Self.names).sorted()
          == (tables.flatMap { table in triggers.map { "\(table) \($0)" } } + ["koine_changes()"]).sorted())
      let installed = try await database.strings(Self.made)
      try await database.installChangeTracking(for: [Parted.self, Family.self])
      #expect(try await database.strings(Self.made) == installed)
      try await database.removeChangeTracking(for: [Parted.self, Family.self])
      #expect(try await database.strings(Self.made) == before)
    }
  }

  /// Whatever is missing or otherwise is put right.
  @Test(arguments: [
    "DROP TRIGGER koine_changes_delete ON watched",
    "ALTER TABLE watched DISABLE TRIGGER koine_changes_insert",
    "CREATE OR REPLACE FUNCTION koine_changes() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
  ]) func whatWasChangedIsPutRight(_ change: String) async throws {
    try await Tracked.withDatabase { database in
      try await database.executeScript(change)
      try await database.installChangeTracking(for: [Watched.self])
      var values = Watched.order(by: \.id).select(\.a).observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      try await database.execute("DELETE FROM watched WHERE id = 1")
      #expect(try await values.next() == [20])
      try await database.execute("INSERT INTO watched VALUES (1, 1, 1)")
      #expect(try await values.next() == [1, 20])
    }
  }

  /// Whoever observes a table whose changes are tracked no longer is told, and does not wait for ever.
  @Test func whoObservesATableIsToldThatItIsTrackedNoLonger() async throws {
    try await withTables { database in
      let observed: [(any Table.Type, QueryObservation<[Int]>)] = [
        (Watched.self, Watched.select(\.a).observe(on: database)),
        (Parted.self, Parted.select(\.a).observe(on: database)),
        (Family.self, Family.select(\.a).observe(on: database)),
      ]
      for (table, observation) in observed {
        try await database.installChangeTracking(for: [table])
        var values = observation.makeAsyncIterator()
        _ = try await values.next()
        try await database.removeChangeTracking(for: [table])
        let error = try await databaseError { _ = try await values.next() }
        #expect(error?.code == .misuse && error?.message.contains("are not tracked") == true)
      }
    }
  }

  /// Without them, the server compiles the query of the trigger for a second.
  @Test func theFunctionHasItsSettings() async throws {
    try await Tracked.withDatabase { database in
      let settings = "SELECT unnest(proconfig) FROM pg_proc WHERE oid = 'koine_changes'::regproc"
      let expected = [
        "search_path=pg_catalog, pg_temp", "enable_nestloop=off", "jit=off", "extra_float_digits=1",
      ]
      #expect(try await database.strings(settings) == expected)
      try await database.executeScript("ALTER FUNCTION koine_changes() RESET jit")
      try await database.installChangeTracking(for: [Watched.self])
      #expect(try await database.strings(settings) == expected)
      try await database.executeScript("ALTER FUNCTION koine_changes() RESET ALL")
      try await database.installChangeTracking(for: [Watched.self])
      #expect(try await database.strings(settings) == expected)
    }
  }

  @Test func whatIsNoTableIsRefused() async throws {
    try await withTables { database in
      let view = try await databaseError { try await database.installChangeTracking(for: [Shown.self]) }
      #expect(view?.code == .misuse)
      #expect(
        view?.message
          == "Changes of public.shown cannot be tracked: it is not a table of this database with rows of its own. Of a view, name the tables that it reads."
      )
      try await database.executeScript("DROP TABLE family CASCADE")
      let missing = try await databaseError {
        try await database.installChangeTracking(for: [Watched.self, Family.self])
      }
      #expect(missing?.code == .undefinedTable)
      #expect(missing?.table == "family")
      #expect(try await database.strings(Self.names) == [])
    }
  }

  /// What is read of a query, and how the error names the table.
  @Test func aTableThatIsNotTrackedCannotBeObserved() async throws {
    try await Tracked.withDatabase { database in
      try await database.removeChangeTracking(for: [Other.self, Odd.self, Family.self])
      func message<Row: Sendable>(_ query: some QueryStatement<Row>) async throws -> String? {
        try await databaseError { _ = try await query.observe(on: database).first() }.map {
          $0.code == .misuse ? $0.message : "\($0)"
        }
      }
      func refusal(_ table: String) -> String {
        "The query reads the table \(table), whose changes are not tracked. Call database.installChangeTracking(for:) with its type once, before it is observed."
      }
      #expect(try await message(Other.select(\.id)) == refusal("other"))
      #expect(try await message(Odd.select(\.n)) == refusal("app's.Odd \"name\""))
      #expect(try await message(Family.select(\.id)) != nil)
      #expect(
        try await message(Watched.where { $0.id.in(Other.select(\.id)) }.select(\.id)) == refusal("other"))
      #expect(try await message(RawQuery("SELECT id FROM other", as: Int.self)) == refusal("other"))
      #expect(try await message(RawQuery("TABLE other LIMIT 1", as: Other.self)) == refusal("other"))
      #expect(try await message(RawQuery("(TABLE other)", as: Other.self)) == refusal("other"))
      try await database.execute("CREATE SEQUENCE numbers")
      #expect(
        try await message(RawQuery("SELECT last_value FROM numbers", as: Int.self))
          == "The query reads numbers, whose changes cannot be tracked: it is not a table of this database with rows of its own."
      )
      #expect(try await message(RawQuery("SELECT 1", as: Int.self)) == nil)
      #expect(try await message(Watched.select(\.id)) == nil)
    }
  }

  /// Who writes and who observes needs no right besides those to write and to read.
  @Test func rolesWithFewRightsWriteAndObserve() async throws {
    try await Tracked.withDatabase { database in
      let name = try await database.strings("SELECT current_database()")[0]
      try await database.executeScript(
        """
        CREATE ROLE writer_\(name) LOGIN; CREATE ROLE reader_\(name) LOGIN;
        REVOKE ALL ON SCHEMA public FROM PUBLIC; GRANT USAGE ON SCHEMA public TO writer_\(name), reader_\(name);
        GRANT INSERT ON watched TO writer_\(name); GRANT SELECT ON watched TO reader_\(name);
        """)
      let server = try await PrivatePostgreSQL.shared()
      func connect(_ role: String) async throws -> PostgreSQLDatabase {
        try await PostgreSQLDatabase(
          url: server.url.replacing("///koine?", with: "///\(name)?")
            .replacing("user=koine", with: "user=\(role)_\(name)"))
      }
      let (writer, reader) = (try await connect("writer"), try await connect("reader"))
      var values = Watched.order(by: \.id).select(\.a).observe(on: reader).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      try await writer.execute("INSERT INTO watched VALUES (3, 30, 300)")
      #expect(try await values.next() == [10, 20, 30])
      let refused = try await databaseError { try await reader.installChangeTracking(for: [Watched.self]) }
      #expect(refused == nil)
      let denied = try await databaseError { try await reader.removeChangeTracking(for: [Watched.self]) }
      #expect(denied?.code == .permissionDenied)
      await writer.close()
      await reader.close()
      try await database.executeScript(
        "DROP OWNED BY writer_\(name), reader_\(name); DROP ROLE writer_\(name), reader_\(name)")
    }
  }

  /// An observer that knew the table that was dropped would hear nothing of the one that has its name now.
  @Test(arguments: [
    "DROP TABLE watched CASCADE; CREATE TABLE watched (id bigint PRIMARY KEY, a bigint, b bigint)",
    "ALTER TABLE watched RENAME TO former; CREATE TABLE watched (id bigint PRIMARY KEY, a bigint, b bigint)",
  ]) func aTableMadeAnewIsObserved(_ change: String) async throws {
    try await Tracked.withDatabase { database in
      var values = Watched.order(by: \.id).select(\.a).observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [10, 20])
      try await database.executeScript(change)
      try await database.installChangeTracking(for: [Watched.self])
      #expect(try await values.next() == [])
      try await database.execute("INSERT INTO watched VALUES (7, 70, 700)")
      #expect(try await values.next() == [70])
    }
  }

  /// A thousand columns with long names do not fit into a notification: the whole table counts then.
  @Test func manyLongNamesAreToldAsTheTable() async throws {
    try await withDatabase { database in
      let columns = (0..<300).map { "\"\(String(repeating: "x", count: 58))\($0)\"" }
      try await database.executeScript(
        """
        CREATE TABLE watched (id bigint PRIMARY KEY, a bigint, b bigint, \(columns.map { "\($0) int" }.joined(separator: ", ")));
        INSERT INTO watched (id, a, b) VALUES (1, 1, 1);
        """)
      try await database.installChangeTracking(for: [Watched.self])
      var values = Watched.order(by: \.id).select(\.a).observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [1])
      try await database.command(
        "UPDATE watched SET a = 2, \(columns.map { "\($0) = 1" }.joined(separator: ", "))")
      #expect(try await values.next() == [2])
    }
  }

  /// However many rows and statements, a transaction tells each thing once.
  @Test func equalNotificationsAreOne() async throws {
    try await Tracked.withDatabase { database in
      let table = try await database.integers("SELECT CAST('watched'::regclass::oid AS bigint)")[0]
      let output = try await Tracked.psql(
        """
        LISTEN koine_changes; INSERT INTO watched SELECT n, n, n FROM generate_series(1000, 2000) AS n;
        UPDATE watched SET a = a + 1; UPDATE watched SET a = a + 1, b = -b; UPDATE watched SET a = a + 1 WHERE id = 1000;
        DELETE FROM watched WHERE id > 1500;
        """, on: database)
      let payloads = output.split(separator: "\n").compactMap { line in
        line.split(separator: "\"").dropFirst(3).first.map(String.init)
      }
      #expect(payloads == ["\(table)", "\(table) 1:a", "\(table) 1:a1:b"])
    }
  }

  /// A tracked table takes many rows as fast as before, by COPY.
  @Test func manyRowsAreStillCopied() async throws {
    try await Tracked.withDatabase { database in
      var values = Watched.all().select { $0.id.count() }.observe(on: database).makeAsyncIterator()
      #expect(try await values.next() == [2])
      try await Watched.insert((0..<1_000).map { Watched(id: $0 + 10, a: $0, b: $0 + 1_000) }).execute(
        database)
      #expect(try await values.next() == [1_002])
    }
  }
}
