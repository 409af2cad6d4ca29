/// The rows of a running query, taken from the engine as the consumer asks for them.
public struct RowStream<Query: Statement>: AsyncSequence, Sendable {
  /// What the query yields for each row.
  public typealias Element = Query.Output

  let statement: Query
  let connection: any Connection
  let timeout: Duration?

  /// Begins an iteration. The query runs when the first row is asked for, and anew for each iteration.
  public func makeAsyncIterator() -> Iterator {
    Iterator(statement: statement, connection: connection, timeout: timeout)
  }

  /// Asks for rows in portions, so that not every row costs a suspension.
  public struct Iterator: AsyncIteratorProtocol {
    private var statement: Query
    private let connection: any Connection
    private let timeout: Duration?
    private var cursor: (any RowCursor)?
    /// The same, if it belongs to a transaction or lease.
    private var scopeCursor: ScopeCursor?
    /// Where the driver leaves the names of a result without rows; `nil` if the query does not read by name.
    private let header = Query._matchesNames ? ResultHeader() : nil
    private var hasEnded = false
    /// What went wrong behind the rows of the portion: they are given out first.
    private var failure: (any Error)?
    /// Decoded rows, the next one at `position`.
    private var portion: [Query.Output] = []
    private var position = 0
    /// How many rows earlier portions had.
    private var count = 0

    init(statement: Query, connection: any Connection, timeout: Duration?) {
      self.statement = statement
      self.connection = connection
      self.timeout = timeout
    }

    /// The next row, or `nil` after the last one.
    ///
    /// - Throws: ``UnsupportedFeatures`` if the engine cannot express the query, ``DatabaseError``, or
    ///   `CancellationError` if the task was cancelled.
    public mutating func next() async throws -> Query.Output? {
      // What was read ahead is refused after the end of the transaction, as what was not.
      if let scopeCursor, position < portion.count || !hasEnded { try scopeCursor.checkOpen() }
      while position == portion.count {
        if let failure {
          self.failure = nil
          throw failure
        }
        if hasEnded { return nil }
        try await fetchPortion()
      }
      defer { position += 1 }
      return portion[position]
    }

    private mutating func fetchPortion() async throws {
      count += portion.count
      position = 0
      // Taken out of the property, so that the array is the only one with its memory.
      var rows: [Query.Output] = []
      swap(&rows, &portion)
      rows.removeAll(keepingCapacity: true)
      let cursor: any RowCursor
      if let open = self.cursor {
        cursor = open
      } else {
        guard var rendered = try statement.text(for: connection) else {
          hasEnded = true
          return
        }
        if let timeout { rendered.deadline = Deadline(after: timeout) }
        if rendered.hasSteps {
          // What writes has to run to its end, however few rows are taken.
          hasEnded = true
          try await connection.perform(rendered) { row in
            do {
              rows.append(try statement.decode(&row))
            } catch {
              throw DatabaseError.named(error, by: statement.statement, row: rows.count + 1)
            }
          }
          portion = rows
          return
        }
        rendered.header = header
        cursor = try await connection.cursor(rendered)
        self.cursor = cursor
        scopeCursor = cursor as? ScopeCursor
      }
      do {
        var reader = statement
        let hasMore = try await cursor.next(64) { row in
          do {
            rows.append(try reader._decodeNext(&row))
          } catch {
            throw DatabaseError.named(error, by: statement.statement, row: count + rows.count + 1)
          }
        }
        statement = reader
        if !hasMore {
          hasEnded = true
          await cursor.close()
        }
      } catch {
        hasEnded = true
        await cursor.close()
        if error is CancellationError { throw error }
        failure = error
      }
      portion = rows
      if hasEnded, failure == nil, count + rows.count == 0, let names = header?.columnNames {
        try statement._check(names)
      }
    }
  }
}
