extension SQLLowering {
  /// `CASE WHEN lag(1, n) OVER w IS NULL THEN d ELSE lag(x, n) OVER w END`, for engines whose `lag` has no default: NULL
  /// says that there is no such row, and not that its value is NULL.
  public static let defaultsOfNeighbours = SQLLowering("CASE of whether there is such a row") { statement in
    SQLRewriter(expression: { node in
      let one = SQLExpression.literal(.integer(1), .integer(bits: 32))
      let (there, value, other): (SQLWindowFunction, SQLWindowFunction, SQLExpression)
      guard case .window(let function, let window) = node else { return node }
      switch function {
      case .lag(let argument, let offset, let fallback?):
        there = .lag(one, offset: offset, default: nil)
        value = .lag(argument, offset: offset, default: nil)
        other = fallback
      case .lead(let argument, let offset, let fallback?):
        there = .lead(one, offset: offset, default: nil)
        value = .lead(argument, offset: offset, default: nil)
        other = fallback
      default: return node
      }
      let isMissing = SQLExpression.isNull(.window(there, window), negated: false)
      return .conditional(
        SQLCase(branches: [.init(when: isMissing, then: other)], otherwise: .window(value, window)))
    }).rewrite(statement)
  }

  /// `(rank() - 1) / (count(*) - 1)` and `count(*) / count(*)` as doubles, for engines that round these numbers.
  public static let exactRanks = SQLLowering("a quotient of row counts") { statement in
    SQLRewriter(expression: { node in
      guard case .window(let function, var window) = node else { return node }
      window.frame = nil
      let rows = SQLExpression.window(
        .aggregate(SQLAggregate(.count, nil)), SQLWindow(partition: window.partition))
      func less(_ number: SQLExpression) -> SQLExpression {
        .arithmetic(number, .subtract, .literal(.integer(1), .bigInteger))
      }
      func quotient(_ first: SQLExpression, _ second: SQLExpression) -> SQLExpression {
        .arithmetic(.cast(first, .double), .divide, .cast(second, .double))
      }
      switch function {
      case .percentRank:
        // The rank of a row that is alone.
        return .function(
          .coalesce, [quotient(less(.window(.rank, window)), less(rows)), .literal(.double(0), .double)])
      case .cumulativeDistribution:
        return quotient(.window(.aggregate(SQLAggregate(.count, nil)), window), rows)
      default: return node
      }
    }).rewrite(statement)
  }

  /// The same as ``aggregateFilter``, of `min` and `max` over frames alone.
  public static let filteredExtremesOfFrames = SQLLowering("CASE in min and max") { statement in
    SQLRewriter(expression: { node in
      guard case .window(let function, let window) = node, function.isFilteredExtreme,
        window.frame?.losesRows == true
      else { return node }
      return node.withFilterInside
    }).rewrite(statement)
  }

  /// `PARTITION BY CASE WHEN a <=> a THEN 1 ELSE 1 END, …`, which is one partition, for engines that sort once for a
  /// window and all that it begins, and forget that these may not begin each other.
  public static let windowsThatBeginOthers = SQLLowering("another sort by PARTITION BY of one value") {
    statement in
    SQLRewriter(query: { query in
      let windows = query.windowsThatBeginOthers
      return windows.isEmpty ? query : query.partingWindows(windows)
    }).rewrite(statement)
  }

  /// The window without its frame.
  public static let ignoredFrames = SQLLowering("no frame") { statement in
    SQLRewriter(expression: { node in
      guard case .window(let function, var window) = node, function.ignoresFrame else { return node }
      window.frame = nil
      return .window(function, window)
    }).rewrite(statement)
  }

  /// `ORDER BY NULL`: all rows are equal.
  public static let ranksWithoutOrder = SQLLowering("ORDER BY NULL") { statement in
    SQLRewriter(expression: { node in
      guard case .window(let function, var window) = node, window.ordering.isEmpty, function.needsOrder else {
        return node
      }
      window.ordering = [SQLOrdering(.literal(.null, .bigInteger), nulls: .database)]
      return .window(function, window)
    }).rewrite(statement)
  }
}

extension SQLRewriter {
  /// Changes every window.
  static func overWindows(_ change: @escaping (inout SQLWindow) -> Void) -> SQLRewriter {
    SQLRewriter(expression: { $0.changingWindow(change) })
  }
}

extension SQLExpression {
  /// The expression with another window, if it is a window function.
  func changingWindow(_ change: (inout SQLWindow) -> Void) -> SQLExpression {
    guard case .window(let function, var window) = self else { return self }
    change(&window)
    return .window(function, window)
  }
}

