extension Statement {
  /// Indexes with which the engine would run the statement with less work, the one that gains most first. Each was tried.
  ///
  ///     let statement = Reminder.where { $0.priority == 3 }.order(by: \.title).limit(10)
  ///     for advice in try await statement.advise(on: database) { print(advice) }
  ///     // SQLite:     CREATE INDEX "reminders_priority_title_index" ON "reminders" ("priority", "title")  -- no full scan of reminders, no sort
  ///     // PostgreSQL: CREATE INDEX "reminders_priority_title_index" ON "reminders" ("priority" NULLS FIRST, "title")  -- cost 12.32, before 431.27
  ///
  /// What may serve follows from what the statement, and each query in it, compares, joins, sorts and groups by: at most
  /// eight indexes of each table, without those that begin as one that there is. SQL written by hand is not looked into,
  /// and there is no advice for views, partitioned and virtual tables. Returned are those that the engine's plan then uses
  /// and that help: the cost is less by at least a tenth or, on an engine that tells no costs, a full scan of the table or a
  /// sort is gone. Several of one table are alternatives, each tried alone; one that only adds columns of no use to another
  /// is left out. An index has a price that no plan shows: every write of the table keeps it up to date.
  ///
  /// The statement is not run, and nothing is left behind, also if the call throws:
  ///
  /// - SQLite plans by the definitions of the tables, and by what ANALYZE has noted. Both are copied to a database in
  ///   memory, in which the indexes are made: of no rows, and without a lock.
  /// - PostgreSQL plans by the tables themselves. If the extension `hypopg` is installed in the database, the indexes are
  ///   hypothetical: they take no lock and no time. Otherwise each index is made, in a transaction of its own, or a savepoint
  ///   of the open one, that is rolled back. While it is made and the statement is planned, others read the table, and who
  ///   writes it waits. It takes disk space, and as long as a CREATE INDEX takes. It waits for those who write the table
  ///   for a second, and without a `timeout` may take 10 seconds.
  ///
  /// On a table of a few rows PostgreSQL has no use for an index: ask a database that has as many as the real one, and run
  /// ANALYZE on both engines before.
  ///
  /// - Parameters:
  ///   - connection: A database, a lease or a transaction.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction, and on PostgreSQL 10 seconds
  ///     for each index.
  /// - Returns: The indexes; empty if none helps.
  /// - Throws: What ``explain(on:analyze:avoidingFullScans:timeout:)`` throws; ``DatabaseError`` with the code `misuse` if the
  ///   driver tries no indexes, and, where PostgreSQL makes them, `readOnly` on a connection that only reads,
  ///   `permissionDenied` if somebody else owns the table, `busy` if others write it all the time or have just written it, and
  ///   `deadlineExceeded`; `CancellationError` if the task was cancelled.
  public func advise(on connection: any Connection, timeout: Duration? = nil) async throws -> [IndexAdvice] {
    let deadline = timeout.map { Deadline(after: $0) }
    // What has no plan is refused, and what the engine does not take.
    _ = try await plan(on: connection, PlanOptions(), until: deadline)
    var advisor = IndexAdvisor(statement, on: connection, until: deadline)
    return try await advisor.advice()
  }
}

/// Finds indexes for a statement.
private struct IndexAdvisor {
  /// As many indexes of one table are tried, at most.
  private static let mostPerTable = 8
  /// The longest name that every engine takes, without what tells one name from another.
  private static let nameLength = 54

  private let statement: SQLStatement
  private let connection: any Connection
  private let deadline: Deadline?
  private var schemas: [String?: DatabaseSchema] = [:]

  init(_ statement: SQLStatement, on connection: any Connection, until deadline: Deadline?) {
    self.statement = statement
    self.connection = connection
    self.deadline = deadline
  }

  mutating func advice() async throws -> [IndexAdvice] {
    let dialect = connection.dialect
    let candidates = try await candidates()
    // An index that the dialect cannot express is none.
    let trials = candidates.compactMap { candidate in trial(of: candidate).map { (candidate, $0) } }
    if trials.isEmpty { return [] }
    let steps = try statement.render(in: dialect).steps.map { step in
      var step = step
      step.deadline = deadline
      return step
    }
    var plans = try await dialect.knownPlanReader.plans(
      of: steps, trying: trials.map(\.1), on: connection, until: deadline)
    plans.before.nameTables(of: statement)
    let tried = zip(trials, plans.after).compactMap { trial, plan in
      plan.map { TriedIndex(trial.0, trial.1.name, before: plans.before, after: $0, of: statement) }
    }
    let helpful = tried.filter(\.isHelpful)
    let useful = helpful.filter { index in
      !helpful.contains { $0.candidate.isBeginning(of: index.candidate) && !index.isBetter(than: $0) }
    }
    let sorted = useful.enumerated().sorted { left, right in
      if left.element.gainsMore(than: right.element) { return true }
      return !right.element.gainsMore(than: left.element) && left.offset < right.offset
    }
    var names: Set<String> = []
    return try sorted.map { try advice(of: $0.element, besides: &names) }
  }

  private func advice(of index: TriedIndex, besides others: inout Set<String>) throws -> IndexAdvice {
    let candidate = index.candidate
    let name = name(of: candidate, besides: others)
    others.insert(name.asciiLowercased)
    let definition = candidate.definition(name)
    var after = index.after
    after.renameIndex(index.name, to: name)
    return IndexAdvice(
      definition, columns: candidate.columns,
      sql: try SQLStatement.createIndex(definition).renderAnew(in: connection.dialect).sql,
      planBefore: index.before, planAfter: after)
  }

