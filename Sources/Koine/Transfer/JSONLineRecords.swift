/// Reads rows of a table from lines of JSON: an object each, whose keys are the names of columns.
struct JSONLineRecords: TextRecords {
  private let columns: ImportColumns
  private var lines = JSONLineSplitter()

  init(_ columns: ImportColumns) {
    self.columns = columns
  }

  mutating func append(_ bytes: [UInt8]) { lines.append(bytes) }

  mutating func finish() { lines.finish() }

  /// Stops early if rows of other columns follow.
  mutating func read(into loader: inout RowLoader) throws -> Bool {
    while !loader.rows.isFull, let place = lines.next() {
      let bytes = lines.buffer
      let line = lines.line
      let isRead = try bytes.withUnsafeBytes { bytes in
        let text = UnsafeRawBufferPointer(rebasing: bytes[place])
        do {
          return try read(JSONLine(text, line), line, into: &loader)
        } catch let error as ImportError {
          try loader.refuse(error, String(decoding: text, as: UTF8.self))
          return true
        }
      }
      guard isRead else {
        // It is read again when the rows before it are inserted.
        lines.takeBack(place)
        return true
      }
    }
    if loader.rows.isFull { return true }
    try lines.checkSize(table: columns.table)
    return false
  }

  /// - Returns: Whether the row was read: if not, it has other columns than the rows that wait.
  private func read(_ line: JSONLine, _ number: Int, into loader: inout RowLoader) throws -> Bool {
    var members = [JSONLine.Member?](repeating: nil, count: columns.target.columns.count)
    try line.read(table: columns.table) { key, member in
      guard let position = columns.position(try JSONLine.plain(key)) else {
        if columns.ignoresUnknown { return }
        let place = line.place(of: key.text)
        throw ImportError(
          line: place.line, column: place.column, table: columns.table,
          columns.unknown([String(decoding: key.text, as: UTF8.self)]))
      }
      if columns.target.columns[position].computed != nil { return }
      guard members[position] == nil else {
        let place = line.place(of: key.text)
        throw ImportError(
          line: place.line, column: place.column, table: columns.table,
          tableColumn: columns.target.columns[position].name, "The key occurs twice.")
      }
      members[position] = member
    }
    let omitted = members.indices.filter { members[$0] == nil }
    if omitted.count == members.count {
      throw ImportError(
        line: number, table: columns.table, "The object has no value for a column of \"\(columns.table)\".")
    }
    if omitted != loader.rows.omitted || loader.rows.isEmpty {
      guard loader.rows.isEmpty else { return false }
      try columns.check(missing: omitted, line: number)
      loader.rows.omitted = omitted
    }
    let first = loader.rows.values.count
    do {
      for (position, member) in members.enumerated() {
        if let member { loader.rows.values.append(try value(of: member, position, line)) }
      }
    } catch {
      loader.rows.values.removeSubrange(first...)
      throw error
    }
    loader.rows.lines.append(number)
    loader.rows.size += line.text.count + members.count * 16
    if loader.reject != nil { loader.rows.texts.append(String(decoding: line.text, as: UTF8.self)) }
    return true
  }

  private func value(
    of member: JSONLine.Member, _ position: Int, _ line: JSONLine
  ) throws -> SQLValue {
    let reader = columns.readers[position]
    if member.token == .null {
      if columns.target.columns[position].isNullable { return .null }
      if !reader.isDocument {
        throw columns.null(position, "the value is null", at: line.place(of: member.place.lowerBound))
      }
    }
    let whole = UnsafeRawBufferPointer(rebasing: line.text[member.place])
    func read(_ bytes: UnsafeRawBufferPointer, if isAllowed: Bool) throws -> SQLValue {
      if isAllowed, let value = reader.value(bytes) { return value }
      let isText = if case .text = member.token { true } else { false }
      throw columns.unreadable(
        position, bytes, isInQuotes: isText, at: line.place(of: member.place.lowerBound))
    }
    if reader.isDocument { return try read(whole, if: true) }
    switch member.token {
    case .number: return try read(whole, if: reader.isNumeric)
    case .boolean: return try read(whole, if: reader.isBoolean)
    case .text(let place, let hasEscapes):
      let content = UnsafeRawBufferPointer(rebasing: line.text[place])
      guard hasEscapes else { return try read(content, if: !reader.isBoolean) }
      guard let plain = try? JSONLine.plain((content, true)) else { return try read(whole, if: false) }
      return try plain.withUnsafeBytes { try read($0, if: !reader.isBoolean) }
    case .null, .punctuation: return try read(whole, if: false)
    }
  }
}
