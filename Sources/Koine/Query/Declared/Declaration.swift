import Synchronization

/// What a declared query keeps: the statement with its parameters, and the texts that were made of it.
///
/// `@unchecked Sendable`: what it keeps lies in a lock, and its one subclass adds a constant.
@usableFromInline class Declaration: @unchecked Sendable {
  let statement: SQLStatement
  /// By which its parameters are told from those of others.
  let number: Int
  private let texts = Mutex<[DeclaredText]>([])
  /// Dialects and combinations of NULLs that are kept: more than a program has in use at a time.
  private static let capacity = 32

  private static let lastNumber = Atomic(0)

  init(_ statement: SQLStatement, number: Int) {
    // A parameter may be in the query of a common table, which a source brings and no rewriting reaches.
    let (_, isDeep, mayDefineTables) = statement.nesting
    self.statement =
      mayDefineTables ? DeepStack.run(if: isDeep) { statement.declaringCommonTables } : statement
    self.number = number
  }

  /// A number that no other declaration has.
  static func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

  /// The text that was made for these, if it is still kept.
  func find(_ traits: AnyObject, nulls: UInt64, isLimitedToOneRow: Bool) -> DeclaredText? {
    texts.withLock { texts in
      // By position: an iterator would hold the array.
      for position in texts.indices
      where texts[position].is(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow) {
        return texts[position]
      }
      return nil
    }
  }

  /// Keeps a text, in place of the oldest one if there are too many.
  func keep(_ text: DeclaredText) {
    texts.withLock { texts in
      if texts.count >= Self.capacity { texts.removeFirst() }
      texts.append(text)
    }
  }
}

/// A declaration with the query that reads its rows.
@usableFromInline final class TypedDeclaration<Query: Statement>: Declaration, @unchecked Sendable {
  @usableFromInline let query: Query

  init(_ query: Query, number: Int) {
    self.query = query
    super.init(query.statement, number: number)
  }
}

/// A declared query's text for one dialect.
final class DeclaredText: Sendable {
  /// The value that a placeholder represents.
  enum Binding: Sendable {
    case constant(SQLValue)
    /// A call's value, by its position.
    case argument(Int)
  }

  /// What the dialect keeps, held so that nothing else gets its address.
  let traits: any AnyObject & Sendable
  /// The parameters that are NULL, a bit each.
  let nulls: UInt64
  let isLimitedToOneRow: Bool
  /// `nil` if the text depends on the values themselves.
  let sql: String?
  let types: SQLTypeList
  let kind: StatementKind
  /// Of each placeholder; `nil` if they are the call's values, in their order.
  let bindings: [Binding]?
  /// The values that say how many rows.
  let bounds: [Int]

  init(
    _ traits: any AnyObject & Sendable, nulls: UInt64, isLimitedToOneRow: Bool, sql: String?,
    types: SQLTypeList = [], kind: StatementKind = .unknown, bindings: [Binding]? = nil, bounds: [Int] = []
  ) {
    self.traits = traits
    self.nulls = nulls
    self.isLimitedToOneRow = isLimitedToOneRow
    self.sql = sql
    self.types = types
    self.kind = kind
    self.bindings = bindings
    self.bounds = bounds
  }

  func `is`(_ traits: AnyObject, nulls: UInt64, isLimitedToOneRow: Bool) -> Bool {
    self.traits === traits && self.nulls == nulls && self.isLimitedToOneRow == isLimitedToOneRow
  }
}

/// A declared query with the values of one call.
public struct DeclaredCall: Sendable {
  @usableFromInline let declaration: Declaration
  @usableFromInline let values: [SQLValue]

  @inlinable init(_ declaration: Declaration, _ values: [SQLValue]) {
    self.declaration = declaration
    self.values = values
  }

  /// The statement with the values in it.
  var statement: SQLStatement {
    declaration.statement.replacingParameters(of: declaration.number) { values[$0] }
  }
}
