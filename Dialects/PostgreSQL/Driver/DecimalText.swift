@_spi(KoineDriver) import Koine

/// Writes PostgreSQL's binary numerics as decimal digits: `-12.50`.
///
/// The digits of one row's numbers share one buffer. While it may still grow, a cell holds the offset of
/// its digits; ``resolve(_:_:)`` turns these into addresses.
struct DecimalText: ~Copyable {
  private var buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
  private var capacity = 256
  private var count = 0

  deinit {
    buffer.deallocate()
  }

  /// Appends the digits of a number: 16-bit integers, big-endian: the number of digits to the base 10 000,
  /// the weight of the first, the sign, the number of decimals, and the digits.
  ///
  /// - Returns: A cell of kind `decimal`; of kind `unsupported` for NaN and the infinities, which are not decimal numbers.
  mutating func append(_ bytes: UnsafeRawPointer, _ length: Int, isFirst: Bool) -> Cell {
    if isFirst { count = 0 }
    guard length >= 8 else { return .bytes(.unsupported, bytes, length: length) }
    func word(_ index: Int) -> Int {
      Int(UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self)))
    }
    let digits = word(0)
    let weight = Int(Int16(truncatingIfNeeded: word(1)))
    let sign = word(2)
    let scale = word(3)
    guard sign == 0 || sign == 0x4000, length >= 8 + 2 * digits, scale <= 16_383 else {
      return .bytes(.unsupported, bytes, length: length)
    }
    let start = count
    reserve(max(weight + 1, 1) * 4 + scale + 8)
    if sign == 0x4000 { put(UInt8(ascii: "-")) }

    /// The group of four digits whose weight is 10 000 to the power of `power`.
    func group(_ power: Int) -> Int {
      let index = weight - power
      return index >= 0 && index < digits ? word(4 + index) : 0
    }
    var isLeading = true
    if weight >= 0 {
      for power in stride(from: weight, through: 0, by: -1) {
        put(group(power), digits: 4, skippingZeros: isLeading)
        if isLeading, count > start + (sign == 0 ? 0 : 1) { isLeading = false }
      }
    }
    if isLeading { put(UInt8(ascii: "0")) }
    if scale > 0 {
      put(UInt8(ascii: "."))
      let end = count + scale
      var power = -1
      while count < end {
        put(group(power), digits: 4, skippingZeros: false)
        power -= 1
      }
      count = end
    }
    return Cell(kind: .decimal, bits: UInt64(start), length: UInt32(count - start))
  }

  /// Turns the offsets of a row's decimals into addresses.
  func resolve(_ cells: UnsafeMutablePointer<Cell>, _ width: Int) {
    for column in 0..<width where cells[column].kind == .decimal {
      cells[column].bits += UInt64(UInt(bitPattern: buffer))
    }
  }

  private mutating func put(_ byte: UInt8) {
    buffer[count] = byte
    count += 1
  }

  private mutating func put(_ value: Int, digits: Int, skippingZeros: Bool) {
    var isSkipping = skippingZeros
    var divisor = 1_000
    for _ in 0..<digits {
      let digit = value / divisor % 10
      divisor /= 10
      if isSkipping, digit == 0 { continue }
      isSkipping = false
      put(UInt8(ascii: "0") + UInt8(digit))
    }
  }

  private mutating func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(capacity * 2, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: buffer, count: count)
    buffer.deallocate()
    buffer = larger
  }
}
