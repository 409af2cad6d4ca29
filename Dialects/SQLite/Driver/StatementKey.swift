/// The text of a statement with its hash, which is taken once however many tables are looked into.
///
/// Compares bytes: two spellings of "é" are two statements, though `String` calls them equal.
struct StatementKey: Hashable, Sendable {
  let sql: String
  let hash: UInt64

  init(_ sql: String) {
    self.sql = sql
    hash = Self.hash(of: sql)
  }

  /// A fast hash without a secret: the texts come from the program, and the tables are bounded.
  private static func hash(of sql: String) -> UInt64 {
    let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
    let hash = sql.utf8.withContiguousStorageIfAvailable { buffer -> UInt64 in
      let bytes = UnsafeRawBufferPointer(buffer)
      var hash = UInt64(truncatingIfNeeded: bytes.count) &* prime
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let (high, low) = (hash ^ word).multipliedFullWidth(by: prime)
        hash = high ^ low
        offset += 8
      }
      var last: UInt64 = 0
      while offset < bytes.count {
        last = last << 8 | UInt64(bytes[offset])
        offset += 1
      }
      let (high, low) = (hash ^ last).multipliedFullWidth(by: prime)
      return high ^ low
    }
    if let hash { return hash }
    var slow = prime
    for byte in sql.utf8 { slow = (slow ^ UInt64(byte)) &* prime }
    return slow
  }

  static func == (left: StatementKey, right: StatementKey) -> Bool {
    // The hash of the bytes tells canonically equivalent texts apart; `==` alone, the faster of two
    // comparisons, would not.
    left.hash == right.hash && left.sql == right.sql
  }

  /// Whether a text is this one in the same memory, so that nobody need look at it.
  func isOfSameMemory(as other: String) -> Bool {
    unsafeBitCast(sql, to: (UInt64, UInt64).self) == unsafeBitCast(other, to: (UInt64, UInt64).self)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }
}
