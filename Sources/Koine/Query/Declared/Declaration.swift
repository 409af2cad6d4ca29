import Synchronization

/// What a declared query keeps: the statement with its parameters, and the texts that were made of it.
///
/// `@unchecked Sendable`: what it keeps lies in a lock, and its one subclass adds a constant.
public class Declaration: @unchecked Sendable {
  let statement: SQLStatement
  /// Whether the statement empties a table.
  @usableFromInline let isTruncation: Bool
  /// By which its parameters are told from those of others.
  let number: Int
  private let file: StaticString
  private let line: UInt
  private let texts = Mutex<[DeclaredText]>([])
  /// The first one, which stays: mostly it is the only one, and finding it takes no lock.
  private let first = Atomic<UnsafeRawPointer?>(nil)
  /// Dialects and combinations of NULLs that are kept: more than a program has in use at a time.
  private static let capacity = 32

  private static let lastNumber = Atomic(0)

  init(_ statement: SQLStatement, number: Int, file: StaticString, line: UInt) {
    // A parameter may be in the query of a common table, which a source brings and no rewriting reaches.
    let nesting = statement.nesting
    self.statement =
      nesting.mayDefineTables
      ? DeepStack.run(if: nesting.isDeep) { statement.declaringCommonTables } : statement
    isTruncation = self.statement.isTruncation
    self.number = number
    self.file = file
    self.line = line
  }

  /// Where the query is declared: `Module/File.swift:12`.
  var place: String { "\(file):\(line)" }

  /// The statement with the values of a call in it.
  @usableFromInline func statement(_ values: [SQLValue]) -> SQLStatement {
    statement.replacingParameters(of: number) { values[$0] }
  }

  /// A number that no other declaration has.
  static func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

  deinit {
    if let first = first.load(ordering: .acquiring) {
      _ = Unmanaged<DeclaredText>.fromOpaque(first).takeRetainedValue()
    }
  }

  /// What a closure makes of the text that was made for these; `nil` if there is none, or the closure makes nothing of it.
  @inline(__always) func withText<Result>(
    _ traits: AnyObject, nulls: UInt64, isLimitedToOneRow: Bool, _ body: (DeclaredText) -> Result?
  ) -> Result? {
    if let first = first.load(ordering: .acquiring) {
      let result: Result?? = Unmanaged<DeclaredText>.fromOpaque(first)._withUnsafeGuaranteedRef { text in
        text.is(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow) ? .some(body(text)) : nil
      }
      if let result { return result }
    }
    return find(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow).flatMap(body)
  }

  /// Whether a text was made for these.
  func hasText(_ traits: AnyObject, nulls: UInt64, isLimitedToOneRow: Bool) -> Bool {
    withText(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow) { _ in true } ?? false
  }

  private func find(_ traits: AnyObject, nulls: UInt64, isLimitedToOneRow: Bool) -> DeclaredText? {
    texts.withLock { texts in
      // By position: an iterator would hold the array.
      for position in texts.indices
      where texts[position].is(traits, nulls: nulls, isLimitedToOneRow: isLimitedToOneRow) {
        return texts[position]
      }
      return nil
    }
  }

  /// Keeps a text, in place of the oldest but the first one if there are too many.
  func keep(_ text: DeclaredText) {
    let kept = Unmanaged.passUnretained(text)
    let (isFirst, _) = first.compareExchange(
      expected: nil, desired: UnsafeRawPointer(kept.toOpaque()), ordering: .acquiringAndReleasing)
    if isFirst {
      _ = kept.retain()
      return
    }
    texts.withLock { texts in
      if texts.count >= Self.capacity { texts.removeFirst() }
      texts.append(text)
    }
  }
}

/// A declaration with the query that reads its rows.
@usableFromInline final class TypedDeclaration<Query: Statement>: Declaration, @unchecked Sendable {
  @usableFromInline let query: Query

  init(_ query: Query, number: Int, file: StaticString, line: UInt) {
    self.query = query
    super.init(query.statement, number: number, file: file, line: line)
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
