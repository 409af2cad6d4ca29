import Foundation
import Koine
import KoineTesting
import Testing

/// What holds of a query's rows on one engine alone: they are those where a condition holds, does not hold, and is
/// unknown, together; aggregates of all are those of the three; and a row that a condition is true of is found by it.
///
///     KOINE_QUERY_SEED=42 KOINE_PARTITION_COUNT=1000 swift test --filter PartitionTests
@Suite struct PartitionTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["KOINE_QUERY_SEED"].flatMap { UInt64($0) } ?? 20_130_201
  private static let count = environment["KOINE_PARTITION_COUNT"].flatMap { Int($0) } ?? 150

  @Test func rowsAreThoseOfThreePartsTogether() async throws {
    let bench = try await RandomBench()
    var (run, failures) = (0, 0)
    for index in 0..<Self.count where failures < 5 {
      var random = RandomQueries(seed: Self.seed &* 1_000_003 &+ UInt64(index))
      let partition = random.partition()
      for database in await bench.databases {
        guard let report = await partition.difference(on: database) else { continue }
        guard let text = report.text else {
          run += 1
          continue
        }
        failures += 1
        let parts = partition.queries.compactMap { try? SQLTree($0).render(in: database.dialect) }
        let texts = parts.map { "\($0.sql) \($0.bindings)" }.joined(separator: "\n")
        let death = try await bench.reviveMariaDB() ? "MariaDB ends\n" : ""
        Issue.record("seed \(Self.seed), query \(index), \(database.dialect.name): \(death)\(text)\n\(texts)")
      }
    }
    print("partitions: \(run) of \(Self.count) queries on \(await bench.databases.count) engines")
    await bench.close()
    #expect(run > Self.count * 2 || failures > 0)
  }

  @Test func aRowIsFoundByAConditionThatIsTrueOfIt() async throws {
    let bench = try await RandomBench()
    var (run, failures) = (0, 0)
    for index in 0..<Self.count where failures < 5 {
      var random = RandomQueries(seed: Self.seed &* 1_000_003 &+ UInt64(index))
      guard let pivot = try? random.pivot(bench.evaluator) else { continue }
      let statement = SQLStatement.query(pivot.query)
      for database in await bench.databases where statement.check(in: database.dialect).allSatisfy(\.isNote) {
        do {
          let found = try await ResultRows(of: SQLTree(statement), on: database)
          run += 1
          let key = pivot.key.map { SQLValue.integer($0) }
          if found.rows.contains(where: { Array($0.prefix(key.count)) == key }) { continue }
          failures += 1
          let text = try SQLTree(statement).render(in: database.dialect)
          Issue.record(
            """
            seed \(Self.seed), query \(index), \(database.dialect.name): the row \(pivot.key) is not among \
            \(found.rows.count)
            \(text.sql) \(text.bindings)
            \(TreeDescription.text(of: pivot.query))
            """)
        } catch {
          if RandomStatementsTests.isAboutValues(error) { continue }
          failures += 1
          let death = try await bench.reviveMariaDB() ? "MariaDB ends\n" : ""
          Issue.record(
            "seed \(Self.seed), query \(index), \(database.dialect.name): \(death)\(String(reflecting: error))"
          )
        }
      }
    }
    await bench.close()
    print("pivots: \(run) queries run for \(Self.count) rows")
    #expect(run > Self.count || failures > 0)
  }
}

/// A query, and its three parts.
struct RandomPartition {
  /// All rows, those of which the condition is true, false, and unknown.
  var queries: [SQLQuery]
  /// One row of aggregates of all rows, and one of those of the three parts together.
  var totals: [SQLQuery]

  /// Where the parts differ from the whole; the text is `nil` if they do not.
  ///
  /// - Returns: `nil` if the engine does not take the queries, or a value in them is beyond what it computes with.
  func difference(on database: any Database) async -> (text: String?, Void)? {
    for query in queries + totals {
      guard SQLStatement.query(query).check(in: database.dialect).allSatisfy(\.isNote) else { return nil }
    }
    do {
      var results: [ResultRows] = []
      for query in queries + totals { results.append(try await ResultRows(of: SQLTree(query), on: database)) }
      let together = ResultRows(
        columns: results[0].columns, rows: results[1].rows + results[2].rows + results[3].rows)
      let rows = results[0].difference(from: together, isOrdered: false, names: ("all", "the parts"))
      if let rows { return (rows, ()) }
      return (results[4].difference(from: results[5], isOrdered: false, names: ("all", "the parts")), ())
    } catch {
      return RandomStatementsTests.isAboutValues(error) ? nil : (String(reflecting: error), ())
    }
  }
}

/// A query without clauses that leave out rows, but for a condition that is true of one.
struct RandomPivot {
  var query: SQLQuery
  /// The keys of the row, which come first in what is selected.
  var key: [Int64]
}

