import Koine

extension FunctionCase.Pool {
  static func documents(_ texts: String...) -> Self { Self(.json, texts.map { .text($0) }) }

  /// Every kind of value, numbers in every form and at the ends of their ranges.
  static let scalars = documents(
    "5", "null", "true", "false", "\"text\"", "\"\"", "\"true\"", "\"5\"", "0", "-0", "-0.0", "1.0", "1.50",
    "1e2", "1E+2",
    "100e-2",
    "12e-1", "0.5", "-7", "9223372036854775807", "9223372036854775808", "-9223372036854775808",
    "-9223372036854775809",
    "9223372036854775807.5", "922337203685477580.7e1", "12345678901234567890", "1e16", "1e18", "1e19",
    "1e300", "1e400", "-1e-400", "-2e308", "2e308", "1.7976931348623159e308", "-3e-324", "2e-324",
    "1.7976931348623157e308",
    "-1.7976931348623157e+308", "5e-324", "1e-40", "1e-30", "0.000000000000000000000000000000000000000001",
    "0e5", "0.1",
    "\"É 😀\"", "\"a\\\"b\\\\c\\n\\t\\/\\u0041\\u00e9\\ud83d\\ude00\"", "[]", "[5]", "[true]", "[\"x\"]", "{}",
    "{\"a\": 1}",
    " [ 1 , 2 ] ")

  /// Arrays and objects with keys that are signs of paths.
  static let trees = documents(
    "[1, [2, [3]], {\"a\": [4]}, null]",
    "{\"a\": {\"a\": {\"a\": [5, 6]}}, \"0\": \"zero\", \"a.b\": 1, \"\": 2, \"$\": 3, \"*\": 4, \"[0]\": 5, \"-1\": 6}",
    "{\"a\": null, \"b\\\\c\": 1, \"d\\\"e\": [2], \"f'g\": 3, \"é\": 4, \"😀\": 5, \"h\\ni\": 6, \"A\": 7}",
    "[[[0]]]", "5", "\"a\"", "null", "[]", "{}", "[{\"a\": 1}, {\"a\": 2}]",
    "{\"a\": [[1, 2], [3]], \"b\": true}")

  static let changeValues = documents("[1, {\"x\": null}]", "\"é\\n\"", "null")

  /// What others contain, and what patches: numbers in several forms, scalars in arrays, and nulls.
  static let parts = documents(
    "{\"a\": 1}", "[1]", "1", "1.0", "10e-1", "[1, 1.0, 1]", "\"a\"", "[\"a\"]", "null", "[null]", "true",
    "[]", "{}",
    "[[]]", "[{}]", "{\"a\": {}}", "{\"a\": []}", "{\"a\": null}", "{\"a\": [5]}", "{\"a\": 5}", "[2, [3]]",
    "[[2]]",
    "[[[3]]]", "{\"a\": {\"a\": {\"a\": [6, 5]}}}", "[{\"a\": 2}, {\"a\": 1}]", "{\"a\": [[1], [3]]}",
    "{\"a\": [1]}",
    "{\"d\\\"e\": [2.0], \"f'g\": 3, \"é\": 4}", "{\"b\\\\c\": 1, \"h\\ni\": 6}", "{\"\": 2, \"$\": 3}", "0",
    "-0.0", "[4]",
    "{\"a\": null, \"b\": {\"c\": null, \"d\": [null, {\"e\": null}]}}",
    "{\"a\": {\"a\": null, \"b\": {\"c\": 1}}}",
    "{\"A\": 7, \"a\": {\"a\": {\"x\": \"y\"}}}", "{\"0\": \"zero\", \"[0]\": 5, \"a.b\": 1}", "\"\\u0061\"",
    "5")
}

extension FunctionCases {
  private static func call(_ function: SQLJSONFunction, _ arguments: [SQLExpression]) -> SQLExpression {
    .function(.json(function), arguments)
  }

  /// As a document again: engines have other texts of one.
  private static func encodedDocument(_ arguments: [SQLExpression]) -> SQLExpression {
    call(.parsed, [call(.encoded, arguments)])
  }

