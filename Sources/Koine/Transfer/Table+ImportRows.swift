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
  public static func `import`(
    _ rows: some Sequence<Draft>, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    var iterator = rows.makeIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, reject, progress
    )
    .run(on: connection) { iterator.next() }
  }

  /// Inserts rows that have their keys, all of them or, after an error, none.
  ///
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what `reject` and `progress` throw;
  ///   `CancellationError`.
  @_disfavoredOverload @discardableResult
  public static func `import`(
    _ rows: some Sequence<Row>, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    var iterator = rows.makeIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, reject, progress
    )
    .run(on: connection) { iterator.next() }
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
  public static func `import`<Rows: AsyncSequence>(
    _ rows: Rows, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult where Rows.Element == Draft {
    var iterator = rows.makeAsyncIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, reject, progress
    )
    .run(on: connection) { try await iterator.next() }
  }

  /// Inserts rows that have their keys as they come, all of them or, after an error, none.
  ///
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``DatabaseError``, with the number of the row at fault; what the sequence, `reject` and `progress` throw;
  ///   `CancellationError`.
  @_disfavoredOverload @discardableResult
  public static func `import`<Rows: AsyncSequence>(
    _ rows: Rows, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, timeout: Duration? = nil,
    rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult where Rows.Element == Row {
    var iterator = rows.makeAsyncIterator()
    return try await RowImport(
      try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName),
      timeout, reject, progress
    )
    .run(on: connection) { try await iterator.next() }
  }
}

/// An import of rows that are values of Swift.
struct RowImport {
  let target: ImportTarget
  let deadline: Deadline?
  let reject: RowLoader.Rejection?
  let progress: ((ImportProgress) throws -> Void)?

  init(
    _ target: ImportTarget, _ timeout: Duration?, _ reject: RowLoader.Rejection?,
    _ progress: ((ImportProgress) throws -> Void)?
  ) {
    self.target = target
    deadline = timeout.map { Deadline(after: $0) }
    self.reject = reject
    self.progress = progress
  }

  func run<Row: InsertableRow>(
    on connection: any Connection, _ next: () async throws -> Row?
  ) async throws -> ImportResult {
    var last: Row?
    return try await run(on: connection) { encoder in
      last = try await next()
      last?.encode(into: &encoder)
      return last != nil
    } describing: {
      last.map { "\($0)" } ?? ""
    }
  }

  /// - Parameters:
  ///   - next: Appends the values of the next row. `false` after the last row.
  ///   - describe: Describes that row, should it be rejected.
  func run(
    on connection: any Connection, _ next: (inout RowEncoder) async throws -> Bool,
    describing describe: () -> String
  ) async throws -> ImportResult {
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    return try await connection.transact(options) { connection in
      var loader = RowLoader(target, on: connection, hasLines: false, deadline: deadline, reject: reject)
      var encoder = RowEncoder()
      do {
        var number = 0
        while true {
          encoder.removeAll()
          let hasRow = try await next(&encoder)
          if !hasRow || loader.rows.isFull || !loader.rows.isEmpty && encoder.omitted != loader.rows.omitted {
            try Task.checkCancellation()
            let before = loader.result
            if hasRow { try await loader.flush() } else { try await loader.finish() }
            // The batch that has begun is not counted before it has ended.
            if !hasRow || before != loader.result { try progress?(ImportProgress(result: loader.result)) }
          }
          guard hasRow else { return loader.result }
          number += 1
          loader.add(encoder, number: number, describe)
        }
      } catch {
        throw await loader.abandon(error)
      }
    }
  }
}

extension RowLoader {
  fileprivate mutating func add(_ row: RowEncoder, number: Int, _ describe: () -> String) {
    rows.omitted = row.omitted
    rows.values += row.values
    rows.lines.append(number)
    rows.size += row.values.reduce(0) { $0 + $1.size }
    if reject != nil { rows.texts.append(describe()) }
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
