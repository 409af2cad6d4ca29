import Koine

/// A function, an operator or a predicate, by what its operands are and what its value is.
///
/// The table has what ``RandomQueries`` does not make by itself: a row of it is all that a new function takes.
struct RandomCall: Sendable {
  typealias Kind = RandomQueries.Kind

  /// What an operand is.
  enum Operand: Sendable {
    /// Any expression of a kind.
    case kind(Kind)
    /// A whole number from -7 to 7 in double precision: sums and squares of such numbers are exact.
    case bounded
    /// A number of a type that is narrower than those that are computed in.
    case narrow(SQLType)
    /// A document of JSON.
    case document
    /// A text that has the form of a type now and then.
    case textOf(SQLType)
    /// One of several constants.
    case constant([SQLExpression])
  }

  /// What the value is.
  let result: Kind
  let operands: [Operand]
  /// Whether every engine has it.
  let isOfEveryEngine: Bool
  let make: @Sendable ([SQLExpression]) -> SQLExpression

  init(
    _ result: Kind, _ operands: [Operand], everywhere isOfEveryEngine: Bool = true,
    _ make: @escaping @Sendable ([SQLExpression]) -> SQLExpression
  ) {
    self.result = result
    self.operands = operands
    self.isOfEveryEngine = isOfEveryEngine
    self.make = make
  }
}

extension RandomQueries {
  /// A call of the table, of a kind; `nil` if there is none.
  mutating func call(_ kind: Kind, _ depth: Int) -> SQLExpression? {
    if kind == .boolean, rarely(6), scopes.count < 4 { return isInRows(depth - 1) }
    let calls = isOfEveryEngine ? RandomCall.callsOfEveryEngine : RandomCall.calls
    guard let calls = calls[kind], !calls.isEmpty else { return nil }
    let call = pick(calls)
    return call.make(call.operands.map { operand($0, depth - 1) })
  }

  mutating func operand(_ operand: RandomCall.Operand, _ depth: Int) -> SQLExpression {
    switch operand {
    case .kind(let kind): return expression(kind, depth)
    case .bounded:
      let rest = SQLExpression.arithmetic(
        expression(.integer, min(depth, 1)), .remainder, .literal(.integer(8), .bigInteger))
      return .cast(rest, .double)
    case .narrow(let type): return narrow(type, depth)
    case .document: return document(depth)
    case .textOf(let type):
      guard rarely(2), let texts = Self.forms[type] else { return expression(.text, depth) }
      return .value(.text(pick(texts)), .text)
    case .constant(let constants): return pick(constants)
    }
  }

  /// A column of the innermost query, if it has one of the type, or what is cast to it.
  private mutating func narrow(_ type: SQLType, _ depth: Int) -> SQLExpression {
    if let scope = scopes.last, scope.keys == nil, !rarely(4) {
      let columns = scope.sources.flatMap(\.columns).filter { $0.type.storage == type }
      if !columns.isEmpty { return .column(pick(columns)) }
    }
    // Nothing but a number of single precision is cast to one.
    guard type != .real else { return .value(.double(Double(below(9)) / 2 - 1), .real) }
    return .cast(expression(.integer, depth), type)
  }

  /// Whether the values of a row are those of a row of a query, or of a list.
  private mutating func isInRows(_ depth: Int) -> SQLExpression {
    let kinds = [anyKind(), anyKind()]
    let row = SQLExpression.row(kinds.map { expression($0, min(depth, 1)) })
    guard rarely(2) else {
      return .inQuery(row, query(depth: max(depth, 0), of: kinds).query, negated: rarely(2))
    }
    return .inList(row, (0...below(2)).map { _ in .row(kinds.map { value($0) }) }, negated: rarely(2))
  }

  /// A document, a part of one, or one that has been changed.
  mutating func document(_ depth: Int) -> SQLExpression {
    guard depth > 0, !rarely(3) else { return document() }
    switch below(5) {
    case 0: return .function(.json(.value(.json, at: [leg()])), [document(depth - 1)])
    case 1: return .function(.json(.keys), [document(depth - 1)])
    case 2: return .function(.json(.parsed), [encoded(depth - 1)])
    case 4:
      // What is computed is no patch to every engine.
      let patch =
        isOfEveryEngine || rarely(2) ? .value(.text(pick(Self.documents)), .json) : document()
      return .function(.json(.patched), [document(depth - 1), patch])
    default:
      let change = pick(SQLJSONChange.allCases)
      let path = (0...below(2)).map { _ in leg() }
      let value = rarely(2) ? document(depth - 1) : .function(.json(.parsed), [encoded(0)])
      return .function(
        .json(.changed(change, at: change == .append && rarely(2) ? [] : path)),
        [document(depth - 1)] + (change == .remove ? [] : [value]))
    }
  }

  private mutating func leg() -> SQLJSONLeg {
    rarely(2) ? .index(Int64(below(5)) - 2) : .key(pick(["a", "b", "c", "é", "a.b", ""]))
  }

  /// Texts that have the form of a type, or nearly.
  private static let forms: [SQLType: [String]] = [
    .bigInteger: ["12", "-7", "+3", "9223372036854775808", "1.5", " 1"],
    .decimal(scale: 2): ["12.345", "-0.005", "7", "1000000000000000000", ".5"],
    .boolean: ["true", "false", "TRUE", "1"],
    .uuid: [
      "FF000000-0000-0000-0000-000000000001", "00000000-0000-0000-0000-0000000000ab",
      "ff000000000000000000000000000001",
    ],
    .date: ["2012-02-29", "2013-02-29", "1969-12-31", "2012-2-9", "2012-02-29 10:00"],
    .time: ["10:00", "10:00:30.5", "23:59:59.999999", "24:00", "1:00"],
    .timestamp: ["2012-02-29", "2012-02-29 10:00", "2013-01-31T23:59:59.999999Z", "2013-02-29 10:00"],
  ]
}
