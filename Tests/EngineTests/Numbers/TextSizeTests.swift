import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

extension LongComputations {
  /// The text of a statement grows with its tree, whatever is nested in what.
  @Suite struct TextSizeTests {
    /// The parser of SQLite 3.40 has room for a few levels of most constructs; the text is the same for 3.46.
    private static let dialects: [any SQLDialect] = [
      SQLiteDialect.sqlite(version: 3_046_000), PostgreSQLDialect.postgreSQL,
    ]

    @Test(arguments: Constructs.all.indices)
    func theTextOfAConstructInItselfGrowsWithItsDepth(_ index: Int) throws {
      try expectLinear(Constructs.all[index])
    }

    @Test(arguments: Constructs.all.indices)
    func theTextOfConstructsInEachOtherGrowsWithTheirDepth(_ index: Int) throws {
      let first = Constructs.all[index]
      let others = Constructs.all.filter { $0.kind == first.kind }
      // All pairs would take minutes.
      for step in 1...2 { try expectLinear(first.around(others[(index + step * 7) % others.count])) }
    }

    @Test(arguments: Constructs.all.indices)
    func aWideTreeHasATextOfItsSize(_ index: Int) throws {
      let construct = Constructs.all[index]
      let part = construct.nested(2, around: construct.kind.leaf)
      let list = SQLExpression.function(.coalesce, Array(repeating: part, count: 400))
      for dialect in Self.dialects {
        let bytes = try Self.bytes(list, dialect)
        #expect(bytes <= 400 * (try Self.bytes(part, dialect)) + 100, "\(construct.name), \(dialect.name)")
      }
    }

    /// What a construct makes of a computed operand is what it makes of the operand's value.
    @Test(arguments: Constructs.all.indices)
    func aComputedOperandMeansWhatItsValueMeans(_ index: Int) async throws {
      let construct = Constructs.all[index]
      let engines = try await NumberTables.shared()
      let leaf = construct.kind.leaf
      let expected = try await engines.values(of: [construct.nest(leaf)], on: engines.all[0])[0]
      var steps = expected
      for depth in 2...4 {
        // Each step over the values of the last one, in the row that they belong to.
        let branches = steps.enumerated().map { row, value in
          SQLCase.Branch(
            when: .comparison(
              Datum.columns.id.expression, .equal, .literal(.integer(Int64(row + 1)), .bigInteger)),
            then: construct.nest(.value(value, construct.nest(leaf).type)))
        }
        steps = try await engines.values(of: [.conditional(SQLCase(branches: branches))], on: engines.all[0])[
          0]
        if construct.isQuery {
          steps = try await engines.values(of: [construct.nested(depth, around: leaf)], on: engines.all[0])[0]
        }
        for engine in engines.all {
          let found = try await engines.values(of: [construct.nested(depth, around: leaf)], on: engine)[0]
          #expect(found == steps, "\(construct.name), \(depth) deep, \(engine.dialect.name)")
        }
      }
    }

    private func expectLinear(_ construct: Construct) throws {
      let leaf = construct.kind.leaf
      let levels = construct.levels
      for dialect in Self.dialects {
        let single = try Self.bytes(construct.nested(2, around: leaf), dialect)
        let half = try Self.bytes(construct.nested(Swift.max(1, 40 / levels), around: leaf), dialect)
        let whole = try Self.bytes(construct.nested(2 * Swift.max(1, 40 / levels), around: leaf), dialect)
        // The numbers of placeholders get longer.
        #expect(whole <= 2 * half + half / 5 + single, "\(construct.name), \(dialect.name)")
        #expect(whole <= 80 * single, "\(construct.name), \(dialect.name)")
      }
    }

    private static func bytes(_ expression: SQLExpression, _ dialect: any SQLDialect) throws -> Int {
      let select = SQLSelect(columns: [.expression(expression)], from: .table(Datum.columns._source))
      return try SQLStatement.query(.select(select)).render(in: dialect).sql.utf8.count
    }
  }
}

extension Construct {
  /// How many levels of the tree one of the construct is, with a name or two to spare.
  fileprivate var levels: Int { depth(of: nest(.literal(.null, .unknown))) }

  /// Whether rows of the table have a part in the value.
  fileprivate var isQuery: Bool {
    var finder = QueryFinder()
    finder.visit(nest(kind.leaf))
    return finder.hasFound
  }

  private func depth(of expression: SQLExpression) -> Int {
    var finder = DepthFinder()
    finder.visit(expression)
    return Swift.max(1, finder.deepest - 1)
  }
}

private struct QueryFinder: SQLVisitor {
  var hasFound = false
  mutating func visit(_ query: SQLQuery) { hasFound = true }
}

private struct DepthFinder: SQLVisitor {
  var depth = 0
  var deepest = 0

  mutating func visit(_ expression: SQLExpression) {
    depth += 1
    deepest = Swift.max(deepest, depth)
    descend(into: expression)
    depth -= 1
  }
}
