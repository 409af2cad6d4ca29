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

  /// Asks the engine how it would run a statement if there were an index more: for each of several indexes, one at a time.
  ///
  /// Nothing is left behind, also if the call throws. Without an implementation ``Statement/advise(on:timeout:)`` is refused.
  ///
  /// - Parameters:
  ///   - steps: The statement, with its values: one step, mostly. None is run.
  ///   - indexes: The indexes, at least one.
  ///   - connection: A database, a lease or a transaction.
  ///   - deadline: When the call has to have ended. The steps and the statements of the indexes have it, too.
  /// - Returns: The plan without any of the indexes, and the plan with each of them.
  /// - Throws: ``DatabaseError``, with the code `misuse` if the driver tries no indexes; `CancellationError` if the task was
  ///   cancelled.
  func plans(
    of steps: [RenderedStatement], trying indexes: [IndexTrial], on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> TriedPlans
}

extension PlanReadingDialect {
  /// Throws ``DatabaseError`` with the code `misuse`: the driver tries no indexes.
  public func plans(
    of steps: [RenderedStatement], trying indexes: [IndexTrial], on connection: any Connection,
    until deadline: Deadline?
  ) async throws -> TriedPlans {
    throw DatabaseError(.misuse, "The driver of \(name) tries no indexes, so that it has no advice.")
  }

  /// The plan of a statement of several steps, one after another. None of them is run.
  ///
  /// - Throws: What ``plan(of:_:on:)`` throws.
  @_spi(KoineDriver) public func plan(
    of steps: [RenderedStatement], on connection: any Connection
  ) async throws -> QueryPlan {
    var plan = QueryPlan([])
    for step in steps {
      plan.nodes += try await self.plan(of: step, PlanOptions(), on: connection).nodes
    }
    return plan
  }
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
  /// The dialect, or the one that it is derived from, if its engine tells plans.
  @_spi(KoineDriver) public var planReader: (any PlanReadingDialect)? {
    self as? any PlanReadingDialect ?? (self as? any DerivedSQLDialect)?.basePlanReader
  }

  /// The same; an error if there is none.
  var knownPlanReader: any PlanReadingDialect {
    get throws {
      guard let planReader else {
        throw DatabaseError(
          .misuse, "The dialect \(name) cannot read plans: no driver conforms it to PlanReadingDialect.")
      }
      return planReader
    }
  }
}