extension SQLExpression {
  /// An aggregate of those values alone for which its filter holds.
  var withFilterInside: SQLExpression {
    // The first value may be NULL, and so may not be made NULL.
    guard var aggregate, let filter = aggregate.filter, aggregate.function != .first else { return self }
    let original = aggregate.argument
    aggregate.argument = aggregate.argument ?? .literal(.integer(1), .integer(bits: 32))
    aggregate = aggregate.mapArgument { argument in
      .conditional(SQLCase(branches: [.init(when: filter, then: argument)]))
    }
    // Distinct values are ordered by themselves.
    if aggregate.isDistinct, let argument = aggregate.argument {
      let rewriter = SQLRewriter(expression: { $0 == original ? argument : $0 })
      for index in aggregate.ordering.indices {
        aggregate.ordering[index].expression = rewriter.rewrite(aggregate.ordering[index].expression)
      }
    }
    aggregate.filter = nil
    return replacing(aggregate: aggregate)
  }
}

extension SQLWindow {
  /// What rows are sorted by: an engine passes over what is the same in every row.
  fileprivate var sorting: [SQLOrdering] {
    (partition.map { SQLOrdering($0, nulls: .database) } + ordering).filter { term in
      !term.expression.freeColumns.columns.isEmpty || term.expression.hasAggregate
    }
  }

  fileprivate var isSortedByConstants: Bool { sorting.isEmpty && !(partition.isEmpty && ordering.isEmpty) }

  fileprivate func begins(_ other: SQLWindow) -> Bool {
    let (own, others) = (sorting, other.sorting)
    return own.count < others.count
      && zip(own, others).allSatisfy { $0.expression == $1.expression && $0.isDescending == $1.isDescending }
  }
}

extension SQLQuery {
  /// The windows that are sorted by the first terms of others, if there are others besides, each with an expression of
  /// the latter.
  var windowsThatBeginOthers: [SQLWindow: SQLExpression] {
    let all = windows.map(\.window)
    // Two are told apart, unless one is sorted by constants.
    if all.count < 3, !all.contains(where: \.isSortedByConstants) { return [:] }
    var found: [SQLWindow: SQLExpression] = [:]
    for window in all {
      guard let other = all.first(where: window.begins), let term = other.sorting.first else { continue }
      found[window] = term.expression
    }
    return found
  }

  fileprivate func partingWindows(_ windows: [SQLWindow: SQLExpression]) -> SQLQuery {
    var numbers: [SQLWindow: Int64] = [:]
    for (window, _) in self.windows where windows[window] != nil {
      numbers[window] = Int64(numbers.count + 1)
    }
    return changingWindows { window in
      guard let term = windows[window], let number = numbers[window] else { return }
      let value = SQLExpression.literal(.integer(number), .integer(bits: 32))
      // Which the engine does not know to be always so.
      let isItself = SQLExpression.isDistinct(term, term, negated: true)
      window.partition.insert(
        .conditional(SQLCase(branches: [.init(when: isItself, then: value)], otherwise: value)), at: 0)
    }
  }

  /// The query, of whose windows every term says where NULL comes, if it may come: window functions see the rows for
  /// which the query's conditions hold.
  var sayingNullsOfWindows: SQLQuery {
    let scope = SQLNullScope.results(of: self)
    return changingWindows { window in
      for (index, term) in window.ordering.enumerated() where term.nulls == .smallest {
        let mayBeNull = term.expression.mayBeNull(in: scope)
        window.ordering[index].nulls = !mayBeNull ? .database : term.isDescending ? .last : .first
      }
    }
  }

  /// The query with other windows in its own expressions.
  private func changingWindows(_ change: @escaping (inout SQLWindow) -> Void) -> SQLQuery {
    guard let select else { return self }
    var rewriter = SQLRewriter.overWindows(change)
    // Those of subqueries are theirs.
    rewriter.nested = { $0 }
    var result = self
    if !select.selectsEverything {
      let columns = select.columns.map { item -> SQLSelection in
        switch item {
        case .expression(let expression): .expression(rewriter.rewrite(expression))
        case .named(let expression, let name): .named(rewriter.rewrite(expression), name)
        case .columns: item
        }
      }
      if columns != select.columns { result.choose(columns) }
    }
    for index in ordering.indices where ordering[index].expression.hasWindow {
      result.ordering[index].expression = rewriter.rewrite(ordering[index].expression)
    }
    return result
  }
}
