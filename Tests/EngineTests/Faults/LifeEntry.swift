import Foundation
import Koine
import Testing

/// One entry point of a schema's life, on a database that has owners and things.
struct LifeEntry: CustomTestStringConvertible, Sendable {
  /// What a lock on the table of the things, which another connection holds, does to an entry point.
  enum Lock: Sendable {
    /// Nothing: the table is not looked at.
    case passes
    /// The call waits, until its time limit. Reading a schema waits, too: the server writes definitions of a table only
    /// while nobody changes it.
    case waits
  }

  let testDescription: String
  /// Whether it takes the lock of a file that writes need.
  let writes: Bool
  /// What another connection's lock on the things does to it on PostgreSQL.
  let lock: Lock
  /// Whether it goes on looking after its last change: what fails then leaves the change.
  let looksAgain: Bool
  /// Whether it is one statement outside of a transaction: if no answer comes, it may have been carried out.
  let isAlone: Bool
  /// What there has to be before.
  let prepare: @Sendable (any Connection) async throws -> Void
  /// - Parameters:
  ///   - database: The database.
  ///   - other: Another one, with parcels.
  ///   - timeout: The time limit of the call.
  let run:
    @Sendable (_ database: any Database, _ other: any Database, _ timeout: Duration?) async throws -> Void

  private init(
    _ name: String, writes: Bool, lock: Lock, looksAgain: Bool = false, isAlone: Bool = false,
    prepare: @escaping @Sendable (any Connection) async throws -> Void = { _ in },
    run: @escaping @Sendable (any Database, any Database, Duration?) async throws -> Void
  ) {
    testDescription = name
    self.writes = writes
    self.lock = lock
    self.looksAgain = looksAgain
    self.isAlone = isAlone
    self.prepare = prepare
    self.run = run
  }

  static func all(of engine: Engine) -> [LifeEntry] {
    reading + changing + importing + copying + (engine == .sqlite ? [] : [refresh])
  }

  private static let new: [any Table.Type] = [LifeThing.self, LifeOwner.self]

  // MARK: Looking

  private static let reading = [
    LifeEntry("schema", writes: false, lock: .waits) { database, _, timeout in
      _ = try await database.schema(timeout: timeout)
    },
    LifeEntry("plan", writes: true, lock: .waits) { database, _, timeout in
      _ = try await database.plan(for: new, timeout: timeout)
    },
    LifeEntry("translation", writes: true, lock: .passes) { database, other, timeout in
      let schema = try await other.schema()
      _ = try await database.translation(of: schema, from: other.dialect, timeout: timeout)
    },
    LifeEntry("migration status", writes: false, lock: .passes, prepare: makeFirst) { database, _, timeout in
      _ = try await migrations.status(database, timeout: timeout)
    },
    LifeEntry("copy plan from it", writes: false, lock: .waits) { database, other, timeout in
      _ = try await database.copyPlan(to: other, timeout: timeout)
    },
    LifeEntry("copy plan to it", writes: true, lock: .waits) { database, other, timeout in
      _ = try await other.copyPlan(to: database, timeout: timeout)
    },
  ]

  // MARK: Changing

  private static let migrations = Migrations([
    Migration("first") { "CREATE TABLE first (id bigint)" },
    Migration("weights") {
      HeavyLifeThing.alterTable { $0.add(\.weight) }
      HeavyLifeThing.all().update { $0.weight = 2 }
    }.undone {
      HeavyLifeThing.alterTable { $0.drop("weight") }
    },
  ])
  private static let makeFirst: @Sendable (any Connection) async throws -> Void = {
    try await migrations.migrate($0, upTo: "first")
  }

  private static let changing = [
    LifeEntry("migrate to types", writes: true, lock: .waits) { database, _, timeout in
      try await database.migrate(to: new, timeout: timeout)
    },
    LifeEntry("a plan's run", writes: true, lock: .waits) { database, _, timeout in
      let plan = try await database.plan(for: new, timeout: timeout)
      try await plan.run(on: database, timeout: timeout)
    },
    LifeEntry("migrations forward", writes: true, lock: .waits, looksAgain: true, prepare: makeFirst) {
      database, _, timeout in
      try await migrations.migrate(database, waiting: .seconds(1), timeout: timeout)
    },
    LifeEntry(
      "migrations back", writes: true, lock: .waits, prepare: { try await migrations.migrate($0) }
    ) { database, _, timeout in
      try await migrations.undo(database, downTo: "first", timeout: timeout)
    },
    LifeEntry("alter table", writes: true, lock: .waits) { database, _, timeout in
      try await HeavyLifeThing.alterTable {
        $0.add(\.weight)
        $0.rename("owner", to: \.holder)
      }.execute(database, timeout: timeout)
    },
  ]

