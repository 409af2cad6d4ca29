import Synchronization

/// Where a driver leaves the names of a result's columns that no row tells: a result without rows is held to the
/// columns that are asked of it, too.
///
/// A statement carries one if its query reads columns by name. It is not part of the statement's value.
@_spi(KoineDriver) public final class ResultHeader: Sendable {
  private let stored = Mutex<[String]?>(nil)

  /// A header in which no driver has left names yet.
  public init() {}

  /// The names of the columns, as the engine tells them. A driver leaves them if there is no row; if there are
  /// rows it may, but need not: those tell the names themselves.
  public var columnNames: [String]? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}

/// What belongs to one run of a statement and is not a part of its value.
struct StatementRun: Sendable, Hashable {
  var header: ResultHeader?
  var deadline: Deadline?
  var kind = StatementKind.unknown
  /// The audit that has let the statement pass; 0 if there was none.
  var permit = 0

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
