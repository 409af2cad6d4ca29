/// The prepared statements of one connection, the least recently used dropped first.
struct StatementCache {
  private var statements: [StatementKey: PreparedStatement] = [:]
  /// What was found last, and by which key: a loop asks for the same one again and again, with the text in the same
  /// memory, which may be another one than that of the text that was prepared.
  private var last: PreparedStatement?
  private var lastKey = StatementKey("")
  private var clock: UInt64 = 0
  private let capacity: Int

  init(capacity: Int) {
    self.capacity = max(1, capacity)
  }

  /// The key of a text. That of the text which was found last is known, and needs no hash.
  func key(of sql: String) -> StatementKey {
    lastKey.isOfSameMemory(as: sql) ? lastKey : StatementKey(sql)
  }

  var count: Int { statements.count }

  var all: some Sequence<PreparedStatement> { statements.values }

  mutating func find(_ key: StatementKey) -> PreparedStatement? {
    if let last, lastKey.isOfSameMemory(as: key.sql) { return last }
    guard let statement = statements[key] else { return nil }
    clock += 1
    statement.lastUse = clock
    (last, lastKey) = (statement, key)
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
    (last, lastKey) = (statement, statement.key)
  }

  mutating func removeAll() {
    statements = [:]
    (last, lastKey) = (nil, StatementKey(""))
  }
}
