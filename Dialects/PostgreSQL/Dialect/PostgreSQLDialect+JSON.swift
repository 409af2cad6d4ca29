@_spi(KoineDriver) public import Koine

extension PostgreSQLDialect {
  /// Writes a function of JSON documents.
  func write(json function: SQLJSONFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let document = arguments[0].asJSON
    switch function {
    case .parsed: writer.write(sql: "CAST(\(arguments[0].asText) AS jsonb)")
    case .encoded: write(encoded: arguments[0], to: &writer)
    case .value(.json, let path) where path.isEmpty: writer.write(document)
    // An index would look into a value that is not an array, as if it were the only element of one.
    case .value(.json, let path) where path.allSatisfy(\.isKey):
      writer.write("(")
      writer.write(operand: document)
      for case .key(let key) in path { writer.write(sql: " -> \(literal: key)") }
      writer.write(")")
    case .value(let kind, let path):
      let steps = path.reduce(into: "$") { steps, leg in
        guard case .index(let index) = leg, index < 0 else { return SQLJSONText.append(leg, to: &steps) }
        steps += index == -1 ? "[last]" : "[last - \(-Swift.max(index + 1, -2_147_483_647))]"
      }
      let call: SQLTemplate =
        "jsonb_path_query_first(\(document), \(literal: "strict \(steps)\(kind.condition)"), silent => true)"
      switch kind {
      case .json: writer.write(sql: call)
      case .text: write(call, " #>> '{}')", to: &writer)
      case .integer, .double, .boolean:
        writer.write("CAST(")
        writer.write(sql: call)
        writer.write(sql: " AS \(sql: typeName(kind.cast)))")
      }
    case .contains:
      writer.write(sql: "(\(operand: document) @> \(operand: arguments[1].asJSON))")
    case .changed(let change, let path):
      guard writer.repeats([document], beside: arguments.dropFirst()) else {
        let naming = SQLNaming([document]) { .function(.json(function), $0 + arguments.dropFirst()) }
        return write(naming: naming, to: &writer)
      }
      write(change, document, path, arguments.dropFirst().first?.asJSON, to: &writer)
    case .patched:
      guard let patch = arguments[1].constantDocument else {
        return writer.write(sql: "CAST(NULL AS jsonb)")
      }
      guard writer.repeats([document]) else {
        let naming = SQLNaming([document]) { .function(.json(function), $0 + [arguments[1]]) }
        return write(naming: naming, to: &writer)
      }
      writer.write(sql: "CASE WHEN \(operand: document) IS NOT NULL THEN ")
      write(patch: patch, of: document, at: [], to: &writer)
      writer.write(" END")
    case .type: writer.write(sql: "jsonb_typeof(\(document))")
    case .length, .keys:
      guard writer.repeats([document]) else {
        let naming = SQLNaming([document]) { .function(.json(function), $0) }
        return write(naming: naming, to: &writer)
      }
      if function == .keys { return write(keysOf: document, to: &writer) }
      writer.write(
        sql: """
          CAST(CASE jsonb_typeof(\(document)) WHEN 'array' THEN jsonb_array_length(\(document)) \
          WHEN 'object' THEN jsonb_array_length(jsonb_path_query_array(\(document), '$.keyvalue()')) END AS bigint)
          """)
    }
  }

