@_spi(KoineDriver) public import Koine

extension MariaDBDialect {
  /// Writes a function of JSON documents.
  func write(json function: SQLJSONFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .value(.json, let path) where path.isEmpty: writer.write(arguments[0])
    case .value(let kind, let path): write(arguments[0], kind, at: path, to: &writer)
    case .type:
      writer.write(
        sql: """
          (CASE JSON_TYPE(\(arguments[0])) WHEN 'NULL' THEN 'null' WHEN 'BOOLEAN' THEN 'boolean' \
          WHEN 'INTEGER' THEN 'number' WHEN 'DOUBLE' THEN 'number' WHEN 'STRING' THEN 'string' \
          WHEN 'ARRAY' THEN 'array' WHEN 'OBJECT' THEN 'object' END COLLATE \(sql: Self.collation))
          """)
    case .parsed: writer.write(arguments[0])
    case .contains: write(arguments[0], contains: arguments[1], to: &writer)
    case .changed(let change, let path): write(change, arguments, path, to: &writer)
    case .patched: write(arguments[0], patchedBy: arguments[1], to: &writer)
    case .encoded:
      switch arguments[0].type.storage {
      case .boolean:
        writer.write(sql: "(CASE \(arguments[0]) WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END")
      case .json: writer.write(sql: "(coalesce(JSON_COMPACT(\(arguments[0])), 'null')")
      case .timestamp:
        writer.write(
          sql:
            "(CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(\(arguments[0]) AS DATETIME(6))), '$[0]') USING utf8mb4)")
      case .time:
        writer.write(
          sql: "(CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(\(arguments[0]) AS TIME(6))), '$[0]') USING utf8mb4)")
      default: writer.write(sql: "(CONVERT(JSON_EXTRACT(JSON_ARRAY(\(arguments[0])), '$[0]') USING utf8mb4)")
      }
      writer.write(sql: " COLLATE \(sql: Self.collation))")
    case .length:
      writer.write(naming: [arguments[0]]) { names in
        // Of equal keys, JSON_KEYS has one.
        """
        CASE JSON_TYPE(\(names[0])) WHEN 'ARRAY' THEN JSON_LENGTH(\(names[0])) \
        WHEN 'OBJECT' THEN JSON_LENGTH(JSON_KEYS(\(names[0]))) END
        """
      }
    // Of anything but an object, JSON_KEYS is NULL.
    case .keys:
      writer.write(naming: [arguments[0]]) { names in
        """
        CASE WHEN JSON_TYPE(\(names[0])) = 'OBJECT' THEN (SELECT coalesce(JSON_ARRAYAGG(`key` ORDER BY `key`), '[]') \
        FROM JSON_TABLE(JSON_KEYS(\(names[0])), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 \
        COLLATE \(sql: Self.collation) PATH '$')) AS `keys`) END
        """
      }
    }
  }

  /// Writes a function that yields rows.
  public func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    switch tableFunction {
    case .jsonElements(let document):
      writer.write(
        sql: """
          JSON_TABLE(\(document), '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$'))
          """)
    // The server has no table of the members: of the keys, an array of pairs is made, and a table of that.
    case .jsonMembers(let document):
      writer.write("JSON_TABLE(")
      writer.write(naming: [document]) { names in
        """
        (SELECT JSON_ARRAYAGG(JSON_ARRAY(name, JSON_COMPACT(CASE WHEN quoted LIKE '"-%' \
        THEN JSON_EXTRACT(JSON_EXTRACT(\(names[0]), '$.*'), concat('$[', position - 1, ']')) \
        ELSE JSON_EXTRACT(\(names[0]), concat('$.', quoted)) END))) FROM JSON_TABLE(JSON_KEYS(\(names[0])), \
        '$[*]' COLUMNS (position FOR ORDINALITY, name LONGTEXT COLLATE utf8mb4_bin PATH '$', quoted JSON PATH '$')) \
        AS koine_keys)
        """
      }
      writer.write(
        sql: """
          , '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE \(sql: Self.collation) PATH '$[0]', \
          value JSON PATH '$[1]'))
          """)
    case .fullText: return writer.refuse("a full-text search")
    case .boxes: return writer.refuse("an index of boxes")
    case .program(let function, _): return writer.refuse("the function \"\(function.name)\" in Swift")
    @unknown default: return writer.refuse("the function \(tableFunction)")
    }
    writer.write(" AS ")
    writer.write(identifier: reference.sourceName)
  }

  /// A key that leads through anything but an object leaves the document as it is, an index does not.
  private func write(
    _ change: SQLJSONChange, _ arguments: [SQLExpression], _ path: [SQLJSONLeg], to writer: inout SQLWriter
  ) {
    let isOfKeys = path.allSatisfy(\.isKey) && change != .append
    let value = arguments.count > 1 ? arguments[1] : nil
    if isOfKeys {
      var form = SQLTemplate.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      form.append(change, arguments[0], path, value)
      return writer.write(sql: SQLTemplate(stringInterpolation: form))
    }
    writer.write(naming: [arguments[0]], beside: arguments.dropFirst()) { names in
      var form = SQLTemplate.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      form.appendLiteral("CASE WHEN ")
      // Of an index in the last step, an insertion asks more.
      for index in path.indices.dropLast(change == .insert ? 1 : 0) where path[index].isAtAnEnd {
        form.appendInterpolation(typeOf: names[0], path[..<index])
        form.appendLiteral(" = 'ARRAY' AND ")
      }
      switch (change, path.last) {
      case (.append, _):
        form.appendInterpolation(typeOf: names[0], path[...])
        form.appendLiteral(" = 'ARRAY'")
      case (.insert, .index(let index)):
        form.appendInterpolation(typeOf: names[0], path.dropLast())
        form.appendLiteral(" = 'ARRAY' AND JSON_LENGTH(")
        form.appendInterpolation(partOf: names[0], path.dropLast())
        form.appendLiteral(") >= ")
        form.appendInterpolation(index < 0 ? (index == .min ? .max : -index) : index)
      // What a key of the last step adds is not there yet.
      case (.set, .key), (.insert, .key):
        form.appendInterpolation(typeOf: names[0], path.dropLast())
        form.appendLiteral(" = 'OBJECT'")
      default:
        form.appendInterpolation(typeOf: names[0], path[...])
        form.appendLiteral(" IS NOT NULL")
      }
      form.appendLiteral(" THEN ")
      form.append(change, names[0], path, value)
      form.appendLiteral(" ELSE ")
      form.appendInterpolation(names[0])
      form.appendLiteral(" END")
      return SQLTemplate(stringInterpolation: form)
    }
  }

  /// The document is taken apart here: the server's own function has other rules, and takes the text of a JSON text, escapes
  /// included.
  private func write(
    _ document: SQLExpression, contains other: SQLExpression, to writer: inout SQLWriter
  ) {
    guard let other = other.constantDocument else {
      return writer.write(sql: "CASE WHEN \(operand: document) IS NULL THEN NULL END")
    }
    writer.write(naming: [document]) { names in
      var form = SQLTemplate.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      form.appendLiteral("CASE WHEN ")
      form.appendInterpolation(operand: names[0])
      form.appendLiteral(" IS NOT NULL THEN coalesce(")
      var sources = 0
      form.append(names[0], [], contains: other, &sources)
      switch other {
      case .word, .text:
        form.appendLiteral(" OR ")
        form.append(names[0], [], hasElement: other, &sources)
      case .array, .object: break
      }
      form.appendLiteral(", FALSE) END")
      return SQLTemplate(stringInterpolation: form)
    }
  }

  /// The patch is taken apart here: JSON_MERGE_PATCH loses members behind one that it removes.
  private func write(_ document: SQLExpression, patchedBy patch: SQLExpression, to writer: inout SQLWriter) {
    guard let patch = patch.constantDocument else {
      return writer.write(sql: "CASE WHEN \(operand: document) IS NULL THEN NULL END")
    }
    writer.write(naming: [document]) { names in
      var form = SQLTemplate.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      form.appendLiteral("CASE WHEN ")
      form.appendInterpolation(operand: names[0])
      form.appendLiteral(" IS NOT NULL THEN ")
      form.append(names[0], [], patchedBy: patch)
      form.appendLiteral(" END")
      return SQLTemplate(stringInterpolation: form)
    }
  }

  /// An index of 0 would take a value that is not an array for the only element of one.
  private func write(
    _ document: SQLExpression, _ kind: SQLJSONKind, at path: [SQLJSONLeg], to writer: inout SQLWriter
  ) {
    let arrays = path.indices.filter { path[$0].isAtAnEnd }.map { path[..<$0] }
    if kind == .json, arrays.isEmpty {
      return writer.write(sql: "JSON_EXTRACT(\(document), \(path: path[...], in: document))")
    }
    writer.write(naming: [document]) { names in
      var form = SQLTemplate.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
      form.appendLiteral("CASE WHEN ")
      for (index, array) in arrays.enumerated() {
        if index > 0 { form.appendLiteral(" AND ") }
        form.appendInterpolation(typeOf: names[0], array)
        form.appendLiteral(" = 'ARRAY'")
      }
      if kind != .json {
        if !arrays.isEmpty { form.appendLiteral(" AND ") }
        form.appendInterpolation(typeOf: names[0], path[...])
      }
      form.append(names[0], path[...], as: kind)
      form.appendLiteral(" END")
      return SQLTemplate(stringInterpolation: form)
    }
  }
}

