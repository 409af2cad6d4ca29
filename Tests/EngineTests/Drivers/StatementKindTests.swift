import KoineTesting
import Synchronization
import Testing

@testable import Koine

extension Reminder {
  fileprivate static let titled = DeclaredQuery { (title: Parameter<String>) in
    Reminder.where { $0.title == title }
  }
  fileprivate static let titledByHand = DeclaredQuery { (title: Parameter<String>) in
    Reminder.where { $0.title == title }.where { SQL("\($0.id) > 0") }
  }
  fileprivate static let rename = DeclaredQuery { (id: Parameter<Int>, title: Parameter<String>) in
    Reminder.where { $0.id == id }.update { $0.title = title }
  }
}

/// What a statement does travels with it from the tree to the driver.
@Suite struct StatementKindTests {
  private static let drafts = [
    Reminder.Draft(title: "a", remindersListID: 1), Reminder.Draft(title: "b", remindersListID: 1),
  ]
  private static let byHand = RawQuery(
    "SELECT \(name: Reminder.columns.id) FROM \(Reminder.self)", as: Int.self)

  private static let statements: [(name: String, statement: any Statement & Sendable, kind: StatementKind)] =
    [
      ("all", Reminder.all(), .reads),
      ("a plain condition", Reminder.where { $0.id == 1 }, .reads),
      ("a join", RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }.select { $1.id }, .reads),
      ("a subquery", Reminder.where { $0.id.in(Reminder.select(\.id)) }, .reads),
      ("groups", Reminder.group(by: \.title).select { ($0.title, $0.id.count()) }, .reads),
      ("a declared query", Reminder.titled("a"), .reads),
      ("an insert", Reminder.insert { Reminder.Draft(title: "a", remindersListID: 1) }, .writes),
      ("an insert of rows", Reminder.insert(drafts), .writes),
      ("an insert with rows", Reminder.insert(drafts).returning(\.id), .writes),
      (
        "an upsert",
        Reminder.insert { Reminder.Draft(id: 1, title: "a", remindersListID: 1) }.onConflict(\.id) {
          row, new in
          row.title = new.title
        }, .writes
      ),
      ("an update", Reminder.where { $0.id == 1 }.update { $0.title = "b" }, .writes),
      (
        "an update with rows", Reminder.where { $0.id == 1 }.update { $0.title = "b" }.returning(\.id),
        .writes
      ),
      ("a declared update", Reminder.rename(1, "a"), .writes),
      ("a delete", Reminder.where { $0.id == 1 }.delete(), .writes),
      ("the next key", Reminder.advanceGeneratedKey(), .writes),
      ("a table", Absence.createTable(ifNotExists: true), .defines),
      ("no table", Sample.dropTable(ifExists: true), .defines),
      ("a condition by hand", Reminder.where { SQL("\($0.id) = 1") }, .unknown),
      ("a value by hand", Reminder.select { SQL("\($0.id) + 1", as: Int.self) }, .unknown),
      ("an update by hand", Reminder.where { $0.id == 1 }.update { $0.title = SQL("lower('B')") }, .unknown),
      ("a delete by hand", Reminder.where { SQL("\($0.id) = 1") }.delete(), .unknown),
      ("a declared query by hand", Reminder.titledByHand("a"), .unknown),
      ("a query by hand", byHand, .unknown),
      ("a subquery by hand", Reminder.where { $0.id.in(byHand) }, .unknown),
    ]

  enum Way: CaseIterable, Sendable {
    case fetchAll, fetchOne, fetchRows, execute, stream
  }

  private func run<Shape: Statement>(
    _ statement: Shape, _ way: Way, on connection: any Connection
  ) async throws {
    switch way {
    case .fetchAll: _ = try await statement.fetchAll(connection)
    case .fetchOne: _ = try await statement.fetchOne(connection)
    case .fetchRows: _ = try await statement.fetchRows(connection)
    case .execute: try await statement.execute(connection)
    case .stream: for try await _ in statement.stream(connection) {}
    }
  }

  @Test(arguments: Engine.allCases, Way.allCases)
  func everyDriverIsToldWhatAStatementDoes(_ engine: Engine, _ way: Way) async throws {
    try await engine.withDatabase { (database) async throws in
      try await Reminders.install(on: database)
      for (name, statement, kind) in Self.statements {
        let told = Told()
        do {
          // Nothing of it stays, so that each statement finds the same rows.
          try await database.transaction { connection in
            try await run(statement, way, on: Listening(to: connection, told))
            throw Stop()
          }
        } catch is Stop {}
        #expect(Set(told.kinds) == [kind], "\(name)")
      }
    }
  }

  @Test func aTextThatSomebodyChangesIsNotKnown() throws {
    var statement = try Reminder.all().render(in: NeutralDialect())
    #expect(statement.kind == .reads)
    let other = statement
    statement.sql = "COMMIT"
    #expect(statement.kind == .unknown)
    #expect(other.kind == .reads)
    #expect(RenderedStatement(sql: other.sql).kind == .unknown)
    // It is the text that statements are compared by.
    #expect(RenderedStatement(sql: other.sql, bindings: other.bindings, types: other.types) == other)
    #expect(RenderedStatement(steps: [other, other]).kind == .reads)
    #expect(RenderedStatement(steps: [other, statement]).kind == .unknown)
  }

  private struct Stop: Error {}

  /// The kinds of the statements that have come by.
  private final class Told: Sendable {
    private let stored = Mutex<[StatementKind]>([])
    var kinds: [StatementKind] { stored.withLock(\.self) }
    func note(_ kind: StatementKind) { stored.withLock { $0.append(kind) } }
  }

  /// A connection that listens to what runs on another.
  private struct Listening: Connection {
    let other: any Connection
    let told: Told

    init(to other: any Connection, _ told: Told) {
      self.other = other
      self.told = told
    }

    var dialect: any SQLDialect { other.dialect }

    func run(
      _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
    ) async throws -> Int {
      told.note(statement.kind)
      return try await other.run(statement, row: row)
    }

    func run(_ batch: RenderedBatch) async throws -> Int {
      told.note(batch.kind)
      return try await other.run(batch)
    }

    func cursor(_ statement: RenderedStatement) async throws -> any RowCursor {
      told.note(statement.kind)
      return try await other.cursor(statement)
    }

    nonisolated(nonsending) func transact<Result>(
      _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
    ) async throws -> Result {
      try await other.transact(options) { try await body(Listening(to: $0, told)) }
    }
  }
}
