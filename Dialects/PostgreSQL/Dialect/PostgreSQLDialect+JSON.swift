@_spi(KoineDriver) import Koine

extension PostgreSQLDialect {
  /// Writes a function of JSON documents.
  func write(json function: SQLJSONFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    let document = arguments[0].asJSON
    switch function {
    case .parsed: writer.write(sql: "CAST(\(arguments[0]) AS jsonb)")
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
    case .type: writer.write(sql: "jsonb_typeof(\(document))")
    case .length, .keys:
      guard document.isRepeatable else {
        let naming = SQLNaming([document]) { .function(.json(function), $0) }
        return write(naming: naming, to: &writer)
      }
      if function == .keys { return write(keysOf: document, to: &writer) }
      writer.write(
        sql: """
          CAST(CASE jsonb_typeof(\(document)) WHEN 'array' THEN jsonb_array_length(\(document)) \
          WHEN 'object' THEN (SELECT count(*) FROM jsonb_object_keys(\(document))) END AS bigint)
          """)
    }
  }

  private func write(encoded value: SQLExpression, to writer: inout SQLWriter) {
    writer.write("coalesce(CAST(to_jsonb(")
    switch value.type.storage {
    case .real, .double:
      writer.write(
        sql: """
          nullif(nullif(CAST(\(value) AS double precision), CAST('Infinity' AS double precision)), \
          CAST('-Infinity' AS double precision))
          """)
    case .timestamp:
      writer.write(
        sql: "to_char(CAST(\(value) AS timestamptz) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')")
    case .time: writer.write(sql: "to_char(CAST(\(value) AS time), 'HH24:MI:SS.US')")
    case .decimal: writer.write(sql: "CAST(\(value) AS numeric)")
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
