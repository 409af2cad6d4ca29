import Koine
import Synchronization

/// One of many tasks that use a database at random.
struct RandomWorker: Sendable {
  private let number: Int
  private let seed: UInt64
  private let arena: RandomArena
  /// What it has committed; `nil` if nobody observes it.
  private let log: CommitLog?
  private static let keysOfOne = 1_000_000

  init(number: Int, seed: UInt64, arena: RandomArena, log: CommitLog?) {
    self.number = number
    self.seed = seed
    self.arena = arena
    self.log = log
  }

  /// The keys of a task's rows.
  static func keys(of number: Int) -> Range<Int> { number * keysOfOne..<(number + 1) * keysOfOne }

  /// Follows plans until the time is over, and returns what has to be stored.
  func work() async throws -> RowModel {
    let keys = Self.keys(of: number)
    var model = RowModel(keys: keys)
    var planner = RandomPlanner(
      random: SeededRandom(seed: seed &+ UInt64(number) &* 7_919), firstKey: keys.lowerBound,
      isOpenedOnce: arena.bench.driver.isOpenedOnce)
    while arena.end > .now {
      try await follow(planner.plan(model), &model)
    }
    return model
  }

  private func follow(_ plan: RandomPlan, _ model: inout RowModel) async throws {
    arena.note(plan.name, of: number)
    defer { arena.note(nil, of: number) }
    let progress = RandomProgress(model)
    let task = Task { try await run(plan, progress) }
    if let moment = plan.cancelledAfter {
      for _ in 0..<moment { await Task.yield() }
      task.cancel()
    }
    do {
      try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
      arena.count("\(plan.name): returned")
      model = progress.model
      // Each step of a lease commits by itself, and was noted then.
      if !plan.isLease { log?.append(plan.steps.flatMap(\.keys), of: model) }
    } catch {
      let (outcome, isKnown) = try judge(error, of: plan)
      arena.count("\(plan.name): \(outcome)")
      // Of a transaction nothing is stored; of a lease, what has returned.
      if plan.isLease { model = progress.model }
      if !isKnown {
        let keys = plan.isLease ? progress.step?.keys ?? [] : plan.steps.flatMap(\.keys)
        model.unknown.formUnion(keys)
        log?.append(CommitLog.Entry(unsettled: Set(keys)))
      }
    }
  }

  /// Names an error that the plan provoked, and tells whether it is known what was stored.
  private func judge(_ error: any Error, of plan: RandomPlan) throws -> (outcome: String, isKnown: Bool) {
    let isTransaction = if case .transaction = plan.scope { true } else { false }
    if error is Stop { return ("thrown by the closure", true) }
    if error is CancellationError, plan.cancelledAfter != nil { return ("cancelled", isTransaction) }
    if let error = error as? DatabaseError {
      switch error.code {
      case .serializationFailure, .deadlock, .busy: return ("\(error.code)", isTransaction)
      case .deadlineExceeded where plan.timeout != nil: return ("\(error.code)", isTransaction)
      case .commitOutcomeUnknown where plan.timeout != nil || plan.cancelledAfter != nil:
        return ("\(error.code)", false)
      case .misuse where error.message == "The database is closed." && !arena.bench.driver.isOpenedOnce:
        return ("closed", true)
      default: break
      }
      throw TestFailure("a \(plan.name) of task \(number) threw \(error.debugDescription)\n\(plan)")
    }
    throw TestFailure("a \(plan.name) of task \(number) threw \(error)\n\(plan)")
  }

