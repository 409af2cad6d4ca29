import Foundation
import Testing

extension CompilerTests {
  private static let modules = [
    "Koine", "KoineSQLiteDialect", "KoineSQLite", "KoinePostgreSQLDialect", "KoinePostgreSQL",
    "KoineMariaDBDialect", "KoineTesting",
  ]

  /// What completion offers behind a query. What else has to be public begins with an underscore, which hides it.
  private static let offeredByQueries: Set<String> = [
    // Clauses.
    "rollup", "cube", "groupingSets",
    "where", "having", "order", "orderBySelected", "group", "limit", "offset", "distinct", "with", "select",
    "qualify", "after",
    "forUpdate", "forShare",
    "join", "leftJoin", "rightJoin", "fullJoin", "crossJoin",
    "joinLateral", "leftJoinLateral", "semiJoin", "antiJoin",
    "union", "unionAll", "intersect", "intersectAll", "except", "exceptAll",
    "update", "delete", "returning", "onConflict", "onAnyConflictDoNothing",
    "onConstraintConflict", "preservingOrder",
    // As a part of another query.
    "holds", "count", "array", "expression", "as", "commonTable",
    // Running it.
    "fetchAll", "fetchOne", "fetchRows", "fetchCount", "execute", "stream", "export", "observe",
    // Looking at it.
    "render", "check", "tables", "reads", "writes", "explain", "advise", "debugDescription", "statement",
    "sqlQuery",
    // What a statement of one's own says besides what it is.
    "decode",
    // A declared query with its values, and the text of a query written by hand.
    "BoundQuery.query", "RawQuery.fragment",
  ]

  @Test func aQueryOffersClausesAndNoMachinery() async throws {
    let graph = try await SymbolGraph(of: "Koine")
    let numbered = (1...10).flatMap { ["From\($0)", "Select\($0)"] }
    let queries = [
      "Statement", "QueryStatement", "SelectStatement", "CountQuery", "BoundQuery", "RawQuery", "Insert",
      "GroupingSetsStatement",
      "Update",
      "Delete",
    ]
    var offered: Set<String> = []
    for query in numbered + queries {
      let members = graph.members(of: query)
      #expect(!members.isEmpty, "\(query)")
      for member in members where ["swift.method", "swift.property"].contains(member.kind.identifier) {
        let isOfOneTypeAlone = ["query", "fragment"].contains(member.baseName)
        offered.insert(isOfOneTypeAlone ? "\(query).\(member.baseName)" : member.baseName)
      }
    }
    #expect(offered.subtracting(Self.offeredByQueries) == [])
    #expect(Self.offeredByQueries.subtracting(offered) == [])
  }

  @Test(arguments: modules) func everyPublicDeclarationIsDocumented(in module: String) async throws {
    let undocumented = try await SymbolGraph(of: module).symbols.filter { symbol in
      symbol.documentation.isEmpty && symbol.location != nil
        && !["==(_:_:)", "hash(into:)"].contains(symbol.name)
    }
    #expect(undocumented.map(\.path) == [])
  }

  /// What throws says so, unless it is the requirement of a protocol that says it.
  @Test(arguments: modules) func whatThrowsSaysWhatItThrows(in module: String) async throws {
    let graph = try await SymbolGraph(of: module)
    let core = module == "Koine" ? graph : try await SymbolGraph(of: "Koine")
    let told = core.symbols.filter { core.isRequirement($0) && $0.saysWhatItThrows }.map(\.name)
    let silent = graph.symbols.filter { symbol in
      symbol.isThrowing && symbol.location != nil && !symbol.saysWhatItThrows
        && (graph.isRequirement(symbol) || !told.contains(symbol.name))
    }
    #expect(silent.map(\.path) == [])
  }

  /// The author of a dialect sees of each construct what it looks like.
  @Test func everyConstructOfADialectHasAnExample() async throws {
    let graph = try await SymbolGraph(of: "Koine")
    let methods = graph.members(of: "SQLDialect").filter {
      graph.isRequirement($0) && $0.kind.identifier == "swift.method"
    }
    #expect(methods.count >= 20)
    let bare = methods.filter { method in !method.documentation.contains { $0.hasPrefix("    //") } }
    #expect(bare.map(\.path) == [])
  }

  /// A dialect or driver of this repository uses nothing that somebody else's could not: what is public and, with
  /// `@_spi(KoineDriver)`, what is for drivers. Only new cases of an enum are no surprise to it.
  @Test(
    arguments: [
      "SQLite/Dialect", "SQLite/Driver", "PostgreSQL/Dialect", "PostgreSQL/Driver", "MariaDB/Dialect",
    ])
  func dialectsAndDriversSeeWhatOthersWould(in folder: String) async throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Dialects/\(folder)")
    let all = FileManager.default.enumerator(at: path.standardized, includingPropertiesForKeys: nil)
    let files = (all?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    try #require(!files.isEmpty)
    let errors = try await Compiler().typecheck(files).messages.filter {
      $0.kind == .error && !$0.text.hasPrefix("switch covers known cases")
    }
    #expect(errors.map { "\($0.place.file):\($0.place.line): \($0.text)" } == [])
  }
}
