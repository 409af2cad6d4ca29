import Synchronization

/// What looks at each statement of a connection before it runs.
struct StatementAudit: Sendable {
  private static let lastPermit = Atomic(0)

  /// What a statement carries that was looked at: no other audit has it.
  let permit = Self.lastPermit.add(1, ordering: .relaxed).newValue
  /// Throws if a statement may not run.
  let check: @Sendable (SQLStatement) throws -> Void
}
