/// How deep the text of a statement is for the engine that parses it.
///
/// It is told from the text, because lowerings and spellings nest more than the tree does. What is open at a place,
/// calls and CASE, operators that wait for their right side, clauses of queries, are the symbols on the stack of a
/// parser. The numbers are those of SQLite's grammar; others need no more.
struct SQLNesting {
  /// The most symbols that are open at one place.
  private(set) var symbols = 0
  /// The most operators, calls and queries in each other.
  private(set) var height = 0
  /// The clause of the statement in which the most symbols are open.
  private(set) var clause: SQLPlace?

  private var frames = [Frame(opening: 3)]
  private var operators: [Operator] = []
  private var operands: [Int] = []
  private var open = 0
  private var previous = Token.mark(0)
  private var outerClause: SQLPlace?

  init(of sql: String, _ rules: SQLLexicalRules = []) {
    var sql = sql
    sql.withUTF8 { text in
      var tokens = SQLTextTokens(text, rules)
      while let token = tokens.next() {
        read(token)
        previous = token
      }
    }
    finishClause()
    height = Swift.max(height, frames[0].height)
  }

  typealias Token = SQLTextTokens.Token
  typealias Word = SQLTextTokens.Word

  /// What is between two parentheses, or within a CASE.
  private struct Frame {
    /// The symbols that opened it.
    var opening: Int
    /// Those of the clause or the part of it that is being read.
    var clause = 0
    var operatorStart = 0
    var operandStart = 0
    var isCase = false
    var isQuery = false
    var isInsert = false
    var isWindow = false
    var hasBranch = false
    /// Whether the first item of a list is on the stack while another one is read.
    var keepsItem = false
    /// Whether what was read last is a whole operand.
    var isComplete = false
    var openBetweens = 0
    /// The greatest height of what has been read.
    var height = 0
  }

  private struct Operator {
    var precedence: Int
    var symbols: Int
    var isPrefix = false
    var isBetween = false
  }

  private var last: Int { frames.count - 1 }

  // MARK: Tokens

  private mutating func read(_ token: Token) {
    switch token {
    case .mark(UInt8(ascii: "(")): openParenthesis()
    case .mark(UInt8(ascii: ")")): closeParenthesis()
    case .mark(UInt8(ascii: ",")): readComma()
    case .mark(UInt8(ascii: ".")): note(transient: 2)
    case .mark(UInt8(ascii: "~")): push(Operator(precedence: 12, symbols: 1, isPrefix: true))
    case .mark(UInt8(ascii: "+")), .mark(UInt8(ascii: "-")):
      if frames[last].isComplete {
        binary(8)
      } else {
        push(Operator(precedence: 12, symbols: 1, isPrefix: true))
      }
    case .mark(UInt8(ascii: "*")) where !frames[last].isComplete: operand(0)
    case .mark(UInt8(ascii: "*")), .mark(UInt8(ascii: "/")), .mark(UInt8(ascii: "%")): binary(9)
    case .mark(UInt8(ascii: "&")), .mark(UInt8(ascii: "|")), .shift, .mark(UInt8(ascii: "#")): binary(7)
    case .mark(UInt8(ascii: "=")), .notEqual: binary(4)
    case .mark(UInt8(ascii: "<")), .mark(UInt8(ascii: ">")), .orEqual: binary(5)
    case .concatenation: binary(10)
    case .mark: break
    case .operand, .name: operand(0)
    case .word(let word): read(word)
    }
    note(transient: 1)
  }

