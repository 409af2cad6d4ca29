/// Reads a condition or an expression of a definition, as an engine tells it, into what it means.
///
/// It reads what means the same on every engine, and nothing else: columns, constants, comparisons, `AND`, `OR`, `NOT`,
/// `IS NULL`, `IN`, `BETWEEN`, sums, differences, products, and a few functions, with the casts and arrays that
/// PostgreSQL writes for constants. The rest is `nil`.
struct DefinitionParser {
  /// Which comparisons of a column's texts are others on every other engine.
  enum Peculiarity {
    /// Which text comes first: that of a language, or of an enum type's values.
    case order
    /// Also which texts are equal.
    case equality
  }

  private struct Part {
    var token: SQLTokens.Token
    var text: String
  }

  /// What is not read.
  private struct Unknown: Error {}

  /// An operand whose type is that of what it meets: a constant.
  private enum Operand {
    case typed(SQLExpression)
    case text(String)
    case number(String)
    case null

    /// Whether it is a constant, or of a type.
    func fits(_ type: SQLType) -> Bool {
      guard case .typed(let expression) = self else { return true }
      return expression.type.storage == type.storage || expression.type.isInteger && type.isInteger
    }
  }

  private let parts: [Part]
  private let columns: [String: SQLColumn]
  private let rules: SQLLexicalRules
  private let peculiar: [String: Peculiarity]
  private var position = 0
  private var depth = 0

