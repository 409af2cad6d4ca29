import Koine

/// Window functions, over the rows that a query has behind its conditions and groups.
extension ReferenceEvaluator {
  /// Gives each row the values of window functions.
  static func compute(_ functions: [SQLExpression], over rows: inout [ReferenceEvaluator]) throws {
    for expression in Set(functions) {
      guard case .window(let function, let window) = expression else { continue }
      for partition in try partitions(of: rows, by: window) {
        let values = try WindowPartition(partition.map { rows[$0] }, window).values(of: function)
        for (index, value) in zip(partition, values) { rows[index].windows[expression] = value }
      }
    }
  }

  /// The positions of the rows of each partition, in the window's order.
  private static func partitions(of rows: [ReferenceEvaluator], by window: SQLWindow) throws -> [[Int]] {
    var found: [(key: ReferenceValue, rows: [Int])] = []
    let order = try rows.first?.sorted(Array(rows.indices), by: window.ordering) { rows[$0] } ?? []
    for index in order {
      let evaluator = rows[index]
      let key = ReferenceValue.row(try window.partition.map(evaluator.value))
      let collations = try window.partition.map(evaluator.collation)
      if let position = try found.firstIndex(where: { try evaluator.isSame($0.key, key, collations) }) {
        found[position].rows.append(index)
      } else {
        found.append((key, [index]))
      }
    }
    return found.map(\.rows)
  }
}

/// The rows of a partition, in the window's order.
private struct WindowPartition {
  let rows: [ReferenceEvaluator]
  let window: SQLWindow
  /// The number of the group of equal rows that each row is in, from 0.
  private var groups: [Int] = []
  /// What the rows are ordered by.
  private let keys: [[ReferenceValue]]

  init(_ rows: [ReferenceEvaluator], _ window: SQLWindow) throws {
    self.rows = rows
    self.window = window
    keys = try rows.map { row in try window.ordering.map { try row.value(of: $0.expression) } }
    for index in rows.indices {
      guard index > 0 else {
        groups.append(0)
        continue
      }
      let isEqual = try window.ordering.indices.allSatisfy { position in
        let term = window.ordering[position]
        let collation = try rows[index].collation(of: term.expression)
        return try rows[index].order(
          keys[index - 1][position], keys[index][position], by: term, [collation]) == 0
      }
      groups.append(groups[index - 1] + (isEqual ? 0 : 1))
    }
  }

  private func firstRow(ofGroup group: Int) -> Int { groups.firstIndex { $0 >= group } ?? rows.count }
  private func endOfGroup(_ group: Int) -> Int { groups.firstIndex { $0 > group } ?? rows.count }

  func values(of function: SQLWindowFunction) throws -> [ReferenceValue] {
    try rows.indices.map { try value(of: function, at: $0) }
  }

  private func value(of function: SQLWindowFunction, at index: Int) throws -> ReferenceValue {
    let rank = firstRow(ofGroup: groups[index])
    switch function {
    case .rowNumber: return .integer(Int64(index + 1))
    case .rank: return .integer(Int64(rank + 1))
    case .denseRank: return .integer(Int64(groups[index] + 1))
    case .percentRank: return .double(rows.count == 1 ? 0 : Double(rank) / Double(rows.count - 1))
    case .cumulativeDistribution:
      return .double(Double(endOfGroup(groups[index])) / Double(rows.count))
    case .ntile(let count):
      let (length, longer) = rows.count.quotientAndRemainder(dividingBy: count)
      let split = longer * (length + 1)
      let part = index < split ? index / (length + 1) : longer + (index - split) / length
      return .integer(Int64(part + 1))
    case .lag(let value, let offset, let other):
      return try neighbour(value, at: index - offset, of: index, other)
    case .lead(let value, let offset, let other):
      return try neighbour(value, at: index + offset, of: index, other)
    case .firstValue(let value):
      return try frame(at: index).first.map { try rows[$0].value(of: value) } ?? .null
    case .lastValue(let value):
      return try frame(at: index).last.map { try rows[$0].value(of: value) } ?? .null
    case .nthValue(let value, let position):
      let frame = try frame(at: index)
      return position <= frame.count ? try rows[frame[position - 1]].value(of: value) : .null
    case .aggregate(let aggregate):
      return try rows[index].value(of: aggregate, over: frame(at: index).map { rows[$0] })
    }
  }

  private func neighbour(
    _ value: SQLExpression, at position: Int, of index: Int, _ other: SQLExpression?
  ) throws -> ReferenceValue {
    if rows.indices.contains(position) { return try rows[position].value(of: value) }
    return try other.map { try rows[index].value(of: $0) } ?? .null
  }

  // MARK: Frames

  /// The positions of the rows of the frame.
  private func frame(at index: Int) throws -> [Int] {
    let group = groups[index]
    guard let frame = window.frame else { return Array(0..<endOfGroup(group)) }
    let start = Swift.max(try position(frame.start, frame.unit, of: index, isEnd: false), 0)
    let end = Swift.min(try position(frame.end, frame.unit, of: index, isEnd: true), rows.count)
    return (start..<Swift.max(start, end)).filter { row in
      switch frame.exclusion {
      case .none: true
      case .currentRow: row != index
      case .group: groups[row] != group
      case .ties: row == index || groups[row] != group
      }
    }
  }

  /// The first row of the frame, or the one behind its last.
  private func position(
    _ bound: SQLFrame.Bound, _ unit: SQLFrame.Unit, of index: Int, isEnd: Bool
  ) throws -> Int {
    let distance: SQLExpression
    let sign: Int
    switch bound {
    case .unboundedPreceding: return 0
    case .unboundedFollowing: return rows.count
    case .currentRow: return edge(of: unit, index, isEnd)
    case .preceding(let expression): (distance, sign) = (expression, -1)
    case .following(let expression): (distance, sign) = (expression, 1)
    }
    if unit == .range { return try position(distance, sign, of: index, isEnd: isEnd) }
    guard case .integer(let count) = try rows[index].value(of: distance) else {
      throw ReferenceError.outside("a distance that is no number of rows")
    }
    let steps = sign * Int(count)
    if unit == .rows { return index + steps + (isEnd ? 1 : 0) }
    let group = groups[index] + steps
    return isEnd ? endOfGroup(group) : firstRow(ofGroup: group)
  }

  private func edge(of unit: SQLFrame.Unit, _ index: Int, _ isEnd: Bool) -> Int {
    if unit == .rows { return isEnd ? index + 1 : index }
    return isEnd ? endOfGroup(groups[index]) : firstRow(ofGroup: groups[index])
  }

  /// Where values begin, or end, that differ by no more than a distance from that of the row. NULL differs from every
  /// value, and only NULL is near NULL.
  private func position(_ distance: SQLExpression, _ sign: Int, of index: Int, isEnd: Bool) throws -> Int {
    let term = window.ordering[0]
    guard !keys[index][0].isNull else { return edge(of: .range, index, isEnd) }
    let isAdded = (sign > 0) != term.isDescending
    let bound = try rows[index].arithmetic(
      keys[index][0], isAdded ? .add : .subtract, rows[index].value(of: distance), as: term.expression.type)
    return try rows.indices.first { row in
      let order = try rows[row].order(keys[row][0], bound, by: term, [.binary])
      return isEnd ? order > 0 : order >= 0
    } ?? rows.count
  }
}
