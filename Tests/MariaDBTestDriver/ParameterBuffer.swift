import CMariaDB
@_spi(KoineDriver) import Koine

/// The values of a statement's placeholders, as libmariadb reads them: each with its type.
final class ParameterBuffer {
  let binds: UnsafeMutablePointer<MYSQL_BIND>
  private var values: [UnsafeMutableRawPointer] = []

  init(_ values: [SQLValue], types: SQLTypeList) {
    binds = .allocate(capacity: max(values.count, 1))
    binds.initialize(repeating: MYSQL_BIND(), count: max(values.count, 1))
    for (index, value) in values.enumerated() {
      set(index, value, as: index < types.count ? types[index] : .unknown)
    }
  }

  deinit {
    binds.deallocate()
    for value in values { value.deallocate() }
  }

  private func set(_ index: Int, _ value: SQLValue, as type: SQLType) {
    switch value {
    case .null: setNull(index, Self.wireType(of: type))
    case .boolean(let value): set(index, MYSQL_TYPE_TINY, Int8(value ? 1 : 0))
    case .integer(let value):
      if let scale = type.scale {
        set(index, MYSQL_TYPE_NEWDECIMAL, bytes: Array(SQLDecimal.text(value, scale: scale).utf8))
      } else {
        set(index, MYSQL_TYPE_LONGLONG, value)
      }
    case .double(let value): set(index, MYSQL_TYPE_DOUBLE, value)
    case .text(let text): set(index, MYSQL_TYPE_STRING, bytes: Array(text.utf8))
    case .blob(let bytes): set(index, MYSQL_TYPE_BLOB, bytes: bytes)
    case .timestamp(let microseconds): set(index, MYSQL_TYPE_DATETIME, MYSQL_TIME(microseconds))
    case .date(let days):
      var time = MYSQL_TIME(days * SQLTimestamp.microsecondsPerDay)
      time.time_type = MYSQL_TIMESTAMP_DATE
      set(index, MYSQL_TYPE_DATE, time)
    case .time(let microseconds):
      var time = MYSQL_TIME(microseconds)
      (time.year, time.month, time.day, time.time_type) = (0, 0, 0, MYSQL_TIMESTAMP_TIME)
      set(index, MYSQL_TYPE_TIME, time)
    case .uuid(let uuid): set(index, MYSQL_TYPE_STRING, bytes: Array(uuid.description.utf8))
    // Rendering has refused it.
    case .invalid: setNull(index, MYSQL_TYPE_NULL)
    }
  }

  /// A NULL has the type of the values that it could be in place of.
  private static func wireType(of type: SQLType) -> enum_field_types {
    switch type.storage {
    case .boolean: MYSQL_TYPE_TINY
    case .integer, .unsigned: MYSQL_TYPE_LONGLONG
    case .real, .double: MYSQL_TYPE_DOUBLE
    case .decimal: MYSQL_TYPE_NEWDECIMAL
    case .text, .uuid, .json: MYSQL_TYPE_STRING
    case .blob: MYSQL_TYPE_BLOB
    case .timestamp: MYSQL_TYPE_DATETIME
    case .date: MYSQL_TYPE_DATE
    case .time: MYSQL_TYPE_TIME
    default: MYSQL_TYPE_NULL
    }
  }

  private func setNull(_ index: Int, _ type: enum_field_types) {
    binds[index].buffer_type = type
    guard type != MYSQL_TYPE_NULL else { return }
    let isNull = UnsafeMutablePointer<my_bool>.allocate(capacity: 1)
    isNull.initialize(to: 1)
    values.append(isNull)
    binds[index].is_null = isNull
  }

  private func set<Value>(_ index: Int, _ type: enum_field_types, _ value: Value) {
    let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    copy.initialize(to: value)
    values.append(copy)
    binds[index].buffer_type = type
    binds[index].buffer = UnsafeMutableRawPointer(copy)
  }

  private func set(_ index: Int, _ type: enum_field_types, bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
    copy.copyBytes(from: bytes)
    let length = UnsafeMutablePointer<UInt>.allocate(capacity: 1)
    length.initialize(to: UInt(bytes.count))
    if let address = copy.baseAddress { values.append(address) }
    values.append(length)
    binds[index].buffer_type = type
    binds[index].buffer = copy.baseAddress
    binds[index].buffer_length = UInt(bytes.count)
    binds[index].length = length
  }
}

extension MYSQL_TIME {
  /// An instant, in UTC.
  fileprivate init(_ microseconds: Int64) {
    // 2013-01-01 10:00:00.123456
    let parts = SQLTimestamp.text(microseconds).split { !$0.isNumber }.map { UInt32($0) ?? 0 }
    self.init()
    (year, month, day, hour, minute, second) = (parts[0], parts[1], parts[2], parts[3], parts[4], parts[5])
    second_part = UInt(parts[6])
    time_type = MYSQL_TIMESTAMP_DATETIME
  }
}
