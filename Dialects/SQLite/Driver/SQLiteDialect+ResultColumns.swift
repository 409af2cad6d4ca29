@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect
import Synchronization

extension SQLiteDialect {
  /// The columns of the result that are columns of tables, as these declare their types. An expression has no type.
  public func resultColumns(
    of query: RenderedStatement, named names: [String], on connection: any Connection
  ) async throws -> [DatabaseSchema.Column?] {
    let question = DeclaredTypesQuestion()
    var statement = query
    // A driver that does not know the question makes nothing of it.
    statement.sql = "SELECT * FROM (\(query.sql)\n) LIMIT 0"
    statement.header = ResultHeader(asking: question)
    try await connection.run(statement) { _ in }
    guard let types = question.answer, types.count == names.count else { return names.map { _ in nil } }
    return zip(names, types).map { name, type in
      type.map { type in
        DatabaseSchema.Column(
          name, typeName: type, type: SQLiteColumnType.type(named: type, ofColumn: name, checks: []))
      }
    }
  }

  /// Whether a column of numbers is read as a number, and one of texts as what a text may say. Any other may hold whatever was
  /// stored.
  public func reads(_ type: SQLType, from column: DatabaseSchema.Column) -> Bool {
    let isText: Bool
    switch type {
    case .boolean, .integer, .unsigned, .real, .double, .decimal: isText = false
    case .text, .timestamp, .date, .time, .uuid, .json: isText = true
    default: return true
    }
    guard let keepsTexts = SQLiteColumnType.keepsTexts(column.typeName) else { return true }
    return keepsTexts == isText
  }
}

/// What the dialect asks its driver: which types tables declare for the columns of a result. The statement is compiled,
/// and does not run.
final class DeclaredTypesQuestion: Sendable {
  private let stored = Mutex<[String?]?>(nil)

  /// What the driver has left; `nil` if it does not know the question.
  var answer: [String?]? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
