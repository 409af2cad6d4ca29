/// The moment at which a piece of work has to end, and the time limit that set it.
///
/// `fetchAll(timeout:)`, `transaction(timeout:)` and their like make one, and it travels with the statement to the
/// driver. See ``DatabaseSession`` for what a driver does with it.
public final class Deadline: Sendable {
  /// What the time limit was given for.
  public enum Work: Sendable, Hashable {
    /// A statement or batch; a transaction; the use of a connection in `withConnection`.
    case statement, transaction, lease
    /// The code that a configuration gives to set up each new connection.
    case connectionSetup
  }

  /// The moment at which the work has to end.
  public let instant: ContinuousClock.Instant
  /// How long the work might take, from the call on.
  public let limit: Duration
  /// What the time limit was given for.
  public let work: Work

  /// Sets a deadline.
  ///
  /// - Parameters:
  ///   - limit: How long the work may take from now on, at most 1 000 000 000 seconds. A deadline with a limit
  ///     that is not positive has passed already.
  ///   - work: What has to have ended by then.
  public init(after limit: Duration, of work: Work = .statement) {
    // Far beyond any real limit, and far from what an instant can hold.
    self.limit = Swift.min(Swift.max(limit, .zero), .seconds(1_000_000_000))
    self.work = work
    instant = .now + self.limit
  }

  /// How much time is left; zero if the moment has passed.
  public var remaining: Duration { Swift.max(.zero, ContinuousClock.now.duration(to: instant)) }

  /// Whether the work should have ended.
  public var hasPassed: Bool { instant <= .now }

  /// What to throw for work that the deadline has ended: ``DatabaseError/Code/deadlineExceeded``.
  public func error(sql: String? = nil) -> DatabaseError {
    let what =
      switch work {
      case .statement: "statement"
      case .transaction: "transaction"
      case .lease: "use of withConnection"
      case .connectionSetup: "set-up of the connection"
      }
    return DatabaseError(
      .deadlineExceeded, "The \(what) took longer than its time limit of \(limit).", sql: sql)
  }

  /// The one that comes first, of those that there are.
  @_spi(KoineDriver) public static func earlier(_ left: Deadline?, _ right: Deadline?) -> Deadline? {
    guard let left else { return right }
    guard let right else { return left }
    return right.instant < left.instant ? right : left
  }
}

extension Deadline: Hashable {
  /// Whether both end at the same instant, of the same limit, for the same work.
  public static func == (left: Deadline, right: Deadline) -> Bool {
    left.instant == right.instant && left.limit == right.limit && left.work == right.work
  }

  /// Feeds the instant and what else tells deadlines apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(instant)
  }
}
