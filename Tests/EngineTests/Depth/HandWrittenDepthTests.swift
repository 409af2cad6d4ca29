import Koine
import Testing

/// How deep SQL written by hand is, is judged by the rules of the engine that will read it.
@Suite struct HandWrittenDepthTests {
  private static func name(_ engine: Engine) -> String {
    String(repeating: "(", count: engine == .sqlite ? 5_000 : 60)
  }

  /// What is neither code nor deep, however many parentheses it shows.
  private static func texts(_ engine: Engine) -> [String] {
    let name = name(engine)
    let deep = String(repeating: "(", count: 5_000)
    let both = ["1 = 1 /* \(deep) */", "1 = 1 -- \(deep)\n", "'\(deep)' <> ''", "\"\(name)\" = 1"]
    return switch engine {
    case .sqlite: both + ["`\(name)` = 1", "[\(name)] = 1"]
    case .postgreSQL:
      both + [
        "$$\(deep)$$ <> ''", "$a$ $$ \(deep)$a$ <> ''", "E'\\'\(deep)' <> ''", "1 = 1 /* /* */ \(deep) */",
      ]
    }
  }

  @Test(arguments: Engine.allCases) func parenthesesInCommentsAndQuotesDoNotNest(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { (database) async throws in
      for text in Self.texts(engine) {
        var condition = SQLExpression.fragment(SQLFragment([.text(text)]), .boolean)
        for _ in 0..<16 { condition = .not(condition) }
        let statement = SQLStatement.fragment(
          SQLFragment([
            .text("SELECT count(*) FROM (SELECT 1 AS "), .identifier(Self.name(engine)),
            .text(") AS t WHERE "),
            .expression(condition),
          ]))
        let rendered = try statement.render(in: database.dialect)
        var count: Int?
        try await database.run(rendered) { count = try $0.next(Int.self) }
        #expect(count == 1, "\(text.prefix(20))")
      }
    }
  }
}
