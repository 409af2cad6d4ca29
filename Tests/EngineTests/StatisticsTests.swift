import Koine
import KoineMariaDBDialect
import KoineTesting
import Testing

/// Statistics of numbers that hurt are those of the reference evaluator on every engine that has them, to twelve digits.
@Suite struct StatisticsTests {
  private static let reminders = Reminder.columns

  /// Small and large numbers, some far from zero and near to each other.
  private static let numbers: [(name: String, expression: SQLExpression)] = [
    ("integers", reminders.id.expression),
    ("optional integers", reminders.priority.expression),
    ("doubles", reminders.score.expression),
    ("far from zero", (reminders.id * 3 % 7 + 1_000_000_000).expression),
    ("small", (reminders.score / 1e12 + 1e-12).expression),
    ("equal", (reminders.id * 0 + 5).expression),
    ("none", .function(.nullIf, [reminders.priority.expression, reminders.priority.expression])),
  ]

  private static func aggregates(of y: SQLExpression, _ x: SQLExpression) -> [SQLExpression] {
    spreads(of: y) + pairs(Computed<Double?>(.cast(y, .double)), Computed<Double?>(.cast(x, .double)))
  }

  private static func spreads(of y: SQLExpression) -> [SQLExpression] {
    let y = Computed<Double?>(.cast(y, .double))
    return [
      y.varSamp().expression, y.varPop().expression, y.stddevSamp().expression, y.stddevPop().expression,
      y.varPop(filter: reminders.isCompleted).expression, y.median().expression,
      y.percentileCont(0.3).expression,
    ]
  }

  private static func pairs(_ y: Computed<Double?>, _ x: Computed<Double?>) -> [SQLExpression] {
    [
      y.corr(x).expression, y.covarSamp(x).expression, y.covarPop(x).expression, y.regrSlope(x).expression,
      y.regrIntercept(x).expression, y.regrR2(x).expression, y.regrCount(x).expression,
      y.regrSlope(x, filter: !reminders.isCompleted).expression,
      y.regrAvgX(x).expression, y.regrAvgY(x).expression, y.regrSxx(x).expression, y.regrSyy(x).expression,
      y.regrSxy(x).expression, y.regrAvgX(x, filter: !reminders.isCompleted).expression,
    ]
  }

  @Test(arguments: numbers.indices) func areThoseOfTheEvaluator(_ index: Int) async throws {
    let (name, y) = Self.numbers[index]
    let evaluator = try ReferenceEvaluator.shared()
    for (other, x) in Self.numbers {
      // In a few rows, pairs hardly vary together: nothing is left of the digits.
      let groupings = [
        (Self.aggregates(of: y, x), []), (Self.spreads(of: y), [Self.reminders.remindersListID.expression]),
      ]
      for (aggregates, grouping) in groupings {
        for aggregate in aggregates {
          var select = SQLSelect(
            columns: [.expression(aggregate)], from: .table(Self.reminders._source))
          select.grouping = grouping
          let query = SQLQuery(.select(select), ordering: grouping.map { SQLOrdering($0) })
          let expected = try evaluator.resultRows(of: query)
          for engine in try await FiniteEngines.shared().all {
            let tree = SQLTree(query)
            guard tree.check(in: engine.dialect).allSatisfy(\.isNote) else { continue }
            let found = try await ResultRows(of: tree, on: engine)
            let difference = found.difference(
              from: expected, isOrdered: true, ulps: 4_096, names: (engine.dialect.name, "the evaluator"))
            if let difference { Issue.record("\(name), \(other): \(difference)\n\(aggregate)") }
          }
        }
      }
    }
  }

  private static let frames: [SQLFrame?] = {
    let two = SQLExpression.literal(.integer(2), .integer(bits: 32))
    return [
      nil, SQLFrame(.rows, from: .preceding(two)),
      SQLFrame(.rows, from: .currentRow, to: .unboundedFollowing),
      SQLFrame(.rows, from: .following(two), to: .unboundedFollowing),
      SQLFrame(.groups, from: .preceding(two), to: .following(two), excluding: .currentRow),
    ]
  }()

