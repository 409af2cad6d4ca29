#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The changes that make a database what a program needs, in their order.
///
///     let migrations = Migrations([
///       Migration("create reminders") { RemindersList.createTable(); Reminder.createTable() },
///       Migration("index titles") { Reminder.indexes[0].create() },
///     ])
///     try await migrations.migrate(database)
///
/// What has been made is in the table `koine_migrations`: each step by its name, with a checksum of its statements. Of
/// several programs that begin at once, one makes a step and the others wait for it. A program that ends in the middle
/// of a step leaves the database as it was before the step.
public struct Migrations: Sendable {
  /// The steps, in their order.
  public let steps: [Migration]

  /// Lists the steps, in the order in which they are made. Each has a name of its own.
  public init(_ steps: [Migration]) {
    self.steps = steps
  }

  // MARK: Forward

  /// Makes the steps that the database lacks, each in one transaction.
  ///
  /// - Parameters:
  ///   - database: The database, or a connection without a transaction.
  ///   - last: The name of the last step to make; by default every step is made.
  ///   - waiting: How long to wait for another program that is making a step.
  ///   - timeout: How long the call may take, all steps together. `nil` is the limit of the database for each step.
  ///   - progress: Receives each step before it is made, once more if it had to wait for another program, and then how far
  ///     it has come: before each further statement, and when its Swift code reports.
  /// - Returns: The names of the steps that this call made.
  /// - Throws: ``MigrationError``, if what the database has does not go with the steps, or a step fails; those before it
  ///   are made. ``DatabaseError`` with the code `busy` if another program makes a step for longer than `waiting`.
  ///   `CancellationError` if the task was cancelled.
  @discardableResult
  public nonisolated(nonsending) func migrate(
    _ database: any Connection, upTo last: String? = nil, waiting: Duration = .seconds(300),
    timeout: Duration? = nil, progress: @escaping (MigrationProgress) -> Void = { _ in }
  ) async throws -> [String] {
    try await migrate(
      database, upTo: last, waiting: waiting, timeout: timeout, CallersClosure(on: #isolation, progress))
  }

  private func migrate(
    _ database: any Connection, upTo last: String?, waiting: Duration, timeout: Duration?,
    _ progress: CallersClosure<MigrationProgress, Void, Never>
  ) async throws -> [String] {
    try check(last)
    let (patience, deadline) = (Deadline(after: waiting), Deadline(afterIfAny: timeout))
    var made: [String] = []
    while true {
      do {
        guard let position = try await nextStep(on: database, upTo: last, deadline) else { return made }
        let step = steps[position]
        await progress(
          MigrationProgress(
            name: step.name, position: position + 1, count: steps.count, done: 0, total: step.work.count))
        if position == 0 { try await makeTable(database, deadline) }
        try await make(step, at: position, on: database, patience, deadline) { done, total in
          await progress(
            MigrationProgress(
              name: step.name, position: position + 1, count: steps.count, done: done, total: total))
        }
        made.append(step.name)
      } catch is MadeByAnother {
        // What it made is looked at again.
        continue
      } catch let error as DatabaseError where error.code == .busy && !patience.hasPassed {
        // Another program is writing for longer than the connection waits.
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }

  private func nextStep(
    on database: any Connection, upTo last: String?, _ deadline: Deadline?
  ) async throws -> Int? {
    let made = try await recordedSteps(on: database, deadline)
    try check(against: made)
    guard made.count < steps.count else { return nil }
    if let last, made.contains(where: { $0.name == last }) { return nil }
    return made.count
  }

  /// Another program made the step meanwhile, or undid the one before it.
  private struct MadeByAnother: Error {}

  /// - Parameters:
  ///   - patience: Until when another program that makes the step is waited for.
  ///   - deadline: When the step has to be made.
  ///   - report: Receives how much of the step is done, and of how much.
  private func make(
    _ step: Migration, at position: Int, on database: any Connection, _ patience: Deadline,
    _ deadline: Deadline?, _ report: @escaping Report
  ) async throws {
    try await transact(step.work, of: step, on: database, until: deadline) { connection in
      let row = MadeMigration(
        name: step.name, position: position + 1, checksum: step.checksum, madeAt: Date())
      do {
        // First: a program that makes or undoes a step is waited for here.
        try await lockRecord(on: connection, timeout: Swift.max(patience.remaining, .seconds(1)))
        // It has undone or made steps since they were looked at.
        guard try await record(on: connection).count == position else { throw MadeByAnother() }
        try await MadeMigration.insert(row).execute(
          connection, timeout: Swift.max(patience.remaining, .seconds(1)))
      } catch let error as DatabaseError
        where error.code == .deadlineExceeded && patience.hasPassed && deadline?.hasPassed != true
      {
        throw DatabaseError(
          .busy,
          "Another program is making the migration \"\(step.name)\", and has not ended after \(patience.limit)."
        )
      } catch let error as DatabaseError where error.code == .uniqueViolation {
        throw MadeByAnother()
      }
      try await run(step.work, of: step, on: connection, report)
    }
  }

  /// Makes or undoes a step in a transaction.
  ///
  /// - Throws: What `body` throws; ``MigrationError`` if what the step has done cannot be committed.
  private func transact(
    _ work: Migration.Work, of step: Migration, on database: any Connection, until deadline: Deadline?,
    _ body: (any Connection) async throws -> Void
  ) async throws {
    var hasRun = false
    do {
      try await database.transaction(for: work, of: step, until: deadline) { connection in
        try await body(connection)
        hasRun = true
      }
    } catch let error as DatabaseError where hasRun && error.code != .deadlineExceeded {
      throw MigrationError(.failed(error), step.name)
    }
  }

  /// Receives how much of a step is done, and of how much.
  private typealias Report = @Sendable (Int, Int?) async -> Void

  private func run(
    _ work: Migration.Work, of step: Migration, on connection: any Connection,
    _ report: @escaping Report = { _, _ in }
  ) async throws {
    do {
      switch work {
      case .statements(let statements):
        for (position, statement) in statements.enumerated() {
          if position > 0 { await report(position, statements.count) }
          try await connection.perform(try statement.render(in: connection.dialect)) { _ in }
        }
      case .code(let body):
        // The body does not wait until what it reports is told.
        let (reports, told) = AsyncStream.makeStream(of: (Int, Int?).self)
        async let telling: Void = { for await (done, total) in reports { await report(done, total) } }()
        defer { told.finish() }
        try await body(connection) { told.yield(($0, $1)) }
        told.finish()
        await telling
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      throw MigrationError(.failed(error), step.name)
    }
  }

  // MARK: Back

  /// Undoes the steps behind one of them, the last one first, each in one transaction.
  ///
  ///     try await migrations.undo(database, downTo: "create reminders")
  ///
  /// - Parameters:
  ///   - database: The database, or a connection without a transaction.
  ///   - name: The name of the step that stays; `nil` undoes every step.
  ///   - timeout: How long the call may take, all steps together. `nil` is the limit of the database for each step.
  /// - Returns: The names of the steps that were undone, in that order.
  /// - Throws: ``MigrationError`` before anything is undone, if one of the steps has no way back. ``DatabaseError`` with the
  ///   code `busy` if another program writes for longer than the connection waits; the steps before it are undone.
  @discardableResult
  public func undo(
    _ database: any Connection, downTo name: String?, timeout: Duration? = nil
  ) async throws -> [String] {
    try check(name)
    let deadline = Deadline(afterIfAny: timeout)
    var made = try await recordedSteps(on: database, deadline)
    try check(against: made)
    let kept = name.flatMap { name in made.firstIndex { $0.name == name }.map { $0 + 1 } }
    if let name, kept == nil { throw MigrationError(.notMade, name) }
    for step in steps[(kept ?? 0)..<made.count] where step.wayBack == nil {
      throw MigrationError(.noWayBack, step.name)
    }
    var undone: [String] = []
    while made.count > kept ?? 0 {
      let step = steps[made.count - 1]
      guard let wayBack = step.wayBack else { break }
      let names = made.map(\.name)
      try await transact(wayBack, of: step, on: database, until: deadline) { connection in
        try await lockRecord(on: connection)
        let now = try await record(on: connection).map(\.name)
        if let behind = now.dropFirst(names.count).first {
          throw MigrationError(.followed(by: behind), step.name)
        }
        guard now == names else { throw MigrationError(.notMade, step.name) }
        let count = try await MadeMigration.where { $0.name == step.name }.delete().execute(connection)
        // Another program has undone it.
        guard count == 1 else { throw MigrationError(.notMade, step.name) }
        try await run(wayBack, of: step, on: connection)
      }
      undone.append(step.name)
      made.removeLast()
    }
    return undone
  }

  // MARK: Looking

  /// What each step is in a database, in the order of the steps; then what the database has and the list lacks.
  ///
  /// It changes nothing, and needs no right to write.
  ///
  /// - Parameters:
  ///   - database: A database, a leased connection or a transaction.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  /// - Throws: ``DatabaseError``; `CancellationError` if the task was cancelled.
  public func status(
    _ database: any Connection, timeout: Duration? = nil
  ) async throws -> [MigrationStatus] {
    let made = try await recordedSteps(on: database, Deadline(afterIfAny: timeout))
    let known = steps.enumerated().map { position, step in
      guard let row = made.first(where: { $0.name == step.name }) else {
        return MigrationStatus(name: step.name, state: .pending)
      }
      return MigrationStatus(name: step.name, state: row.differs(from: step) ? .changed : .made(row.madeAt))
    }
    let names = Set(steps.map(\.name))
    return known
      + made.filter { !names.contains($0.name) }.map { MigrationStatus(name: $0.name, state: .unknown) }
  }

  /// The statements of each step in a dialect, without a database; `nil` of a step that Swift computes.
  ///
  ///     for step in try migrations.render(in: .postgreSQL) { print(step.name, step.statement?.sql ?? "(Swift)") }
  ///
  /// - Throws: ``MigrationError`` that names the step which the dialect refuses.
  public func render(
    in dialect: some SQLDialect
  ) throws -> [(name: String, statement: RenderedStatement?)] {
    try check(nil)
    return try steps.map { step in
      guard case .statements(let statements) = step.work else { return (step.name, nil) }
      do {
        return (
          step.name, RenderedStatement(steps: try statements.flatMap { try $0.render(in: dialect).steps })
        )
      } catch {
        throw MigrationError(.failed(error), step.name)
      }
    }
  }

  /// Refuses two steps of one name, and the name of no step.
  func check(_ name: String?) throws {
    var names: Set<String> = []
    for step in steps where !names.insert(step.name).inserted { throw MigrationError(.repeated, step.name) }
    if let name, !names.contains(name) { throw MigrationError(.noSuchStep, name) }
  }

  /// Refuses a database that has made other steps than the first ones of the list.
  func check(against made: [MadeMigration]) throws {
    let names = Set(steps.map(\.name))
    if let other = made.first(where: { !names.contains($0.name) }) {
      throw MigrationError(.unknown, other.name)
    }
    for (row, step) in zip(made, steps) {
      if row.name != step.name { throw MigrationError(.outOfOrder(made: row.name), step.name) }
      if row.differs(from: step) { throw MigrationError(.changed, step.name) }
    }
  }

  // MARK: The record

  private static func options(
    _ deadline: Deadline?, access: TransactionAccess = .readWrite
  ) -> TransactionOptions {
    TransactionOptions(isolation: .readCommitted, access: access, deadline: deadline)
  }

  private func makeTable(_ database: any Connection, _ deadline: Deadline?) async throws {
    do {
      try await database.transact(Self.options(deadline)) { connection in
        _ = try await MadeMigration.createTable(ifNotExists: true).execute(connection)
      }
    } catch let error as DatabaseError where error.code == .alreadyExists || error.code == .uniqueViolation {
      // Another program made it at the same moment.
    }
  }

  /// The steps that have been made, of a database that may never have been migrated.
  func recordedSteps(
    on database: any Connection, _ deadline: Deadline? = nil
  ) async throws -> [MadeMigration] {
    do {
      // Of its own: in a transaction that goes on, it may fail.
      return try await database.transact(Self.options(deadline, access: .readOnly)) { connection in
        try await record(on: connection)
      }
    } catch let error as DatabaseError where error.code == .undefinedTable {
      return []
    }
  }

  /// The steps that have been made, in the order of their positions.
  private func record(on connection: any Connection) async throws -> [MadeMigration] {
    try await MadeMigration.order { ($0.position, $0.name) }.fetchAll(connection)
  }

  /// Lets no other program make or undo a step until the transaction ends.
  private func lockRecord(on connection: any Connection, timeout: Duration? = nil) async throws {
    guard let changer = try? connection.dialect.knownSchemaChanger else { return }
    for text in changer.statementsLocking(DefinitionText.name(MadeMigration.schema.name)) {
      var statement = RenderedStatement(sql: text)
      if let timeout { statement.deadline = Deadline(after: timeout) }
      try await connection.run(statement) { _ in }
    }
  }
}

/// A step that a database has made.
@Table("koine_migrations") struct MadeMigration: Sendable {
  @Column(primaryKey: true) let name: String
  @Column(unique: true) let position: Int
  let checksum: String?
  let madeAt: Date

  /// Whether the step has other statements than when it was made. Code, and sums of another kind, are not compared.
  func differs(from step: Migration) -> Bool {
    guard let checksum, let other = step.checksum else { return (checksum == nil) != (step.checksum == nil) }
    return checksum.prefix { $0 != ":" } == other.prefix { $0 != ":" } && checksum != other
  }
}

/// A step that is being made, and how far it has come.
public struct MigrationProgress: Sendable, Hashable {
  /// The name of the step.
  public let name: String
  /// Its position among all steps, from 1.
  public let position: Int
  /// How many steps there are.
  public let count: Int
  /// How many of its statements have run, or what its Swift code has reported; zero before it begins.
  public let done: Int
  /// How many statements it has, or what its Swift code has said; `nil` if that is not known.
  public let total: Int?

  /// A step by its name, of so many.
  public init(name: String, position: Int, count: Int, done: Int = 0, total: Int? = nil) {
    self.name = name
    self.position = position
    self.count = count
    self.done = done
    self.total = total
  }
}

/// What a step is in a database.
public struct MigrationStatus: Sendable, Hashable {
  /// What a step is in a database.
  @nonexhaustive public enum State: Sendable, Hashable {
    /// It has been made, at that time by the clock of the program that made it.
    case made(Date)
    /// It is to be made.
    case pending
    /// It has been made with other statements than it has now.
    case changed
    /// The database has made a step of this name, and the list has none.
    case unknown
  }

  /// The name of the step.
  public let name: String
  /// What it is in the database.
  public let state: State
}

/// Why a database is not migrated, and the step that it is about.
public struct MigrationError: Error, Sendable, CustomStringConvertible {
  /// Why a database is not migrated.
  @nonexhaustive public enum Reason: Sendable {
    /// The step threw this error. It is undone; those before it are made.
    case failed(any Error)
    /// The step has been made with other statements than it has now.
    case changed
    /// The step has not been made, and one behind it has.
    case outOfOrder(made: String)
    /// The database has made the step, and the list has none of its name.
    case unknown
    /// Two steps have the name.
    case repeated
    /// No step of the list has the name.
    case noSuchStep
    /// The step has not been made, or another program has undone it.
    case notMade
    /// The step cannot be undone.
    case noWayBack
    /// The step is not undone, as another program has made this one behind it meanwhile.
    case followed(by: String)
  }

  /// Why a database is not migrated.
  public let reason: Reason
  /// The name of the step.
  public let name: String

  init(_ reason: Reason, _ name: String) {
    self.reason = reason
    self.name = name
  }

  /// The step, the reason and a way out.
  public var description: String {
    let step = "the migration \"\(name)\""
    return switch reason {
    case .failed(let error): "\(step) failed and is undone: \(error)"
    case .changed:
      "\(step) has other statements than when it was made; give it back its old ones, and put the change into a new step"
    case .outOfOrder(let made):
      "\(step) stands before \"\(made)\", which has been made without it; put new steps at the end"
    case .unknown:
      "the database has made \(step), which this program does not have; run a newer program, or add the step"
    case .repeated: "two steps are called \"\(name)\"; each needs a name of its own"
    case .noSuchStep: "no step is called \"\(name)\""
    case .notMade: "\(step) has not been made"
    case .noWayBack: "\(step) has no way back; add undone { … } to it"
    case .followed(let other):
      "\(step) is not undone, as another program has made \"\(other)\" behind it meanwhile; undo that first"
    }
  }
}
