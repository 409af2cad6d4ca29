import Foundation
import Koine
import KoineTesting
import Synchronization
import Testing

/// A schema is read as it is at one moment.
@Suite struct SchemaMomentTests {
  /// A connection that lets something happen before one of its statements.
  private final class Interrupted: Connection {
    private let base: any Connection
    private let event: Event

    init(_ base: any Connection, _ event: Event) {
      self.base = base
      self.event = event
    }

    var dialect: any SQLDialect { base.dialect }
    var isTransaction: Bool { base.isTransaction }

    func run(
      _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
    ) async throws -> Int {
      await event.note()
      return try await base.run(statement, row: row)
    }

    func run(_ batch: RenderedBatch) async throws -> Int { try await base.run(batch) }
    func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
      try await base.cursor(statement)
    }

    nonisolated(nonsending) func transact<Result>(
      _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
    ) async throws -> Result {
      try await base.transact(options) { try await body(Interrupted($0, event)) }
    }
  }

  /// What happens before the statement of a number.
  private final class Event: Sendable {
    private let number: Int
    private let action: @Sendable () async -> Void
    private let counted = Mutex(0)

    init(before number: Int, _ action: @escaping @Sendable () async -> Void) {
      self.number = number
      self.action = action
    }

    var count: Int { counted.withLock(\.self) }

    func note() async {
      let isNow = counted.withLock { count in
        count += 1
        return count == number
      }
      if isNow { await action() }
    }
  }

  private static let definitions = """
    CREATE TABLE parents (id bigint PRIMARY KEY, name text CHECK (name <> ''));
    CREATE TABLE children (id bigint PRIMARY KEY, parent bigint REFERENCES parents (id));
    CREATE INDEX lowered ON parents (lower(name));
    CREATE VIEW seen AS SELECT id, name FROM parents;
    CREATE VIEW counted AS SELECT count(*) AS many FROM children;
    """
  private static let renames = """
    ALTER TABLE parents RENAME TO elders;
    ALTER TABLE elders RENAME COLUMN name TO title;
    """
  private static let renamesBack = """
    ALTER TABLE elders RENAME COLUMN title TO name;
    ALTER TABLE elders RENAME TO parents;
    """

  /// Tables are renamed before each of the statements that read, in turn.
  @Test(arguments: Engine.allCases) func whileTablesAreRenamed(_ engine: Engine) async throws {
    try await DatabasePlace.with(engine) { place in
      let (database, other) = (try await place.open(), try await place.open())
      // SQLite writes renamed names in quotation marks from then on.
      try await other.executeScript(Self.definitions + Self.renames + Self.renamesBack)
      let old = try await database.schema()
      try await other.executeScript(Self.renames)
      let new = try await database.schema()
      #expect(old != new)
      try await other.executeScript(Self.renamesBack)
      let none = Event(before: 0) {}
      #expect(try await Interrupted(database, none).schema() == old)
      #expect(none.count > 4)
      var seen: Set<String> = []
      for number in 1...none.count {
        let renamed = Log<Bool>()
        let event = Event(before: number) {
          // What reads may have a lock that this one has to wait for.
          do {
            try await other.executeScript(Self.renames, timeout: .milliseconds(200))
            renamed.note(true)
          } catch {}
        }
        let schema = try await Interrupted(database, event).schema()
        #expect(schema == old || schema == new, "before statement \(number)")
        seen.insert(schema == old ? "old" : "new")
        if !renamed.entries.isEmpty { try await other.executeScript(Self.renamesBack) }
      }
      #expect(seen.contains("old") || engine == .postgreSQL)
      #expect(seen.contains("new"))
      await database.close()
      await other.close()
    }
  }

  /// A writer renames tables back and forth all the time.
  @Test(arguments: Engine.allCases) func whileTablesAreRenamedBackAndForth(_ engine: Engine) async throws {
    try await DatabasePlace.with(engine) { place in
      let (database, other) = (try await place.open(), try await place.open())
      // SQLite writes renamed names in quotation marks from then on.
      try await other.executeScript(Self.definitions + Self.renames + Self.renamesBack)
      let old = try await database.schema()
      try await other.executeScript(Self.renames)
      let new = try await database.schema()
      let done = Log<Bool>()
      let writer = Task {
        while done.entries.isEmpty {
          try await other.executeScript(Self.renamesBack)
          try await other.executeScript(Self.renames)
        }
      }
      for _ in 0..<30 {
        do {
          let schema = try await database.schema()
          #expect(schema == old || schema == new)
        } catch let error as DatabaseError {
          #expect(error.code == .serializationFailure)
        }
      }
      done.note(true)
      try await writer.value
      #expect(try await database.schema() == new)
      await database.close()
      await other.close()
    }
  }
}
