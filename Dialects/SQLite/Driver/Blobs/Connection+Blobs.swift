@_spi(KoineDriver) public import Koine

extension Connection {
  /// Opens the blob of one row, to read or write it in parts. SQLite only.
  ///
  ///     try await database.withBlob(of: \.content, in: Attachment.find(42)) { blob in
  ///       for try await chunk in blob.chunks() { try file.write(contentsOf: chunk) }
  ///     }
  ///
  /// On a transaction, `body` may run statements between; on a database or a lease the call is a transaction of its own,
  /// and `body` uses the blob alone. The length of a blob is set before, by ``zeroBlob(byteCount:)``:
  ///
  ///     try await database.transaction { connection in
  ///       try await Attachment.find(42).update { $0.content = zeroBlob(byteCount: count) }.execute(connection)
  ///       try await connection.withBlob(of: \.content, in: Attachment.find(42), access: .readWrite) { blob in
  ///         var offset = 0
  ///         for try await chunk in upload {
  ///           try await blob.write(chunk, at: offset)
  ///           offset += chunk.count
  ///         }
  ///       }
  ///     }
  ///
  /// What is written is told to observers when the transaction is committed, as a change of the column. Triggers and checks do
  /// not run. While a blob is open for writing, no nested transaction can begin.
  ///
  /// - Parameters:
  ///   - column: The column. It may not be generated, nor may another one of its table; to be written, it may not be a
  ///     foreign key or in an index, nor may the table have an index of an expression.
  ///   - row: The query of one row. The table is not a view, and not WITHOUT ROWID.
  ///   - access: Whether to read or to read and write; reading unless given.
  ///   - timeout: How long the call may take on a database or a lease. `nil` is the limit of the database or transaction.
  ///   - body: Receives the blob, which is of no use after the end of the call.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; `DatabaseError` with the code `misuse` if the blob of such a column or table cannot be
  ///   opened, several rows were found, or the connection is not one of SQLite; `invalidValue` if there is no row, or NULL
  ///   or a number is in its place; `readOnly`; `CancellationError` if the task was cancelled. On a transaction, that
  ///   one has failed then.
  @discardableResult
  public nonisolated(nonsending) func withBlob<Columns: TableColumns, Root, Value: SQLiteBlobValue, Result>(
    of column: KeyPath<Columns, Column<Root, Value>>, in row: From1<Columns>,
    access: TransactionAccess = .readOnly, timeout: Duration? = nil,
    _ body: (SQLiteBlob<Columns>) async throws -> Result
  ) async throws -> Result {
    guard isTransaction else {
      return try await transaction(
        isolation: access == .readOnly ? .repeatableRead : .serializable, access: access, timeout: timeout
      ) { connection in
        try await connection.withBlob(of: column, in: row, access: access, body)
      }
    }
    guard let scope = self as? ConnectionScope else { throw DatabaseError.notOfSQLite }
    let source = row._columns._source
    let place = BlobPlace(
      schema: source.schema, table: source.name, column: row._columns[keyPath: column].column.name)
    let blob = try await scope.openBlob(in: place, row, isWritable: access == .readWrite)
    let result: Result
    do {
      result = try await body(blob)
    } catch {
      await blob.end()
      throw error
    }
    await blob.end()
    return result
  }
}

extension ConnectionScope {
  fileprivate func openBlob<Columns: TableColumns>(
    in place: BlobPlace, _ row: From1<Columns>, isWritable: Bool
  ) async throws -> SQLiteBlob<Columns> {
    for name in [place.schema ?? "", place.table, place.column] where name.hasNUL {
      throw DatabaseError(.misuse, "The name of a table, schema or column holds a NUL.")
    }
    if place.column.isEmpty {
      throw DatabaseError(.misuse, "An expression is not a column that holds a blob.")
    }
    try await useSession { session, deadline in
      try await Self.sqliteSession(session).checkBlobs(in: place, isWritable: isWritable, until: deadline)
    }
    let number = try await rowNumber(of: row)
    return try await useSession { session, deadline in
      let session = try Self.sqliteSession(session)
      let (blob, length) = try await session.openBlob(
        in: place, row: number, isWritable: isWritable, until: deadline)
      return SQLiteBlob(blob, length: length, of: session, in: self)
    }
  }

  private static func sqliteSession(_ session: any DatabaseSession) throws(DatabaseError) -> SQLiteSession {
    guard let session = session as? SQLiteSession else { throw DatabaseError.notOfSQLite }
    return session
  }

  /// SQLite's own number of a row.
  func rowNumber<Columns: TableColumns>(of row: From1<Columns>) async throws -> Int64 {
    let source = row._columns._source
    // A column of such a name hides the number.
    let columns = Set(source.columns.map { $0.name.asciiLowercased })
    guard let name = ["rowid", "_rowid_", "oid"].first(where: { !columns.contains($0) }) else {
      throw DatabaseError(.misuse, "Columns of the table hide every name of SQLite's own number of a row.")
    }
    let query = row.select { _ in SQL("\(raw: name)", as: Int.self) }
    // Two are enough to know that there are several; a limit of the query's own says that it finds fewer.
    let numbers = try await (row.sqlQuery.limit == nil ? query.limit(2) : query).fetchAll(self)
    switch numbers.count {
    case 0: throw DatabaseError(.invalidValue, "There is no such row.", table: source.name)
    case 1: return Int64(numbers[0])
    default: throw DatabaseError(.misuse, "The query of the blob's row finds several rows.")
    }
  }
}

extension DatabaseError {
  fileprivate static var notOfSQLite: DatabaseError {
    DatabaseError(.misuse, "Blobs are opened on a transaction that a database of SQLite has begun.")
  }
}
