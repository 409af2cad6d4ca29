/// Rows that wait to be inserted together: they leave the same columns to the database.
struct PendingRows: Sendable {
  /// The values of the rows, one row behind another.
  var values: [SQLValue] = []
  /// The line, or the number, of each row.
  var lines: [Int] = []
  /// The text of each row, if rejected rows are to be told.
  var texts: [String] = []
  /// The positions of the columns that the rows leave to the database, ascending.
  var omitted: [Int] = []
  /// The rows that could not be read, each with how many of those that wait come before it.
  var unreadable: [(position: Int, row: RejectedRow)] = []
  /// How many of these were told.
  var toldCount = 0
  /// About how much memory the values take.
  var size = 0

  var isEmpty: Bool { lines.isEmpty }
  var isFull: Bool { lines.count >= Self.maximum || size >= 4 << 20 }

  private static let maximum = 20_000

  /// Hands the rows over, and makes room for as many.
  mutating func take() -> PendingRows {
    defer {
      let (count, values) = (lines.count, values.count)
      self = PendingRows()
      self.values.reserveCapacity(values)
      lines.reserveCapacity(count)
    }
    return self
  }

  /// Forgets the rows, keeps the memory.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    unreadable.removeAll(keepingCapacity: true)
    toldCount = 0
    size = 0
  }
}

/// Inserts rows in batches, on the connection of one transaction.
///
/// While one batch is inserted, the next one is collected. Call ``finish()`` at the end, or ``abandon()``.
struct RowLoader {
  /// Receives a row that is left out; without it the first one ends the import.
  typealias Rejection = CallersClosure<RejectedRow, Void, any Error>
  /// Receives what was done, after each batch.
  typealias Progression = CallersClosure<ImportProgress, Void, any Error>

  let target: ImportTarget
  let connection: any Connection
  let reject: Rejection?
  let deadline: Deadline?
  /// Whether rows have lines; if not, they have numbers.
  let hasLines: Bool
  var rows = PendingRows()
  /// What was done so far. A batch that is under way does not count.
  private(set) var result = ImportResult()
  /// By the columns that the rows leave out, of which there may be as many sets as lines.
  private(set) var templates: [[Int]: ImportTemplate] = [:]
  /// The batch that is under way.
  private var running: Task<ImportResult, any Error>?
  /// The positions of the generated columns for which a row brought a value.
  private var givenKeys: Set<Int> = []

  /// How many templates are kept.
  static let templateCount = 64

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

  /// Leaves out a row that cannot be read, or ends the import. It is told with those that wait, behind those before it.
  mutating func refuse(_ error: ImportError, _ text: @autoclosure () -> String) throws {
    guard reject != nil else { throw error }
    let row = RejectedRow(error: error, text: text())
    rows.unreadable.append((rows.lines.count, row))
    rows.size += row.text.utf8.count + 256
  }

  /// Hands over a row that is left out.
  private mutating func tell(_ row: RejectedRow) async throws {
    result.rejected += 1
    do {
      try await reject?(row)
    } catch {
      // Who has ended the import hears no more of it.
      rows.toldCount = rows.unreadable.count
      throw error
    }
  }

  /// Tells the rows that could not be read and come before one of those that wait.
  private mutating func tellUnreadable(before position: Int) async throws {
    while rows.toldCount < rows.unreadable.count, rows.unreadable[rows.toldCount].position <= position {
      rows.toldCount += 1
      try await tell(rows.unreadable[rows.toldCount - 1].row)
    }
  }

  /// Begins to insert the rows that wait, after those before them.
  mutating func flush() async throws {
    try await settle()
    if rows.isEmpty {
      try await tellUnreadable(before: 0)
      return rows.removeAll()
    }
    let template: ImportTemplate
    if let known = templates[rows.omitted] {
      template = known
    } else {
      template = try ImportTemplate(
        target, omitting: rows.omitted, isRetried: reject != nil, in: connection.dialect)
      if templates.count >= Self.templateCount { templates.removeAll(keepingCapacity: true) }
      templates[rows.omitted] = template
    }
    givenKeys.formUnion(target.generatedKeys.filter { !rows.omitted.contains($0) })
    guard reject == nil else {
      try await insertRejecting(template)
      return rows.removeAll()
    }
    let batch = ImportBatch(target: target, template: template, rows: rows.take(), deadline: deadline)
    let (connection, hasLines) = (connection, hasLines)
    running = Task {
      do {
        return try await batch.insert(on: connection)
      } catch let error as DatabaseError {
        throw batch.named(error, hasLines: hasLines)
      }
    }
  }

