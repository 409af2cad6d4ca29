import Koine

/// The functions of the tree, without those that passes make of others, and without what tells two calls of one apart,
/// such as a path. A new function does not compile here before it has a kind, and has a case in the table.
enum FunctionKind: Hashable {
  case plain(Plain)
  case temporal(Temporal)
  case part(SQLDatePart)
  case truncate(SQLDateUnit)
  case add(SQLDateUnit)
  case difference(SQLDateUnit)
  case sinceEpoch(SQLDateUnit)
  case numeric(SQLNumericFunction)
  case textual(SQLTextualFunction)
  case json(JSON)
  case jsonValue(SQLJSONKind)
  case jsonChange(SQLJSONChange)

  enum Plain: CaseIterable {
    case length, lower, upper, trim, trimStart, trimEnd, replace, substring, left, right, position
    case absolute, round, truncate, coalesce, nullIf, greatest, least
  }

  enum Temporal: CaseIterable {
    case now, date, time, instant, makeDate, makeTime, toOffset, toNamedZone, fromOffset, fromNamedZone,
      iso8601
  }

  enum JSON: CaseIterable {
    case type, length, keys, contains, patched, encoded, parsed
  }

  static let all: [FunctionKind] =
    Plain.allCases.map { .plain($0) } + Temporal.allCases.map { .temporal($0) }
    + SQLDatePart.allCases.map { .part($0) }
    + SQLDateUnit.allCases.flatMap { [.truncate($0), .add($0), .difference($0)] }
    + [SQLDateUnit.second, .millisecond, .microsecond].map { .sinceEpoch($0) }
    + SQLNumericFunction.allCases.map { .numeric($0) } + SQLTextualFunction.allCases.map { .textual($0) }
    + JSON.allCases.map { .json($0) } + SQLJSONKind.allCases.map { .jsonValue($0) }
    + SQLJSONChange.allCases.map { .jsonChange($0) }

  init?(_ function: SQLFunction) {
    switch function {
    case .length: self = .plain(.length)
    case .lower: self = .plain(.lower)
    case .upper: self = .plain(.upper)
    case .trim: self = .plain(.trim)
    case .trimStart: self = .plain(.trimStart)
    case .trimEnd: self = .plain(.trimEnd)
    case .replace: self = .plain(.replace)
    case .substring: self = .plain(.substring)
    case .left: self = .plain(.left)
    case .right: self = .plain(.right)
    case .position: self = .plain(.position)
    case .absolute: self = .plain(.absolute)
    case .round: self = .plain(.round)
    case .truncate: self = .plain(.truncate)
    case .coalesce: self = .plain(.coalesce)
    case .nullIf: self = .plain(.nullIf)
    case .greatest: self = .plain(.greatest)
    case .least: self = .plain(.least)
    case .temporal(let function): self.init(function)
    case .numeric(let function): self = .numeric(function)
    case .textual(let function): self = .textual(function)
    case .json(let function): self.init(function)
    // Each has a test of its own: of what they mean to the query around them, or to the program.
    case .grouping, .program, .matches, .sign: return nil
    // Passes make these, of arguments that they have looked at.
    case .greatestOfKnown, .leastOfKnown, .leftWithin, .rightWithin, .substringWithin, .within, .matching:
      return nil
    }
  }

  private init(_ function: SQLTemporalFunction) {
    switch function {
    case .now: self = .temporal(.now)
    case .part(let part): self = .part(part)
    case .truncate(let unit): self = .truncate(unit)
    case .add(let unit): self = .add(unit)
    case .difference(let unit): self = .difference(unit)
    case .date: self = .temporal(.date)
    case .time: self = .temporal(.time)
    case .instant: self = .temporal(.instant)
    case .makeDate: self = .temporal(.makeDate)
    case .makeTime: self = .temporal(.makeTime)
    case .sinceEpoch(let unit): self = .sinceEpoch(unit)
    case .toZone(.offset): self = .temporal(.toOffset)
    case .toZone(.named): self = .temporal(.toNamedZone)
    case .fromZone(.offset): self = .temporal(.fromOffset)
    case .fromZone(.named): self = .temporal(.fromNamedZone)
    case .iso8601: self = .temporal(.iso8601)
    }
  }

  private init(_ function: SQLJSONFunction) {
    switch function {
    case .value(let kind, _): self = .jsonValue(kind)
    case .type: self = .json(.type)
    case .length: self = .json(.length)
    case .keys: self = .json(.keys)
    case .contains: self = .json(.contains)
    case .changed(let change, _): self = .jsonChange(change)
    case .patched: self = .json(.patched)
    case .encoded: self = .json(.encoded)
    case .parsed: self = .json(.parsed)
    }
  }
}