  private static let titles = View(LifeTitle.self, materialized: true) {
    OldLifeThing.all().select { $0.title }
  }
  private static let refresh = LifeEntry(
    "refresh of a view", writes: true, lock: .waits, isAlone: true,
    prepare: { connection in
      try await titles.create().execute(connection)
      try await OldLifeThing.insert([OldLifeThing(id: 900, title: "later")]).execute(connection)
    }
  ) { database, _, timeout in
    try await titles.refresh().execute(database, timeout: timeout)
  }

  // MARK: Rows

  private static let lines = (1_001...1_300).map { "\($0),thing \($0)\n" }.joined()
  /// With their keys: numbers of a sequence that was rolled back are gone.
  private static let rows = (1_001...1_300).map { OldLifeThing(id: $0, title: "new \($0)") }
  private struct Columns: ColumnarRows {
    let columnNames = ["id", "title"]
    let rowCount = 300
    func value(row: Int, column: Int) -> SQLValue {
      column == 0 ? .integer(Int64(1_001 + row)) : .text("of columns \(row)")
    }
  }

  private static let importing = [
    LifeEntry("import of a text", writes: true, lock: .waits) { database, _, timeout in
      try await OldLifeThing.import(.text("id,title\n" + lines), as: .csv(), into: database, timeout: timeout)
    },
    LifeEntry("import of a file", writes: true, lock: .waits) { database, _, timeout in
      let file = FileManager.default.temporaryDirectory.appending(path: "koine-\(UUID().uuidString).csv")
      try Data(("id,title\n" + lines).utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      try await OldLifeThing.import(.file(file.path), as: .csv(), into: database, timeout: timeout)
    },
    LifeEntry("import of rows", writes: true, lock: .waits) { database, _, timeout in
      try await OldLifeThing.import(rows, into: database, timeout: timeout)
    },
    LifeEntry("import of few rows", writes: true, lock: .waits) { database, _, timeout in
      try await OldLifeThing.import(rows.prefix(20), into: database, timeout: timeout)
    },
    LifeEntry("import of rows as they come", writes: true, lock: .waits) { database, _, timeout in
      let (stream, source) = AsyncStream.makeStream(of: OldLifeThing.self)
      for row in rows { source.yield(row) }
      source.finish()
      try await OldLifeThing.import(stream, into: database, timeout: timeout)
    },
    LifeEntry("import that replaces and rejects", writes: true, lock: .waits) { database, _, timeout in
      try await OldLifeThing.import(
        .text("id,title\n1,one\nnone,two\n" + lines), as: .csv(), into: database,
        onConflict: .replace(by: \.id), timeout: timeout, rejecting: { _ in })
    },
    LifeEntry("import of columns", writes: true, lock: .waits) { database, _, timeout in
      try await OldLifeThing.import(columns: Columns(), into: database, timeout: timeout)
    },
    LifeEntry("import into a named table", writes: true, lock: .waits) { database, _, timeout in
      try await database.importTable(
        "things", from: .text("id,title\n" + lines), as: .csv(), timeout: timeout)
    },
    LifeEntry("import into a new table", writes: true, lock: .passes) { database, _, timeout in
      try await database.importTable(
        "made", from: .text("id,title\n" + lines), as: .csv(), creating: true, timeout: timeout)
    },
  ]

  private static let copying = [
    LifeEntry("copy from it", writes: false, lock: .waits) { database, other, timeout in
      try await database.copy(to: other, timeout: timeout) { _ in }
    },
    LifeEntry("copy to it", writes: true, lock: .waits) { database, other, timeout in
      try await other.copy(to: database, timeout: timeout) { _ in }
    },
  ]
}