extension RandomQueries {
  /// The rows of sources that are joined, and a condition on them.
  mutating func partition() -> RandomPartition {
    let kinds = kinds()
    scopes = [Scope()]
    var select = SQLSelect(every: source(1))
    if let from = select.from { scopes = [Scope(sources: [from.reference])] }
    if rarely(2) { join(&select, 1) }
    select.columns = kinds.map { .expression(expression($0, 2)) }
    if rarely(3) { select.distinct = .all }
    let condition = boolean(3)
    scopes = []
    var parts = [
      nil, condition, .not(condition), SQLExpression.isNull(condition, negated: false),
    ].map { filter in
      var part = select
      part.filters = filter.map { [$0] } ?? []
      return SQLQuery.select(part)
    }
    let rows = reference("whole", kinds)
    if select.distinct == .all {
      // Of a condition that two equal rows differ in, both parts have the row.
      let value = SQLExpression.column(rows.columns[0])
      let own = SQLExpression.comparison(value, .less, self.value(kinds[0]))
      parts = [nil, own, .not(own), SQLExpression.isNull(own, negated: false)].map { filter in
        var outer = SQLSelect(every: .derived(SQLQuery.select(select).naming(rows), rows))
        outer.filters = filter.map { [$0] } ?? []
        return .select(outer)
      }
    }
    let whole = totals(of: parts[0], kinds)
    let united = parts.dropFirst().map { totals(of: $0, kinds) }
    let together = SQLQuery.compound(
      SQLCompound(
        .compound(SQLCompound(united[0], .union, all: true, united[1])), .union, all: true, united[2]))
    return RandomPartition(queries: parts, totals: [whole, combined(together, kinds)])
  }

  /// A count, and of each column how many values it has, the least, the greatest, and the sum if it is one of numbers
  /// that are summed exactly.
  private func totals(of query: SQLQuery, _ kinds: [Kind]) -> SQLQuery {
    let rows = reference("part", kinds)
    var columns: [SQLExpression] = [.aggregate(SQLAggregate(.count, nil))]
    for column in rows.columns {
      let value = SQLExpression.column(column)
      columns.append(.aggregate(SQLAggregate(.count, value)))
      columns.append(.aggregate(SQLAggregate(.minimum, value)))
      columns.append(.aggregate(SQLAggregate(.maximum, value)))
      columns.append(.aggregate(SQLAggregate(Kind(column.type)?.isExact == true ? .sum : .count, value)))
    }
    return .select(
      SQLSelect(columns: columns.map { .expression($0) }, from: .derived(query.naming(rows), rows)))
  }

  private func combined(_ totals: SQLQuery, _ kinds: [Kind]) -> SQLQuery {
    var columns: [(type: SQLType, function: SQLAggregateFunction)] = [(.bigInteger, .sum)]
    for kind in kinds {
      columns += [
        (.bigInteger, .sum), (kind.type, .minimum), (kind.type, .maximum),
        (kind.isExact ? kind.type : .bigInteger, .sum),
      ]
    }
    let rows = SQLTableReference(
      name: "parts",
      columns: columns.enumerated().map { .init(name: "t\($0 + 1)", type: $1.type, isNullable: true) })
    return .select(
      SQLSelect(
        columns: zip(rows.columns, columns).map {
          .expression(.aggregate(SQLAggregate($1.function, .column($0))))
        }, from: .derived(totals.naming(rows), rows)))
  }

  /// A row of a table, or of two side by side, and a condition that is true of it, as the evaluator computes.
  mutating func pivot(_ evaluator: ReferenceEvaluator) throws -> RandomPivot {
    let names = [name("p"), name("m")]
    let sources = [Self.tables[0].aliased(names[0]), Self.tables[1].aliased(names[1])]
    let used = rarely(2) ? Array(sources.prefix(1)) : sources
    scopes = [Scope(sources: used)]
    let condition = boolean(3)
    scopes = []
    var row = evaluator
    var key: [Int64] = []
    for source in used {
      guard let table = evaluator.tables[source.name] else { continue }
      let values = pick(table.rows)
      row.sources[source.sourceName] = Dictionary(zip(table.columns, values)) { first, _ in first }
      if case .integer(let id) = values[0] { key.append(id) }
    }
    let truth = try row.truth(of: condition)
    let met: SQLExpression =
      switch truth {
      case true?: condition
      case false?: .not(condition)
      case nil: .isNull(condition, negated: false)
      }
    var select = SQLSelect(every: .table(used[0]))
    if used.count > 1 { select.joins = [SQLJoin(.cross, .table(used[1]), on: nil)] }
    select.filters = [met]
    select.columns = used.map { .expression(.column($0.columns[0])) }
    return RandomPivot(query: .select(select), key: key)
  }
}

extension RandomQueries.Kind {
  /// Whether a sum of the values is the same in any order of them.
  fileprivate var isExact: Bool { self == .integer || self == .decimal }
}
