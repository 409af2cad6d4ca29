/// Reads rows of a table from separated values.
struct SeparatedRecords: TextRecords {
  private let columns: ImportColumns
  private let hasHeader: Bool
  private let null: [UInt8]
  private var tokenizer: CSVTokenizer
  /// For each column of the table the field that has its value; `nil` before the header is known.
  private var fields: [(position: Int, field: Int)]?
  /// The fields that are not read.
  private var ignored: [Int] = []
  private var width = 0
  private var omitted: [Int] = []

  /// - Throws: ``DatabaseError`` if the text could not be read as it was written.
  init(_ dialect: CSVDialect, _ columns: ImportColumns) throws(DatabaseError) {
    try dialect.check()
    self.columns = columns
    hasHeader = dialect.hasHeader
    null = Array(dialect.null.utf8)
    tokenizer = CSVTokenizer(delimiter: dialect.delimiter.asciiValue ?? UInt8(ascii: ","))
  }

  mutating func append(_ bytes: [UInt8]) { tokenizer.append(bytes) }

  mutating func finish() { tokenizer.finish() }

  mutating func read(into loader: inout RowLoader) throws -> Bool {
    if fields == nil { try readHeader() }
    guard let fields else { return false }
    if loader.rows.isEmpty { loader.rows.omitted = omitted }
    while !loader.rows.isFull, tokenizer.next() {
      if isBlank { continue }
      do {
        try readRow(fields, into: &loader)
      } catch let error as ImportError {
        try loader.refuse(error, tokenizer.text)
      }
    }
    return loader.rows.isFull
  }

  /// Of one column, a line without text is NULL.
  private var isBlank: Bool {
    tokenizer.fields.count == 1 && width > 1 && !tokenizer.fields[0].isQuoted
      && tokenizer.fields[0].start == tokenizer.fields[0].end
  }

  private mutating func readHeader() throws(ImportError) {
    var matched = columns.target.columns.indices.map { Optional($0) }
    if hasHeader {
      guard tokenizer.next() else {
        if tokenizer.isAtEnd {
          throw ImportError(
            line: 1, table: columns.table, "The text is empty; its first line has the names of the columns.")
        }
        return
      }
      if let error = tokenizer.error(table: columns.table) { throw error }
      var names: [String] = []
      for field in tokenizer.fields { names.append(try tokenizer.name(in: field, table: columns.table)) }
      matched = try columns.matched(names, line: tokenizer.line)
    }
    width = matched.count
    ignored = matched.indices.filter { matched[$0] == nil }
    let found = matched.indices.compactMap { field in matched[field].map { (position: $0, field: field) } }
    fields = found.sorted { $0.position < $1.position }
    let provided = Set(found.map(\.position))
    omitted = columns.target.columns.indices.filter { !provided.contains($0) }
  }

  private mutating func readRow(
    _ fields: [(position: Int, field: Int)], into loader: inout RowLoader
  ) throws {
    if let error = tokenizer.error(table: columns.table) { throw error }
    guard tokenizer.fields.count == width else {
      throw ImportError(
        line: tokenizer.line, table: columns.table,
        "The row has \(Self.count(tokenizer.fields.count)), not \(width).")
    }
    let first = loader.rows.values.count
    do {
      for (position, field) in fields {
        loader.rows.values.append(try value(of: tokenizer.fields[field], position))
      }
      for field in ignored { try checkText(tokenizer.fields[field]) }
    } catch {
      loader.rows.values.removeSubrange(first...)
      throw error
    }
    loader.rows.lines.append(tokenizer.line)
    loader.rows.size += tokenizer.end - tokenizer.start + fields.count * 16
    if loader.reject != nil { loader.rows.texts.append(tokenizer.text) }
  }

  private static func count(_ fields: Int) -> String { fields == 1 ? "1 field" : "\(fields) fields" }

  private func value(of field: CSVTokenizer.Field, _ position: Int) throws(ImportError) -> SQLValue {
    if !field.isQuoted, tokenizer.has(null, at: field.start..<field.end) {
      if columns.target.columns[position].isNullable { return .null }
      let what =
        null.isEmpty
        ? "the field is empty. An empty text is \"\"; `null:` of the format says what else stands for NULL"
        : "the field is NULL"
      throw columns.null(position, what, at: tokenizer.place(of: field.start))
    }
    let reader = columns.readers[position]
    guard let value = tokenizer.withBytes(of: field, { reader.value($0) }) else {
      let place = tokenizer.place(of: field.isQuoted ? field.start - 1 : field.start)
      throw tokenizer.withBytes(of: field) { columns.unreadable(position, $0, at: place) }
    }
    return value
  }

  private func checkText(_ field: CSVTokenizer.Field) throws(ImportError) {
    if tokenizer.withBytes(of: field, { String(exactly: $0) != nil }) { return }
    let place = tokenizer.place(of: field.start)
    throw ImportError(
      line: place.line, column: place.column, table: columns.table, "The field is not a text in UTF-8.")
  }
}
