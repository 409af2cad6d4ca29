import CMariaDB
@_spi(KoineDriver) import Koine

/// Where libmariadb puts the row that is read, and the row as cells.
final class ResultBuffer: ResultNames {
  let binds: UnsafeMutablePointer<MYSQL_BIND>
  private let fields: UnsafeMutablePointer<MYSQL_RES>
  private let cells: UnsafeMutablePointer<Cell>
  private var columns: [Column] = []

  private struct Column {
    let name: String
    let kind: Kind
    let buffer: UnsafeMutableRawPointer
    let length: UnsafeMutablePointer<UInt>
    let isNull: UnsafeMutablePointer<my_bool>
  }

  private enum Kind { case integer, unsigned, float, double, decimal, date, text, blob }

  /// - Parameter fields: The columns of a result whose rows have all come.
  init(_ fields: UnsafeMutablePointer<MYSQL_RES>) {
    let count = Int(mysql_num_fields(fields))
    self.fields = fields
    binds = .allocate(capacity: max(count, 1))
    binds.initialize(repeating: MYSQL_BIND(), count: max(count, 1))
    cells = .allocate(capacity: max(count, 1))
    cells.initialize(repeating: .null, count: max(count, 1))
    super.init()
    guard let list = mysql_fetch_fields(fields) else { return }
    for index in 0..<count { bind(index, list[index]) }
  }

  deinit {
    for column in columns {
      column.buffer.deallocate()
      column.length.deallocate()
      column.isNull.deallocate()
    }
    binds.deallocate()
    cells.deallocate()
    mysql_free_result(fields)
  }

  var columnNames: [String] { columns.map(\.name) }

  override func name(at position: Int) -> String {
    columns.indices.contains(position) ? columns[position].name : ""
  }

  private func bind(_ index: Int, _ field: MYSQL_FIELD) {
    let (kind, type, size) = Self.form(of: field)
    let column = Column(
      name: String(cString: field.name), kind: kind, buffer: .allocate(byteCount: max(size, 8), alignment: 8),
      length: .allocate(capacity: 1), isNull: .allocate(capacity: 1))
    column.length.initialize(to: 0)
    column.isNull.initialize(to: 0)
    columns.append(column)
    binds[index].buffer_type = type
    binds[index].buffer = column.buffer
    binds[index].buffer_length = UInt(max(size, 8))
    binds[index].length = column.length
    binds[index].is_null = column.isNull
    binds[index].is_unsigned = kind == .unsigned ? 1 : 0
  }

  private static func form(of field: MYSQL_FIELD) -> (Kind, enum_field_types, size: Int) {
    let isBinary = field.charsetnr == 63
    switch field.type {
    case MYSQL_TYPE_TINY, MYSQL_TYPE_SHORT, MYSQL_TYPE_INT24, MYSQL_TYPE_LONG, MYSQL_TYPE_LONGLONG,
      MYSQL_TYPE_YEAR:
      return (field.flags & UInt32(UNSIGNED_FLAG) == 0 ? .integer : .unsigned, MYSQL_TYPE_LONGLONG, 8)
    case MYSQL_TYPE_FLOAT: return (.float, MYSQL_TYPE_FLOAT, 4)
    case MYSQL_TYPE_DOUBLE: return (.double, MYSQL_TYPE_DOUBLE, 8)
    case MYSQL_TYPE_NEWDECIMAL, MYSQL_TYPE_DECIMAL: return (.decimal, MYSQL_TYPE_STRING, 128)
    case MYSQL_TYPE_DATETIME, MYSQL_TYPE_TIMESTAMP: return (.date, MYSQL_TYPE_STRING, 64)
    case MYSQL_TYPE_DATE, MYSQL_TYPE_TIME: return (.text, MYSQL_TYPE_STRING, 64)
    default:
      return (isBinary ? .blob : .text, isBinary ? MYSQL_TYPE_BLOB : MYSQL_TYPE_STRING, Int(field.max_length))
    }
  }

  /// Calls `body` with the row that was fetched last.
  func withDecoder(_ body: (inout RowDecoder) throws -> Void) rethrows {
    for (index, column) in columns.enumerated() {
      cells[index] = column.isNull.pointee != 0 ? .null : cell(of: column)
    }
    var decoder = RowDecoder(unsafeCells: cells, count: columns.count, names: self)
    try body(&decoder)
  }

  private func cell(of column: Column) -> Cell {
    let length = Int(column.length.pointee)
    switch column.kind {
    case .integer: return .integer(column.buffer.load(as: Int64.self))
    case .unsigned:
      let value = column.buffer.load(as: UInt64.self)
      return Int64(exactly: value).map(Cell.integer) ?? .bytes(.unsupported, column.buffer, length: 8)
    case .float: return .double(Double(column.buffer.load(as: Float.self)))
    case .double: return .double(column.buffer.load(as: Double.self))
    case .decimal: return .bytes(.decimal, column.buffer, length: length)
    case .date:
      let text = UnsafeRawBufferPointer(start: column.buffer, count: length)
      return SQLTimestamp.parse(text).map { .timestamp(microseconds: $0) }
        ?? .bytes(.unsupported, column.buffer, length: length)
    case .text: return .bytes(.text, column.buffer, length: length)
    case .blob: return .bytes(.blob, column.buffer, length: length)
    }
  }
}
