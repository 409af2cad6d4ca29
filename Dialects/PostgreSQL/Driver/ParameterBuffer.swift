import CLibPQ
@_spi(KoineDriver) import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The values of one statement, in the form that libpq takes, in memory that is reused.
final class ParameterBuffer: @unchecked Sendable {
  // Sendable because the session's turn orders every use.

  private var bytes = UnsafeMutableRawPointer.allocate(byteCount: 256, alignment: 8)
  private var byteCapacity = 256
  /// How many bytes the values take.
  private(set) var byteCount = 0

  private(set) var count = 0
  private var capacity = 0
  private(set) var types = UnsafeMutablePointer<Oid>.allocate(capacity: 0)
  private(set) var values = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: 0)
  /// -1 for NULL, until the pointers are set.
  private(set) var lengths = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private(set) var formats = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

  /// The protocol counts parameters in 16 bits.
  static let maximum = 65_535

  deinit {
    bytes.deallocate()
    types.deallocate()
    values.deallocate()
    lengths.deallocate()
    formats.deallocate()
  }

  /// The declared types, for the cache of statements.
  var declaredTypes: UnsafeBufferPointer<Oid> { UnsafeBufferPointer(start: types, count: count) }

  /// Whether the server takes a message of this size, with a little more around it: it ends a connection on which a
  /// larger one arrives.
  static func fits(_ size: Int) -> Bool { size < 1 << 30 - 1_024 }

  /// Encodes the values of one statement.
  ///
  /// - Parameter row: The row of a batch that the values belong to, named in messages.
  /// - Throws: ``DatabaseError`` with the codes `tooManyValues` and `invalidValue`.
  func encode(
    _ bindings: [SQLValue], types declared: SQLTypeList, sql: String, row: Int? = nil
  ) throws(DatabaseError) {
    guard bindings.count <= Self.maximum else {
      throw DatabaseError(
        .tooManyValues,
        "The statement has \(bindings.count) values; PostgreSQL takes \(Self.maximum) at most.", sql: sql)
    }
    guard Self.fits(sql.utf8.count + 4 * bindings.count) else {
      throw DatabaseError(
        .tooManyValues, "The text of the statement takes more than 1 GiB, the most that PostgreSQL takes.")
    }
    if bindings.count > capacity { grow(to: bindings.count) }
    count = bindings.count
    byteCount = 0
    for index in 0..<count {
      do {
        let type = index < declared.count ? declared[index] : .unknown
        types[index] = try append(bindings[index], as: type, at: index)
      } catch {
        let place = row.map { " of row \($0 + 1)" } ?? ""
        throw DatabaseError(
          .invalidValue, "The value of parameter \(index + 1)\(place) \(error.reason).", sql: sql
        ).at(.parameter(index), row: row.map { $0 + 1 })
      }
    }
    // The lengths and formats of the values travel in the same message.
    guard Self.fits(byteCount + 6 * count) else {
      throw DatabaseError(
        .invalidValue, "The values of the statement take more than 1 GiB, the most that PostgreSQL takes.",
        sql: sql)
    }
    var start = UnsafePointer(bytes.assumingMemoryBound(to: CChar.self))
    for index in 0..<count {
      if lengths[index] < 0 {
        values[index] = nil
        lengths[index] = 0
      } else {
        values[index] = start
        start += Int(lengths[index])
      }
    }
  }

  private struct Refusal: Error {
    /// Completes "The value of parameter 1 …".
    var reason: String
  }

  /// Appends one value and tells the type to declare. A value that does not fit its declared type is sent
  /// as what it is, so that the server refuses or converts it by its own rules.
  private func append(_ value: SQLValue, as type: SQLType, at index: Int) throws(Refusal) -> Oid {
    formats[index] = 1
    switch value {
    case .null:
      lengths[index] = -1
      return Self.declared(type)
    case .boolean(let value):
      append(UInt8(value ? 1 : 0), at: index)
      return TypeOID.boolean
    case .integer(let value):
      switch type {
      case .integer(bits: 8), .integer(bits: 16), .unsigned(bits: 8):
        guard let narrow = Int16(exactly: value) else { throw Refusal(reason: "does not fit 16 bits") }
        append(narrow.bigEndian, at: index)
        return TypeOID.smallint
      case .integer(bits: 32), .unsigned(bits: 16):
        guard let narrow = Int32(exactly: value) else { throw Refusal(reason: "does not fit 32 bits") }
        append(narrow.bigEndian, at: index)
        return TypeOID.integer
      case .decimal(let scale):
        append(decimal: value, scale: scale, at: index)
        return TypeOID.numeric
      case .named(_, let stored):
        return try append(.integer(value), as: stored, at: index)
      default:
        append(value.bigEndian, at: index)
        return TypeOID.bigint
      }
    case .double(let value):
      switch type {
      case .real:
        let narrow = Float(value)
        guard narrow.isFinite || !value.isFinite else { throw Refusal(reason: "does not fit a real") }
        append(narrow.bitPattern.bigEndian, at: index)
        return TypeOID.real
      case .named(_, let stored):
        return try append(.double(value), as: stored, at: index)
      default:
        append(value.bitPattern.bigEndian, at: index)
        return TypeOID.double
      }
    case .text(let value):
      if case .json = type {
        // The version of jsonb's binary form.
        append(UInt8(1), at: index)
        try append(text: value, at: index)
        lengths[index] += 1
        return TypeOID.jsonb
      }
      try append(text: value, at: index)
      guard case .opaque(.unknown) = type else { return TypeOID.text }
      // The text of a value whose type the statement says. libpq reads it up to its end.
      let length = lengths[index]
      append(UInt8(0), at: index)
      lengths[index] = length + 1
      formats[index] = 0
      return TypeOID.inferred
    case .blob(let value):
      try checkSize(value.count)
      value.withUnsafeBytes { append($0, at: index) }
      return TypeOID.blob
    case .timestamp(let microseconds):
      // The two ends of the range mean infinity.
      guard microseconds != .max, microseconds != .min else { throw Refusal(reason: "is not an instant") }
      append(microseconds.bigEndian, at: index)
      return TypeOID.timestamptz
    case .date(let days):
      guard let days = Int32(exactly: days), days != .max, days != .min else {
        throw Refusal(reason: "is not a day")
      }
      append(days.bigEndian, at: index)
      return TypeOID.date
    case .time(let microseconds):
      append(microseconds.bigEndian, at: index)
      return TypeOID.time
    case .uuid(let value):
      reserve(16)
      bytes.storeBytes(of: value.high.bigEndian, toByteOffset: byteCount, as: UInt64.self)
      bytes.storeBytes(of: value.low.bigEndian, toByteOffset: byteCount + 8, as: UInt64.self)
      byteCount += 16
      lengths[index] = 16
      return TypeOID.uuid
    case .invalid(let reason):
      throw Refusal(reason: "is \(reason)")
    }
  }

  private static func declared(_ type: SQLType) -> Oid {
    switch type {
    case .boolean: TypeOID.boolean
    case .integer(bits: 8), .integer(bits: 16), .unsigned(bits: 8): TypeOID.smallint
    case .integer(bits: 32), .unsigned(bits: 16): TypeOID.integer
    case .integer, .unsigned: TypeOID.bigint
    case .real: TypeOID.real
    case .double: TypeOID.double
    case .decimal: TypeOID.numeric
    case .text: TypeOID.text
    case .blob: TypeOID.blob
    case .timestamp: TypeOID.timestamptz
    case .date: TypeOID.date
    case .time: TypeOID.time
    case .uuid: TypeOID.uuid
    case .json: TypeOID.jsonb
    case .named(_, let stored), .opaque(let stored): declared(stored)
    default: TypeOID.inferred
    }
  }

  private func append(text: String, at index: Int) throws(Refusal) {
    var text = text
    let start = byteCount
    try checkSize(text.utf8.count)
    text.withUTF8 { append(UnsafeRawBufferPointer($0), at: index) }
    if memchr(bytes + start, 0, byteCount - start) != nil {
      throw Refusal(reason: "contains NUL, which PostgreSQL's text cannot hold")
    }
  }

  /// Appends a numeric: the number of its digits to the base 10 000, the weight of the first, the sign, the
  /// number of decimals, and the digits.
  private func append(decimal value: Int64, scale: Int, at index: Int) {
    var digits: [UInt16] = []
    var rest = UInt64(value.magnitude)
    // The last group has as many decimals as the scale leaves in it.
    let decimals = scale % 4
    if decimals > 0 {
      let power: UInt64 = decimals == 1 ? 10 : decimals == 2 ? 100 : 1_000
      digits.append(UInt16(rest % power * (10_000 / power)))
      rest /= power
    }
    while rest > 0 {
      digits.append(UInt16(rest % 10_000))
      rest /= 10_000
    }
    let groups = (scale + 3) / 4
    let weight = digits.count - groups - 1
    let header: [UInt16] = [
      UInt16(digits.count), UInt16(bitPattern: Int16(weight)), value < 0 ? 0x4000 : 0, UInt16(scale),
    ]
    let size = 2 * (header.count + digits.count)
    reserve(size)
    for word in header + digits.reversed() {
      bytes.storeBytes(of: word.bigEndian, toByteOffset: byteCount, as: UInt16.self)
      byteCount += 2
    }
    lengths[index] = Int32(size)
  }

  private func checkSize(_ count: Int) throws(Refusal) {
    guard Self.fits(count) else { throw Refusal(reason: "takes more than 1 GiB") }
  }

  private func append(_ source: UnsafeRawBufferPointer, at index: Int) {
    reserve(source.count)
    if let start = source.baseAddress { (bytes + byteCount).copyMemory(from: start, byteCount: source.count) }
    byteCount += source.count
    lengths[index] = Int32(source.count)
  }

  private func append<Number: BitwiseCopyable>(_ number: Number, at index: Int) {
    let size = MemoryLayout<Number>.size
    reserve(size)
    bytes.storeBytes(of: number, toByteOffset: byteCount, as: Number.self)
    byteCount += size
    lengths[index] = Int32(size)
  }

  private func reserve(_ additional: Int) {
    guard byteCount + additional > byteCapacity else { return }
    byteCapacity = max(byteCapacity * 2, byteCount + additional)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: byteCapacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: byteCount)
    bytes.deallocate()
    bytes = larger
  }

  private func grow(to needed: Int) {
    capacity = max(needed, capacity * 2, 16)
    types.deallocate()
    values.deallocate()
    lengths.deallocate()
    formats.deallocate()
    types = .allocate(capacity: capacity)
    values = .allocate(capacity: capacity)
    lengths = .allocate(capacity: capacity)
    formats = .allocate(capacity: capacity)
    types.initialize(repeating: 0, count: capacity)
    values.initialize(repeating: nil, count: capacity)
    lengths.initialize(repeating: 0, count: capacity)
    // Binary, text too: libpq measures a value in text form up to its first NUL.
    formats.initialize(repeating: 1, count: capacity)
  }

  /// Gives back the memory of unusually large values.
  func trim() {
    guard byteCapacity > 1 << 20 else { return }
    bytes.deallocate()
    byteCapacity = 256
    byteCount = 0
    bytes = .allocate(byteCount: byteCapacity, alignment: 8)
  }
}
