import Foundation
import Koine

/// What random queries read.
extension RandomQueries {
  static let tables = [
    Parcel.columns._source, Mark.columns._source, Blank.columns._source, Chest.columns._source,
  ]

  /// A table, a common table, rows of values, a series of integers, what is in an array or an object, or the rows of a query.
  mutating func source(_ depth: Int) -> SQLSource {
    if !commonTables.isEmpty, rarely(2) { return .table(pick(commonTables).aliased(name("c"))) }
    if let changedTable, rarely(4) { return .table(changedTable.aliased(name("g"))) }
    if hasEverything, rarely(3) {
      return rarely(4) ? furtherElements() : .table(Self.tables[3].aliased(name("k")))
    }
    switch below(18) {
    case 0: return values()
    case 1: return series()
    case 16: return elements() ?? values()
    case 17: return jsonTable(isMade: false)
    case 2, 3, 4: if depth > 0 { return derived(depth - 1) }
    case 5: return .table(Self.tables[2].aliased(name("b")))
    default: break
    }
    return .table(rarely(3) ? Self.tables[1].aliased(name("m")) : Self.tables[0].aliased(name("p")))
  }

  /// A reference to rows with a column of each kind.
  func reference(_ name: String, _ kinds: [Kind]) -> SQLTableReference {
    SQLTableReference(
      name: name,
      columns: kinds.enumerated().map { .init(name: "v\($0 + 1)", type: $1.type, isNullable: true) })
  }

  /// The rows of a query. It sees none of the sources beside it, and seldom those of the queries around.
  private mutating func derived(_ depth: Int) -> SQLSource {
    let kinds = kinds()
    let rows = reference(name("d"), kinds)
    let (outer, own) = (scopes, scopes.count - 1)
    scopes = rarely(5) && !isOfEveryEngine ? Array(scopes[..<own]) : []
    defer { scopes = outer }
    return .derived(query(depth: depth, of: kinds).query.naming(rows), rows)
  }

  /// The rows of a query that sees the sources before it.
  mutating func lateral(_ depth: Int) -> SQLSource {
    let kinds = kinds()
    let rows = reference(name("l"), kinds)
    let stayed = staysInside
    staysInside = false
    defer { staysInside = stayed }
    guard rarely(2), let key = scopes.last?.sources.first?.columns.first(where: { Kind($0.type) == .integer })
    else { return .lateral(query(depth: depth, of: kinds).query.naming(rows), rows) }
    // Rows with the key of the outer row, all of them or the first ones: a form that every engine has.
    let source = rarely(2) ? Self.tables[0].aliased(name("p")) : Self.tables[1].aliased(name("m"))
    let outer = scopes
    scopes = [Scope(sources: [source])]
    defer { scopes = outer }
    var select = SQLSelect(columns: kinds.map { .expression(expression($0, 1)) }, from: .table(source))
    let column = source.columns[rarely(2) ? 1 : 3]
    select.filters = [.comparison(.column(column), .equal, .column(key))]
    var query = SQLQuery(.select(select))
    if rarely(2) {
      query.ordering = [term(expression(anyKind(), 0))] + rowKeys().map { term($0) }
      query.limit = .value(.integer(Int64(1 + below(2))), .bigInteger)
    }
    return .lateral(query.naming(rows), rows)
  }

  private mutating func values() -> SQLSource {
    let kinds = kinds()
    let rows = reference(name("v"), kinds)
    var result = SQLQuery.select(constants(kinds))
    for _ in 0..<below(4) {
      result = .compound(SQLCompound(result, .union, all: true, .select(constants(kinds))))
    }
    return .derived(result.naming(rows), rows)
  }

  private mutating func constants(_ kinds: [Kind]) -> SQLSelect {
    SQLSelect(columns: kinds.map { .expression(value($0)) })
  }

  private mutating func series() -> SQLSource {
    let first = below(4) - 2
    let query = Koine.series(first, through: first + below(4), by: 1 + below(2), as: name("s")).sqlQuery
    return query.select?.from ?? values()
  }

