/// The values of an insert's rows, encoded once, in runs of rows that provide the same columns.
struct SQLInsertedRows {
  /// Rows, one after another, that leave the same columns to the database.
  struct Run {
    var count: Int
    /// The positions of the columns that the rows leave to the database, ascending.
    var omitted: [Int]
  }

  var values: [SQLValue] = []
  var runs: [Run] = []
  /// How many values the statement binds besides those of its rows.
  var otherParameters = 0

  /// The positions of the columns that no row provides.
  var alwaysOmitted: Set<Int> {
    guard let first = runs.first else { return [] }
    return runs.dropFirst().reduce(into: Set(first.omitted)) { $0.formIntersection($1.omitted) }
  }

  /// Adds a row to the last run, or begins another.
  static func note(_ omitted: [Int], in runs: inout [Run]) {
    if !runs.isEmpty, runs[runs.count - 1].omitted == omitted {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(count: 1, omitted: omitted))
    }
  }
}

/// Rows that one statement inserts.
struct SQLInsertStep {
  /// The values, each row's in the order of the columns, without those that it omits.
  var values: [SQLValue]
  var runs: [SQLInsertedRows.Run]

  /// The positions of the columns that some row of the step provides.
  func provided(of count: Int) -> [Int] {
    if runs.count == 1, runs[0].omitted.isEmpty { return Array(0..<count) }
    return (0..<count).filter { position in runs.contains { !$0.omitted.contains(position) } }
  }
}

extension SQLInsertedRows {
  /// The rows as one statement has them, or each of several.
  ///
  /// - Parameters:
  ///   - columnCount: How many columns the insert has.
  ///   - limit: How many values a statement may bind.
  ///   - hasDefault: Whether one statement takes rows that leave different columns out.
  ///   - isOneByOne: Whether each row has a statement of its own.
  func steps(columnCount: Int, limit: Int, hasDefault: Bool, isOneByOne: Bool = false) -> [SQLInsertStep] {
    if isOneByOne { return stepsOfRows(columnCount) }
    let limit = limit - otherParameters
    if runs.count == 1, values.count <= limit, runs[0].omitted.count < columnCount || runs[0].count == 1 {
      return [SQLInsertStep(values: values, runs: runs)]
    }
    var steps: [SQLInsertStep] = []
    var position = 0
    for run in runs {
      let width = columnCount - run.omitted.count
      var rest = run.count
      while rest > 0 {
        // A row of nothing but defaults has a statement of its own, unless DEFAULT can be written.
        let isApart = width == 0 && !hasDefault
        var room = isApart ? 1 : width == 0 ? rest : limit / width
        let last = steps.indices.last
        if let last, hasDefault {
          let left = width == 0 ? rest : (limit - steps[last].values.count) / width
          if left > 0 {
            let count = min(left, rest)
            steps[last].runs.append(Run(count: count, omitted: run.omitted))
            steps[last].values += values[position..<position + count * width]
            position += count * width
            rest -= count
            continue
          }
        }
        room = max(1, min(room, rest))
        steps.append(
          SQLInsertStep(
            values: Array(values[position..<position + room * width]),
            runs: [Run(count: room, omitted: run.omitted)]))
        position += room * width
        rest -= room
      }
    }
    return steps
  }

  private func stepsOfRows(_ columnCount: Int) -> [SQLInsertStep] {
    var position = 0
    return runs.flatMap { run in
      (0..<run.count).map { _ in
        let end = position + columnCount - run.omitted.count
        defer { position = end }
        return SQLInsertStep(
          values: Array(values[position..<end]), runs: [Run(count: 1, omitted: run.omitted)])
      }
    }
  }
}

/// The keys that the rows of an upsert have proposed so far.
struct ProposedKeys {
  /// What a conflict leaves alone may be proposed twice.
  private let updating: [SQLConflict]
  private var keys: [Set<[SQLValue]>]

  /// - Returns: `nil` if no conflict changes a row.
  init?(of insert: SQLInsert) {
    updating = insert.conflicts.filter { !$0.assignments.isEmpty }.map { $0.naming(columnsOf: insert.table) }
    if updating.isEmpty { return nil }
    keys = Array(repeating: [], count: updating.count)
  }

  /// Adds the keys of a row.
  ///
  /// - Returns: Whether a row before it has one of them.
  mutating func haveAlready(
    _ values: ArraySlice<SQLValue>, omitting omitted: [Int], of columns: [SQLColumn]
  ) -> Bool {
    var isKnown = false
    for (index, conflict) in updating.enumerated() {
      guard let key = conflict.key(of: values, omitting: omitted, of: columns) else { continue }
      if !keys[index].insert(key).inserted { isKnown = true }
    }
    return isKnown
  }
}

extension SQLConflict {
  /// The same with the columns of the constraint that it names, if the table declares that.
  fileprivate func naming(columnsOf table: SQLTableReference) -> SQLConflict {
    guard let constraint, target.isEmpty,
      let key = table.uniqueKeys?().first(where: { $0.constraint == constraint })
    else { return self }
    var copy = self
    copy.target = key.columns.compactMap { name in table.columns.first { $0.name == name } }
    return copy
  }

  /// The values of the target's columns in a row, or their defaults, if they are known and none is NULL: two rows with the
  /// same ones propose the same key.
  func key(
    of values: ArraySlice<SQLValue>, omitting omitted: [Int], of columns: [SQLColumn]
  ) -> [SQLValue]? {
    if target.isEmpty { return nil }
    var key: [SQLValue] = []
    for column in target {
      guard let value = column.value(in: values, omitting: omitted, of: columns) else { return nil }
      switch value {
      case .null: return nil
      // Engines do not tell them apart.
      case .double(let number) where number == 0: key.append(.double(0))
      case .text(let text) where column.collation == .noCase: key.append(.text(text.asciiLowercased))
      default: key.append(value)
      }
    }
    return key
  }
}

extension SQLInsert {
  /// Whether an upsert may change a row twice whose key only the database knows: that of a constraint which the type does
  /// not declare.
  var updatesByConstraint: Bool {
    conflicts.contains { $0.constraint != nil && !$0.assignments.isEmpty }
  }

  /// Whether an upsert gives a row another key, which may be one that a later row proposes. Some engines fail then, in one
  /// statement, so that each row has one of its own.
  var changesItsKey: Bool {
    conflicts.contains { conflict in
      conflict.assignments.contains { assignment in
        guard conflict.target.contains(where: { $0.name == assignment.column.name }) else { return false }
        if case .column(let column) = assignment.value { return column.name != assignment.column.name }
        return true
      }
    }
  }
}

extension SQLColumn {
  /// The value of the column in a row that is inserted, or its default; `nil` if only the database knows it.
  fileprivate func value(
    in values: ArraySlice<SQLValue>, omitting omitted: [Int], of columns: [SQLColumn]
  ) -> SQLValue? {
    guard let position = columns.firstIndex(where: { $0.name == name }), !omitted.contains(position) else {
      return constantDefault
    }
    let offset = position - omitted.count(where: { $0 < position })
    return offset < values.count ? values[values.startIndex + offset] : nil
  }
}
