import Koine

/// The rows that FROM and its joins make.
extension ReferenceEvaluator {
  /// One source of a query, with its rows by the names of their columns.
  private struct Source {
    var name: String
    var columns: [String]
    var rows: [Row]

    /// The row for what has no partner.
    var absent: Row { Dictionary(uniqueKeysWithValues: columns.map { ($0, .null) }) }
  }

  /// The evaluator with other rows of sources, outside of any group.
  func at(_ sources: [String: Row]) -> ReferenceEvaluator {
    var result = self
    result.sources = sources
    result.group = nil
    result.rolledUp = []
    return result
  }

  /// The query's common tables and the collations of its sources known.
  func entering(_ query: SQLQuery) throws -> ReferenceEvaluator {
    var result = self
    result.group = nil
    result.windows = [:]
    // Its own sources hide those of the query around; the rest is a group's value in it, too.
    result.rolledUp = []
    result.outerRolledUp = (outerRolledUp + rolledUp).filter { key in
      if case .column(let column) = key { !query.names(column.source) } else { false }
    }
    for common in query.with {
      var table = try common.isRecursive ? result.table(ofRecursive: common) : result.table(of: common.query)
      table.columns = common.reference.columns.map(\.name)
      result.tables[common.reference.name] = table
    }
    return result
  }

  /// The rows that a recursive common table begins with, and those that its last arm finds, step by step, from those
  /// found last.
  private func table(ofRecursive common: SQLCommonTable) throws -> ReferenceTable {
    guard let compound = common.query.compound, compound.operator == .union, compound.arms.count == 2 else {
      throw ReferenceError.outside("this recursion")
    }
    var all = try table(of: compound.arms[0])
    let collations = [SQLCollation](repeating: .binary, count: all.columns.count)
    func distinct(_ rows: [[ReferenceValue]], from known: [[ReferenceValue]]) throws -> [[ReferenceValue]] {
      var found: [[ReferenceValue]] = []
      for row in rows
      where try !(known + found).contains(where: { try isSame(.row($0), .row(row), collations) }) {
        found.append(row)
      }
      return found
    }
    if !compound.isAll { all.rows = try distinct(all.rows, from: []) }
    let names = common.reference.columns.map(\.name)
    var last = all
    while !last.rows.isEmpty {
      var inner = self
      last.columns = names
      inner.tables[common.reference.name] = last
      var found = try inner.table(of: compound.arms[1])
      found.collations = all.collations
      if !compound.isAll { found.rows = try distinct(found.rows, from: all.rows) }
      all.rows += found.rows
      if all.rows.count > 10_000 { throw ReferenceError.refused("a recursion without an end") }
      last = found
    }
    return all
  }

  /// Each combination of the sources' rows that the joins keep, with the rows of the queries around.
  ///
  /// A source that is a query sees the rows of the queries around alone, not those beside it.
  mutating func joinedRows(of select: SQLSelect) throws -> [[String: Row]] {
    guard let from = select.from else { return [sources] }
    let outer = sources
    let first = try source(from)
    var joined = [first]
    var result = first.rows.map { row in outer.merging([first.name: row]) { $1 } }
    for join in select.joins {
      guard !join.isLateral else {
        result = try rows(result, joinedWith: join)
        let reference = join.source.reference
        joined.append(
          Source(name: reference.sourceName, columns: reference.columns.map(\.name), rows: []))
        continue
      }
      let right = try source(join.source)
      let isLeftKept = join.kind == .left || join.kind == .full
      let isRightKept = join.kind == .right || join.kind == .full
      var found = Set<Int>()
      var rows: [[String: Row]] = []
      for left in result {
        var hasPartner = false
        for (index, row) in right.rows.enumerated() {
          let both = left.merging([right.name: row]) { $1 }
          if let condition = join.condition, try at(both).truth(of: condition) != true { continue }
          hasPartner = true
          found.insert(index)
          rows.append(both)
        }
        if !hasPartner, isLeftKept { rows.append(left.merging([right.name: right.absent]) { $1 }) }
      }
      if isRightKept {
        let absent = Dictionary(joined.map { ($0.name, $0.absent) }) { $1 }
        for (index, row) in right.rows.enumerated() where !found.contains(index) {
          rows.append(outer.merging(absent) { $1 }.merging([right.name: row]) { $1 })
        }
      }
      result = rows
      joined.append(right)
    }
    return result
  }

  /// The rows so far, each with the rows of a query that is asked for it.
  private mutating func rows(_ rows: [[String: Row]], joinedWith join: SQLJoin) throws -> [[String: Row]] {
    guard join.kind != .right, join.kind != .full else { throw ReferenceError.outside("this lateral join") }
    let reference = join.source.reference
    let source: SQLSource =
      if case .lateral(let query, _) = join.source { .derived(query, reference) } else { join.source }
    var result: [[String: Row]] = []
    for left in rows {
      var asking = at(left)
      let right = try asking.source(source)
      collations[right.name] = asking.collations[right.name]
      var found = right.rows
      if let condition = join.condition {
        found = try found.filter { row in
          try at(left.merging([right.name: row]) { $1 }).truth(of: condition) == true
        }
      }
      if found.isEmpty, join.kind == .left { found = [right.absent] }
      result += found.map { row in left.merging([right.name: row]) { $1 } }
    }
    // Of no row on the left, nobody has asked yet how its texts are compared.
    if rows.isEmpty { collations[reference.sourceName] = [:] }
    return result
  }

  private mutating func source(_ source: SQLSource) throws -> Source {
    let reference = source.reference
    let table: ReferenceTable
    switch source {
    case .table:
      guard let found = tables[reference.name] else {
        throw ReferenceError.outside("the table \(reference.name)")
      }
      table = found
    case .derived(let query, _), .lateral(let query, _):
      table = try self.table(of: query)
    case .function(let function, _): table = try self.table(of: function)
    }
    // A derived table's columns are named by their position.
    let isDerived: Bool = if case .derived = source { true } else { false }
    let columns = isDerived ? reference.columns.map(\.name) : table.columns
    collations[reference.sourceName] = Dictionary(zip(columns, table.collations)) { first, _ in first }
    return Source(
      name: reference.sourceName, columns: columns,
      rows: table.rows.map { row in Dictionary(zip(columns, row)) { first, _ in first } })
  }
}

extension ReferenceEvaluator {
  private func table(of function: SQLTableFunction) throws -> ReferenceTable {
    let document = try value(of: function.argument)
    var rows: [[ReferenceValue]] = []
    if case .text(let text) = document {
      switch (function, try ReferenceJSON(text)) {
      case (.jsonElements, .array(let elements)):
        rows = elements.enumerated().map { [.integer(Int64($0 + 1)), .text($1.text)] }
      case (.jsonMembers, .object(let members)):
        rows = members.map { [.text($0.key), .text($0.value.text)] }
      default: break
      }
    }
    let isElements = if case .jsonElements = function { true } else { false }
    return ReferenceTable(
      columns: [isElements ? "position" : "key", "value"], rows: rows, collations: [.binary, .binary])
  }
}

extension SQLQuery {
  /// Whether the query has a source of its own under this name.
  fileprivate func names(_ source: String) -> Bool {
    guard let select else { return false }
    return select.from?.reference.sourceName == source
      || select.joins.contains { $0.source.reference.sourceName == source }
  }
}

extension SQLJoin {
  /// Whether the source is a query that is asked for each row.
  fileprivate var isLateral: Bool {
    switch source {
    case .lateral, .function: true
    case .table, .derived: false
    }
  }
}
