/// An index that there is not, and with which an engine would run a statement with less work: it was tried. See
/// ``Statement/advise(on:timeout:)``.
///
///     let advice = try await Reminder.where { $0.priority == 3 }.order(by: \.title).limit(10).advise(on: database)
///     print(advice[0])
///     // CREATE INDEX "reminders_priority_title_index" ON "reminders" ("priority", "title")  -- no full scan of reminders, no sort
///     try await advice[0].create().execute(database)
///
/// It is never a unique index, and always one of all rows of its table.
public struct IndexAdvice: Sendable, Hashable {
  /// The CREATE INDEX, as dialects render it: with the order of each column.
  public let definition: SQLCreateIndex
  /// The names of the columns, in the order of the index.
  public let columns: [String]
  /// The CREATE INDEX in the SQL of the engine.
  public let sql: String
  /// How the engine runs the statement without the index.
  public let planBefore: QueryPlan
  /// How it runs the statement with the index.
  public let planAfter: QueryPlan

  init(
    _ definition: SQLCreateIndex, columns: [String], sql: String, planBefore: QueryPlan, planAfter: QueryPlan
  ) {
    self.definition = definition
    self.columns = columns
    self.sql = sql
    self.planBefore = planBefore
    self.planAfter = planAfter
  }

  /// The name of the index, which nothing in the database has.
  public var name: String { definition.name }
  /// The table, without its schema.
  public var table: String { definition.table.name }
  /// The schema that the statement names the table with; `nil` if it names none.
  public var schema: String? { definition.table.schema }

  /// What the engine expects the statement to cost without the index, in units of its own; `nil` if it does not tell, as
  /// SQLite.
  public var costBefore: Double? { planBefore.cost }
  /// What the engine expects the statement to cost with the index; `nil` if it does not tell.
  public var costAfter: Double? { planAfter.cost }

  /// The part of the cost that is saved, from 0 to 1; `nil` if the engine tells no costs.
  public var gain: Double? {
    guard let costBefore, let costAfter, costBefore > 0 else { return nil }
    return (costBefore - costAfter) / costBefore
  }

  /// Whether the table is read from its first row to its last without the index, and not, or less often, with it.
  public var avoidsFullScan: Bool { planAfter.wholeReads(of: table) < planBefore.wholeReads(of: table) }
  /// Whether rows are sorted, or put aside to be grouped, without the index, and not, or less often, with it.
  public var avoidsSort: Bool { planAfter.sortCount < planBefore.sortCount }

  /// The statement that creates the index.
  ///
  ///     try await advice[0].create(ifNotExists: true).execute(database)
  ///     // CREATE INDEX IF NOT EXISTS "reminders_priority_title_index" ON "reminders" ("priority", "title")
  ///
  /// On PostgreSQL it blocks who writes the table until it is made.
  ///
  /// - Parameter ifNotExists: Whether an index of the name that exists already is left as it is.
  public func create(ifNotExists: Bool = false) -> CreateIndex {
    var node = definition
    node.ifNotExists = ifNotExists
    return CreateIndex(node: node)
  }
}

extension IndexAdvice: CustomStringConvertible {
  /// The CREATE INDEX, and behind it, as a comment, what it gains:
  /// `CREATE INDEX "reminders_title_index" ON "reminders" ("title")  -- cost 8.31, before 467`.
  public var description: String {
    if let costBefore, let costAfter {
      return "\(sql)  -- cost \(Self.number(costAfter)), before \(Self.number(costBefore))"
    }
    var gains: [String] = []
    if avoidsFullScan { gains.append("no full scan of \(table)") }
    if avoidsSort { gains.append("no sort") }
    return "\(sql)  -- \(gains.joined(separator: ", "))"
  }

  /// A cost with two digits of fraction at most.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
