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
      RenderedStatement(sql: "SELECT \(list) FROM \(DefinitionText.name(of: table))"))
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
      let value = try row.nextValue()
      guard let copied = column.value(value) else {
        let key = keyPositions.filter { $0 < position }.map { batch.values[start + $0] }
        throw CopyError(
          .value(
            table: table.name, row: checksum.count + 1,
            key: key.map { ExportedValue($0, nil).text ?? "NULL" }.joined(separator: ", "),
            column.misfit(value)))
      }
      batch.values.append(copied)
      batch.size += copied.size
    }
    checksum.add(batch.values[start...], documents: documents)
    batch.lines.append(checksum.count)
  }
}