  /// Waits for the batch that is under way.
  private mutating func settle() async throws {
    guard let running else { return }
    self.running = nil
    result += try await withTaskCancellationHandler {
      try await running.value
    } onCancel: {
      running.cancel()
    }
  }

  /// Inserts the rows that are left, and sees to it that the next generated keys are none of theirs.
  mutating func finish() async throws {
    try await flush()
    try await settle()
    guard result.inserted > 0, !givenKeys.isEmpty else { return }
    let statements = try givenKeys.sorted().map { key in
      let advance = SQLStatement.advanceGeneratedKey(target.table, target.table.columns[key])
      var statement = try advance.render(in: connection.dialect)
      statement.deadline = deadline
      return statement
    }
    do {
      _ = try await connection.transact(TransactionOptions(isolation: .readCommitted, deadline: deadline)) {
        for statement in statements { try await $0.perform(statement) { _ in } }
      }
    } catch let error as DatabaseError where error.code == .permissionDenied {
      // Who may insert rows, but not move the sequence, could import them before, too.
    }
  }

  /// Waits for the batch that is under way, as the import ends with an error.
  ///
  /// - Returns: The error of the batch, whose rows come before, or else the one that is given.
  mutating func abandon(_ error: any Error) async -> any Error {
    if error is CancellationError {
      running?.cancel()
    } else {
      try? await tellUnreadable(before: rows.lines.count)
    }
    do {
      try await settle()
      return error
    } catch let earlier {
      return earlier
    }
  }

  /// Inserts what can be inserted. A batch in which a row fails is taken back and repeated up to that row; the batches
  /// that begin with it are short at first, so that many failures do not repeat much.
  private mutating func insertRejecting(_ template: ImportTemplate) async throws {
    let batch = ImportBatch(target: target, template: template, rows: rows, deadline: deadline)
    var first = 0
    var size = rows.lines.count
    while first < rows.lines.count {
      let range = first..<Swift.min(first + size, rows.lines.count)
      do {
        result += try await insertNested(range, of: batch)
        first = range.upperBound
        size *= 4
      } catch let error as DatabaseError where error.isAboutRow {
        // A driver that sends rows ahead may tell of a later row first: those before it are tried again.
        let failed = first + Swift.min(Swift.max((error.row ?? 1) - 1, 0), range.count - 1)
        guard failed == first else {
          size = failed - first
          continue
        }
        try await tellUnreadable(before: failed)
        let refusal = batch.refusal(error, line: rows.lines[failed], hasLines: hasLines)
        try await tell(RejectedRow(error: refusal, text: rows.texts[failed]))
        first = failed + 1
        size = 16
      }
    }
    try await tellUnreadable(before: rows.lines.count)
  }

  /// Inserts rows in a nested transaction.
  private func insertNested(_ range: Range<Int>, of batch: ImportBatch) async throws -> ImportResult {
    try await connection.transact(TransactionOptions(isolation: .readCommitted, deadline: deadline)) {
      try await batch.insert(range, on: $0)
    }
  }
}

/// Rows that are inserted together.
private struct ImportBatch: Sendable {
  let target: ImportTarget
  let template: ImportTemplate
  let rows: PendingRows
  let deadline: Deadline?

  func insert(on connection: any Connection) async throws -> ImportResult {
    try await insert(0..<rows.lines.count, on: connection)
  }

  func insert(_ range: Range<Int>, on connection: any Connection) async throws -> ImportResult {
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

  /// The error with the line of its row.
  func named(_ error: DatabaseError, hasLines: Bool) -> any Error {
    guard error.isAboutRow, let row = error.row, rows.lines.indices.contains(row - 1) else { return error }
    let line = rows.lines[row - 1]
    return hasLines ? refusal(error, line: line, hasLines: true) : error.inRow(line)
  }

  func refusal(_ error: DatabaseError, line: Int, hasLines: Bool) -> ImportError {
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
    // A rule that has no code of its own here, such as an exclusion constraint, or one that a function of the database
    // has made up; not what is wrong with the statement or the server.
    case .other where engineCode?.utf8.count == 5:
      row != nil
        && !["08", "25", "40", "42", "53", "57", "58", "XX"].contains { engineCode?.hasPrefix($0) == true }
    default: row != nil && place != nil
    }
  }
}
