/// A dialect whose engine tells how it runs statements. A driver conforms its dialect to it; then
/// ``Statement/explain(on:analyze:avoidingFullScans:timeout:)`` works on each connection of the dialect.
public protocol PlanReadingDialect: SQLDialect {
  /// Asks the engine for the plan of one statement, which is not run unless the options say so.
  ///
  /// - Parameters:
  ///   - statement: One statement, with its values.
  ///   - options: What is asked for.
  ///   - connection: A database, a lease or a transaction.
  /// - Returns: The plan. What of it is not known is a node ``QueryPlan/Operation/other`` with the engine's words.
  /// - Throws: ``DatabaseError``, with the code `misuse` if the engine cannot tell what is asked for.
  func plan(
    of statement: RenderedStatement, _ options: PlanOptions, on connection: any Connection
  ) async throws -> QueryPlan
}

/// What is asked of a plan.
public struct PlanOptions: Sendable, Hashable {
  /// Whether the statement is run, for its times, and what it writes is taken back.
  public var analyze: Bool
  /// Whether the engine is to read whole tables only where nothing else works.
  public var avoidingFullScans: Bool

  /// Options of a plan.
  public init(analyze: Bool = false, avoidingFullScans: Bool = false) {
    self.analyze = analyze
    self.avoidingFullScans = avoidingFullScans
  }
}

extension DerivedSQLDialect {
  /// What reads plans if the dialect itself does not: its base, or the base's base.
  fileprivate var basePlanReader: (any PlanReadingDialect)? { base.planReader }
}

extension SQLDialect {
  var planReader: (any PlanReadingDialect)? {
    self as? any PlanReadingDialect ?? (self as? any DerivedSQLDialect)?.basePlanReader
  }
}
