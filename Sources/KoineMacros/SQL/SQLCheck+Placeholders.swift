import SwiftParser

extension SQLCheck {
  /// Values have placeholders of Koine's: none is there for one that the text has itself.
  mutating func checkPlaceholders() {
    let hasVariables = hasVariables
    for (index, token) in parts.tokens.enumerated() {
      switch token.kind {
      case .parameter where isPlaceholder(token): report(placeholder: token.range)
      case .mark(UInt8(ascii: ":")) where isNamed(token) && token.enclosing != UInt8(ascii: "["),
        .mark(UInt8(ascii: "@")) where isNamed(token) && !hasVariables:
        report(placeholder: token.range.lowerBound..<parts.tokens[index + 1].range.upperBound)
      default: break
      }
    }
  }

  private mutating func report(placeholder range: Range<Int>) {
    let placeholder = text(range)
    let source = literal.interpolation(Self.variable(String(placeholder.dropFirst())) ?? "<#value#>")
    report(
      SQLProblem(kind: .placeholder(placeholder), offset: range.lowerBound)
        .fixed("replace '\(placeholder)' with '\(source)'", by: (range, source)))
  }

  /// The Swift variable of a name, in back-ticks if it is a keyword of Swift; `nil` if there can be none.
  private static func variable(_ name: String) -> String? {
    if name.isValidSwiftIdentifier(for: .variableName) { return name }
    let quoted = "`\(name)`"
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      quoted.isValidSwiftIdentifier(for: .variableName)
    else {
      return nil
    }
    return quoted
  }

  /// Whether `?`, `?1`, `$1` or `$name` is one: PostgreSQL has operators that begin with `?`, and functions and
  /// prepared statements have parameters.
  private func isPlaceholder(_ token: SQLParts.Token) -> Bool {
    if parts.byte(token.range.lowerBound) == UInt8(ascii: "$") {
      return !definesParameters
    }
    if token.range.count > 1, parts.bytes[token.range].dropFirst().allSatisfy({ 48...57 ~= $0 }) {
      return true
    }
    // `OPERATOR(pg_catalog.?)` and `data @? '$.a'`
    let previous = parts.byte(token.range.lowerBound - 1)
    let isPart = previous == UInt8(ascii: ".") || previous == UInt8(ascii: "@")
    // `?| '(…)'`, `?- '(…)'` and `? || 'text'`
    let next = parts.byte(token.range.upperBound)
    let isPrefix =
      next == UInt8(ascii: "|") && parts.byte(token.range.upperBound + 1) != UInt8(ascii: "|")
      || next == UInt8(ascii: "-")
    return !token.isAfterOperand && !isPart && !isPrefix
  }

  /// Whether the statement makes what has parameters: a prepared statement, a function or a procedure.
  private var definesParameters: Bool {
    if parts.firstWord == "PREPARE" { return true }
    let kinds: Set = ["FUNCTION", "PROCEDURE"]
    return parts.firstWord == "CREATE"
      && parts.tokens.prefix(4).contains { $0.word.map(kinds.contains) == true }
  }

  /// Whether the mark begins a name: `:name`, `@name`, but not `::text`, `a <@b`, `@@version`, `@ number`.
  private func isNamed(_ token: SQLParts.Token) -> Bool {
    guard !token.isAfterOperand, let next = parts.byte(token.range.upperBound),
      next == UInt8(ascii: "_") || next >= 128 || 48...57 ~= next || 97...122 ~= next | 0x20
    else {
      return false
    }
    let previous = parts.byte(token.range.lowerBound - 1)
    return previous != parts.byte(token.range.lowerBound) && previous != UInt8(ascii: "<")
  }

  /// Whether `@name` is a variable of MariaDB's, as one of them gets a value: `SET @a = 1`, `SELECT … INTO @a`,
  /// `@a := 1`.
  private var hasVariables: Bool {
    let (at, colon, equals) = (UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "="))
    return parts.firstWord == "SET"
      || parts.tokens.indices.contains { index in
        guard parts.tokens[index].kind == .mark(at) else { return false }
        return parts.tokens[..<index].last?.word == "INTO"
          || parts.tokens[index...].dropFirst(2).prefix(2).map(\.kind) == [.mark(colon), .mark(equals)]
      }
  }
}
