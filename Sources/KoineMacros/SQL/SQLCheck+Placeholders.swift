extension SQLCheck {
  /// Values have placeholders of Koine's: none is there for one that the text has itself.
  mutating func checkPlaceholders() {
    for (index, token) in parts.tokens.enumerated() {
      switch token.kind {
      case .parameter where isPlaceholder(token): report(placeholder: token.range)
      case .mark(UInt8(ascii: ":")) where isNamed(token) && token.enclosing != UInt8(ascii: "["),
        .mark(UInt8(ascii: "@")) where isNamed(token) && !isVariable(index):
        report(placeholder: token.range.lowerBound..<parts.tokens[index + 1].range.upperBound)
      default: break
      }
    }
  }

  private mutating func report(placeholder range: Range<Int>) {
    let placeholder = text(range)
    let name = placeholder.dropFirst()
    let value = name.first.map { $0.isLetter || $0 == "_" } == true ? String(name) : "<#value#>"
    let source = literal.interpolation(value)
    report(
      SQLProblem(kind: .placeholder(placeholder), offset: range.lowerBound)
        .fixed("replace '\(placeholder)' with '\(source)'", by: (range, source)))
  }

  /// Whether `?`, `?1`, `$1` or `$name` is one: PostgreSQL has operators that begin with `?`, and functions and
  /// prepared statements have parameters.
  private func isPlaceholder(_ token: SQLParts.Token) -> Bool {
    if parts.byte(token.range.lowerBound) == UInt8(ascii: "$") {
      return parts.firstWord != "CREATE" && parts.firstWord != "PREPARE"
    }
    if token.range.count > 1, parts.bytes[token.range].dropFirst().allSatisfy({ 48...57 ~= $0 }) {
      return true
    }
    let isQualified = parts.byte(token.range.lowerBound - 1) == UInt8(ascii: ".")
    // `?| '(…)'` and `? || 'text'`
    let isPrefix =
      parts.byte(token.range.upperBound) == UInt8(ascii: "|")
      && parts.byte(token.range.upperBound + 1) != UInt8(ascii: "|")
    return !token.isAfterOperand && !isQualified && !isPrefix
  }

  /// Whether the mark begins a name: `:name`, `@name`, but not `::text`, `a <@b`, `@@version`, `@ number`.
  private func isNamed(_ token: SQLParts.Token) -> Bool {
    guard !token.isAfterOperand, let next = parts.byte(token.range.upperBound),
      next == UInt8(ascii: "_") || 48...57 ~= next || 97...122 ~= next | 0x20
    else {
      return false
    }
    let previous = parts.byte(token.range.lowerBound - 1)
    return previous != parts.byte(token.range.lowerBound) && previous != UInt8(ascii: "<")
  }

  /// Whether the mark at an index begins a variable of MariaDB's that gets a value: `SET @a = 1`, `SELECT … INTO @a`,
  /// `@a := 1`.
  private func isVariable(_ index: Int) -> Bool {
    if parts.firstWord == "SET" { return true }
    if parts.tokens[..<index].last?.word == "INTO" { return true }
    let behind = parts.tokens.dropFirst(index + 2).prefix(2).map(\.kind)
    return behind == [.mark(UInt8(ascii: ":")), .mark(UInt8(ascii: "="))]
  }
}
