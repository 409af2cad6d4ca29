@testable import Koine
import KoineSQLite
import KoineTesting
import Testing

extension LongComputations {
  /// Koine knows what the parser of SQLite has room for: what it renders is parsed, and what it refuses is not, but for
  /// the last symbols.
  @Suite struct ParserRoomTests {
    /// The text is the same for this version, whose parser has more room.
    private static let roomy = SQLiteDialect.sqlite(version: 3_046_000)

    @Test(arguments: Constructs.all.indices)
    func whatHasRoomInTheParserIsKnown(_ index: Int) async throws {
      let first = Constructs.all[index]
      let others = Constructs.all.filter { $0.kind == first.kind }
      try await expectItsRoomIsKnown(first)
      try await expectItsRoomIsKnown(first.around(others[(index * 5 + 3) % others.count]))
    }

    private func expectItsRoomIsKnown(_ construct: Construct) async throws {
      let engine = try await NumberTables.shared().all[0]
      let room = SQLiteDialect.sqlite.spelling.nesting.symbols
      for depth in 1...45 {
        let select = SQLSelect(
          columns: [.expression(construct.nested(depth, around: construct.kind.leaf))],
          from: .table(Datum.columns._source))
        let statement = SQLStatement.query(.select(select))
        let text = try statement.render(in: Self.roomy)
        let symbols = SQLNesting(of: text.sql).symbols
        // There is room for much more.
        if symbols < room - 12 { continue }
        let isRendered = try isRendered(statement)
        let isParsed = try await isParsed(text, by: engine)
        #expect(isRendered == (symbols <= room), "\(construct.name), \(depth) deep")
        if isRendered { #expect(isParsed, "\(construct.name), \(depth) deep: \(symbols) symbols") }
        if isParsed { #expect(symbols <= room + 4, "\(construct.name), \(depth) deep") }
        if !isParsed { return }
      }
    }

    private func isRendered(_ statement: SQLStatement) throws -> Bool {
      do {
        _ = try statement.render(in: .sqlite)
        return true
      } catch let error as UnsupportedFeatures {
        #expect(error.description.contains("open symbols for the parser, at most 97"))
        return false
      }
    }

    private func isParsed(_ text: RenderedStatement, by engine: any Database) async throws -> Bool {
      do {
        try await engine.run(
          RenderedStatement(sql: "EXPLAIN \(text.sql)", bindings: text.bindings, types: text.types)
        ) { _ in }
        return true
      } catch let error as DatabaseError {
        #expect(error.description.contains("parser stack overflow"))
        return false
      }
    }
  }
}
