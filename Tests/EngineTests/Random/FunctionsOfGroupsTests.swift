@_spi(KoineDriver) import Koine
import KoineTesting
import Testing

/// A function that needs an operand several times computes it from aggregates, window functions and what a query is
/// grouped by as well: none of these means the same, or anything, in a subquery.
@Suite struct FunctionsOfGroupsTests {
  /// An operand of each kind.
  private struct Operands {
    let integer, double, text, date, day, decimal: SQLExpression

    init(_ value: (SQLColumn) -> SQLExpression) {
      let columns = Parcel.columns._source.columns
      func column(_ name: String) -> SQLExpression {
        columns.first { $0.name == name }.map(value) ?? .literal(.null, .unknown)
      }
      (integer, double, text) = (column("c"), column("y"), column("t"))
      (date, day, decimal) = (column("e"), column("w"), column("n"))
    }

    /// Calls of every function, and operators that write an operand more than once.
    var calls: [SQLExpression] {
      let one = SQLExpression.literal(.integer(1), .bigInteger)
      let places = SQLExpression.literal(.integer(1), .integer(bits: 32))
      let separator = SQLExpression.value(.text("a"), .text)
      var calls: [SQLExpression] = SQLDatePart.allCases.map { .function(.temporal(.part($0)), [date]) }
      for unit in SQLDateUnit.allCases {
        calls += [
          .function(.temporal(.truncate(unit)), [date]), .function(.temporal(.add(unit)), [date, integer]),
          .function(.temporal(.difference(unit)), [date, .function(.temporal(.add(unit)), [date, one])]),
        ]
      }
      for unit in [SQLDateUnit.year, .quarter, .month, .week, .day] {
        calls += [
          .function(.temporal(.truncate(unit)), [day]), .function(.temporal(.add(unit)), [day, integer]),
          .function(.temporal(.difference(unit)), [day, .function(.temporal(.add(unit)), [day, one])]),
        ]
      }
      for unit in [SQLDateUnit.second, .millisecond, .microsecond] {
        calls.append(.function(.temporal(.sinceEpoch(unit)), [integer]))
      }
      calls += [
        .function(.temporal(.date), [date]), .function(.temporal(.time), [date]),
        .function(.temporal(.instant), [day, .function(.temporal(.time), [date])]),
        .function(.temporal(.makeDate), [.literal(.integer(2012), .bigInteger), integer, integer]),
        .function(.temporal(.makeTime), [integer, integer, integer]),
        .function(.temporal(.toZone(.offset(seconds: 3_600))), [date]),
        .function(.temporal(.fromZone(.offset(seconds: -3_600))), [date]),
        .function(.temporal(.iso8601), [date]),
      ]
      let numeric: [SQLNumericFunction] = [
        .ceiling, .floor, .squareRoot, .exponential, .naturalLogarithm, .decimalLogarithm, .sine, .cosine,
        .tangent, .arcSine, .arcCosine, .arcTangent,
      ]
      calls += numeric.map { .function(.numeric($0), [double]) }
      calls += [SQLNumericFunction.power, .arcTangent2].map { .function(.numeric($0), [double, double]) }
      calls += [SQLNumericFunction.roundToPlaces, .truncateToPlaces].map {
        .function(.numeric($0), [double, places])
      }
      calls += [integer, double, decimal].map { .function(.numeric(.signum), [$0]) }
      calls += [integer, decimal].map { .function(.textual(.formatted), [$0]) }
      calls += [SQLTextualFunction.octetLength, .codePoint, .reversed].map { .function(.textual($0), [text]) }
      calls += [
        .function(.textual(.padStart), [text, integer, text]),
        .function(.textual(.padEnd), [text, integer, text]),
        .function(.textual(.repeated), [text, integer]), .function(.textual(.character), [integer]),
        .function(.textual(.joined), [text, text, separator]),
        .function(.textual(.joined), [separator, text, text]),
        .function(.textual(.part), [text, text, integer]),
        .function(.textual(.part), [text, separator, integer]),
      ]
      calls += [SQLFunction.length, .lower, .upper, .trim, .trimStart, .trimEnd].map { .function($0, [text]) }
      let document = SQLExpression.function(.json(.parsed), [.function(.json(.encoded), [text])])
      calls += SQLJSONKind.allCases.map { .function(.json(.value($0, at: [.index(-1)])), [document]) }
      calls += [SQLJSONFunction.type, .length, .keys].map { .function(.json($0), [document]) }
      calls += [
        .function(.replace, [text, text, separator]), .function(.substring, [text, integer, integer]),
        .function(.left, [text, integer]), .function(.right, [text, integer]),
        .function(.position, [text, text]), .function(.absolute, [integer]), .function(.round, [double]),
        .function(.greatest, [integer, integer]), .function(.least, [text, text]),
        .function(.nullIf, [date, date]), .function(.coalesce, [day, day]),
        .arithmetic(integer, .integerDivide, integer), .arithmetic(integer, .remainder, integer),
        .arithmetic(double, .divide, double),
        .cast(.arithmetic(decimal, .divide, decimal), .decimal(scale: 2)),
        .bitwise(integer, .shiftLeft, integer), .bitwise(integer, .exclusiveOr, integer),
        .cast(double, .bigInteger), .cast(text, .bigInteger), .cast(text, .boolean), .cast(text, .date),
        .cast(integer, .integer(bits: 8)), .cast(integer, .decimal(scale: 2)), .cast(date, .text),
        .search(text, .hasPrefix, text), .search(text, .hasSuffix, text), .search(text, .contains, text),
        .between(integer, integer, integer, negated: false),
        .between(.function(.numeric(.signum), [double]), one, integer, negated: true),
        .isDistinct(text, text, negated: true), .inList(integer, [one, integer], negated: true),
      ]
      return calls
    }
  }