  private mutating func read(_ word: Word) {
    switch word {
    case .or: binary(1)
    case .and: if frames[last].openBetweens > 0 { readSecondBound() } else { binary(2) }
    case .not:
      if previous == .word(.is) {
        extend()
      } else if !frames[last].isComplete {
        push(Operator(precedence: 3, symbols: 1, isPrefix: true))
      }
    case .is, .like, .in: binary(4)
    case .between:
      binary(4)
      if operators.count > frames[last].operatorStart { operators[operators.count - 1].isBetween = true }
      frames[last].openBetweens += 1
    case .escape: binary(6)
    case .collate: binary(11)
    case .case:
      frames.append(frame(opening: 1))
      frames[last].isCase = true
      open += 1
    case .when where frames[last].isCase:
      begin(clause: frames[last].hasBranch ? 3 : 2)
      frames[last].hasBranch = true
    case .then where frames[last].isCase: begin(clause: frames[last].clause + 2)
    case .else where frames[last].isCase: begin(clause: 3)
    case .end where frames[last].isCase: close(adding: 1)
    case .select:
      frames[last].isQuery = true
      begin(clause: 4, "SELECT")
    case .distinct where previous == .word(.is) || previous == .word(.not): extend()
    case .from where previous == .word(.distinct): extend()
    case .from where frames[last].isQuery: begin(clause: 5, "FROM")
    case .from: break
    case .join: begin(clause: 5, "JOIN")
    case .on: begin(clause: 10, "JOIN")
    case .where where frames[last].isWindow: begin(clause: 1)
    case .where: begin(clause: frames[last].isQuery && !frames[last].isInsert ? 5 : 12, "WHERE")
    case .group: begin(clause: 7, "GROUP BY")
    case .having: begin(clause: 7, "HAVING")
    case .order where frames[last].isWindow: begin(clause: 5)
    case .order: begin(clause: 9, "ORDER BY")
    case .limit: begin(clause: 9, "LIMIT")
    case .offset: begin(clause: 11, "OFFSET")
    case .set: begin(clause: 10, "SET")
    case .values: begin(clause: 4, "VALUES")
    case .returning: begin(clause: 15, "RETURNING")
    case .insert:
      frames[last].isInsert = true
      widen(by: 5)
    case .with:
      widen(by: 2)
      begin(clause: 4)
    case .when, .then, .else, .end: operand(0)
    case .exists, .cast, .as, .by, .distinct, .over, .filter, .all: frames[last].isComplete = false
    }
  }

  // MARK: Operands and operators

  private mutating func operand(_ height: Int) {
    // A name behind a name, such as that of a type, is a part of it.
    if frames[last].isComplete || operands.count - frames[last].operandStart > waiting {
      if let end = operands.indices.last, end >= frames[last].operandStart {
        operands[end] = Swift.max(operands[end], height)
      }
    } else {
      operands.append(height)
    }
    frames[last].isComplete = true
  }

  /// How many operators of the frame wait for their right side.
  private var waiting: Int { operators.count - frames[last].operatorStart }

  private mutating func binary(_ precedence: Int) {
    reduce(downTo: precedence)
    push(Operator(precedence: precedence, symbols: 2))
  }

  private mutating func push(_ sign: Operator) {
    operators.append(sign)
    open += sign.symbols
    frames[last].isComplete = false
  }

  /// Another word of the operator that was read last: `IS NOT DISTINCT FROM`.
  private mutating func extend() {
    guard waiting > 0 else { return }
    operators[operators.count - 1].symbols += 1
    open += 1
    frames[last].isComplete = false
  }

  /// The `AND` of a BETWEEN.
  private mutating func readSecondBound() {
    while let sign = operators.last, waiting > 0, !sign.isBetween { apply(sign) }
    frames[last].openBetweens -= 1
    guard waiting > 0 else { return binary(2) }
    operators[operators.count - 1].isBetween = false
    push(Operator(precedence: 4, symbols: 2))
  }

  /// Applies the operators that bind at least as tightly.
  private mutating func reduce(downTo precedence: Int) {
    while waiting > 0, let sign = operators.last, sign.precedence >= precedence, !sign.isBetween {
      apply(sign)
    }
  }

  private mutating func apply(_ sign: Operator) {
    operators.removeLast()
    open -= sign.symbols
    let start = frames[last].operandStart
    guard operands.count > start else { return }
    let right = operands.removeLast()
    if sign.isPrefix || operands.count == start {
      operands.append(right + 1)
    } else {
      let left = operands.removeLast()
      operands.append(Swift.max(left, right) + 1)
    }
  }