extension SQLJSONLeg {
  /// Whether it counts from the end.
  fileprivate var isNegative: Bool { if case .index(..<0) = self { true } else { false } }

  fileprivate var isKey: Bool { if case .key = self { true } else { false } }

  /// Whether it counts from the end, or is the first.
  fileprivate var isAtAnEnd: Bool { if case .index(...0) = self { true } else { false } }
}

extension SQLTemplate.StringInterpolation {
  /// Adds a path: a constant, unless it counts from an end. A constant that does, the server changes in the first row.
  fileprivate mutating func appendInterpolation(path: ArraySlice<SQLJSONLeg>, in document: SQLExpression) {
    guard path.contains(where: \.isNegative) else {
      return appendInterpolation(constantPath: SQLJSONText.path(path))
    }
    appendLiteral("concat(")
    var constant = "$"
    for (position, leg) in zip(path.indices, path) {
      guard case .index(let index) = leg, index < 0 else {
        SQLJSONText.append(leg, to: &constant)
        continue
      }
      appendInterpolation(constantPath: constant + "[")
      appendLiteral(", nullif(greatest(JSON_LENGTH(")
      appendInterpolation(document)
      appendLiteral(", ")
      appendInterpolation(path: path[..<position], in: document)
      appendLiteral(") - ")
      appendInterpolation(-Swift.max(index, -2_147_483_647))
      appendLiteral(", -1), -1), ")
      constant = "]"
    }
    appendInterpolation(constantPath: constant)
    appendLiteral(")")
  }

