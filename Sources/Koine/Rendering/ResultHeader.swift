import Synchronization

/// Where a driver leaves the names of a result's columns that no row tells: a result without rows is held to the
/// columns that are asked of it, too.
///
/// A statement carries one if its query reads columns by name, or if its dialect has a question to the driver. It is not
/// part of the statement's value.
@_spi(KoineDriver) public final class ResultHeader: Sendable {
  private let stored = Mutex<[String]?>(nil)
  /// What a dialect asks its own driver about the statement. A driver that knows the question answers it in place of
  /// running the statement; all others pass over it, so that the text has to be one that does no harm.
  public let question: (any Sendable)?

  /// A header in which no driver has left names yet.
  public init() { question = nil }

  /// A header with a question, which is an object that the answer is left in.
  public init(asking question: any Sendable) { self.question = question }

  /// The names of the columns, as the engine tells them. A driver leaves them if there is no row; if there are
  /// rows it may, but need not: those tell the names themselves.
  public var columnNames: [String]? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}

/// The question for the names of a result's columns, which a driver whose engine knows them before the statement runs leaves
/// in ``ResultHeader/columnNames``.
@_spi(KoineDriver) public struct ColumnNamesQuestion: Sendable {}

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
