import Foundation
import Koine
import KoineTesting

/// What random statements change: a row of each type, with two keys.
@Table struct Cargo: Identifiable {
  let id: Int
  @Column(unique: true) var k: Int?
  var a: Int?
  var c: Int
  var s: String?
  var t: String
  var x: Double?
  var p: Bool?
  var d: Date?
  var w: CalendarDate?
  @Column(as: Scaled<Cents>.self) var m: Decimal?
  var h: TimeOfDay?
  var u: UUID?
  var z: [UInt8]?

  static let rows: [Cargo] = [
    Cargo(id: 1, k: 1, a: nil, c: 0, s: nil, t: "a", x: nil, p: nil, d: nil, w: nil, m: nil),
    Cargo(
      id: 2, k: nil, a: 7, c: -1, s: "É", t: "a ", x: 0.5, p: true, d: Reminders.leapDay,
      w: CalendarDate(2012, 2, 29), m: Decimal(1_25) / 100, h: Chest.times[1], u: Chest.uuids[2],
      z: Chest.bytes[3]),
    Cargo(
      id: 3, k: nil, a: 7, c: 2, s: "", t: "B", x: -2, p: false, d: Reminders.januaryEnd,
      w: CalendarDate(2013, 1, 31), m: Decimal(-5) / 100),
    Cargo(id: 5, k: 4, a: 0, c: 3, s: "a", t: "é", x: 0, p: nil, d: nil, w: nil, m: 0),
  ]
}

/// Makes random inserts, upserts, updates and deletions of ``Cargo``, of which nearly all are taken by every dialect.
///
/// Those of every third seed compute with values of every kind: see ``RandomQueries/hasEverything``.
struct RandomChanges {
  private var random: RandomQueries
  private let table = Cargo.columns._source
  private let proposed = Cargo.columns._source.aliased("excluded")

  init(seed: UInt64) {
    random = RandomQueries(seed: seed)
    random.isOfEveryEngine = true
    random.hasEverything = seed % 3 == 2
    random.changedTable = table
  }

  mutating func next() -> SQLStatement {
    random.scopes = [RandomQueries.Scope(sources: [table])]
    switch random.below(10) {
    case 0, 1: return .insert(insert(returning: random.rarely(3)))
    case 2: return .insert(insertOfQuery())
    case 3, 4, 5: return .insert(upsert())
    case 6, 7, 8:
      if random.rarely(4) { return .update(joinedUpdate()) }
      return .update(
        SQLUpdate(
          table, set: assignments(), where: filters(), returning: random.rarely(3) ? returning() : []))
    default:
      return .delete(SQLDelete(from: table, where: filters(), returning: random.rarely(3) ? returning() : []))
    }
  }

  // MARK: Inserts

  private mutating func insert(returning isReturning: Bool) -> SQLInsert {
    // What a row leaves out is NULL.
    let columns =
      random.rarely(3) ? table.columns.filter { !$0.isNullable || random.rarely(2) } : table.columns
    let rows = (0...random.below(3)).map { _ in row(of: columns) }
    return SQLInsert(
      into: table, columns: columns,
      .rows(SQLRows(count: rows.count) { row, encoder in for value in rows[row] { encoder.append(value) } }),
      returning: isReturning ? returning() : [])
  }

  /// The values of a row, whose keys are few.
  private mutating func row(of columns: [SQLColumn]) -> [SQLValue] {
    columns.map { column in
      switch column.name {
      case "id": return .integer(Int64(random.below(9)) + 1)
      case "k": return random.rarely(2) ? .null : .integer(Int64(random.below(6)))
      default:
        guard let kind = RandomQueries.Kind(column.type) else { return .null }
        while true {
          switch random.value(kind) {
          case .value(let value, _), .literal(let value, _):
            if value != .null || column.isNullable { return value }
          default: return .null
          }
        }
      }
    }
  }

  private mutating func insertOfQuery() -> SQLInsert {
    let columns = table.columns.filter { $0.name == "id" || !$0.isNullable || random.rarely(2) }
    random.scopes = []
    let query = random.query(depth: 1, of: columns.map { RandomQueries.Kind($0.type) ?? .integer }).query
    return SQLInsert(into: table, columns: columns, .query(query))
  }