  private static let jsonPaths: [[SQLJSONLeg]] = [
    [.key("a")], [.key("0")], [.index(0)], [.index(-1)], [.index(3)], [.index(-4)], [.index(-5)],
    [.key("a"), .key("a")],
    [.key("a"), .key("a"), .key("a"), .index(-2)], [.index(1), .index(1), .index(0)], [.key("a"), .index(0)],
    [.index(0), .key("a")], [.index(0), .index(0), .index(0)], [.index(0), .index(0)], [.index(.max)],
    [.index(.min)],
    [.key("a.b")], [.key("")], [.key("$")], [.key("*")], [.key("[0]")], [.key("-1")], [.key("b\\c")],
    [.key("d\"e")],
    [.key("f'g")], [.key("é")], [.key("😀")], [.key("h\ni")], [.key("A")], [.key("d\"e"), .index(0)],
  ]

  /// Paths of changes, one step more than there is among them.
  private static let jsonChanges: [[SQLJSONLeg]] = [
    [.key("a")], [.key("0")], [.index(0)], [.index(-1)], [.index(4)], [.index(5)], [.index(-4)], [.index(-5)],
    [.key("a"), .key("a")], [.key("a"), .key("new")], [.key("new"), .key("a")],
    [.key("a"), .key("a"), .key("a"), .index(-2)], [.index(1), .index(1), .index(0)], [.key("a"), .index(0)],
    [.key("a"), .key("0")], [.index(0), .key("a")], [.index(0), .index(0), .index(0)],
    [.index(0), .index(1)],
    [.index(.max)], [.index(.min)], [.key("a.b")], [.key("")], [.key("*")], [.key("d\"e"), .index(1)],
    [.key("b\\c")], [.key("f'g")], [.key("é")], [.key("h\ni")], [.key("new\"\\\n'")],
    [.index(2), .key("a"), .index(0)],
  ]

  private static let changes: [FunctionCase] =
    SQLJSONChange.allCases.flatMap { change in
      jsonChanges.map { path in
        let pools = change == .remove ? [FunctionCase.Pool.trees] : [.trees, .changeValues]
        return FunctionCase("json \(change) at \(path)", of: pools) { call(.changed(change, at: path), $0) }
      }
    } + [
      FunctionCase("json appended", .trees, .changeValues) { call(.changed(.append, at: []), $0) },
      FunctionCase("json contains", .trees, .parts) { call(.contains, $0) },
      FunctionCase("json contains a part", .parts, .parts) { call(.contains, $0) },
      FunctionCase("json patched", .trees, .parts) { call(.patched, $0) },
      FunctionCase("json part patched", .parts, .parts) { call(.patched, $0) },
    ]

  /// F22 to F29, T12.
  static let documents: [FunctionCase] =
    changes
    + SQLJSONKind.allCases.map { kind in
      FunctionCase("json as \(kind)", .scalars) { call(.value(kind, at: []), $0) }
    }
    + jsonPaths.enumerated().flatMap { index, path in
      let kind = SQLJSONKind.allCases[index % SQLJSONKind.allCases.count]
      return [SQLJSONKind.json, kind == .json ? .integer : kind].map { kind in
        FunctionCase("json \(path) as \(kind)", .trees) { call(.value(kind, at: path), $0) }
      }
    } + [
      FunctionCase("json encoded text", .texts("", "a\"b\\c", "é😀", "line\n\t", "\u{1}\u{1f}", "null")) {
        encodedDocument($0)
      },
      FunctionCase("json encoded integer", .integers(0, -1, .max, .min)) { encodedDocument($0) },
      FunctionCase("json encoded decimal", .decimal) { encodedDocument($0) },
      FunctionCase("json encoded document", .trees) { encodedDocument($0) },
      FunctionCase("json encoded instant", .instants) { encodedDocument($0) },
      FunctionCase("json encoded day", .days) { encodedDocument($0) },
      FunctionCase("json encoded time", .times) { encodedDocument($0) },
      FunctionCase(
        "json encoded number",
        .doubles(0.1, -0.0, 1e20, 1e-7, .leastNonzeroMagnitude, 1.7976931348623157e308, 2.5, 1.0 / 3)
      ) {
        encodedDocument($0)
      },
      FunctionCase("json type", .scalars) { call(.type, $0) },
      FunctionCase("json length", .scalars) { call(.length, $0) },
      FunctionCase("json length of trees", .trees) { call(.length, $0) },
      FunctionCase("json keys", .trees) { call(.keys, $0) },
      FunctionCase("json keys of a part", .trees) { call(.keys, [call(.value(.json, at: [.key("a")]), $0)]) },
    ]
}
