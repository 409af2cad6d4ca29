/// The sixteen bytes of a UUID, in the order of RFC 9562, as two big-endian halves.
public struct SQLUUID: Sendable, Hashable {
  /// The first eight bytes.
  public var high: UInt64
  /// The last eight bytes.
  public var low: UInt64

  /// Makes a UUID of its two halves.
  @inlinable public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the sixteen bytes, which have to be there.
  @_spi(KoineDriver) public init(unsafeBytes bytes: UnsafeRawBufferPointer) {
    high = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
    low = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
  }

  /// Reads the usual 36 characters, in either case. `nil` if the text has any other form.
  @_spi(KoineDriver) public init?(text: UnsafeRawBufferPointer) {
    guard text.count == 36 else { return nil }
    var halves: (UInt64, UInt64) = (0, 0)
    var digits = 0
    for (index, byte) in text.enumerated() {
      if Self.hasHyphen(at: index) {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let value = byte.hexadecimalValue else { return nil }
      if digits < 16 {
        halves.0 = halves.0 << 4 | UInt64(value)
      } else {
        halves.1 = halves.1 << 4 | UInt64(value)
      }
      digits += 1
    }
    self.init(high: halves.0, low: halves.1)
  }

  /// Hands over the sixteen bytes.
  ///
  /// - Throws: What `body` throws.
  @_spi(KoineDriver) public func withUnsafeBytes<Result, Failure>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Swift.withUnsafeBytes(of: (high.bigEndian, low.bigEndian), body)
  }

  private static func hasHyphen(at position: Int) -> Bool {
    position == 8 || position == 13 || position == 18 || position == 23
  }
}

extension SQLUUID: CustomStringConvertible {
  /// The usual 36 characters, in lower case.
  public var description: String {
    String(unsafeUninitializedCapacity: 36) { buffer in
      var digits = 0
      for position in 0..<36 {
        if Self.hasHyphen(at: position) {
          buffer[position] = UInt8(ascii: "-")
          continue
        }
        let half = digits < 16 ? high : low
        let value = UInt8(truncatingIfNeeded: half >> UInt64(60 - digits % 16 * 4)) & 15
        buffer[position] = UInt8.hexadecimalDigit(value)
        digits += 1
      }
      return 36
    }
  }
}