  /// Applies all operators, and forgets the operands but for their height.
  private mutating func finishClause() {
    while waiting > 0, let sign = operators.last { apply(sign) }
    frames[last].openBetweens = 0
    while operands.count > frames[last].operandStart {
      frames[last].height = Swift.max(frames[last].height, operands.removeLast())
    }
    frames[last].isComplete = false
  }

  // MARK: Frames

  private func frame(opening: Int) -> Frame {
    var frame = Frame(opening: opening)
    frame.operatorStart = operators.count
    frame.operandStart = operands.count
    return frame
  }

  private mutating func openParenthesis() {
    let opening =
      switch previous {
      case .name: 3
      case .word(.cast), .word(.exists): 2
      case .word(.over), .word(.filter): 8
      default: 1
      }
    // The name of a function is not an operand.
    if case .name = previous, operands.count > frames[last].operandStart { operands.removeLast() }
    frames[last].isComplete = false
    frames.append(frame(opening: opening))
    frames[last].isWindow = previous == .word(.over) || previous == .word(.filter)
    if previous == .word(.over) { frames[last].clause = 2 }
    open += opening + frames[last].clause
  }

  private mutating func closeParenthesis() {
    while frames[last].isCase, frames.count > 1 { close(adding: 1) }
    if frames.count > 1 { close(adding: frames[last].isQuery ? 2 : frames[last].opening > 1 ? 1 : 0) }
  }

  private mutating func close(adding levels: Int) {
    finishClause()
    let frame = frames.removeLast()
    open -= frame.opening + frame.clause
    operand(frame.height + levels)
  }

  private mutating func begin(clause symbols: Int, _ name: StaticString? = nil) {
    finishClause()
    open += symbols - frames[last].clause
    frames[last].clause = symbols
    frames[last].keepsItem = false
    if frames.count == 1, let name { outerClause = SQLPlace(name) }
  }

  /// Symbols that stay until the frame ends.
  private mutating func widen(by symbols: Int) {
    frames[last].opening += symbols
    open += symbols
  }

  private mutating func readComma() {
    finishClause()
    // The list of SELECT, or of FROM, is a symbol before its first item as well.
    if !frames[last].keepsItem, !(frames[last].isQuery && frames[last].clause < 6) {
      frames[last].keepsItem = true
      frames[last].clause += 2
      open += 2
    }
  }

  private mutating func note(transient: Int) {
    let total = open + 3 + transient
    if total > symbols {
      symbols = total
      clause = outerClause
    }
  }
}

extension SQLNesting {
  /// What is refused because the dialect's engine would fail.
  func problem(in dialect: any SQLDialect) -> UnsupportedFeature? {
    let limits = dialect.spelling.nesting
    let detail: String
    if symbols > limits.symbols {
      detail = "\(symbols) open symbols for the parser, at most \(limits.symbols)"
    } else if height > limits.height {
      detail = "\(height) levels in the text, at most \(limits.height)"
    } else {
      return nil
    }
    return UnsupportedFeature(
      subject: .defect(.tooDeep), detail: detail, dialect: dialect.name, place: clause.map { [$0] } ?? [],
      hint: SQLDefect.tooDeep.hint, isNote: false)
  }
}

extension SQLWriter {
  /// The text so far, with its bindings, unless it is nested deeper than the engine takes.
  consuming func finishNested() throws(UnsupportedFeatures) -> RenderedStatement {
    let (isNested, dialect, refusals) = (isNested, dialect, refusals)
    if !refusals.isEmpty {
      throw UnsupportedFeatures(
        problems: refusals.map { construct in
          UnsupportedFeature(
            subject: .construct, detail: construct, dialect: dialect.name, place: [],
            hint: "choose another expression, or write SQL by hand", isNote: false)
        })
    }
    let statement = finish()
    if isNested,
      let problem = SQLNesting(of: statement.sql, dialect.spelling.lexicalRules).problem(in: dialect)
    {
      throw UnsupportedFeatures(problems: [problem])
    }
    return statement
  }
}
