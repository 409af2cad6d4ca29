/// A statement was refused, as an ``AccessPolicy`` does not allow what it reads or writes. It has not run.
public struct AccessPolicyViolation: Error, Sendable, Hashable {
  /// What it reads and must not.
  public let reads: StatementAccess
  /// What it writes and must not.
  public let writes: StatementAccess
  /// Whether it creates, changes or drops tables, indexes or views.
  public let isDefinition: Bool

  init(
    reads: StatementAccess = StatementAccess(), writes: StatementAccess = StatementAccess(),
    isDefinition: Bool = false
  ) {
    self.reads = reads
    self.writes = writes
    self.isDefinition = isDefinition
  }

  /// A text of which nobody knows what it does.
  static var byHand: AccessPolicyViolation {
    var unknown = StatementAccess()
    unknown.insertUnknown()
    return AccessPolicyViolation(reads: unknown, writes: unknown)
  }
}

extension AccessPolicyViolation: CustomStringConvertible {
  /// What is not allowed, with the names of tables and columns.
  public var description: String {
    if isDefinition { return "The access policy does not allow definitions: of \(writes)." }
    if reads.isUnknown || writes.isUnknown {
      return
        "The access policy does not allow SQL written by hand, of which it is not known what it reads and writes."
    }
    var parts: [String] = []
    if !reads.isEmpty { parts.append("to read \(reads)") }
    if !writes.isEmpty { parts.append("to write \(writes)") }
    return "The access policy does not allow the statement \(parts.joined(separator: ", nor "))."
  }
}
