extension Table {
  /// Inserts the rows of a text, all of them or, after an error, none.
  ///
  ///     let result = try await Plane.import(.file("planes.csv"), as: .csv(), into: database)
  ///     print(result.inserted)
  ///
  ///     try await Plane.import(
  ///       .file("planes.csv"), as: .csv(), into: database, onConflict: .replace,
  ///       rejecting: { row in print(row.error) })
  ///
  /// It reads what ``Statement/export(as:from:timeout:to:)`` writes: the same rows come out of it, on either engine. The
  /// names in the header, or the keys of the objects, are those of the table's columns, in any order. A column may be
  /// missing if it is optional, is a generated key or has a default in the database. Values are read as the declared
  /// types; other spellings that are read, among them those of `\copy` of psql: an instant with an offset such as `+02:00`,
  /// `+0530` or `+00`, and `t` and `f`, `1` and `0` for truth values.
  ///
  /// The rows are inserted in batches, in one transaction. A text that comes slowly keeps that open, and on SQLite other
  /// writers waiting. If the task is cancelled, nothing is inserted.
  ///
  /// - Parameters:
  ///   - source: Where the text comes from.
  ///   - format: CSV with any delimiter and marker for NULL, or lines of JSON. What ends a line is found out.
  ///   - connection: A database, a leased connection or a transaction.
  ///   - conflict: What is done with a row whose key exists; by default the import fails.
  ///   - ignoringUnknown: Whether columns that the table does not have are left out; by default they are an error.
  ///   - timeout: How long the call may take, the source's own time included: it is looked at when a piece of the text
  ///     has come. `nil` is the limit of the database or transaction.
  ///   - reject: Receives each row that cannot be read, and each that the engine refuses, in the order of the text; the
  ///     others are inserted. Without it, the first such row ends the import. What it throws ends the import, too. It runs on
  ///     the actor of the caller, as `progress` does.
  ///   - progress: Is called after each batch.
  /// - Returns: How many rows were inserted, skipped and rejected.
  /// - Throws: ``ImportError`` if the text cannot be read, or the engine refuses a row; ``DatabaseError``; what the source
  ///   throws; `CancellationError`.
  @discardableResult
  public nonisolated(nonsending) static func `import`(
    _ source: ImportSource, as format: ExportFormat, into connection: any Connection,
    onConflict conflict: ImportConflict<Self> = .fail, ignoringUnknown: Bool = false,
    timeout: Duration? = nil, rejecting reject: ((RejectedRow) throws -> Void)? = nil,
    progress: ((ImportProgress) throws -> Void)? = nil
  ) async throws -> ImportResult {
    let target = try ImportTarget(schema, conflict.rule, key: conflict.key, version: versionColumnName)
    let text = TextImport(
      columns: ImportColumns(target, ignoresUnknown: ignoringUnknown), source: source, textFormat: format,
      deadline: timeout.map { Deadline(after: $0) }, reject: CallersClosure(on: #isolation, reject),
      progress: CallersClosure(on: #isolation, progress))
    return try await text.run(on: connection)
  }
}

/// An import of a text.
struct TextImport {
  let columns: ImportColumns
  let source: ImportSource
  let textFormat: ExportFormat
  let deadline: Deadline?
  let reject: RowLoader.Rejection?
  let progress: RowLoader.Progression?

  private var records: any TextRecords {
    get throws(DatabaseError) {
      switch textFormat.kind {
      case .separated(let dialect): try SeparatedRecords(dialect, columns)
      case .jsonLines: JSONLineRecords(columns)
      case .table: throw DatabaseError(.misuse, "A table in a box is for people; it cannot be imported.")
      }
    }
  }

  func run(on connection: any Connection) async throws -> ImportResult {
    var records = try records
    let (size, read) = try source.open()
    let options = TransactionOptions(isolation: .readCommitted, deadline: deadline)
    return try await connection.transact(options) { connection in
      var loader = RowLoader(
        columns.target, on: connection, hasLines: true, deadline: deadline, reject: reject)
      var state = ImportProgress(totalBytes: size)
      var isAtEnd = false
      do {
        while !isAtEnd {
          let piece = try await read()
          // A stream ends when its reader is cancelled: that is not the end of the text.
          try Task.checkCancellation()
          if let piece {
            state.bytes += piece.count
            records.append(piece)
          } else {
            records.finish()
            isAtEnd = true
          }
          while try records.read(into: &loader) {
            try await loader.flush()
            // The batch that has begun is not counted before it has ended.
            guard state.result != loader.result else { continue }
            state.result = loader.result
            try await progress?(state)
          }
        }
        try await loader.finish()
        state.result = loader.result
        try await progress?(state)
        return loader.result
      } catch {
        throw await loader.abandon(error)
      }
    }
  }
}

/// The rows of a text in one of the formats.
protocol TextRecords {
  /// Adds a piece of the text.
  mutating func append(_ bytes: [UInt8])

  /// Says that nothing follows.
  mutating func finish()

  /// Reads rows until the loader has enough of them, or the text has no more.
  ///
  /// - Returns: Whether the rows that wait have to be inserted before the next are read.
  /// - Throws: ``ImportError`` of the first row that is not as it has to be, unless the loader goes on without it.
  mutating func read(into loader: inout RowLoader) throws -> Bool
}
