@_spi(KoineDriver) import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// Both engines with the rows of ``Datum``, made once.
struct NumberTables: Sendable {
  let all: [any Database]

  static func shared() async throws -> NumberTables { try await made.value }

  private static let made = Task {
    let tables = NumberTables(
      all: [try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase()])
    for engine in tables.all { try await install(on: engine) }
    return tables
  }

  private static func install(on database: some Database) async throws {
    try await Datum.createTable().execute(database)
    try await Datum.insert(Datum.rows).execute(database)
    // PostgreSQL would take the table for a large one, and compile each query.
    try await database.execute("ANALYZE")
  }

  /// The values of expressions over the rows of ``Datum``, in the order of their keys.
  func values(of expressions: [SQLExpression], on engine: any Database) async throws -> [[SQLValue]] {
    let select = SQLSelect(
      columns: expressions.map { .expression($0) }, from: .table(Datum.columns._source))
    let query = SQLQuery(.select(select), ordering: [SQLOrdering(Datum.columns.id.expression)])
    let rows = try await ResultRows(of: Raw(statement: .query(query)), on: engine).rows
    return expressions.indices.map { index in
      rows.map { $0[index].inOneForm(as: expressions[index].type) }
    }
  }
}

extension SQLValue {
  /// A value in one form for every engine: truth values, decimals as integers, instants, UUIDs, zeros without a sign.
  func inOneForm(as type: SQLType) -> SQLValue {
    switch (self, type.storage) {
    case (.integer(let number), .boolean): return .boolean(number != 0)
    case (.double(let number), _): return .double(number == 0 ? 0 : number)
    case (.text(let text), .decimal(let scale)):
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      let decimals = parts.count > 1 ? String(parts[1]) : ""
      let padded = decimals + String(repeating: "0", count: Swift.max(0, scale - decimals.count))
      return Int64(parts[0] + padded).map { .integer($0) } ?? self
    case (.text(var text), .timestamp):
      let microseconds = text.withUTF8 { SQLTimestamp.parse(UnsafeRawBufferPointer($0)) }
      return microseconds.map { .timestamp(microseconds: $0) } ?? self
    case (.text(var text), .date):
      let days = text.withUTF8 { SQLTimestamp.parseDate(UnsafeRawBufferPointer($0)) }
      return days.map { .date(days: $0) } ?? self
    case (.timestamp(let microseconds), .date): return .date(days: microseconds / 86_400_000_000)
    case (.text(var text), .time):
      let microseconds = text.withUTF8 { SQLTimestamp.parseTime(UnsafeRawBufferPointer($0)) }
      return microseconds.map { .time(microseconds: $0) } ?? self
    case (.text(let text), .json): return .text(CanonicalJSON(text)?.text ?? text)
    case (.uuid(let uuid), .uuid): return .text(uuid.description)
    default: return self
    }
  }
}
