import CLibPQ
@_spi(KoineDriver) import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A statement that the server has prepared on one connection.
final class PreparedStatement: @unchecked Sendable {
  // Sendable because the session's turn orders every use.

  let name: String
  /// The name in the form that libpq takes, kept so that no run copies it.
  let cName: UnsafePointer<CChar>
  /// How to read the result's columns, once a result was seen.
  var columns: ResultColumns?
  let traits: StatementTraits
  fileprivate var lastUse: UInt64 = 0
  fileprivate let key: StatementKey
  private var runs = 0
  private var shortestRun = UInt64.max

  /// How often the server plans a prepared statement for the values that it is given. From then on it may prefer one
  /// plan for all values, which it takes to be cheaper, and which can be slower by any factor.
  private static let runsPlannedForValues = 5
  /// Nanoseconds beside which making a plan is cheap.
  private static let longRun: UInt64 = 20_000_000

  fileprivate init(name: String, key: StatementKey, traits: StatementTraits) {
    self.name = name
    self.key = key
    self.traits = traits
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: name.utf8.count + 1)
    for (index, byte) in name.utf8.enumerated() { bytes[index] = CChar(bitPattern: byte) }
    bytes[name.utf8.count] = 0
    cName = UnsafePointer(bytes)
  }

  deinit {
    cName.deallocate()
  }

  /// Counts a run.
  ///
  /// - Parameter start: When it was sent, in nanoseconds of ``MonotonicClock``.
  /// - Returns: Whether the statement should be prepared anew, so that the server goes on planning it for its values:
  ///   where each run takes long. Behind a slow network each one does; preparing costs no round trip of its own.
  fileprivate func noteRun(since start: UInt64) -> Bool {
    guard runs < Self.runsPlannedForValues else { return false }
    runs += 1
    shortestRun = min(shortestRun, MonotonicClock.now &- start)
    return runs == Self.runsPlannedForValues && shortestRun > Self.longRun
  }
}

/// A statement's text and the types of its parameters. Compared byte by byte: two strings that Swift finds
/// equal may be different SQL.
struct StatementKey: Hashable {
  let sql: String
  let types: [Oid]

  static func == (left: StatementKey, right: StatementKey) -> Bool {
    left.types == right.types && left.sql.hasSameBytes(as: right.sql)
  }

  func hash(into hasher: inout Hasher) {
    var sql = sql
    sql.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(types.count)
  }
}

/// The prepared statements of one connection, which drops the least recently used one first.
struct StatementCache {
  private let capacity: Int
  private var statements: [StatementKey: PreparedStatement] = [:]
  private var last: PreparedStatement?
  private var clock: UInt64 = 0
  private var issued = 0
  /// Names that left the cache and that the server still holds.
  private(set) var evicted: [String] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The prepared statement for a text and the types of its parameters.
  mutating func find(_ sql: String, _ types: UnsafeBufferPointer<Oid>) -> PreparedStatement? {
    guard capacity > 0 else { return nil }
    clock += 1
    if let last, last.key.types.elementsEqual(types), last.key.sql.hasSameBytes(as: sql) {
      last.lastUse = clock
      return last
    }
    guard let found = statements[StatementKey(sql: sql, types: Array(types))] else { return nil }
    found.lastUse = clock
    last = found
    return found
  }

  /// A statement to prepare now, or `nil` if preparing would not pay: for a very long text, and for one
  /// that is not a query.
  mutating func make(
    _ sql: String, _ types: UnsafeBufferPointer<Oid>, _ traits: StatementTraits
  ) -> PreparedStatement? {
    guard capacity > 0, traits.isPreparable, sql.utf8.count <= 16_384 else { return nil }
    issued += 1
    return PreparedStatement(
      name: "koine_\(issued)", key: StatementKey(sql: sql, types: Array(types)), traits: traits)
  }

  /// Keeps a statement that the server has prepared.
  mutating func insert(_ statement: PreparedStatement) {
    if statements.count >= capacity,
      let oldest = statements.values.min(by: { $0.lastUse < $1.lastUse })
    {
      remove(oldest)
    }
    clock += 1
    statement.lastUse = clock
    statements[statement.key] = statement
    last = statement
  }

  /// Notes that a statement has run to its first rows, and forgets it if it should be prepared anew.
  ///
  /// - Parameter start: When it was sent, in nanoseconds of ``MonotonicClock``.
  mutating func noteRun(of statement: PreparedStatement, since start: UInt64) {
    if statement.noteRun(since: start), statements[statement.key] === statement { remove(statement) }
  }

  /// Forgets a statement; the server is told later.
  private mutating func remove(_ statement: PreparedStatement) {
    statements[statement.key] = nil
    if last === statement { last = nil }
    evicted.append(statement.name)
  }

  /// Forgets every statement; the server is told later.
  mutating func evictAll() {
    evicted += statements.values.map(\.name)
    statements = [:]
    last = nil
  }

  /// Forgets every statement, because the server has done so.
  mutating func removeAll() {
    statements = [:]
    last = nil
    evicted = []
  }

  mutating func takeEvicted() -> [String] {
    defer { evicted = [] }
    return evicted
  }
}

extension String {
  /// Whether both are the same bytes of UTF-8, canonically equivalent or not.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        guard mine.count == theirs.count else { return false }
        guard let left = mine.baseAddress, let right = theirs.baseAddress else { return true }
        return left == right || memcmp(left, right, mine.count) == 0
      }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}