  /// The elements of an array of values that are no numbers and no texts, with their places now and then; or the days or
  /// instants from one to another.
  mutating func furtherElements() -> SQLSource {
    let name = name("u")
    let count = below(4)
    let query: SQLQuery =
      switch below(7) {
      case 0: unnest((0..<count).map { _ in pick(Chest.times) }, as: name).sqlQuery
      case 1: unnest((0..<count).map { _ in pick(Chest.uuids) }, as: name).sqlQuery
      case 2: unnest((0..<count).map { _ in CalendarDate(2012, 2, 27 + below(3)) }, as: name).sqlQuery
      case 3:
        unnest((0..<count).map { _ in pick([Reminders.leapDay, Reminders.beforeEpoch]) }, as: name).sqlQuery
      case 4: unnestWithOrdinality((0..<count).map { _ in below(9) - 4 }, as: name).sqlQuery
      case 5:
        Koine.series(
          CalendarDate(2012, 1, 31), through: CalendarDate(2012, 2 + below(3), 29), by: 1 + below(2),
          pick([.day, .month]), as: name
        ).sqlQuery
      default:
        Koine.series(
          Reminders.januaryEnd,
          through: pick([Reminders.januaryEnd, Reminders.januaryEnd.addingTimeInterval(8_000_000)]),
          by: 1 + below(2), pick([.week, .month]), as: name
        ).sqlQuery
      }
    return query.select?.from ?? values()
  }

  /// A query under a name, which the sources of the query that it is declared in may be, once or several times.
  mutating func commonTable(depth: Int) -> SQLCommonTable {
    let outer = scopes
    scopes = []
    defer { scopes = outer }
    var table: SQLCommonTable
    if rarely(4) {
      table = recursiveTable()
    } else {
      let kinds = kinds()
      let rows = reference(name("w"), kinds)
      table = SQLCommonTable(
        rows, query(depth: depth - 2, of: kinds).query.naming(rows),
        materialized: pick([nil, nil, true, false]))
    }
    commonTables.append(table.reference)
    return table
  }

  /// Rows, and those that follow from them step by step: numbers up to a limit, texts that grow.
  private mutating func recursiveTable() -> SQLCommonTable {
    let rows = reference(name("w"), [.integer, .text])
    let mark = Self.tables[1].aliased(name("m"))
    var first = SQLSelect(
      columns: [.expression(.column(mark.columns[3])), .expression(.column(mark.columns[4]))],
      from: .table(mark))
    scopes = [Scope(sources: [mark])]
    if rarely(2) { first.filters = [boolean(1)] }
    let last = rows.aliased(name("c"))
    let (number, text) = (SQLExpression.column(last.columns[0]), SQLExpression.column(last.columns[1]))
    var step = SQLSelect(
      columns: [
        .expression(.arithmetic(number, .add, .literal(.integer(1), .bigInteger))),
        .expression(rarely(2) ? text : .concatenation(text, .value(.text("-"), .text))),
      ], from: .table(last))
    step.filters = [
      .comparison(number, .less, .value(.integer(Int64(2 + below(3))), .bigInteger))
    ]
    scopes = [Scope(sources: [last])]
    if rarely(3) { step.filters.append(boolean(1)) }
    let query = SQLQuery.compound(SQLCompound(.select(first), .union, all: rarely(2), .select(step)))
    return SQLCommonTable(rows, query.naming(rows), recursive: true)
  }
}

extension SQLQuery {
  /// The query with the names of a reference's columns for its own, in every arm.
  func naming(_ rows: SQLTableReference) -> SQLQuery {
    var result = self
    if var select {
      let names = rows.columns.map(\.name)
      select.columns = zip(select.columns, names).map { item, name in
        switch item {
        case .expression(let expression), .named(let expression, _): .named(expression, name)
        case .columns: item
        }
      }
      result.body = .select(select)
    } else if let compound {
      let arms = compound.arms.map { $0.naming(rows) }
      let body = arms.dropFirst().reduce(arms[0]) {
        .compound(SQLCompound($0, compound.operator, all: compound.isAll, $1))
      }
      result.body = body.body
    }
    return result
  }
}
