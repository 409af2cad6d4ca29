import Synchronization

/// Who has a connection, and since when: what a task that waited in vain is told.
@_spi(KoineDriver) public struct Loan: Sendable {
  /// What a connection is lent for.
  public enum Use: Sendable {
    /// One statement outside of a transaction.
    case statement
    /// A stream, until its end.
    case stream
    /// A transaction.
    case transaction
    /// A call of `withConnection`.
    case lease
  }

  let use: Use
  /// With placeholders, and without the values.
  let sql: String?
  /// The task that reads a stream, or makes a backup.
  let reader: StreamReader?
  let since: ContinuousClock.Instant

  /// A loan that begins now.
  ///
  /// - Parameters:
  ///   - sql: The text of a statement or stream, without its values.
  ///   - reader: The task that reads a stream.
  public init(_ use: Use, sql: String? = nil, reader: StreamReader? = nil) {
    self.use = use
    self.sql = sql
    self.reader = reader
    since = .now
  }

  var description: String {
    let time = since.duration(to: .now).formattedSeconds
    return switch use {
    case .statement: "a statement for \(time)\(Self.quoted(sql))"
    case .stream: "a stream for \(time)\(Self.quoted(sql))"
    case .transaction: "a transaction for \(time)"
    case .lease: "withConnection for \(time)"
    }
  }

  static func quoted(_ sql: String?) -> String {
    guard let sql else { return "" }
    return sql.count > 200 ? " (\(sql.prefix(200))…)" : " (\(sql))"
  }
}

/// The task that reads a stream, or makes a backup. It holds the connection: a wait of its own for that connection cannot end.
@_spi(KoineDriver) public final class StreamReader: Sendable {
  /// 0 if no task is known.
  private let task = Atomic(0)
  private let hasEnded = Atomic(false)

  /// A stream that the current task reads.
  public init() {
    note()
  }

  /// The current task reads.
  func note() {
    task.store(Self.currentTask, ordering: .relaxed)
  }

  /// The stream needs its connection no longer, which may still be on its way back.
  public func end() {
    hasEnded.store(true, ordering: .relaxed)
  }

  var isCurrentTask: Bool {
    if hasEnded.load(ordering: .relaxed) { return false }
    let task = task.load(ordering: .relaxed)
    return task != 0 && task == Self.currentTask
  }

  private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}

extension Duration {
  /// Such as `1.5 s`.
  var formattedSeconds: String {
    let (seconds, attoseconds) = components
    return "\(seconds).\(attoseconds / 100_000_000_000_000_000) s"
  }
}
