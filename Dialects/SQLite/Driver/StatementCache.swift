/// The prepared statements of one connection, the least recently used dropped first.
struct StatementCache {
  private var statements: [StatementKey: PreparedStatement] = [:]
  /// What was found last: a loop asks for the same one again and again.
  private var last: PreparedStatement?
  private var clock: UInt64 = 0
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The key of a text. That of the text which was found last is known, and needs no hash.
  func key(of sql: String) -> StatementKey {
    if let last, last.key.isOfSameMemory(as: sql) { return last.key }
    return StatementKey(sql)
  }

  var count: Int { statements.count }

  var all: some Sequence<PreparedStatement> { statements.values }

  mutating func find(_ key: StatementKey) -> PreparedStatement? {
    if let last, last.key.isOfSameMemory(as: key.sql) || last.key == key { return last }
    guard let statement = statements[key] else { return nil }
    clock += 1
    statement.lastUse = clock
    last = statement
    return statement
  }

  mutating func insert(_ statement: PreparedStatement) {
    if statements.count >= capacity,
      let oldest = statements.values.lazy.filter({ !$0.isInUse }).min(by: { $0.lastUse < $1.lastUse })
    {
      statements[oldest.key] = nil
    }
    clock += 1
    statement.lastUse = clock
    statements[statement.key] = statement
    last = statement
  }

  mutating func removeAll() {
    statements = [:]
    last = nil
  }
}
