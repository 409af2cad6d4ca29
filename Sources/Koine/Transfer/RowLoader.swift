/// Rows that wait to be inserted together: they leave the same columns to the database.
struct PendingRows {
  /// The values of the rows, one row behind another.
  var values: [SQLValue] = []
  /// The line, or the number, of each row.
  var lines: [Int] = []
  /// The text of each row, if rejected rows are to be told.
  var texts: [String] = []
  /// The positions of the columns that the rows leave to the database, ascending.
  var omitted: [Int] = []
  /// About how much memory the values take.
  var size = 0

  var isEmpty: Bool { lines.isEmpty }
  var isFull: Bool { lines.count >= 2_000 || size >= 4 << 20 }

  /// Forgets the rows, keeps the memory.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    size = 0
  }
}

/// Inserts rows in batches, on the connection of one transaction.
struct RowLoader {
  /// Receives a row that is left out; without it the first one ends the import.
  typealias Rejection = (RejectedRow) throws -> Void

  let target: ImportTarget
  let connection: any Connection
  let reject: Rejection?
  let deadline: Deadline?
  /// Whether rows have lines; if not, they have numbers.
  let hasLines: Bool
  var rows = PendingRows()
  private(set) var result = ImportResult()
  private var templates: [[Int]: ImportTemplate] = [:]

  init(
    _ target: ImportTarget, on connection: any Connection, hasLines: Bool, deadline: Deadline?,
    reject: Rejection?
  ) {
    self.target = target
    self.connection = connection
    self.hasLines = hasLines
    self.deadline = deadline
    self.reject = reject
  }

  /// Leaves a row out, or ends the import.
  mutating func refuse(_ error: ImportError, _ text: @autoclosure () -> String) throws {
    guard let reject else { throw error }
    result.rejected += 1
    try reject(RejectedRow(error: error, text: text()))
  }

  /// Inserts the rows that wait.
  mutating func flush() async throws {
    if rows.isEmpty { return }
    let template: ImportTemplate
    if let known = templates[rows.omitted] {
      template = known
    } else {
      template = try ImportTemplate(target, omitting: rows.omitted, in: connection.dialect)
      templates[rows.omitted] = template
    }
    guard reject == nil else {
      try await insertRejecting(template)
      return rows.removeAll()
    }
    do {
      result += try await insert(0..<rows.lines.count, template, on: connection)
    } catch let error as DatabaseError {
      throw named(error, first: 0)
    }
    rows.removeAll()
  }

  private func insert(
    _ range: Range<Int>, _ template: ImportTemplate, on connection: any Connection
  ) async throws -> ImportResult {
    do {
      let affected = try await connection.run(
        template.batch(of: rows.values, rows: range, deadline: deadline))
      // One that replaces a row may count as two.
      let inserted = target.rule == .skip ? affected : range.count
      return ImportResult(inserted: inserted, skipped: range.count - inserted)
    } catch {
      throw DatabaseError.named(error, by: target.table, template.columns)
    }
  }

  /// Inserts what can be inserted. A batch in which a row fails is taken back and repeated up to that row; the batches
  /// that begin with it are short at first, so that many failures do not repeat much.
  private mutating func insertRejecting(_ template: ImportTemplate) async throws {
    var first = 0
    var size = rows.lines.count
    while first < rows.lines.count {
      let range = first..<Swift.min(first + size, rows.lines.count)
      do {
        result += try await insertNested(range, template)
        first = range.upperBound
        size *= 4
      } catch let error as DatabaseError where error.isAboutRow {
        // A driver that sends rows ahead may tell of a later row first: those before it are tried again.
        let failed = first + Swift.min(Swift.max((error.row ?? 1) - 1, 0), range.count - 1)
        guard failed == first else {
          size = failed - first
          continue
        }
        let text = rows.texts[failed]
        try refuse(refusal(error, line: rows.lines[failed]), text)
        first = failed + 1
        size = 16
      }
    }
  }

  /// Inserts rows in a nested transaction.
  private func insertNested(_ range: Range<Int>, _ template: ImportTemplate) async throws -> ImportResult {
    try await connection.transact(TransactionOptions(isolation: .readCommitted, deadline: deadline)) {
      try await insert(range, template, on: $0)
    }
  }

  /// The error with the line of its row.
  private func named(_ error: DatabaseError, first: Int) -> any Error {
    guard error.isAboutRow, let row = error.row, rows.lines.indices.contains(first + row - 1) else {
      return error
    }
    let line = rows.lines[first + row - 1]
    return hasLines ? refusal(error, line: line) : error.inRow(line)
  }

  private func refusal(_ error: DatabaseError, line: Int) -> ImportError {
    ImportError(
      line: hasLines ? line : nil, table: target.table.name,
      tableColumn: error.columns.count == 1 ? error.columns[0] : nil,
      hasLines ? error.message : "Row \(line): \(error.message)", databaseError: error)
  }
}

extension ImportResult {
  static func += (left: inout ImportResult, right: ImportResult) {
    left.inserted += right.inserted
    left.skipped += right.skipped
    left.rejected += right.rejected
  }
}

extension DatabaseError {
  /// Whether a row, and not the connection or the statement, is at fault.
  fileprivate var isAboutRow: Bool {
    switch code {
    case .uniqueViolation, .foreignKeyViolation, .notNullViolation, .checkViolation, .invalidValue: row != nil
    default: row != nil && place != nil
    }
  }
}
