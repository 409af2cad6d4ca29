import CSQLite
@_spi(KoineDriver) import Koine
import Synchronization

/// What SQLite tells of a statement that it compiles: what the statement touches, and what the names in it may mean.
struct CompiledAccess: Sendable {
  enum Kind: Sendable {
    case read, update
    /// Rows are inserted or deleted.
    case rows
    /// Tables, indexes, views or triggers are changed.
    case definition
  }

  /// An access to a table or view.
  struct Part: Sendable, Hashable {
    let kind: Kind
    /// `nil` if SQLite does not tell, as no column is read.
    let schema: String?
    /// The name; as it is written in the statement if no column is read.
    let table: String
    /// `nil` for rows, and if no column is read.
    let column: String?
    /// Whether it is for a view, a trigger or a common table, and not for the statement's own text.
    let isForOthers: Bool
  }

  /// A table or view of the database.
  struct Entry: Sendable, Hashable {
    let schema: String
    let name: String
    let isView: Bool
  }

  let parts: Set<Part>
  /// The tables of which SQLite may not tell every column that is read; `nil` if they are not known.
  let joinedByName: Set<OpenedTable>?
  /// The tables and views, those first that a bare name finds.
  let entries: [Entry]
}

/// What the dialect asks its driver: what a statement touches. The statement is compiled, and does not run.
final class AccessQuestion: Sendable {
  /// The text of the statement.
  let sql: String
  private let stored = Mutex<CompiledAccess?>(nil)

  init(of sql: String) { self.sql = sql }

  /// What the driver has left; `nil` if it does not know the question.
  var answer: CompiledAccess? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}

extension SQLiteSession {
  /// Answers what a statement touches.
  func answer(_ question: AccessQuestion, until deadline: Deadline?) async throws {
    try StatementText.checkLength(of: question.sql)
    try await gate.acquire()
    defer { leave() }
    try checkTransaction()
    try begin(until: deadline, question.sql)
    question.answer = try await withTaskExecutorPreference(thread) {
      handle.busyPolicy.limit = .none
      return try handle.access(of: question.sql)
    }
  }
}

extension SQLiteHandle {
  /// Compiles a statement.
  ///
  /// - Throws: `DatabaseError`, or what a function in Swift has thrown.
  fileprivate func access(of sql: String) throws -> CompiledAccess {
    // To read the schemas lets SQLite notice if somebody else has changed one.
    let entries = try entries()
    defer { forgetEffects() }
    do throws(DatabaseError) {
      sqlite3_finalize(try prepare(sql))
    } catch {
      throw thrownError(error.engineMessage) ?? error
    }
    // The second time: with the first use of a virtual table, SQLite also tells of its definition.
    var code = SQLITE_OK
    let parts = notes.parts { code = resultOfCompiling(sql) }
    guard code == SQLITE_OK else {
      throw failure(code, isCompiling: true).error(sql: sql)
    }
    return CompiledAccess(
      parts: parts, joinedByName: try tablesOfJoinsByName(in: sql), entries: entries)
  }

  private func entries() throws(DatabaseError) -> [CompiledAccess.Entry] {
    let schemas = Self.schemasWithTemporary(of: pointer)
    var entries: [CompiledAccess.Entry] = []
    // A bare name is looked for among the temporary tables first.
    for schema in schemas.filter({ $0 == "temp" }) + schemas.filter({ $0 != "temp" }) {
      let query = """
        SELECT name, type = 'view' FROM \(DefinitionText.name(schema)).sqlite_schema \
        WHERE type IN ('table', 'view')
        """
      try eachRow(query) { row in
        entries.append(CompiledAccess.Entry(schema: schema, name: row(0), isView: row(1) == "1"))
      }
    }
    return entries
  }
}
