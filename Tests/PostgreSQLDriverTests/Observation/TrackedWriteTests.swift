import KoinePostgreSQL
import KoineTesting
import Testing

@testable import Koine

/// What observers see of every kind of write.
@Suite(.timeLimit(.minutes(5))) struct TrackedWriteTests {
  struct Reading: Sendable, CustomStringConvertible {
    let description: String
    let read: @Sendable (any Connection) async throws -> [[SQLValue]]

    init<Query: QueryStatement>(_ description: String, _ query: Query) {
      self.description = description
      read = { try await query.fetchRows($0).map { Array($0.values) } }
    }

    static let all = Reading("id and a", Watched.order(by: \.id).select { ($0.id, $0.a) })
    static let count = Reading("count", Watched.all().select { $0.id.count() })
    static let filtered = Reading("filter", Watched.where { $0.b > 150 }.order(by: \.id).select(\.id))
    static let children = Reading("children", Child.order(by: \.id))
    static let aliased = Reading("joined", Child.join(Watched.self) { $0.watched == $1.id }.select { $1.a })
    static let nested = Reading(
      "subquery", Other.where { $0.id.in(Watched.where { $0.a > 15 }.select { $0.id - 1 }) })
    static let shown = Reading("view", Shown.order(by: \.id))
    static let raw = Reading("raw", RawQuery("SELECT id, a FROM watched ORDER BY id", as: (Int, Int).self))
    static let odd = Reading("odd", Odd.order(by: \.n))
    static let oddTag = Reading("odd tag", Odd.order(by: \.tag).select(\.tag))
    static let parted = Reading("parted", Parted.order(by: \.id))
    static let family = Reading("family", Family.order { ($0.id, $0.a) })
    static let json = Reading("json", Formed.order(by: \.id).select(\.json))
    static let formed = Reading(
      "formed", RawQuery("SELECT CAST(numbers AS text) FROM formed ORDER BY id", as: String?.self))
    static let named = Reading(
      "named",
      RawQuery("SELECT CAST(mood AS text), CAST(short AS text) FROM named", as: (String, String).self))
    static let other = Reading("other", Other.order(by: \.id))
  }

  struct Write: Sendable, CustomStringConvertible {
    let reading: Reading
    let sql: String
    let run: @Sendable (PostgreSQLDatabase) async throws -> Void
    var description: String { "\(reading): \(sql)" }

    init(_ reading: Reading, _ sql: String) {
      self.init(reading, sql) { try await $0.executeScript(sql) }
    }

    init(
      _ reading: Reading, _ description: String,
      _ run: @escaping @Sendable (PostgreSQLDatabase) async throws -> Void
    ) {
      (self.reading, sql, self.run) = (reading, description, run)
    }
  }

  /// Each changes what its reading yields.
  static let seen: [Write] = [
    Write(.all, "INSERT INTO watched VALUES (3, 30, 300)"),
    Write(.all, "UPDATE watched SET a = 11 WHERE id = 1"),
    Write(.all, "UPDATE watched SET id = 7 WHERE id = 1"),
    Write(.all, "DELETE FROM watched WHERE id = 1"),
    Write(.all, "TRUNCATE watched CASCADE"),
    Write(.children, "TRUNCATE watched CASCADE"),
    Write(.all, "INSERT INTO watched VALUES (1, 5, 5) ON CONFLICT (id) DO UPDATE SET a = excluded.a"),
    Write(.all, "WITH n AS (SELECT 12 AS a) UPDATE watched SET a = n.a FROM n"),
    Write(.all, "WITH n AS (UPDATE watched SET a = 12 RETURNING id) SELECT * FROM n"),
    Write(.all, "UPDATE triggering SET a = 2"),
    Write(.all, "UPDATE watched SET b = 999 WHERE id = 1"),
    Write(.all, "UPDATE shown SET a = 99 WHERE id = 1"),
    Write(.all, "UPDATE watched SET a = 30 - a"),
    Write(.all, "COPY watched FROM PROGRAM 'echo 8,8,8' (FORMAT csv)"),
    Write(.all, "ALTER TABLE watched ADD d int; UPDATE watched SET a = 3"),
    Write(.all, "a batch") { database in
      try await Watched.insert((0..<300).map { Watched(id: $0 + 10, a: $0, b: $0 + 1_000) }).execute(database)
    },
    Write(.all, "a savepoint") { database in
      try await database.transaction { connection in
        try await connection.transaction { nested in _ = try await nested.execute("UPDATE watched SET a = 2")
        }
      }
    },
    Write(.all, "another process") { database in
      try await Tracked.psql("UPDATE watched SET a = 2", on: database)
    },
    Write(.count, "DELETE FROM watched WHERE id = 2"),
    Write(.filtered, "UPDATE watched SET b = 1 WHERE id = 2"),
    Write(.children, "DELETE FROM watched WHERE id = 1"),
    Write(.children, "UPDATE watched SET id = 5 WHERE id = 1"),
    Write(.aliased, "UPDATE watched SET a = 5 WHERE id = 1"),
    Write(.nested, "UPDATE watched SET a = 5"),
    Write(.shown, "UPDATE watched SET a = 5"),
    Write(.raw, "UPDATE watched SET a = 5"),
    Write(.odd, "UPDATE \"app's\".\"Odd \"\"name\"\"\" SET n = 5"),
    Write(.oddTag, "UPDATE \"app's\".\"Odd \"\"name\"\"\" SET \"tä\"\"g 1:2\" = 'y'"),
    Write(.parted, "INSERT INTO parted VALUES (2, 2)"),
    Write(.parted, "UPDATE parted SET a = 2"),
    Write(.parted, "INSERT INTO parted_low VALUES (2, 2)"),
    Write(.parted, "TRUNCATE parted_low"),
    Write(
      .parted,
      "CREATE TABLE parted_high PARTITION OF parted FOR VALUES FROM (100) TO (200); INSERT INTO parted_high VALUES (101, 1)"
    ),
    Write(.family, "INSERT INTO family VALUES (2, 2)"),
    Write(.family, "UPDATE cousin SET a = 2"),
    Write(.family, "UPDATE family SET a = 2"),
    Write(.family, "TRUNCATE cousin"),
    Write(.json, "UPDATE formed SET json = 'null' WHERE id = 1"),
    Write(.json, "UPDATE formed SET a = 9, json = 'null' WHERE id = 1"),
    Write(.json, "UPDATE formed SET json = '1' WHERE id = 2"),
    Write(.json, "UPDATE formed SET json = '[1]' WHERE id = 3"),
    Write(.formed, "UPDATE formed SET numbers = '[0:1]={1,2}' WHERE id = 1"),
    Write(.named, "UPDATE named SET mood = 'glad'"),
    Write(.named, "UPDATE named SET short = 'y'"),
  ]

  @Test(arguments: seen) func aWriteIsSeen(_ write: Write) async throws {
    try await Tracked.withDatabase { database in
      var values = database.observe(write.reading.read).makeAsyncIterator()
      let before = try await values.next()
      try await write.run(database)
      let after = try await values.next()
      #expect(after != before)
      #expect(try await write.reading.read(database) == after)
    }
  }

  /// None changes what its reading reads.
  static let unseen: [Write] = [
    Write(.all, "INSERT INTO other VALUES (5, 5)"),
    Write(.all, "UPDATE watched SET b = b + 1"),
    Write(.all, "UPDATE watched SET a = a"),
    Write(.all, "UPDATE watched SET a = 5 WHERE id = 99"),
    Write(.all, "DELETE FROM watched WHERE id = 99"),
    Write(.all, "INSERT INTO watched VALUES (1, 1, 1) ON CONFLICT DO NOTHING"),
    Write(.all, "INSERT INTO watched SELECT 9, 9, 9 WHERE FALSE"),
    Write(.all, "ANALYZE watched"),
    Write(.count, "UPDATE watched SET a = 5, b = b + 1"),
    Write(.aliased, "UPDATE watched SET b = b + 1"),
    Write(.all, "UPDATE watched SET b = 7 WHERE id = 1"),
    Write(.all, "UPDATE watched SET a = a WHERE id = 1"),
    Write(.oddTag, "UPDATE \"app's\".\"Odd \"\"name\"\"\" SET n = 5"),
    Write(.family, "UPDATE watched SET a = 7"),
    Write(.json, "UPDATE formed SET a = 9 WHERE id = 1"),
    Write(.json, "UPDATE formed SET json = json, numbers = numbers WHERE id = 2"),
    Write(.all, "a transaction that is rolled back") { database in
      _ = try? await database.transaction { connection in
        try await connection.execute("DELETE FROM watched")
        throw CancellationError()
      }
    },
    Write(.all, "a savepoint that is rolled back") { database in
      try await database.transaction { connection in
        _ = try? await connection.transaction { nested in
          try await nested.execute("DELETE FROM watched")
          throw CancellationError()
        }
      }
    },
    Write(.all, "a statement that fails") {
      _ = try? await $0.execute("INSERT INTO watched VALUES (9, 9, 9), (1, 1, 1)")
    },
  ]

  @Test(arguments: unseen) func whatIsNotReadWakesNobody(_ write: Write) async throws {
    try await Tracked.withDatabase { database in
      let subscription = try await database.subscribeToChanges()
      let fence = try await database.subscribeToChanges()
      try await subscription.waitForChange()
      var reads = ReadRegion()
      _ = try await database.read(noting: &reads, write.reading.read)
      subscription.didRead(reads)
      try await fence.waitForChange()
      var fenced = ReadRegion()
      _ = try await database.read(noting: &fenced) { try await Reading.parted.read($0) }
      fence.didRead(fenced)
      try await write.run(database)
      // What is told behind it comes after it. What is told with it may reach this subscription last: hence two.
      for id in [50, 51] {
        try await database.execute("INSERT INTO parted VALUES (\(id), 50)")
        try await fence.waitForChange()
        fence.didRead(fenced)
      }
      #expect(!subscription.isDirty)
    }
  }
}
