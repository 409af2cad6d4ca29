/// The rows of a table, batch by batch, as values that are the same for every engine.
struct TableRows {
  private let table: DatabaseSchema.Table
  private let columns: [CopiedColumn]
  private let documents: Set<Int>
  private let keyPositions: [Int]
  private let cursor: any RowCursor
  private var isAtEnd = false
  /// Of the rows so far.
  private(set) var checksum = TableChecksum()

  /// - Parameters:
  ///   - part: A table of both databases.
  ///   - table: That of this one.
  ///   - connection: An open transaction.
  init(
    _ part: CopyPlan.Part, of table: DatabaseSchema.Table, in connection: any Connection
  ) async throws {
    self.table = table
    documents = part.documents
    columns = part.columns.compactMap { copied in
      table.column(copied.name).map { CopiedColumn($0, isTyped: table.isStrict, as: copied) }
    }
    keyPositions = part.columns.indices.filter {
      table.primaryKey?.columns.contains(part.columns[$0].name) == true
    }
    let list = columns.map(\.selection).joined(separator: ", ")
    cursor = try await connection.cursor(
      RenderedStatement(sql: "SELECT \(list) FROM \(connection.dialect.rowSource(of: table))"))
  }

  func close() async { await cursor.close() }

  /// Reads rows until there are enough of them for a batch.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: ``CopyError`` for a value that is none of its column's type.
  mutating func read(into batch: inout PendingRows) async throws -> Bool {
    // Few at a time: a value may be large.
    while !isAtEnd, !batch.isFull {
      let isMore = try await cursor.next(100) { row in try add(&row, to: &batch) }
      isAtEnd = !isMore
    }
    return !batch.isEmpty
  }

  private mutating func add(_ row: inout RowDecoder, to batch: inout PendingRows) throws {
    let start = batch.values.count
    for (position, column) in columns.enumerated() {
      func refusal(_ what: String) -> CopyError {
        let key = keyPositions.filter { $0 < position }.map { batch.values[start + $0] }
        return CopyError(
          .value(table: table.copiedName, row: checksum.count + 1, key: Self.text(ofKey: key), what))
      }
      let value: SQLValue
      do throws(DatabaseError) {
        value = try row.nextValue()
      } catch {
        guard error.code == .decoding else { throw error }
        throw refusal(column.unreadable)
      }
      guard let copied = column.value(value) else { throw refusal(column.misfit(value)) }
      batch.values.append(copied)
      batch.size += copied.size
    }
    checksum.add(batch.values[start...], documents: documents)
    batch.lines.append(checksum.count)
  }

  fileprivate static func text(ofKey key: [SQLValue]) -> String {
    key.map { ExportedValue($0, nil).text ?? "NULL" }.joined(separator: ", ")
  }
}

extension CopyPlan.Part {
  /// The error of the first row that has another document in the target, whose JSON keeps less of one: equal keys, digits
  /// beyond those of its numbers.
  ///
  /// - Returns: `nil` if there is none, or rows cannot be found again.
  func changedDocument(from original: any Connection, to copy: any Connection) async throws -> CopyError? {
    let documents = documents.sorted()
    let key = columns.indices.filter { source.primaryKey?.columns.contains(columns[$0].name) == true }
    guard !documents.isEmpty, !key.isEmpty, key.count == source.primaryKey?.columns.count else { return nil }
    func number(_ row: ArraySlice<SQLValue>, _ position: Int) -> UInt64 {
      let first = row.startIndex + position
      return TableChecksum.number(of: row[first...first], documents: [0])
    }
    func keyNumber(_ row: ArraySlice<SQLValue>) -> UInt64 {
      TableChecksum.number(of: key.map { row[row.startIndex + $0] }[...], documents: [])
    }
    var known: [UInt64: [UInt64]] = [:]
    // A table of more rows gets the error without the row.
    var isWhole = true
    try await eachRow(of: target, in: copy) { row, count in
      isWhole = count <= 100_000
      if isWhole { known[keyNumber(row)] = documents.map { number(row, $0) } }
      return isWhole
    }
    if !isWhole { return nil }
    var error: CopyError?
    try await eachRow(of: source, in: original) { row, count in
      guard let others = known[keyNumber(row)] else { return true }
      guard let (document, _) = zip(documents, others).first(where: { number(row, $0) != $1 }) else {
        return true
      }
      error = CopyError(
        .value(
          table: source.copiedName, row: count,
          key: TableRows.text(ofKey: key.map { row[row.startIndex + $0] }),
          "the document in the column \(columns[document].name) would be another one in the target, which keeps one of equal keys, and not every number as it is written"
        ))
      return false
    }
    return error
  }

  /// - Parameter body: Takes a row and its number, and tells whether the next one is wanted.
  private func eachRow(
    of table: DatabaseSchema.Table, in connection: any Connection,
    _ body: (ArraySlice<SQLValue>, Int) -> Bool
  ) async throws {
    var reader = try await TableRows(self, of: table, in: connection)
    var batch = PendingRows()
    var isWanted = true
    do {
      while isWanted, try await reader.read(into: &batch) {
        for (position, number) in batch.lines.enumerated() where isWanted {
          let start = position * columns.count
          isWanted = body(batch.values[start..<start + columns.count], number)
        }
        batch.removeAll()
      }
    } catch {
      await reader.close()
      throw error
    }
    await reader.close()
  }
}
