import KoineSQLite
import Testing

@testable import Koine

@Table("watched") private struct Watched: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int
}

@Table("stored") private struct Stored: Identifiable {
  let id: Int
  var bytes: [UInt8]
}

/// What observers see of every kind of write.
@Suite(.timeLimit(.minutes(5))) struct ObservationTests {
  static let schema = """
    CREATE TABLE watched (id INTEGER PRIMARY KEY, a INTEGER NOT NULL, b INTEGER NOT NULL UNIQUE);
    CREATE TABLE other (id INTEGER PRIMARY KEY, a INTEGER);
    CREATE TABLE triggering (id INTEGER PRIMARY KEY, a INTEGER);
    CREATE TRIGGER acting AFTER UPDATE OF a ON triggering BEGIN UPDATE watched SET a = a + 1; END;
    CREATE TABLE parent (id INTEGER PRIMARY KEY);
    CREATE TABLE child (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES parent ON DELETE CASCADE ON UPDATE CASCADE);
    CREATE TABLE compact (k TEXT PRIMARY KEY, v INTEGER) WITHOUT ROWID;
    CREATE TABLE computed (id INTEGER PRIMARY KEY, a INTEGER, virtual AS (a * 2), stored AS (a * 3) STORED);
    CREATE TABLE bare (a INTEGER);
    CREATE TABLE stored (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);
    CREATE VIEW shown AS SELECT id, a FROM watched;
    CREATE TRIGGER showing INSTEAD OF UPDATE ON shown BEGIN UPDATE watched SET a = NEW.a WHERE id = OLD.id; END;
    INSERT INTO watched VALUES (1, 10, 100), (2, 20, 200);
    INSERT INTO other VALUES (1, 1);
    INSERT INTO triggering VALUES (1, 1);
    INSERT INTO parent VALUES (1), (2);
    INSERT INTO child VALUES (1, 1), (2, 2);
    INSERT INTO compact VALUES ('a', 1), ('b', 2);
    INSERT INTO computed (a) VALUES (1);
    INSERT INTO bare VALUES (1), (2), (3);
    DELETE FROM bare WHERE a = 1;
    INSERT INTO stored VALUES (1, x'010203');
    ANALYZE;
    """

  /// Updates remove rows here; in a schema with such rules they count as changes of rows.
  static let replacing = """
    CREATE TABLE ruled (k TEXT PRIMARY KEY, u INTEGER UNIQUE ON CONFLICT REPLACE, t INTEGER UNIQUE);
    CREATE TRIGGER replacing AFTER UPDATE OF id ON triggering BEGIN UPDATE OR REPLACE ruled SET t = 1; END;
    INSERT INTO ruled VALUES ('a', 1, 1), ('b', 2, 2);
    """

  enum Place: CaseIterable {
    case file, memory
  }

  /// Runs `body` with a database that has the tables.
  static func withDatabase(
    _ place: Place = .file, _ body: (SQLiteDatabase) async throws -> Void
  ) async throws {
    let file = try TemporaryFile()
    let database =
      switch place {
      case .file: try SQLiteDatabase(path: file.path, configuration: .init(synchronous: .normal))
      case .memory: try SQLiteDatabase.inMemory()
      }
    try await database.executeScript(schema)
    try await body(database)
    await database.close()
  }

  struct Write: Sendable, CustomStringConvertible {
    let description: String
    let query: String
    let run: @Sendable (SQLiteDatabase) async throws -> Void

    init(_ query: String, _ sql: String) {
      (self.query, description) = (query, sql)
      run = { try await $0.execute(sql) }
    }

    init(
      _ query: String, _ description: String, _ run: @escaping @Sendable (SQLiteDatabase) async throws -> Void
    ) {
      (self.query, self.description, self.run) = (query, description, run)
    }
  }

  private static let all = "SELECT id, a FROM watched ORDER BY id"

  /// Each changes the result of its query.
  static let seen: [Write] = [
    Write(all, "INSERT INTO watched VALUES (3, 30, 300)"),
    Write(all, "UPDATE watched SET a = 11 WHERE id = 1"),
    Write(all, "UPDATE watched SET id = 7 WHERE id = 1"),
    Write(all, "UPDATE watched SET rowid = 7 WHERE id = 1"),
    Write(all, "DELETE FROM watched WHERE id = 1"),
    Write(all, "DELETE FROM watched"),
    Write(all, "REPLACE INTO watched VALUES (3, 30, 100)"),
    Write(all, "UPDATE OR REPLACE watched SET b = 100 WHERE id = 2"),
    Write("SELECT k FROM ruled ORDER BY k", "UPDATE ruled SET u = 1 WHERE k = 'b'"),
    Write("SELECT k FROM ruled ORDER BY k", "UPDATE triggering SET id = 2"),
    Write(all, "a script that replaces") {
      try await $0.executeScript("UPDATE OR REPLACE watched SET b = 100")
    },
    Write(all, "INSERT INTO watched VALUES (1, 5, 5) ON CONFLICT (id) DO UPDATE SET a = excluded.a"),
    Write(all, "WITH n AS (SELECT 12 AS a) UPDATE watched SET a = n.a FROM n"),
    Write(all, "INSERT INTO watched SELECT id + 10, a, b + 10 FROM watched"),
    Write(all, "UPDATE triggering SET a = 2"),
    Write(all, "UPDATE shown SET a = 99 WHERE id = 1"),
    Write(all, "DROP TABLE watched; CREATE TABLE watched (id INTEGER, a INTEGER)") {
      try await $0.executeScript("DROP TABLE watched; CREATE TABLE watched (id INTEGER, a INTEGER)")
    },
    Write("SELECT count(*) FROM watched", "DELETE FROM watched WHERE id = 2"),
    Write("SELECT a FROM shown ORDER BY id", "UPDATE watched SET a = 11 WHERE id = 1"),
    Write("SELECT A FROM Watched ORDER BY ID", "update WATCHED set A = 11 where ID = 1"),
    Write("SELECT id FROM watched WHERE b > 150", "UPDATE watched SET b = 1 WHERE id = 2"),
    Write("SELECT id FROM child ORDER BY id", "DELETE FROM parent WHERE id = 1"),
    Write("SELECT parent FROM child ORDER BY id", "UPDATE parent SET id = 5 WHERE id = 1"),
    Write("SELECT v FROM compact ORDER BY k", "UPDATE compact SET v = 5 WHERE k = 'a'"),
    Write("SELECT k FROM compact ORDER BY k", "DELETE FROM compact"),
    Write("SELECT virtual FROM computed", "UPDATE computed SET a = 5"),
    Write("SELECT stored FROM computed", "UPDATE computed SET a = 5"),
    Write("SELECT (SELECT max(a) FROM watched), 1", "UPDATE watched SET a = 50 WHERE id = 1"),
    // It numbers the rows anew.
    Write("SELECT rowid FROM bare ORDER BY rowid", "VACUUM"),
    Write(all, "a batch") { database in
      try await Watched.insert((0..<300).map { Watched(id: $0 + 10, a: $0, b: $0 + 1_000) }).execute(database)
    },
    Write(all, "a script") { try await $0.executeScript("SELECT 1; UPDATE watched SET a = 3; SELECT 2") },
    Write(all, "a transaction") { database in
      try await database.transaction { connection in
        try await connection.execute("UPDATE other SET a = 2")
        try await connection.execute("UPDATE watched SET a = 2")
      }
    },
    Write(all, "a savepoint") { database in
      try await database.transaction { connection in
        try await connection.transact(TransactionOptions()) { nested in
          _ = try await nested.execute("UPDATE watched SET a = 2")
        }
      }
    },
    Write(all, "what is kept beside a savepoint that is rolled back") { database in
      try await database.transaction { connection in
        try await connection.execute("UPDATE watched SET a = 2")
        _ = try? await connection.transaction { nested in
          try await nested.execute("UPDATE other SET a = 2")
          throw CancellationError()
        }
      }
    },
    Write(all, "what is written again behind a savepoint that is rolled back") { database in
      try await database.transaction { connection in
        _ = try? await connection.transaction { nested in
          try await nested.execute("UPDATE watched SET a = 2")
          throw CancellationError()
        }
        try await connection.execute("UPDATE watched SET a = 2")
      }
    },
    Write(all, "what a savepoint keeps beside one that is rolled back") { database in
      try await database.transaction { connection in
        try await connection.transaction { nested in
          try await nested.execute("UPDATE watched SET a = 2")
          _ = try? await nested.transaction { innermost in
            try await innermost.execute("UPDATE other SET a = 2")
            throw CancellationError()
          }
        }
        try await connection.execute("UPDATE other SET a = 3")
      }
    },
    Write(all, "a lease") { database in
      try await database.withConnection { _ = try await $0.execute("UPDATE watched SET a = 2") }
    },
    Write(all, "a stream that is left early") { database in
      for try await _ in database.stream("UPDATE watched SET a = 2 RETURNING a", as: Int.self) { break }
    },
    Write(all, "a stream in a transaction") { database in
      try await database.transaction { connection in
        for try await _ in connection.stream("UPDATE watched SET a = 2 RETURNING a", as: Int.self) {}
      }
    },
    Write(all, "a statement that keeps what came before its error") { database in
      _ = try? await database.execute("INSERT OR FAIL INTO watched VALUES (8, 8, 8), (1, 1, 1)")
    },
    Write(all, "a trigger that is made after the statement was compiled") { database in
      try await database.executeScript(
        "CREATE TRIGGER late AFTER UPDATE ON other BEGIN DELETE FROM watched; END")
      try await database.execute("UPDATE other SET a = 7")
    },
    Write(all, "a backup into the database") { database in
      let source = try SQLiteDatabase.inMemory()
      try await source.executeScript("CREATE TABLE watched (id INTEGER PRIMARY KEY, a INTEGER)")
      try await source.backup(to: database)
      await source.close()
    },
  ]

  @Test(arguments: seen, Place.allCases) func aWriteIsSeen(_ write: Write, _ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      if write.query.contains("ruled") { try await database.executeScript(Self.replacing) }
      // Compiled before somebody observes.
      try await database.execute("UPDATE other SET a = 7")
      var values = database.observe { try await $0.rows(write.query) }.makeAsyncIterator()
      let before = try await values.next()
      try await write.run(database)
      let after = try await values.next()
      #expect(after != before)
      let fresh = try await database.rows(write.query)
      #expect(after == fresh)
    }
  }

  /// None changes what its query reads.
  static let unseen: [Write] = [
    Write(all, "INSERT INTO other VALUES (5, 5)"),
    Write(all, "UPDATE watched SET b = b + 1"),
    Write(all, "UPDATE watched SET a = 5 WHERE id = 99"),
    Write(all, "DELETE FROM watched WHERE id = 99"),
    Write(all, "INSERT OR IGNORE INTO watched VALUES (1, 1, 1)"),
    Write("SELECT count(*) FROM watched", "UPDATE watched SET a = 5, b = b + 1"),
    Write("SELECT 1", "DELETE FROM watched"),
    Write("SELECT v FROM compact", "UPDATE compact SET k = k || 'x'"),
    Write(all, "ANALYZE"),
    Write(all, "a transaction that is rolled back") { database in
      _ = try? await database.transaction { connection in
        try await connection.execute("DELETE FROM watched")
        throw CancellationError()
      }
    },
    Write(all, "a statement that fails") {
      _ = try? await $0.execute("INSERT INTO watched VALUES (9, 9, 9), (1, 1, 1)")
    },
    Write(all, "a script whose second statement fails") {
      _ = try? await $0.executeScript("UPDATE watched SET a = 3; INSERT INTO watched (id) VALUES (2)")
    },
    Write(all, "a failed statement before one that succeeds") {
      _ = try? await $0.execute("UPDATE watched SET a = NULL")
      try await $0.execute("UPDATE other SET a = 3")
    },
    Write(all, "a transaction that only reads") { database in
      try await database.read { _ = try await $0.rows("SELECT * FROM watched") }
    },
    Write(all, "a savepoint that is rolled back, before another write") { database in
      try await database.transaction { connection in
        _ = try? await connection.transaction { nested in
          try await nested.execute("UPDATE watched SET a = 2")
          throw CancellationError()
        }
        try await connection.execute("INSERT INTO other VALUES (5, 5)")
      }
    },
    Write(all, "a batch that is rolled back, before another write") { database in
      try await database.transaction { connection in
        _ = try? await connection.transaction { nested in
          try await Watched.insert((0..<300).map { Watched(id: $0 % 299 + 10, a: $0, b: $0 + 1_000) })
            .execute(nested)
        }
        try await connection.execute("INSERT INTO other VALUES (5, 5)")
      }
    },
    Write(all, "a statement that finds no row, before another write") { database in
      try await database.transaction { connection in
        try await connection.execute("UPDATE watched SET a = 5 WHERE id = 99")
        try await connection.execute("UPDATE other SET a = 5")
      }
    },
    Write(all, "a script in which one statement finds no row") { database in
      try await database.executeScript("DELETE FROM watched WHERE id = 99; UPDATE other SET a = 5")
    },
    Write("SELECT bytes FROM stored", "bytes of a blob that are rolled back, before another write") {
      database in
      try await database.transaction { connection in
        _ = try? await connection.transaction { nested in
          try await nested.withBlob(of: \.bytes, in: Stored.find(1), access: .readWrite) { blob in
            try await blob.write([9], at: 0)
          }
          throw CancellationError()
        }
        try await connection.execute("UPDATE other SET a = 5")
      }
    },
    Write(all, "VACUUM"),
    Write("SELECT a FROM bare", "VACUUM"),
    Write(all, "a checkpoint") { _ = try await $0.checkpoint() },
  ]

  @Test(arguments: unseen, Place.allCases)
  func whatIsNotReadWakesNobody(_ write: Write, _ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      try await database.execute("UPDATE watched SET b = b")
      let subscription = try await database.subscribeToChanges()
      try await subscription.waitForChange()
      var reads = ReadRegion()
      _ = try await database.read(noting: &reads) { try await $0.rows(write.query) }
      subscription.didRead(reads)
      try await write.run(database)
      #expect(!subscription.isDirty)
      try await database.executeScript(
        "INSERT INTO other VALUES (77, 77); INSERT INTO watched VALUES (77, 77, 77); DELETE FROM compact; DELETE FROM stored; DELETE FROM bare"
      )
      #expect(subscription.isDirty == !reads.tables.isEmpty)
    }
  }

  /// The connection of a file is replaced by another one then, which reads the file for the first time.
  @Test(arguments: Place.allCases) func whatIsTemporaryWakesNobody(_ place: Place) async throws {
    let file = try TemporaryFile()
    let database =
      place == .file
      ? try SQLiteDatabase(
        path: file.path, configuration: .init(externalChangeInterval: .seconds(100_000)))
      : try SQLiteDatabase.inMemory()
    try await database.executeScript(Self.schema)
    let subscription = try await database.subscribeToChanges()
    try await subscription.waitForChange()
    var reads = ReadRegion()
    _ = try await database.read(noting: &reads) { try await $0.rows(Self.all) }
    subscription.didRead(reads)
    try await database.withConnection { connection in
      try await connection.execute("CREATE TEMP TABLE passing (a INTEGER)")
      try await connection.execute("INSERT INTO passing VALUES (1)")
      try await connection.execute("ALTER TABLE temp.passing ADD COLUMN b INTEGER")
      try await connection.execute("CREATE INDEX temp.passed ON passing (a)")
      try await connection.execute("CREATE TABLE temp.copied AS SELECT * FROM watched")
      try await connection.execute("CREATE TEMP VIEW seeing AS SELECT * FROM passing")
      try await connection.execute("DROP TABLE passing")
      #expect(!subscription.isDirty)
      try await connection.execute("CREATE TABLE lasting (a INTEGER)")
      #expect(subscription.isDirty)
    }
    await database.close()
  }

  // MARK: What SQLite does not tell

  private static let searched = """
    CREATE VIRTUAL TABLE found USING fts5(body);
    CREATE VIRTUAL TABLE words USING fts5vocab(found, 'row');
    CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT);
    CREATE VIRTUAL TABLE outside USING fts5(body, content=counted, content_rowid=id);
    INSERT INTO found (rowid, body) VALUES (1, 'old words');
    INSERT INTO counted (body) VALUES ('old words');
    INSERT INTO outside (outside) VALUES ('rebuild');
    """

  /// Each changes the result of its query, though it names another column, or another table.
  static let seenThroughOthers: [Write] = [
    Write("SELECT rowid FROM found WHERE found MATCH 'new'", "UPDATE found SET body = 'new words'"),
    Write("SELECT c0 FROM found_content", "UPDATE found SET body = 'new words'"),
    Write("SELECT term FROM words ORDER BY term", "UPDATE found SET body = 'new words'"),
    Write("SELECT seq FROM sqlite_sequence", "INSERT INTO counted (body) VALUES ('more')"),
    Write("PRAGMA page_count", "INSERT INTO counted (body) VALUES (hex(zeroblob(90000)))"),
    Write("SELECT body FROM outside WHERE outside MATCH 'old'", "UPDATE counted SET body = 'other'"),
  ]

  @Test(arguments: seenThroughOthers, Place.allCases)
  func aTableThatChangesWithOthersIsSeen(_ write: Write, _ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      try await database.executeScript(Self.searched)
      var values = database.observe { try await $0.rows(write.query) }.makeAsyncIterator()
      let before = try await values.next()
      try await write.run(database)
      let after = try await values.next()
      #expect(after != before)
      let fresh = try await database.rows(write.query)
      #expect(after == fresh)
    }
  }

  private static let joined = """
    CREATE TABLE l (k TEXT, x INTEGER); CREATE TABLE r (k TEXT, y INTEGER);
    CREATE VIEW paired AS SELECT x FROM l JOIN r USING (k);
    CREATE VIEW outermost AS SELECT x FROM paired;
    INSERT INTO l VALUES ('a', 5); INSERT INTO r VALUES ('a', 6);
    """

  /// SQLite does not tell which columns such a join compares.
  @Test(
    arguments: [
      "SELECT x, y FROM l JOIN r USING (k)", "SELECT count(*) FROM l NATURAL JOIN r",
      "SELECT k FROM l FULL JOIN r USING (k)", "SELECT x FROM paired", "SELECT x FROM outermost",
      "WITH c AS (SELECT x FROM l JOIN r USING (k)) SELECT count(*) FROM c",
    ], Place.allCases)
  func aJoinByNameIsSeen(_ query: String, _ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      try await database.executeScript(Self.joined)
      var values = database.observe { try await $0.rows(query) }.makeAsyncIterator()
      let before = try await values.next()
      try await database.execute("UPDATE r SET k = 'other'")
      let after = try await values.next()
      #expect(after != before)
      let fresh = try await database.rows(query)
      #expect(after == fresh)
    }
  }

  /// A view with such a join makes nothing of the queries that do not read it.
  @Test func whatIsBesideAJoinByNameWakesNobody() async throws {
    try await Self.withDatabase { database in
      try await database.executeScript(Self.joined)
      var (x, paired) = (ReadRegion(), ReadRegion())
      _ = try await database.read(noting: &x) { try await $0.rows("SELECT x FROM l") }
      _ = try await database.read(noting: &paired) { try await $0.rows("SELECT x FROM paired") }
      #expect(x.tables == ["l": ["x"]])
      #expect(x.wholeTables.isEmpty)
      #expect(paired.wholeTables == ["l", "r"])
    }
  }

  @Test(arguments: ["found", "outside"], Place.allCases)
  func aSearchIsNotWokenByOtherTables(_ table: String, _ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      try await database.executeScript(Self.searched)
      let query = "SELECT rowid FROM \(table) WHERE \(table) MATCH 'old'"
      let subscription = try await database.subscribeToChanges()
      try await subscription.waitForChange()
      var reads = ReadRegion()
      let rows = try await database.read(noting: &reads) { try await $0.rows(query) }
      #expect(rows == [[.integer(1)]])
      subscription.didRead(reads)
      try await database.execute("UPDATE other SET a = 5")
      #expect(!subscription.isDirty)
      try await database.execute("DELETE FROM \(table)")
      #expect(subscription.isDirty)
    }
  }

  /// A connection that reads notices only when it runs something that another one has changed the schema.
  @Test(arguments: Place.allCases) func aNewColumnIsReadFromTheChangeOn(_ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      var values = database.observe { try await $0.rows("SELECT * FROM other") }.makeAsyncIterator()
      _ = try await values.next()
      try await database.execute("ALTER TABLE other ADD COLUMN c INTEGER")
      let added = try await values.next()
      #expect(added == [[.integer(1), .integer(1), .null]])
      try await database.execute("UPDATE other SET c = 5")
      let updated = try await values.next()
      #expect(updated == [[.integer(1), .integer(1), .integer(5)]])
    }
  }

  @Test(arguments: Place.allCases) func aNewViewIsReadFromTheChangeOn(_ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      var values = database.observe { try await $0.rows("SELECT a FROM shown") }.makeAsyncIterator()
      _ = try await values.next()
      try await database.executeScript("DROP VIEW shown; CREATE VIEW shown AS SELECT a FROM other")
      let changed = try await values.next()
      #expect(changed == [[.integer(1)]])
      try await database.execute("UPDATE other SET a = 5")
      let updated = try await values.next()
      #expect(updated == [[.integer(5)]])
    }
  }

  /// The instructions of a statement are listed after its run, for which it is compiled once more.
  @Test(arguments: Place.allCases)
  func aStatementThatIsExaminedIsNotTakenForTheNextOne(_ place: Place) async throws {
    try await Self.withDatabase(place) { database in
      for id in Int64(10)..<20 {
        try await database.execute("UPDATE other SET a = ?1", .integer(id))
        try await database.execute("INSERT INTO watched VALUES (?1, 0, ?1)", .integer(id))
      }
      let subscription = try await database.subscribeToChanges()
      try await subscription.waitForChange()
      var reads = ReadRegion()
      _ = try await database.read(noting: &reads) { try await $0.rows("SELECT id FROM watched") }
      subscription.didRead(reads)
      try await database.execute("UPDATE other SET a = ?1", .integer(1))
      #expect(!subscription.isDirty)
    }
  }

  @Test func aTemporaryTriggerThatReplacesIsSeen() async throws {
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(prepareConnection: { connection in
        try await connection.executeScript(Self.schema)
        try await connection.execute(
          """
          CREATE TEMP TRIGGER passing AFTER UPDATE ON main.other
          BEGIN UPDATE OR REPLACE watched SET b = 100 WHERE id = 2; END
          """)
      }))
    var values = database.observe { try await $0.rows("SELECT id FROM watched") }.makeAsyncIterator()
    let before = try await values.next()
    #expect(before == [[.integer(1)], [.integer(2)]])
    try await database.execute("UPDATE other SET a = 7")
    let after = try await values.next()
    #expect(after == [[.integer(2)]])
    await database.close()
  }
}
