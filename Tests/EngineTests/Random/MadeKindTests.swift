import Koine
import Testing

/// Random queries have every function, aggregate and cast, and values of every type wherever values of any type may be.
///
/// They are made, and not run.
@Suite struct MadeKindTests {
  private typealias Kind = RandomQueries.Kind

  private static let count = 5_000

  /// What is made, but for ``leftOut``.
  private static let all: Set<MadeKind> = {
    var all: [MadeKind] = FunctionKind.all.map { .function($0) }
    all += AggregateKind.all.map { .aggregate($0) }
    all += AggregateKind.Plain.allCases.map { .aggregateOverWindow(.plain($0)) }
    all += RandomCall.castTypes.map { .cast($0.source, $0.target) }
    all += MadeKind.CollationKind.allCases.map { .collation($0) }
    all += MadeKind.SourceKind.allCases.map { .source($0) }
    all += [SQLOrdering.Nulls.smallest, .first, .last, .database].map { .nulls($0) }
    all += (Kind.allCases.map(\.type) + [.real, .json, .decimal(scale: 3)]).map { .constant($0) }
    let types = Kind.allCases.map(\.type)
    all += MadeKind.Part.allCases.flatMap { part in types.map { .part(part, $0) } }
    return Set(all + operands)
  }()

  /// The types of operands that a node may have.
  private static let operands: [MadeKind] = {
    let types = Kind.allCases.map(\.type)
    let narrowTypes: [SQLType] = [
      .integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .unsigned(bits: 8),
    ]
    let table: [(nodes: [NodeKind], types: [SQLType])] = [
      (
        [
          .count, .first, .coalesce, .nullIf, .conditional, .isNull, .isDistinct, .inList, .inQuery, .equal,
          .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .lag, .lead, .firstValue, .lastValue,
          .nthValue,
        ], types
      ),
      (
        [.minimum, .maximum, .percentile, .greatest, .least, .between],
        Kind.allCases.filter(\.isOrdered).map(\.type)
      ),
      // Bytes are not written as JSON.
      ([.json], types.filter { $0 != .blob } + [.json]),
      (
        [
          .add, .subtract, .multiply, .integerDivide, .remainder, .negate, .complement, .absolute, .numeric,
        ], narrowTypes
      ),
      ([.add, .subtract, .multiply, .divide], [.real, .double, .decimal(scale: 2)]),
      ([.sum, .average], narrowTypes.suffix(3) + [.bigInteger, .double, .decimal(scale: 2)]),
      ([.minimum, .maximum], [.integer(bits: 16), .unsigned(bits: 8), .real]),
    ]
    return table.flatMap { row in
      row.nodes.flatMap { node in row.types.map { .operand(node, $0) } }
    }
  }()

  /// What is never made.
  private static let leftOut: Set<MadeKind> = {
    var leftOut: Set<MadeKind> = [
      // Each run has other values.
      .function(.temporal(.now)), .function(.numeric(.random)), .function(.textual(.randomUUID)),
      // The evaluator knows no zones, and SQLite has none.
      .function(.temporal(.toNamedZone)), .function(.temporal(.fromNamedZone)),
      // A pass makes it.
      .function(.plain(.truncate)),
      // A program adds functions, tables and orders to SQLite alone.
      .aggregate(.plain(.program)), .aggregateOverWindow(.plain(.program)), .collation(.program),
      .source(.program),
      // What they mean the database decides.
      .collation(.database), .nulls(.database),
      // They search an index that a test of its own makes.
      .source(.fullText), .source(.boxes),
    ]
    // Every dialect refuses these over a window.
    let ofGroups: [AggregateKind.Plain] = [
      .continuousPercentile, .discretePercentile, .mode, .first,
    ]
    leftOut.formUnion(ofGroups.map { .aggregateOverWindow(.plain($0)) })
    return leftOut
  }()

  @Test func everyFunctionAndTypeOfAnOperandIsMade() {
    var collector = MadeKindCollector()
    for index in 0..<Self.count {
      var random = RandomQueries(seed: UInt64(index))
      random.hasEverything = true
      collector.visit(random.next().query)
    }
    #expect(Self.all.subtracting(collector.kinds) == Self.leftOut)
  }
}