  @Test(arguments: numbers.indices) func overWindowsAreThoseOfTheEvaluator(_ index: Int) async throws {
    let (name, number) = Self.numbers[index]
    let y = SQLExpression.cast(number, .double)
    var spreads = SQLSpread.allCases.map { SQLAggregate(.spread($0), y) }
    spreads.append(
      SQLAggregate(.spread(.varianceOfPopulation), y, filter: Self.reminders.isCompleted.expression))
    let order = [SQLOrdering(Self.reminders.id.expression)]
    let evaluator = try ReferenceEvaluator.shared()
    for frame in Self.frames {
      let window = SQLWindow(ordering: order, frame: frame)
      let select = SQLSelect(
        columns: spreads.map { .expression(.window(.aggregate($0), window)) },
        from: .table(Self.reminders._source))
      let query = SQLQuery(.select(select), ordering: order)
      let expected = try evaluator.resultRows(of: query)
      for engine in try await Engines.shared().all {
        let found = try await ResultRows(of: SQLTree(query), on: engine)
        let difference = found.difference(
          from: expected, isOrdered: true, ulps: 4_096, names: (engine.dialect.name, "the evaluator"))
        if let difference { Issue.record("\(name), \(String(describing: frame)): \(difference)") }
      }
    }
  }

  @Test func ofNumbersThatHaveLeftTheFrameNothingIsLeft() async throws {
    let query = Sample.where { $0.id.in([1, 2, 3, 6, 7, 9, 10]) }.order(by: \.id).select {
      let last = Window(orderBy: $0.id, frame: .rows(from: .preceding(1)))
      ($0.id, $0.x.varPop().over(last), $0.y.regrSxx($0.x).over(last), $0.x.regrCount($0.y).over(last))
    }
    for database in try await Engines.shared().all {
      let rows = try await query.fetchAll(database)
      let name = "\(database.dialect.name)"
      #expect(rows.map(\.0) == [1, 2, 3, 6, 7, 9, 10], "\(name)")
      let far = 9_007_199_254_740_992.0
      #expect(rows.map(\.1) == [0, 56.25, 25, nil, nil, nil, far * far / 4], "\(name)")
      #expect(rows.map(\.2) == [0, 112.5, 50, nil, nil, nil, far * far / 2], "\(name)")
      #expect(rows.map(\.3) == [1, 2, 2, 2, 2, 2, 2], "\(name)")
    }
  }

  @Test func ofNumbersThatAreNotFiniteAreNull() async throws {
    let query = Sample.where { $0.id >= 6 && $0.id <= 8 }
      .select { ($0.x.varPop(), $0.x.stddevSamp(), $0.x.corr($0.y), $0.y.regrSlope($0.x), $0.y.varPop()) }
    for database in try await Engines.shared().all {
      let row = try #require(try await query.fetchOne(database))
      #expect(row.0 == nil && row.1 == nil && row.2 == nil && row.3 == nil, "\(database.dialect.name)")
      #expect(row.4 != nil)
    }
  }

  /// The numbers of one side are asked for alone: those of the other one need not be finite.
  @Test func ofPairsAreNullIfTheNumbersThatTheyAreAboutAreNotFinite() async throws {
    let query = Sample.where { $0.id >= 6 && $0.id <= 8 }.select {
      (
        $0.x.regrAvgX($0.y), $0.x.regrSxx($0.y), $0.x.regrAvgY($0.y), $0.x.regrSyy($0.y), $0.x.regrSxy($0.y),
        $0.x.regrCount($0.y)
      )
    }
    let infinite = Sample.where { $0.id == 6 }.select { ($0.x.regrAvgY($0.y), $0.y.regrAvgX($0.x)) }
    for database in try await Engines.shared().all {
      let row = try #require(try await query.fetchOne(database))
      let name = "\(database.dialect.name)"
      #expect(row.0 == 1 && row.1 == 2, "\(name)")
      #expect(row.2 == nil && row.3 == nil && row.4 == nil && row.5 == 3, "\(name)")
      let other = try #require(try await infinite.fetchOne(database))
      #expect(other.0 == nil && other.1 == nil, "\(name)")
    }
  }

  @Test func bitsHaveNoExclusiveOrBeforePostgreSQL14() throws {
    let query = Sample.select { $0.n.bitXor() }
    #expect(throws: UnsupportedFeatures.self) { try query.render(in: .postgreSQL(version: 13)) }
    #expect(
      try query.render(in: .postgreSQL(version: 14)).sql == #"SELECT bit_xor("samples"."n") FROM "samples""#)
  }
}