  private static let source = Parcel.columns._source
  private static let key = SQLExpression.column(source.columns[0])

  private func expectTheRowsOfTheEvaluator(_ queries: [SQLQuery]) async throws {
    let bench = try await RandomBench()
    for query in queries {
      let outcome = await bench.outcome(of: RandomQuery(query: query, isOrdered: true))
      #expect(outcome.isComputed, "\(TreeDescription.text(of: query))")
      // The keys of an object are read in a subquery.
      let isOfKeys = outcome.refusals.contains { $0.hasSuffix("jsonKeysOfGroups)") }
      #expect(outcome.taken.count >= 2 || isOfKeys, "\(outcome.refusals)")
      for failure in outcome.failures { Issue.record("\(failure.kind): \(failure.report)") }
    }
    await bench.close()
  }

  @Test func aggregatesOfAllRowsAreOperands() async throws {
    let operands = Operands { .aggregate(SQLAggregate(.maximum, .column($0))) }
    try await expectTheRowsOfTheEvaluator(
      operands.calls.map { .select(SQLSelect(columns: [.expression($0)], from: .table(Self.source))) })
  }

  @Test func aggregatesOfGroupsAndCountsAreOperands() async throws {
    let count = SQLExpression.aggregate(SQLAggregate(.count, nil))
    let operands = Operands { column in
      let value = SQLExpression.aggregate(SQLAggregate(.minimum, .column(column)))
      return column.type.isInteger ? .arithmetic(value, .add, count) : value
    }
    let group = SQLExpression.column(Self.source.columns[9])
    try await expectTheRowsOfTheEvaluator(
      operands.calls.map { call in
        var select = SQLSelect(columns: [.expression(call)], from: .table(Self.source))
        select.grouping = [group]
        return SQLQuery(.select(select), ordering: [SQLOrdering(group)])
      })
  }

  /// Which keys a group is not made by is known in its own query alone.
  @Test func numbersOfGroupingSetsAreOperands() async throws {
    let group = SQLExpression.column(Self.source.columns[9])
    let number = SQLExpression.function(.grouping, [group])
    let operands = Operands { column in
      column.type.isInteger ? number : .aggregate(SQLAggregate(.minimum, .column(column)))
    }
    try await expectTheRowsOfTheEvaluator(
      operands.calls.map { call in
        var select = SQLSelect(columns: [.expression(call)], from: .table(Self.source))
        select.grouping = [group]
        select.groupingSets = [.rollup([[0]])]
        return SQLQuery(.select(select), ordering: [SQLOrdering(number), SQLOrdering(group)])
      })
  }

  @Test func windowFunctionsAreOperands() async throws {
    let window = SQLWindow(ordering: [SQLOrdering(Self.key)])
    let operands = Operands { .window(.lag(.column($0), offset: 1, default: nil), window) }
    try await expectTheRowsOfTheEvaluator(
      operands.calls.map {
        SQLQuery(
          .select(SQLSelect(columns: [.expression($0)], from: .table(Self.source))),
          ordering: [SQLOrdering(Self.key)])
      })
  }

  @Test func expressionsThatRowsAreGroupedByAreOperands() async throws {
    var keys: [SQLExpression] = []
    let operands = Operands { column in
      let key = SQLExpression.function(.coalesce, [.column(column), .column(column)])
      keys.append(key)
      return key
    }
    try await expectTheRowsOfTheEvaluator(
      operands.calls.map { call in
        var select = SQLSelect(columns: [.expression(call)], from: .table(Self.source))
        select.grouping = keys
        return SQLQuery(.select(select), ordering: keys.map { SQLOrdering($0) })
      })
  }
}
