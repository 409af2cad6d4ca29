extension Table {
  /// Inserts rows, as many as there are, all of them or, after an error, none.
  ///
  ///     try await Plane.import(models.lazy.map { Plane.Draft(model: $0) }, into: database)
  ///
  /// The rows are made and inserted in batches: a lazy sequence of many rows needs little memory.
  ///
  /// - Parameters:
  ///   - rows: Rows whose generated keys are left to the database.
  ///   - connection: A database, a leased connection or a transaction.
  ///   - conflict: What is done with a row whose key exists; by default the import fails.
  ///   - timeout: How long the call may take. `nil` is the limit of the database or transaction.
  ///   - reject: Receives each row that the engine refuses; the others are inserted. Without it, the first such row ends
  ///     the import.
  ///   - progress: Is called after each batch.
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what `reject` and `progress` throw;
  ///   `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) static func `import`(
    _ rows: some Sequence<Draft>, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    var iterator = rows.makeIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, CallersClosure(on: #isolation, reject), CallersClosure(on: #isolation, progress)
    )
    .run(CallersRows(on: #isolation) { iterator.next() }, on: connection)
  }

  /// Inserts rows that have their keys, all of them or, after an error, none.
  ///
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what `reject` and `progress` throw;
  ///   `CancellationError`.
  @_disfavoredOverload @discardableResult
  public nonisolated(nonsending) static func `import`(
    _ rows: some Sequence<Row>, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    var iterator = rows.makeIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, CallersClosure(on: #isolation, reject), CallersClosure(on: #isolation, progress)
    )
    .run(CallersRows(on: #isolation) { iterator.next() }, on: connection)
  }

  /// Inserts rows as they come, all of them or, after an error, none. Their generated keys are left to the database.
  ///
  ///     try await Plane.import(stream, into: database)
  ///
  /// The transaction is open while the next row is waited for.
  ///
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what the sequence, `reject` and `progress` throw;
  ///   `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) static func `import`<Rows: AsyncSequence>(
    _ rows: Rows, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult where Rows.Element == Draft, Rows.AsyncIterator: SendableMetatype {
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, CallersClosure(on: #isolation, reject), CallersClosure(on: #isolation, progress)
    )
    .run(CallersRows(on: #isolation, rows), on: connection)
  }

  /// Inserts rows that have their keys as they come, all of them or, after an error, none.
  ///
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what the sequence, `reject` and `progress` throw;
  ///   `CancellationError`.
  @_disfavoredOverload @discardableResult
  public nonisolated(nonsending) static func `import`<Rows: AsyncSequence>(
    _ rows: Rows, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult where Rows.Element == Row, Rows.AsyncIterator: SendableMetatype {
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, CallersClosure(on: #isolation, reject), CallersClosure(on: #isolation, progress)
    )
    .run(CallersRows(on: #isolation, rows), on: connection)
  }
}

/// An import of rows that are values of Swift.
struct RowImport {
  let target: ImportTarget
  let deadline: Deadline?
  let reject: RowLoader.Rejection?
  let progress: RowLoader.Progression?

  init(
    _ target: ImportTarget, _ timeout: Duration?, _ reject: RowLoader.Rejection?,
    _ progress: RowLoader.Progression?
  ) {
    self.target = target
    deadline = timeout.map { Deadline(after: $0) }
    self.reject = reject
    self.progress = progress
  }

  func run(_ source: CallersRows, on connection: any Connection) async throws -> ImportResult {
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    return try await connection.transact(options) { connection in
      var loader = RowLoader(target, on: connection, hasLines: false, deadline: deadline, reject: reject)
      let row = CallersRows.Next()
      do {
        var number = 0
        while true {
          row.encoder.removeAll()
          let hasRow = try await source.read(row)
          if !hasRow || loader.rows.isFull
            || !loader.rows.isEmpty && row.encoder.omitted != loader.rows.omitted
          {
            try Task.checkCancellation()
            let before = loader.result
            if hasRow { try await loader.flush() } else { try await loader.finish() }
            // The batch that has begun is not counted before it has ended.
            if !hasRow || before != loader.result {
              try await progress?(ImportProgress(result: loader.result))
            }
          }
          guard hasRow else { return loader.result }
          number += 1
          loader.add(row.encoder, number: number, source.describe)
        }
      } catch {
        throw await loader.abandon(error)
      }
    }
  }
}

/// Rows of the caller's, which are read on the caller's actor by an import that runs elsewhere.
///
/// The caller waits for the import, so its rows are never read beside it.
struct CallersRows: Sendable {
  /// The values of the row that was read last.
  final class Next: @unchecked Sendable {
    var encoder = RowEncoder()
  }

  private final class Last<Row>: @unchecked Sendable {
    var row: Row?

    func encode(into next: Next) -> Bool where Row: InsertableRow {
      row?.encode(into: &next.encoder)
      return row != nil
    }

    var description: String { row.map { "\($0)" } ?? "" }
  }

  private final class Iterator<Base: AsyncIteratorProtocol>: @unchecked Sendable {
    private var base: Base

    init(_ base: Base) {
      self.base = base
    }

    func read(
      into last: Last<Base.Element>, on actor: isolated (any Actor)?
    ) async throws where Base.Element: Sendable {
      last.row = try await base.next(isolation: actor)
    }
  }

  /// Appends the values of the next row. `false` after the last row.
  let read: @Sendable (Next) async throws -> Bool
  /// Describes the row that was read last, should it be rejected.
  let describe: @Sendable () -> String

  /// - Parameters:
  ///   - actor: Where the caller runs: `#isolation` in a function that is `nonisolated(nonsending)`.
  ///   - read: Appends the values of the row with a number, from 0, on that actor. `false` after the last row.
  init(on actor: (any Actor)?, _ read: @escaping (Int, Next) throws -> Bool) {
    let number = Last<Int>()
    let read = CallersClosure<Next, Bool, any Error>(on: actor) { values in
      let position = number.row.map { $0 + 1 } ?? 0
      number.row = position
      return try read(position, values)
    }
    self.read = { try await read($0) }
    describe = { "row \((number.row ?? 0) + 1)" }
  }

  /// - Parameter actor: Where the caller runs: `#isolation` in a function that is `nonisolated(nonsending)`.
  init<Row: InsertableRow>(on actor: (any Actor)?, _ next: @escaping () -> Row?) {
    let last = Last<Row>()
    let read = CallersClosure<Next, Bool, Never>(on: actor) { values in
      last.row = next()
      return last.encode(into: values)
    }
    self.read = { await read($0) }
    describe = { last.description }
  }

  init<Rows: AsyncSequence>(on actor: (any Actor)?, _ rows: Rows)
  where Rows.Element: InsertableRow, Rows.AsyncIterator: SendableMetatype {
    let last = Last<Rows.Element>()
    let iterator = Iterator(rows.makeAsyncIterator())
    read = { values in
      try await iterator.read(into: last, on: actor)
      return last.encode(into: values)
    }
    describe = { last.description }
  }
}

extension RowLoader {
  fileprivate mutating func add(_ row: RowEncoder, number: Int, _ describe: () -> String) {
    rows.omitted = row.omitted
    rows.values += row.values
    rows.lines.append(number)
    rows.size += row.values.reduce(0) { $0 + $1.size }
    if reject != nil { rows.texts.append(row.values.textIfRefused ?? describe()) }
  }
}

extension [SQLValue] {
  /// The values of a row of which one has no counterpart in SQL. Such a value may have no description in Swift either: that
  /// of a date which is no number ends the program.
  fileprivate var textIfRefused: String? {
    let isRefused = contains { if case .invalid = $0 { true } else { false } }
    return isRefused ? map(\.goldenDescription).joined(separator: ", ") : nil
  }
}

extension SQLValue {
  /// About how much memory the value takes.
  var size: Int {
    switch self {
    case .text(let text): 24 + text.utf8.count
    case .blob(let bytes): 24 + bytes.count
    default: 24
    }
  }
}
