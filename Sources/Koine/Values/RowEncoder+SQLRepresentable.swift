extension RowEncoder {
  /// Appends the value of the next column.
  @inlinable public mutating func append(_ value: some SQLRepresentable) {
    append(value.sqlValue)
  }

  /// Appends a value, or leaves the column to the database if there is none.
  @inlinable public mutating func append<Value: SQLRepresentable>(orDefault value: Value?) {
    if let value { append(value.sqlValue) } else { appendDefault() }
  }
}
