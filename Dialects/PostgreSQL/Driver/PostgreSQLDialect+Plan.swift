@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect: PlanReadingDialect {
  /// Reads the document of `EXPLAIN (FORMAT JSON)`.
  ///
  /// A statement that is run, or planned with other settings, is so in a transaction that is rolled back, or in a savepoint
  /// of the open one.
  ///
  /// - Throws: `DatabaseError`, with the code `decoding` if the server's document is not what it documents.
  public func plan(
    of statement: RenderedStatement, _ options: PlanOptions, on connection: any Connection
  ) async throws -> QueryPlan {
    var explanation = statement
    explanation.sql = "EXPLAIN (\(options.analyze ? "ANALYZE, " : "")FORMAT JSON) \(statement.sql)"
    guard options.analyze || options.avoidingFullScans else {
      return try await Self.plan(explanation, on: connection)
    }
    // A query that is run may lock rows, which is a write to the server.
    let transaction = TransactionOptions(
      isolation: .readCommitted, access: options.analyze ? .readWrite : .readOnly,
      deadline: statement.deadline)
    do {
      return try await connection.transact(transaction) { (connection) -> QueryPlan in
        if options.avoidingFullScans {
          try await connection.run(RenderedStatement(sql: "SET LOCAL enable_seqscan = off")) { _ in }
        }
        throw PlanInHand(plan: try await Self.plan(explanation, on: connection))
      }
    } catch let found as PlanInHand {
      return found.plan
    }
  }

  /// Thrown to roll back.
  private struct PlanInHand: Error {
    let plan: QueryPlan
  }

  private static func plan(
    _ explanation: RenderedStatement, on connection: any Connection
  ) async throws -> QueryPlan {
    var documents: [JSONValue] = []
    try await connection.run(explanation) { row in documents.append(try row.next(JSONValue.self)) }
    guard case .array(let parts)? = documents.first, let part = parts.first, let root = part.member("Plan")
    else { throw DatabaseError(.decoding, "The server's plan has another form than that of EXPLAIN.") }
    var plan = QueryPlan([QueryPlan.Node(root)])
    plan.planningTime = part.milliseconds("Planning Time")
    plan.executionTime = part.milliseconds("Execution Time")
    return plan
  }
}

extension JSONValue {
  fileprivate func text(_ key: String) -> String? {
    if case .string(let text)? = member(key) { text } else { nil }
  }

  fileprivate func number(_ key: String) -> Double? {
    switch member(key) {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  fileprivate func milliseconds(_ key: String) -> Duration? { number(key).map { .milliseconds($0) } }

  fileprivate var nodeType: String { text("Node Type") ?? "unknown" }

  /// The parts whose rows a part works on.
  fileprivate var plans: [JSONValue] {
    if case .array(let parts)? = member("Plans") { parts } else { [] }
  }

  /// Whether it makes a bitmap. Subqueries of its conditions are among the parts of what reads the rows, too.
  private var isOfBitmap: Bool { ["Bitmap Index Scan", "BitmapAnd", "BitmapOr"].contains(nodeType) }

  /// Whether the rows of a bitmap, or of a part of one, are found by a condition: an index that is read as a whole stands for
  /// every row that it has.
  fileprivate var searchesIndex: Bool {
    switch nodeType {
    case "Bitmap Index Scan": text("Index Cond") != nil
    case "BitmapAnd": plans.contains(where: \.searchesIndex)
    case "BitmapOr": plans.allSatisfy(\.searchesIndex)
    default: plans.first(where: \.isOfBitmap)?.searchesIndex ?? true
    }
  }

  /// Texts with commas between them.
  fileprivate func list(_ key: String) -> String? {
    guard case .array(let values)? = member(key) else { return nil }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }.joined(separator: ", ")
  }
}

extension QueryPlan.Node {
  /// A part of the server's document.
  ///
  /// - Parameter heap: What reads the rows of a bitmap that the part is of: it alone has the name of the table.
  fileprivate init(_ part: JSONValue, ofBitmapFor heap: JSONValue? = nil) {
    let type = part.nodeType
    self.init(Self.operation(type, part), Self.text(type, part))
    let reader = type == "Bitmap Index Scan" ? heap ?? part : part
    table = reader.text("Relation Name")
    let name = reader.text("Alias")
    alias = name == table ? nil : name
    index = part.text("Index Name")
    estimatedRows = part.number("Plan Rows")
    estimatedCost = part.number("Total Cost")
    actualRows = part.number("Actual Rows")
    actualTime = part.milliseconds("Actual Total Time")
    loops = part.number("Actual Loops").flatMap { Int(exactly: $0) }
    let below: JSONValue? =
      switch type {
      case "Bitmap Heap Scan": part
      case "BitmapAnd", "BitmapOr": heap
      default: nil
      }
    children = part.plans.map { Self($0, ofBitmapFor: below) }
  }

  private static func operation(_ type: String, _ part: JSONValue) -> QueryPlan.Operation {
    switch type {
    case "Seq Scan", "Sample Scan": .fullScan
    case "Index Scan", "Index Only Scan", "Bitmap Index Scan":
      part.text("Index Cond") == nil ? .indexScan : .indexSearch
    case "Bitmap Heap Scan": part.searchesIndex ? .indexSearch : .indexScan
    case "Tid Scan", "Tid Range Scan": .indexSearch
    case "Subquery Scan", "CTE Scan", "Function Scan", "Table Function Scan", "Values Scan", "WorkTable Scan",
      "Named Tuplestore Scan", "Foreign Scan":
      .sourceScan
    case "Nested Loop", "Hash Join", "Merge Join": .join
    case "Sort", "Incremental Sort": .sort
    case "Aggregate", "Group", "Unique": .aggregate
    case "WindowAgg": .window
    case "Append", "Merge Append", "SetOp", "Recursive Union": .combination
    case "ModifyTable": .write
    default: .other
    }
  }

  private static func text(_ type: String, _ part: JSONValue) -> String {
    var text = ""
    if let subplan = part.text("Subplan Name") { text += "\(subplan): " }
    text += part.text("Operation") ?? type
    if let join = part.text("Join Type"), join != "Inner" { text += " \(join)" }
    if let strategy = part.text("Strategy"), strategy != "Plain" { text += " \(strategy)" }
    if part.text("Scan Direction") == "Backward" { text += " Backward" }
    if let index = part.text("Index Name") { text += " using \(index)" }
    if let source = part.text("Relation Name") ?? part.text("CTE Name") ?? part.text("Function Name") {
      text += " on \(source)"
      if let alias = part.text("Alias"), alias != source { text += " \(alias)" }
    }
    let conditions = [
      "Index Cond", "Recheck Cond", "Hash Cond", "Merge Cond", "Join Filter", "TID Cond", "Filter",
    ].compactMap { key in part.text(key).map { "\(key): \($0)" } }
    let lists = ["Sort Key", "Group Key"].compactMap { key in part.list(key).map { "\(key): \($0)" } }
    if !(conditions + lists).isEmpty { text += " (" + (conditions + lists).joined(separator: "; ") + ")" }
    return text
  }
}
