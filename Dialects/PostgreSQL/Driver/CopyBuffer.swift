@_spi(KoineDriver) import Koine

/// Rows in the binary form of COPY, until they are sent.
final class CopyBuffer: @unchecked Sendable {
  // Sendable because the session's turn orders every use.

  private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
  private var capacity = 256
  private(set) var count = 0

  deinit {
    bytes.deallocate()
  }

  /// Begins the rows: a signature, no flags and no extension.
  func begin() {
    count = 0
    reserve(19)
    for byte in "PGCOPY\n".utf8 { append(byte) }
    append(UInt8(0xFF))
    for byte in "\r\n\0".utf8 { append(byte) }
    append(UInt32(0))
    append(UInt32(0))
  }

  /// Appends a row: the number of its values, and each with its length, which is -1 for NULL.
  func append(_ row: ParameterBuffer) {
    reserve(2 + 4 * row.count + row.byteCount)
    append(Int16(row.count).bigEndian)
    for index in 0..<row.count {
      guard let value = row.values[index] else {
        append(Int32(-1).bigEndian)
        continue
      }
      append(row.lengths[index].bigEndian)
      let length = Int(row.lengths[index])
      (bytes + count).copyMemory(from: value, byteCount: length)
      count += length
    }
  }

  /// Ends the rows.
  func end() {
    reserve(2)
    append(Int16(-1).bigEndian)
  }

  /// Forgets what was sent.
  func removeAll() { count = 0 }

  /// Gives back the memory of unusually large rows.
  func trim() {
    guard capacity > 1 << 20 else { return }
    bytes.deallocate()
    capacity = 256
    count = 0
    bytes = .allocate(byteCount: capacity, alignment: 8)
  }

  private func append<Number: BitwiseCopyable>(_ number: Number) {
    bytes.storeBytes(of: number, toByteOffset: count, as: Number.self)
    count += MemoryLayout<Number>.size
  }

  private func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }
}
