import CLibPQ
@_spi(KoineDriver) import Koine

/// How to read the columns of one statement's result.
final class ResultColumns: Sendable {
  let types: [Oid]
  let formats: [WireFormat]

  init(types: [Oid], formats: [WireFormat]) {
    self.types = types
    self.formats = formats
  }

  /// Whether a result has exactly these columns.
  func match(_ result: OpaquePointer) -> Bool {
    guard Int(PQnfields(result)) == types.count else { return false }
    for (column, type) in types.enumerated() where PQftype(result, Int32(column)) != type { return false }
    return true
  }

  static func types(of result: OpaquePointer) -> [Oid] {
    (0..<PQnfields(result)).map { PQftype(result, $0) }
  }

  static func names(of result: OpaquePointer) -> [String] {
    (0..<PQnfields(result)).map { PQfname(result, $0).map { String(cString: $0) } ?? "" }
  }
}

/// Presents the rows of libpq's results as cells, in memory that is used again and again.
final class RowReader: ResultNames {
  private var cells = UnsafeMutablePointer<Cell>.allocate(capacity: 16)
  private var capacity = 16
  private var decimals = DecimalText()
  /// The result whose rows are being read.
  private var result: OpaquePointer?

  deinit {
    cells.deallocate()
  }

  override func name(at position: Int) -> String {
    guard let result, let name = PQfname(result, Int32(truncatingIfNeeded: position)) else { return "" }
    return String(cString: name)
  }

  override func temporalType(at position: Int) -> SQLType? {
    guard let result else { return nil }
    switch PQftype(result, Int32(truncatingIfNeeded: position)) {
    case TypeOID.date: return .date
    case TypeOID.timestamp: return .named("timestamp", stored: .timestamp)
    default: return nil
    }
  }

  override var expectedRowCount: Int { result.map { Int(PQntuples($0)) } ?? 0 }

  /// Hands the rows of a binary result to `body`, from `first` on, `maximum` at most.
  ///
  /// - Returns: How many rows were handed over.
  @discardableResult
  func read(
    _ result: OpaquePointer, _ columns: ResultColumns, from first: Int = 0, maximum: Int = .max,
    _ body: (inout RowDecoder) throws -> Void
  ) throws -> Int {
    let total = Int(PQntuples(result))
    let end = maximum < total - first ? first + maximum : total
    let width = columns.formats.count
    if width > capacity { grow(to: width) }
    self.result = result
    defer { self.result = nil }
    try columns.formats.withUnsafeBufferPointer { formats in
      var row = first
      while row < end {
        fill(result, Int32(truncatingIfNeeded: row), formats)
        var decoder = RowDecoder(unsafeCells: cells, count: width, names: self)
        try body(&decoder)
        row += 1
      }
    }
    return max(0, end - first)
  }

  private func grow(to needed: Int) {
    capacity = needed
    cells.deallocate()
    cells = .allocate(capacity: capacity)
  }

  @inline(__always)
  private func fill(
    _ result: OpaquePointer, _ row: Int32, _ formats: UnsafeBufferPointer<WireFormat>
  ) {
    let cells = cells
    var hasDecimals = false
    var column = 0
    while column < formats.count {
      let number = Int32(truncatingIfNeeded: column)
      let length = Int(PQgetlength(result, row, number))
      // NULL has the length 0, so that most values save the question.
      if length == 0, PQgetisnull(result, row, number) != 0 {
        cells[column] = .null
      } else if let start = PQgetvalue(result, row, number) {
        let bytes = UnsafeRawPointer(start)
        if formats[column] == .numeric {
          cells[column] = decimals.append(bytes, length, isFirst: !hasDecimals)
          hasDecimals = true
        } else {
          cells[column] = Self.cell(formats[column], bytes, length)
        }
      } else {
        cells[column] = .null
      }
      column += 1
    }
    if hasDecimals { decimals.resolve(cells, formats.count) }
  }

  /// The first and the last instant of the years 1 to 9999: constants of this module, as they are compared with each value.
  private static let earliest: Int64 = -63_082_281_600_000_000
  private static let latest: Int64 = 252_455_615_999_999_999

  /// A value whose length is not its type's, or that Koine's type has not, is presented as unsupported, so that decoding
  /// refuses it.
  @inline(__always)
  private static func cell(_ format: WireFormat, _ bytes: UnsafeRawPointer, _ length: Int) -> Cell {
    switch format {
    case .int8 where length == 8:
      return .wholeNumber(Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
    case .int4 where length == 4:
      return .wholeNumber(Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self))))
    case .int2 where length == 2:
      return .wholeNumber(Int64(Int16(bigEndian: bytes.loadUnaligned(as: Int16.self))))
    case .text:
      return .bytes(.text, bytes, length: length)
    case .float8 where length == 8:
      return Cell(kind: .double, bits: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)))
    case .float4 where length == 4:
      let bits = UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))
      return .double(Double(Float(bitPattern: bits)))
    case .boolean where length == 1:
      return .boolean(bytes.load(as: UInt8.self) != 0)
    case .timestamp where length == 8:
      let microseconds = Int64(bigEndian: bytes.loadUnaligned(as: Int64.self))
      // Beyond it are infinity, which is not an instant, and years that Koine has not.
      guard microseconds >= earliest, microseconds <= latest else { break }
      return .timestamp(microseconds: microseconds)
    case .date where length == 4:
      let days = Int64(Int32(bigEndian: bytes.loadUnaligned(as: Int32.self)))
      let (microseconds, overflow) = days.multipliedReportingOverflow(by: 86_400_000_000)
      guard !overflow, microseconds >= earliest, microseconds <= latest else { break }
      return .timestamp(microseconds: microseconds)
    case .time where length == 8:
      return .time(microseconds: Int64(bigEndian: bytes.loadUnaligned(as: Int64.self)))
    case .uuid where length == 16:
      return .bytes(.uuid, bytes, length: length)
    case .blob:
      return .bytes(.blob, bytes, length: length)
    case .jsonb where length >= 1 && bytes.load(as: UInt8.self) == 1:
      return .bytes(.text, bytes + 1, length: length - 1)
    case .oid where length == 4:
      return .wholeNumber(Int64(UInt32(bigEndian: bytes.loadUnaligned(as: UInt32.self))))
    default:
      break
    }
    return .bytes(.unsupported, bytes, length: length)
  }
}
