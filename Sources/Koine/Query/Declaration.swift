import Synchronization

/// What a declared query keeps: the statement with its parameters, and the texts that were made of it.
final class Declaration: Sendable {
  let statement: SQLStatement
  private let texts = Mutex<[DeclaredText]>([])
  /// Dialects and combinations of NULLs that are kept: more than a program has in use at a time.
  private static let capacity = 32

  init(_ statement: SQLStatement) {
    self.statement = statement
  }

  /// The text that was made for these, if it is still kept.
  func find(_ key: DeclaredText.Key) -> DeclaredText? {
    texts.withLock { texts in texts.first { $0.key == key } }
  }

  /// Keeps a text, in place of the oldest one where there are too many.
  func keep(_ text: DeclaredText) {
    texts.withLock { texts in
      if texts.count >= Self.capacity { texts.removeFirst() }
      texts.append(text)
    }
  }
}

/// A declared query's text for one dialect.
struct DeclaredText: Sendable {
  /// What the text depends on beside the declaration.
  struct Key: Sendable, Equatable {
    /// What the dialect keeps, held so that nothing else gets its address.
    var traits: AnyObject & Sendable
    /// The parameters that are NULL, a bit each.
    var nulls: UInt64
    var isLimitedToOneRow: Bool

    static func == (left: Key, right: Key) -> Bool {
      left.traits === right.traits && left.nulls == right.nulls
        && left.isLimitedToOneRow == right.isLimitedToOneRow
    }
  }

  /// What a placeholder stands for.
  enum Binding: Sendable {
    case constant(SQLValue)
    /// A call's value, by its position.
    case argument(Int)
  }

  var key: Key
  /// `nil` where the text depends on the values themselves.
  var sql: String?
  var types: [SQLType] = []
  /// Of each placeholder; `nil` where they are the call's values, in their order.
  var bindings: [Binding]?
  /// The values that say how many rows.
  var bounds: [Int] = []
}

/// A declared query with the values of one call.
public struct DeclaredCall: Sendable {
  let declaration: Declaration
  let values: [SQLValue]

  init(_ declaration: Declaration, _ values: [SQLValue]) {
    self.declaration = declaration
    self.values = values
  }

  /// The statement with the values in it.
  var statement: SQLStatement {
    declaration.statement.replacingParameters { values[$0] }
  }
}