  private mutating func upsert() -> SQLInsert {
    var insert = insert(returning: false)
    let target = random.rarely(3) ? [table.columns[1]] : [table.columns[0]]
    if random.rarely(5) {
      insert.conflict = SQLConflict(target: random.rarely(2) ? [] : target, assignments: [])
      return insert
    }
    random.scopes = [RandomQueries.Scope(sources: [table, proposed])]
    insert.conflict = conflict(of: target)
    if random.rarely(4) {
      insert.furtherConflicts = [conflict(of: [table.columns[target[0].name == "id" ? 1 : 0]])]
      if random.rarely(3) { insert.furtherConflicts[0].assignments = [] }
      if random.rarely(3) { insert.furtherConflicts.append(SQLConflict(target: [], assignments: [])) }
    }
    return insert
  }

  private mutating func conflict(of target: [SQLColumn]) -> SQLConflict {
    SQLConflict(
      target: target, assignments: assignments(), filters: random.rarely(3) ? [random.boolean(1)] : [])
  }

  // MARK: Updates

  /// An update of the rows that have the key of one of another table, with its values.
  private mutating func joinedUpdate() -> SQLUpdate {
    let other = RandomQueries.tables[random.below(2)].aliased("others")
    random.scopes = [RandomQueries.Scope(sources: [table, other])]
    let key = SQLExpression.comparison(.column(table.columns[0]), .equal, .column(other.columns[0]))
    return SQLUpdate(
      table, set: assignments(), from: [.table(other)],
      where: [key] + (random.rarely(2) ? [random.boolean(1)] : []))
  }

  // MARK: Merges

  /// A merge of a few rows, which match by their keys.
  mutating func merge() -> SQLStatement {
    var rows: [(Int, Int, String)] = []
    for id in (1...9).shuffled(using: &random.generator).prefix(1 + random.below(4)) {
      rows.append((id, random.below(9) - 4, random.rarely(2) ? "É" : "new"))
    }
    let matching = Cargo.merge(using: values(rows, as: "news")) { $0.id == $1.0 }.statement
    guard case .merge(var merge) = matching else { return matching }
    let news = merge.source.reference
    for _ in 0...random.below(3) {
      let isMatched = random.below(3) > 0
      random.scopes = [RandomQueries.Scope(sources: isMatched ? [table, news] : [news])]
      let filters = random.rarely(3) ? [] : [random.boolean(1)]
      let action: SQLMerge.Action =
        if random.rarely(6), !filters.isEmpty {
          .nothing
        } else if isMatched {
          random.rarely(4) ? .delete : .update(assignments())
        } else {
          .insert(inserted(from: news))
        }
      merge.clauses.append(SQLMerge.Clause(isMatched: isMatched, where: filters, action))
    }
    return .merge(merge)
  }

  /// A row of what the source has, and of one thing besides.
  private mutating func inserted(from news: SQLTableReference) -> [SQLAssignment] {
    var assignments = ["id", "c", "t"].enumerated().compactMap { position, name in
      table.columns.first { $0.name == name }.map { SQLAssignment($0, .column(news.columns[position])) }
    }
    if let column = table.columns.first(where: { $0.name == "a" }), random.rarely(2) {
      assignments.append(SQLAssignment(column, random.expression(.integer, 1)))
    }
    return assignments
  }

  // MARK: Parts

  private mutating func filters() -> [SQLExpression] { (0...random.below(2)).map { _ in random.boolean(2) } }

  /// Values for one column or several, which are no keys.
  private mutating func assignments() -> [SQLAssignment] {
    let columns = table.columns[2...].shuffled(using: &random.generator).prefix(1 + random.below(3))
    return columns.compactMap { column in
      guard let kind = RandomQueries.Kind(column.type) else { return nil }
      let value = random.expression(kind, 2)
      let other = random.value(kind)
      if column.isNullable { return SQLAssignment(column, value) }
      return SQLAssignment(
        column, .function(.coalesce, [value, other.isNullValue ? .column(column) : other]))
    }
  }

  private mutating func returning() -> [SQLSelection] {
    // Engines differ in whether a subquery sees the rows before the change or after it.
    random.changedTable = nil
    defer { random.changedTable = table }
    return [.expression(.column(table.columns[0]))]
      + random.kinds().map { .expression(random.expression($0, 1)) }
  }
}

extension SQLExpression {
  fileprivate var isNullValue: Bool {
    switch self {
    case .value(.null, _), .literal(.null, _): true
    default: false
    }
  }
}