  /// Writes a function that yields rows. Of anything but an array, or an object, those of the server alone are errors.
  public func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    switch tableFunction {
    case .jsonElements(let document):
      writer.write(
        sql: "jsonb_path_query(\(document.asJSON), 'strict $[*]', silent => true) WITH ORDINALITY AS ")
      writer.write(identifier: reference.sourceName)
      writer.write(" (\"value\", \"position\")")
    case .jsonMembers(let document):
      writer.write(
        sql: """
          jsonb_each(jsonb_path_query_first(\(document.asJSON), 'strict $ ? (@.type() == "object")', silent => true))
          """)
      writer.write(" AS ")
      writer.write(identifier: reference.sourceName)
      writer.write(" (\"key\", \"value\")")
    case .fullText(let search):
      write(search, to: &writer)
      writer.write(" AS ")
      writer.write(identifier: reference.sourceName)
    case .boxes: writer.refuse("an index of boxes")
    case .program(let function, _): writer.refuse("the function \"\(function.name)\" in Swift")
    @unknown default: writer.refuse("the function \(tableFunction)")
    }
  }

  /// A condition says whether the path leads through what it names: the functions take a key of digits for an index, and
  /// refuse others in an array, and any path in a scalar.
  private func write(
    _ change: SQLJSONChange, _ document: SQLExpression, _ path: [SQLJSONLeg], _ value: SQLExpression?,
    to writer: inout SQLWriter
  ) {
    func part(_ path: some Sequence<SQLJSONLeg>) -> SQLExpression {
      let path = Array(path)
      return path.isEmpty ? document : .function(.json(.value(.json, at: path)), [document])
    }
    let parent = part(path.dropLast())
    writer.write("CASE WHEN ")
    switch (change, path.last) {
    case (.append, _): writer.write(sql: "jsonb_typeof(\(part(path))) = 'array'")
    case (.set, .key): writer.write(sql: "jsonb_typeof(\(parent)) = 'object'")
    case (.insert, .key):
      writer.write(sql: "jsonb_typeof(\(parent)) = 'object' AND \(operand: part(path)) IS NULL")
    // Without a subquery: of constants, the server would compute what is behind THEN before it has asked the condition.
    case (.insert, .index(let index)):
      writer.write(
        sql: "CASE jsonb_typeof(\(parent)) WHEN 'array' THEN jsonb_array_length(\(parent)) END >= ")
      writer.write(index < 0 ? (index == .min ? .max : -index) : index)
    case (.set, _), (.remove, _), (.insert, nil): writer.write(sql: "\(operand: part(path)) IS NOT NULL")
    }
    writer.write(" THEN ")
    if change == .remove {
      writer.write(sql: "\(operand: document) #- ")
      write(steps: path, to: &writer)
    } else {
      writer.write(
        sql:
          "\(sql: change == .set || path.last?.isKey == true && change == .insert ? "jsonb_set" : "jsonb_insert")(\(document), "
      )
      write(steps: change == .append ? path + [.index(-1)] : path, to: &writer)
      writer.write(", ")
      if let value { write(value, orNull: !value.isKnownNotNull, to: &writer) }
      writer.write(change == .append ? ", true)" : ")")
    }
    writer.write(sql: " ELSE \(document) END")
  }

  private func write(_ value: SQLExpression, orNull mayBeNull: Bool, to writer: inout SQLWriter) {
    switch value {
    // What is encoded never is.
    case .function(.json(.parsed), _): writer.write(value)
    case _ where mayBeNull: writer.write(sql: "coalesce(\(value), 'null')")
    default: writer.write(value)
    }
  }

  private func write(steps: [SQLJSONLeg], to writer: inout SQLWriter) {
    writer.write("ARRAY[")
    writer.writeList(steps) { leg, writer in
      switch leg {
      case .key(let key): writer.write(textLiteral: key)
      // One beyond 32 bits is none, which a condition has said.
      case .index(let index):
        writer.write(textLiteral: "\(Swift.max(-2_147_483_647, Swift.min(index, 2_147_483_647)))")
      }
    }
    writer.write("]")
  }

  /// Writes a part of a document with a merge patch: objects put together, from the outer one to the inner ones.
  private func write(
    patch: SQLJSONTree, of document: SQLExpression, at path: [SQLJSONLeg], to writer: inout SQLWriter
  ) {
    guard case .object(let members) = patch else {
      return writer.write(.value(.text(patch.text), .json))
    }
    let part: SQLExpression =
      path.isEmpty ? document : .function(.json(.value(.json, at: path)), [document])
    writer.write(sql: "(CASE jsonb_typeof(\(part)) WHEN 'object' THEN \(part) ELSE CAST('{}' AS jsonb) END")
    let removed = members.filter { if case .word("null") = $0.value { true } else { false } }
    if !removed.isEmpty {
      writer.write(" - ")
      write(steps: removed.map { .key($0.key) }, to: &writer)
    }
    let plain = members.filter { member in
      switch member.value {
      case .word("null"), .object: false
      default: true
      }
    }
    if !plain.isEmpty {
      writer.write(" || ")
      writer.write(.value(.text(SQLJSONTree.object(plain).text), .json))
    }
    for case (let key, .object(let inner)) in members {
      writer.write(sql: " || jsonb_build_object(\(literal: key), ")
      write(patch: .object(inner), of: document, at: path + [.key(key)], to: &writer)
      writer.write(")")
    }
    writer.write(")")
  }

  private func write(encoded value: SQLExpression, to writer: inout SQLWriter) {
    writer.write("coalesce(CAST(to_jsonb(")
    switch value.type.storage {
    case .real, .double:
      writer.write(
        sql: """
          nullif(nullif(nullif(CAST(\(value) AS double precision), CAST('NaN' AS double precision)), \
          CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision))
          """)
    case .timestamp where value.isTimestampWithoutZone:
      writer.write(sql: "to_char(\(value), 'YYYY-MM-DD HH24:MI:SS.US')")
    case .timestamp:
      writer.write(
        sql: "to_char(CAST(\(value) AS timestamptz) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
    case .time: writer.write(sql: "to_char(CAST(\(value) AS time), 'HH24:MI:SS.US')")
    // A `numeric` of some decimals holds NaN, and no infinity.
    case .decimal: writer.write(sql: "nullif(CAST(\(value) AS numeric), CAST('NaN' AS numeric))")
    case .json: writer.write(value.asJSON)
    case .text: writer.write(sql: "CAST(\(value) AS text)")
    case let type: writer.write(sql: "CAST(\(value) AS \(sql: typeName(type)))")
    }
    writer.write(") AS text), 'null')")
  }

  private func write(keysOf document: SQLExpression, to writer: inout SQLWriter) {
    writer.write(
      sql: """
        CASE jsonb_typeof(\(document)) WHEN 'object' THEN (SELECT coalesce(jsonb_agg("key" ORDER BY "key" COLLATE "C"), \
        '[]') FROM jsonb_object_keys(\(document)) AS "keys" ("key")) END
        """)
  }

  private func write(_ call: SQLTemplate, _ end: StaticString, to writer: inout SQLWriter) {
    writer.write("(")
    writer.write(sql: call)
    writer.write(end)
  }
}

extension SQLExpression {
  /// A document as `jsonb`: a column may have another type, and a constant has none.
  var asJSON: SQLExpression {
    switch self {
    case .literal: .cast(self, .json)
    default: if case .named = type { .cast(self, .json) } else { self }
    }
  }
}

extension SQLJSONLeg {
  fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}

extension SQLJSONKind {
  /// What a value has to be, as a filter of SQL/JSON: nothing that a cast would refuse is left.
  fileprivate var condition: String {
    switch self {
    case .json: ""
    case .text: " ? (@.type() == \"string\")"
    case .boolean: " ? (@.type() == \"boolean\")"
    case .integer:
      " ? (@.type() == \"number\" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)"
    // Half of the least double, and what is nearer to the greatest one than to the power of two behind it.
    case .double:
      " ? (@.type() == \"number\" && @.abs() < 1.797693134862315808e308 && (@ == 0 || @.abs() > 2.4703282292062328e-324))"
    }
  }

  fileprivate var cast: SQLType {
    switch self {
    case .integer: .bigInteger
    case .double: .double
    case .boolean: .boolean
    case .json: .json
    case .text: .text
    }
  }
}
