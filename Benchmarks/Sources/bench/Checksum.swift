/// A number for all values of all rows, in their order.
struct Checksum: Equatable, CustomStringConvertible {
  private(set) var count = 0
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var description: String { "\(count) results with the checksum \(String(hash, radix: 16))" }

  /// Ends a row.
  mutating func endRow() {
    count += 1
    mix(0xff)
  }

  mutating func mix(_ value: UInt64) {
    hash = (hash ^ value) &* 0x0000_0100_0000_01b3
    hash ^= hash >> 29
  }

  mutating func add(_ value: Int?) {
    mix(value == nil ? 1 : 2)
    mix(UInt64(bitPattern: Int64(value ?? 0)))
  }

  mutating func add(_ value: Double?) {
    mix(value == nil ? 1 : 2)
    mix((value ?? 0).bitPattern)
  }

  mutating func add(_ value: String?) {
    mix(value == nil ? 1 : 2)
    for byte in (value ?? "").utf8 { mix(UInt64(byte)) }
  }
}

extension Checksum {
  /// Of a sum that a run has added up.
  init(sum: UInt64, of lookups: Int) {
    self.init()
    mix(sum)
    count = lookups
  }
}