  // MARK: Candidates

  /// What may serve the statement, and there is not, of the tables that can have an index.
  private mutating func candidates() async throws -> [IndexCandidate] {
    var found: [IndexCandidate] = []
    for candidate in statement.indexCandidates {
      let isKnown = found.contains { $0.isSame(as: candidate) }
      let count = found.count { $0.isOfSameTable(as: candidate) }
      guard !isKnown, count < Self.mostPerTable, let table = try await liveTable(candidate.table),
        case .ordinary = table.kind, candidate.columns.allSatisfy({ table.column($0) != nil }),
        !table.hasKey(among: candidate.fixed), !table.hasIndex(for: candidate)
      else { continue }
      found.append(candidate)
    }
    return found
  }

  private func trial(of candidate: IndexCandidate) -> IndexTrial? {
    // Nobody else makes an index of this name at the same time, either.
    let name = "koine_trial_" + String(UInt64.random(in: .min ... .max), radix: 16)
    let create = SQLStatement.createIndex(candidate.definition(name))
    let drop = SQLStatement.dropIndex(SQLDropIndex(name, of: candidate.table))
    guard var definition = try? create.renderAnew(in: connection.dialect),
      var removal = try? drop.renderAnew(in: connection.dialect)
    else { return nil }
    definition.deadline = deadline
    removal.deadline = deadline
    return IndexTrial(name, definition: definition, removal: removal)
  }

  // MARK: The schema

  private mutating func liveTable(_ reference: SQLTableReference) async throws -> DatabaseSchema.Table? {
    guard let schema = try await schema(named: reference.schema) else { return nil }
    let name = reference.name.asciiLowercased
    let tables = schema.tables.filter { $0.name.asciiLowercased == name }
    // One whose bare name finds it comes before one that is hidden by another.
    return tables.first { $0.name == reference.name && $0.schema == nil } ?? tables.first
  }

  private mutating func schema(named name: String?) async throws -> DatabaseSchema? {
    if let known = schemas[name] { return known }
    do {
      let schema = try await connection.schema(named: name, includingInternal: true, until: deadline)
      schemas[name] = schema
      return schema
    } catch let error as DatabaseError where name != nil && error.code == .misuse {
      // There is no schema of that name.
      return nil
    }
  }

  /// The name that ``TableIndex`` gives such an index, with a number if something has it.
  private func name(of candidate: IndexCandidate, besides others: Set<String>) -> String {
    var stem = ([candidate.table.name] + candidate.columns).joined(separator: "_")
    while stem.utf8.count > Self.nameLength { stem.removeLast() }
    let taken = others.union(schemas[candidate.table.schema]?.namesInUse ?? [])
    var name = stem + "_index"
    var number = 2
    while taken.contains(name.asciiLowercased) {
      name = "\(stem)_index\(number)"
      number += 1
    }
    return name
  }
}

/// An index that an engine was asked about.
private struct TriedIndex {
  let candidate: IndexCandidate
  /// The name of the index in the plan.
  let name: String
  let before: QueryPlan
  let after: QueryPlan
  /// How many full scans of the table and sorts there are less.
  private let savedSteps: Int
  private let savesReads: Bool
  private let savesSorts: Bool

  init(
    _ candidate: IndexCandidate, _ name: String, before: QueryPlan, after: QueryPlan,
    of statement: SQLStatement
  ) {
    var after = after
    after.nameTables(of: statement)
    self.candidate = candidate
    self.name = name
    self.before = before
    self.after = after
    let table = candidate.table.name
    let reads = before.wholeReads(of: table) - after.wholeReads(of: table)
    let sorts = before.sortCount - after.sortCount
    savedSteps = reads + sorts
    savesReads = reads > 0
    savesSorts = sorts > 0
  }

  /// What an index costs at each write is worth a tenth, at least.
  private static let leastPart = 0.9

  var isHelpful: Bool {
    guard after.indexes.contains(name) else { return false }
    if let old = before.cost, let new = after.cost { return new <= old * Self.leastPart }
    return savesReads || savesSorts
  }

  /// Whether it gains more than one of the first of its columns.
  func isBetter(than other: TriedIndex) -> Bool {
    if let own = after.cost, let others = other.after.cost { return own <= others * Self.leastPart }
    if savedSteps != other.savedSteps { return savedSteps > other.savedSteps }
    // The engine tells which columns it looks up.
    var (own, others) = (after, other.after)
    own.renameIndex(name, to: "")
    others.renameIndex(other.name, to: "")
    return own != others
  }

  func gainsMore(than other: TriedIndex) -> Bool {
    if let own = after.cost, let others = other.after.cost {
      return own == others ? candidate.terms.count < other.candidate.terms.count : own < others
    }
    if savedSteps != other.savedSteps { return savedSteps > other.savedSteps }
    return candidate.terms.count > other.candidate.terms.count
  }
}

extension DatabaseSchema {
  /// The names that another index cannot have, their ASCII letters in lower case.
  fileprivate var namesInUse: Set<String> {
    var names = tables.map(\.name) + views.map(\.name)
    for table in tables {
      names += table.indexes.map(\.name) + table.uniqueKeys.compactMap(\.name)
      if let name = table.primaryKey?.name { names.append(name) }
    }
    names += views.flatMap(\.indexes).map(\.name)
    return Set(names.map(\.asciiLowercased))
  }
}