  private func run(_ plan: RandomPlan, _ progress: RandomProgress) async throws {
    let database = arena.database
    switch plan.scope {
    case .statement:
      for step in plan.steps {
        try await perform(step, on: database, of: database, timeout: plan.timeout, &progress.model)
      }
    case .lease:
      try await database.withConnection(timeout: plan.timeout) { connection in
        for step in plan.steps {
          progress.step = step
          var model = progress.model
          // Each of the child tasks commits.
          if case .together = step { log?.append(CommitLog.Entry(unsettled: Set(step.keys))) }
          try await perform(step, on: connection, of: database, timeout: nil, &model)
          progress.model = model
          log?.append(step.keys, of: model)
        }
      }
    case .transaction(let fails, let isolation, let attempts):
      let before = progress.model
      var kept: (any Connection)?
      try await database.transaction(isolation: isolation, retrying: attempts, timeout: plan.timeout) {
        connection in
        kept = connection
        var model = before
        for step in plan.steps {
          try await perform(step, on: connection, of: database, timeout: nil, &model)
        }
        if fails { throw Stop() }
        progress.model = model
      }
      if let kept { try await expectRefusal(of: kept, "a transaction after its end") }
    case .close(let isInside):
      let old = try await arena.replaceDatabase()
      if isInside {
        do {
          try await old.transaction { connection in
            await old.close()
            _ = try await Note.all().fetchCount(connection)
          }
        } catch let error as DatabaseError where error.message == "The database is closed." {}
      }
      await old.close()
      try await expectRefusal(of: old, "a database after it was closed")
    }
  }

  private func perform(
    _ step: RandomStep, on connection: any Connection, of database: any Database, timeout: Duration?,
    _ model: inout RowModel
  ) async throws {
    switch step {
    case .insert(let notes):
      let count = try await Note.insert(notes).execute(connection, timeout: timeout)
      try expect(count, notes.count, "the rows inserted")
      for note in notes { model.rows[note.id] = note.text }
    case .update(let id, let text):
      let count = try await Note.find(id).update { $0.text = text }.execute(connection, timeout: timeout)
      try expect(count, 1, "the rows updated")
      model.rows[id] = text
    case .delete(let id):
      let count = try await Note.find(id).delete().execute(connection, timeout: timeout)
      try expect(count, 1, "the rows deleted")
      model.rows[id] = nil
    case .read:
      let found = try await own.fetchAll(connection, timeout: timeout)
      try model.check(Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0.text) }), "a query")
    case .stream(let limit):
      var seen = 0
      for try await note in own.stream(connection, timeout: timeout) {
        if !model.unknown.contains(note.id) {
          try expect(note.text, model.rows[note.id] ?? "no row", "a stream")
        }
        seen += 1
        if seen > limit { break }
      }
    case .nested(let steps, let fails):
      let before = model
      do {
        model = try await connection.transaction { inner in
          var model = before
          for step in steps { try await perform(step, on: inner, of: database, timeout: nil, &model) }
          if fails { throw Stop() }
          return model
        }
      } catch is Stop {}
    case .together(let notes):
      try await withThrowingTaskGroup(of: Void.self) { group in
        for note in notes {
          group.addTask { try await Note.insert([note]).execute(connection) }
        }
        try await group.waitForAll()
      }
      for note in notes { model.rows[note.id] = note.text }
    case .forbidden:
      try await expectRefusal(of: database, "the database inside its own transaction or lease")
    }
  }

  /// The task's rows.
  private var own: From1<Note.Columns> {
    let keys = Self.keys(of: number)
    return Note.where { $0.id >= keys.lowerBound && $0.id < keys.upperBound }.order(by: \.id)
  }

  private func expectRefusal(of connection: any Connection, _ what: String) async throws {
    do {
      _ = try await Note.find(0).fetchOne(connection)
    } catch let error as DatabaseError where error.code == .misuse {
      return
    }
    throw TestFailure("\(what) was not refused")
  }
}

/// What one call has written so far, as far as it is known.
final class RandomProgress: Sendable {
  private struct State {
    var model: RowModel
    var step: RandomStep?
  }

  private let state: Mutex<State>

  init(_ model: RowModel) {
    state = Mutex(State(model: model))
  }

  var model: RowModel {
    get { state.withLock { $0.model } }
    set { state.withLock { $0.model = newValue } }
  }

  /// The step that has begun last.
  var step: RandomStep? {
    get { state.withLock { $0.step } }
    set { state.withLock { $0.step = newValue } }
  }
}