  /// Adds a text of which the server knows that it is UTF-8: keys of bytes would be other ones.
  private mutating func appendInterpolation(constantPath path: String) {
    appendInterpolation(converted: path)
  }

  fileprivate mutating func appendInterpolation(
    typeOf document: SQLExpression, _ path: ArraySlice<SQLJSONLeg>
  ) {
    appendLiteral("JSON_TYPE(")
    appendInterpolation(partOf: document, path)
    appendLiteral(")")
  }

  fileprivate mutating func appendInterpolation(
    valueOf document: SQLExpression, _ path: ArraySlice<SQLJSONLeg>
  ) {
    appendLiteral("JSON_VALUE(")
    appendInterpolation(document)
    appendLiteral(", ")
    appendInterpolation(path: path, in: document)
    appendLiteral(")")
  }

  /// Adds a number of digits as an exact one.
  private mutating func appendInterpolation(
    exact document: SQLExpression, _ path: ArraySlice<SQLJSONLeg>
  ) {
    appendLiteral("CAST(")
    appendInterpolation(valueOf: document, path)
    appendLiteral(" AS DECIMAL(65, 30))")
  }

  /// Adds what is behind the type of a part: what it has to be, and the part as the kind. A number is a text of digits, of
  /// which a cast is an error if it has no room.
  fileprivate mutating func append(
    _ document: SQLExpression, _ path: ArraySlice<SQLJSONLeg>, as kind: SQLJSONKind
  ) {
    switch kind {
    case .json:
      appendLiteral(" THEN JSON_EXTRACT(")
      appendInterpolation(document)
      appendLiteral(", ")
      appendInterpolation(path: path, in: document)
      appendLiteral(")")
    case .text:
      appendLiteral(" = 'STRING' THEN ")
      appendInterpolation(valueOf: document, path)
      appendInterpolation(sql: " COLLATE \(MariaDBDialect.collation)")
    case .boolean:
      appendLiteral(" = 'BOOLEAN' THEN ")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" = '1'")
    case .integer:
      appendLiteral(" IN ('INTEGER', 'DOUBLE') AND ")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND ")
      appendInterpolation(exact: document, path)
      appendLiteral(" BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND ")
      // A remainder would be less than 0 by its sign alone.
      appendLiteral("truncate(")
      appendInterpolation(exact: document, path)
      appendLiteral(", 0) = ")
      appendInterpolation(exact: document, path)
      appendLiteral(" THEN CAST(")
      appendInterpolation(exact: document, path)
      appendLiteral(" AS SIGNED)")
    case .double:
      appendLiteral(" IN ('INTEGER', 'DOUBLE') AND ")
      appendInterpolation(valueOf: document, path)
      appendLiteral(
        " NOT REGEXP '[eE][+]?0*([1-9][0-9]{3}|[4-9][0-9]{2}|3[1-9][0-9]|309)|[0-9]{309}' AND (")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" NOT REGEXP '[eE][+]?0*308$' OR abs(CAST(regexp_replace(")
      appendInterpolation(valueOf: document, path)
      appendLiteral(", '[eE].*$', '') AS DECIMAL(65, 30))) < 1.797693134862315808) AND (CAST(")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" AS DOUBLE) <> 0 OR ")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" REGEXP '^-?0([.]0+)?([eE]|$)') THEN CAST(")
      appendInterpolation(valueOf: document, path)
      appendLiteral(" AS DOUBLE) + 0e0")
    }
  }

  /// Adds a change of a document, of which the conditions are met.
  fileprivate mutating func append(
    _ change: SQLJSONChange, _ document: SQLExpression, _ path: [SQLJSONLeg], _ value: SQLExpression?
  ) {
    switch (change, path.last) {
    case (.set, _): appendLiteral("JSON_SET(")
    case (.insert, .index): appendLiteral("JSON_ARRAY_INSERT(")
    case (.insert, _): appendLiteral("JSON_INSERT(")
    case (.append, _): appendLiteral("JSON_ARRAY_APPEND(")
    case (.remove, _): appendLiteral("JSON_REMOVE(")
    }
    appendInterpolation(document)
    appendLiteral(", ")
    appendInterpolation(path: path[...], in: document)
    if let value {
      // Else it would be a text.
      appendLiteral(", JSON_COMPACT(")
      appendInterpolation(value)
      appendLiteral(")")
    }
    appendLiteral(")")
  }

  /// Adds a part of a document with a merge patch.
  fileprivate mutating func append(
    _ document: SQLExpression, _ path: [SQLJSONLeg], patchedBy patch: SQLJSONTree
  ) {
    guard case .object(let members) = patch else {
      return appendInterpolation(.value(.text(patch.text), .json))
    }
    let removed = members.filter { if case .word("null") = $0.value { true } else { false } }
    // A call for each of them: the server forgets the last of several.
    for _ in 0..<(members.count - removed.count) { appendLiteral("JSON_SET(") }
    for _ in removed { appendLiteral("JSON_REMOVE(") }
    appendLiteral("CASE ")
    appendInterpolation(typeOf: document, path[...])
    appendLiteral(" WHEN 'OBJECT' THEN ")
    appendInterpolation(partOf: document, path[...])
    appendLiteral(" ELSE '{}' END")
    for member in removed {
      appendLiteral(", ")
      appendInterpolation(path: [.key(member.key)], in: document)
      appendLiteral(")")
    }
    for member in members {
      if case .word("null") = member.value { continue }
      appendLiteral(", ")
      appendInterpolation(path: [.key(member.key)], in: document)
      appendLiteral(", JSON_COMPACT(")
      append(document, path + [.key(member.key)], patchedBy: member.value)
      appendLiteral("))")
    }
  }

  /// Adds the condition that a part of a document contains another one.
  fileprivate mutating func append(
    _ document: SQLExpression, _ path: [SQLJSONLeg], contains other: SQLJSONTree, _ sources: inout Int
  ) {
    switch other {
    case .word(let word):
      // JSON_EQUALS is true in a condition if a side is NULL. A number that nothing follows would be read beyond its end.
      appendLiteral("JSON_NORMALIZE(concat('[', ")
      appendInterpolation(partOf: document, path[...])
      appendLiteral(", ']')) = JSON_NORMALIZE(")
      appendInterpolation(.value(.text("[\(word)]"), .text))
      appendLiteral(")")
    case .text(let text):
      appendInterpolation(typeOf: document, path[...])
      appendLiteral(" = 'STRING' AND ")
      appendInterpolation(valueOf: document, path[...])
      appendInterpolation(sql: " COLLATE \(MariaDBDialect.collation) = ")
      appendInterpolation(.value(.text(text), .text))
    case .array(let elements):
      appendInterpolation(typeOf: document, path[...])
      appendLiteral(" = 'ARRAY'")
      for element in elements {
        appendLiteral(" AND ")
        append(document, path, hasElement: element, &sources)
      }
    case .object(let members):
      appendInterpolation(typeOf: document, path[...])
      appendLiteral(" = 'OBJECT'")
      for member in members {
        appendLiteral(" AND ")
        append(document, path + [.key(member.key)], contains: member.value, &sources)
      }
    }
  }

  /// Adds the condition that a part of a document is an array with an element that contains another one.
  fileprivate mutating func append(
    _ document: SQLExpression, _ path: [SQLJSONLeg], hasElement element: SQLJSONTree, _ sources: inout Int
  ) {
    sources += 1
    let source = "koine_element_\(sources)"
    appendLiteral("EXISTS (SELECT 1 FROM JSON_TABLE(")
    appendInterpolation(partOf: document, path[...])
    appendInterpolation(sql: ", '$[*]' COLUMNS (value JSON PATH '$')) AS \(source) WHERE ")
    let value = SQLColumn(source: source, name: "value", type: .json, isNullable: true)
    append(.column(value), [], contains: element, &sources)
    appendLiteral(")")
  }

  fileprivate mutating func appendInterpolation(
    partOf document: SQLExpression, _ path: ArraySlice<SQLJSONLeg>
  ) {
    if path.isEmpty { return appendInterpolation(document) }
    appendLiteral("JSON_EXTRACT(")
    appendInterpolation(document)
    appendLiteral(", ")
    appendInterpolation(path: path, in: document)
    appendLiteral(")")
  }
}