  private init(
    _ text: String, _ columns: [SQLColumn], _ rules: SQLLexicalRules, _ peculiar: [String: Peculiarity]
  ) {
    self.peculiar = peculiar
    var tokens = SQLTokens(text, rules)
    var parts: [Part] = []
    while let token = tokens.next() { parts.append(Part(token: token, text: tokens.text)) }
    self.parts = parts
    self.rules = rules
    self.columns = Dictionary(
      columns.map { ($0.name.asciiLowercased, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The condition that a text means; `nil` if that is not known.
  ///
  /// - Parameter peculiar: The columns, by their names in lower case, whose texts are compared as on no other engine.
  static func condition(
    _ text: String, of columns: [SQLColumn], _ rules: SQLLexicalRules, peculiar: [String: Peculiarity] = [:]
  ) -> SQLExpression? {
    guard let expression = expression(text, of: columns, rules, peculiar: peculiar),
      expression.type == .boolean
    else { return nil }
    return expression
  }

  /// The value that a text means; `nil` if that is not known, or it is a mere constant.
  ///
  /// - Parameter peculiar: The columns, by their names in lower case, whose texts are compared as on no other engine.
  static func expression(
    _ text: String, of columns: [SQLColumn], _ rules: SQLLexicalRules, peculiar: [String: Peculiarity] = [:]
  ) -> SQLExpression? {
    var parser = DefinitionParser(text, columns, rules, peculiar)
    guard let operand = try? parser.disjunction(), parser.position == parser.parts.count,
      case .typed(let expression) = operand
    else { return nil }
    return expression
  }

  // MARK: Tokens

  private var next: SQLTokens.Token? { position < parts.count ? parts[position].token : nil }

  private mutating func take(_ word: String) -> Bool {
    guard next == .word(word) else { return false }
    position += 1
    return true
  }

  private mutating func take(mark: Character) -> Bool {
    guard let byte = mark.asciiValue, next == .mark(byte) else { return false }
    position += 1
    return true
  }

  private mutating func need(_ mark: Character) throws {
    guard take(mark: mark) else { throw Unknown() }
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> Operand {
    // Deeper ones are nobody's rule for a row, and would need much stack.
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { throw Unknown() }
    var operand = try conjunction()
    while take("OR") {
      operand = .typed(.logical(try condition(operand), .or, try condition(try conjunction())))
    }
    return operand
  }

  private mutating func conjunction() throws -> Operand {
    var operand = try negation()
    while take("AND") {
      operand = .typed(.logical(try condition(operand), .and, try condition(try negation())))
    }
    return operand
  }

  private mutating func negation() throws -> Operand {
    guard take("NOT") else { return try predicate() }
    var count = 1
    while take("NOT") { count += 1 }
    let operand = try condition(try predicate())
    return .typed(count.isMultiple(of: 2) ? operand : .not(operand))
  }

  private func condition(_ operand: Operand) throws -> SQLExpression {
    guard case .typed(let expression) = operand, expression.type == .boolean else { throw Unknown() }
    return expression
  }

  private mutating func predicate() throws -> Operand {
    let left = try sum()
    if let comparison = try takeComparison() { return .typed(try compare(left, comparison)) }
    if take("IS") { return .typed(try test(left)) }
    let isNegated = take("NOT")
    if take("IN") {
      try need("(")
      return .typed(try list(left, isNegated, until: ")"))
    }
    if take("BETWEEN") {
      let low = try sum()
      guard take("AND") else { throw Unknown() }
      let sides = try typed([left, low, try sum()])
      try checkMeaning(of: sides, isOrder: true)
      return .typed(.between(sides[0], sides[1], sides[2], negated: isNegated))
    }
    guard !isNegated else { throw Unknown() }
    return left
  }

  private mutating func takeComparison() throws -> SQLComparisonOperator? {
    if take(mark: "=") {
      _ = take(mark: "=")
      return .equal
    }
    if take(mark: "!") {
      try need("=")
      return .notEqual
    }
    if take(mark: "<") {
      if take(mark: ">") { return .notEqual }
      return take(mark: "=") ? .lessOrEqual : .less
    }
    guard take(mark: ">") else { return nil }
    return take(mark: "=") ? .greaterOrEqual : .greater
  }

  private mutating func compare(
    _ left: Operand, _ comparison: SQLComparisonOperator
  ) throws -> SQLExpression {
    // `= ANY (ARRAY[…])` is what PostgreSQL makes of IN.
    if comparison == .equal && take("ANY") || comparison == .notEqual && take("ALL") {
      try need("(")
      let isInParentheses = take(mark: "(")
      guard take("ARRAY") else { throw Unknown() }
      try need("[")
      let condition = try list(left, comparison == .notEqual, until: "]")
      if isInParentheses { try need(")") }
      _ = try skipCast()
      try need(")")
      return condition
    }
    let sides = try typed([left, try sum()])
    try checkMeaning(of: sides, isOrder: comparison != .equal && comparison != .notEqual)
    return .comparison(sides[0], comparison, sides[1])
  }

  /// Refuses texts that are compared as on no other engine.
  private func checkMeaning(of sides: [SQLExpression], isOrder: Bool) throws {
    for side in sides {
      switch peculiarity(of: side) {
      case .equality?: throw Unknown()
      case .order? where isOrder: throw Unknown()
      case .order?, nil: break
      }
    }
  }

  /// How a text is compared that says no collation of its own: as the column that it is, or is made of.
  private func peculiarity(of expression: SQLExpression) -> Peculiarity? {
    guard expression.type.isText else { return nil }
    switch expression {
    case .column(let column): return peculiar[column.name.asciiLowercased]
    case .function(_, let arguments):
      let found = arguments.compactMap(peculiarity)
      return found.contains(.equality) ? .equality : found.first
    default: return nil
    }
  }

  private mutating func list(
    _ left: Operand, _ isNegated: Bool, until end: Character
  ) throws -> SQLExpression {
    var operands = [left]
    repeat { operands.append(try sum()) } while take(mark: ",")
    try need(end)
    let sides = try typed(operands)
    try checkMeaning(of: sides, isOrder: false)
    return .inList(sides[0], Array(sides.dropFirst()), negated: isNegated)
  }

  private mutating func test(_ left: Operand) throws -> SQLExpression {
    let isNegated = take("NOT")
    guard case .typed(let expression) = left, take("NULL") else { throw Unknown() }
    return .isNull(expression, negated: isNegated)
  }

  // MARK: Values

  private mutating func sum() throws -> Operand {
    var left = try product()
    while true {
      if take(mark: "+") {
        left = try arithmetic(left, .add, try product())
      } else if take(mark: "-") {
        left = try arithmetic(left, .subtract, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> Operand {
    var left = try value()
    while take(mark: "*") { left = try arithmetic(left, .multiply, try value()) }
    return left
  }

  private func arithmetic(
    _ left: Operand, _ operation: SQLArithmeticOperator, _ right: Operand
  ) throws -> Operand {
    let sides = try typed([left, right])
    guard sides.allSatisfy({ $0.type.isInteger || $0.type == .double }) else { throw Unknown() }
    return .typed(.arithmetic(sides[0], operation, sides[1]))
  }

  private mutating func value() throws -> Operand {
    var operand = try primary()
    while true {
      if take("COLLATE") {
        operand = try collated(operand)
      } else if let name = try skipCast() {
        operand = try cast(operand, name)
      } else {
        return operand
      }
    }
  }

  private mutating func collated(_ operand: Operand) throws -> Operand {
    guard case .typed(let expression) = operand, expression.type.isText, position < parts.count else {
      throw Unknown()
    }
    position += 1
    switch parts[position - 1].text.asciiLowercased {
    case "nocase": return .typed(.collate(expression, .noCase))
    case "binary", "c", "posix": break
    default: throw Unknown()
    }
    if case .column(let column) = expression, column.collation == .binary,
      peculiar[column.name.asciiLowercased] == nil
    {
      return operand
    }
    return .typed(.collate(expression, .binary))
  }

  /// The name behind `::`, if there is one.
  private mutating func skipCast() throws -> String? {
    guard take(mark: ":") else { return nil }
    try need(":")
    var words: [String] = []
    func isOfName(_ token: SQLTokens.Token?) -> Bool {
      switch token {
      case .word(let word): !["AND", "OR", "IS", "IN", "NOT", "BETWEEN", "COLLATE"].contains(word)
      case .quotedName: true
      default: false
      }
    }
    while isOfName(next) || next == .mark(UInt8(ascii: ".")) && !words.isEmpty {
      if case .word(let word)? = next { words.append(word) } else { words.append(parts[position].text) }
      position += 1
    }
    if take(mark: "(") {
      while let token = next, token != .mark(UInt8(ascii: ")")) { position += 1 }
      try need(")")
    }
    if take(mark: "[") { try need("]") }
    guard !words.isEmpty else { throw Unknown() }
    return words.joined(separator: " ")
  }

  /// A constant gets its type from what it meets, and a text stays one.
  private func cast(_ operand: Operand, _ name: String) throws -> Operand {
    switch operand {
    case .text, .number, .null: return operand
    case .typed(let expression):
      guard expression.type.isText, ["TEXT", "CHARACTER VARYING", "VARCHAR"].contains(name) else {
        throw Unknown()
      }
      return operand
    }
  }

  private mutating func primary() throws -> Operand {
    guard position < parts.count else { throw Unknown() }
    let part = parts[position]
    position += 1
    switch part.token {
    case .constant: return .text(part.text)
    case .number: return .number(part.text)
    case .quotedName: return try column(part.text)
    case .mark(UInt8(ascii: "-")):
      guard next == .number else { throw Unknown() }
      position += 1
      return .number("-" + parts[position - 1].text)
    case .mark(UInt8(ascii: "(")):
      let operand = try disjunction()
      try need(")")
      return operand
    case .word("NULL"): return .null
    case .word("TRUE"): return .typed(.literal(.boolean(true), .boolean))
    case .word("FALSE"): return .typed(.literal(.boolean(false), .boolean))
    case .word(let word): return take(mark: "(") ? try function(word) : try column(part.text)
    case .parameter, .mark: throw Unknown()
    }
  }

  private func column(_ name: String) throws -> Operand {
    guard let column = columns[name.asciiLowercased] else { throw Unknown() }
    return .typed(.column(column))
  }

  private mutating func function(_ name: String) throws -> Operand {
    var operands: [Operand] = []
    repeat { operands.append(try sum()) } while take(mark: ",")
    try need(")")
    let arguments = try typed(operands)
    func text(_ function: SQLFunction) throws -> Operand {
      // The case of letters beyond ASCII depends on the engine and the collation.
      guard arguments.count == 1, arguments[0].type.isText else { throw Unknown() }
      return .typed(.function(function, arguments))
    }
    switch name {
    case "LENGTH", "CHAR_LENGTH", "CHARACTER_LENGTH": return try text(.length)
    case "LOWER": return try text(.lower)
    case "UPPER": return try text(.upper)
    case "COALESCE" where arguments.count > 1: return .typed(.function(.coalesce, arguments))
    case "ABS" where arguments.count == 1 && arguments[0].type.isInteger:
      return .typed(.function(.absolute, arguments))
    default: throw Unknown()
    }
  }

  /// The operands, constants with the type of the first one that has a type.
  private func typed(_ operands: [Operand]) throws -> [SQLExpression] {
    let known = operands.lazy.compactMap { operand -> SQLType? in
      if case .typed(let expression) = operand { expression.type } else { nil }
    }
    guard let type = known.first, operands.allSatisfy({ $0.fits(type) }) else { throw Unknown() }
    return try operands.map { operand in
      let text: String
      switch operand {
      case .typed(let expression): return expression
      case .null: return .literal(.null, type)
      case .number(let number): text = number
      case .text(let constant): text = constant.quoted(with: "'")
      }
      guard let value = SQLValue(constantText: text, of: type, rules) else { throw Unknown() }
      return .literal(value, type)
    }
  }
}

extension SQLValue {
  /// The constant that a text of SQL is, in the form in which it is bound.
  ///
  /// - Parameters:
  ///   - text: The constant: `'a'`, `-1`, `'2024-01-01'::date`.
  ///   - type: Its type.
  ///   - rules: How the engine takes its text apart.
  init?(constantText text: String, of type: SQLType, _ rules: SQLLexicalRules) {
    guard let told = SQLValue(defaultText: text, of: type, rules) else { return nil }
    switch (told, type.storage) {
    // Of these, what is told is the number without its point, or NULL.
    case (.null, _), (.integer, .decimal), (.integer, .integer), (.integer, .unsigned): self = told
    default:
      guard let value = FieldReader(type).converted(told) else { return nil }
      self = value
    }
  }
}
