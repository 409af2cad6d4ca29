@_spi(KoineDriver) public import Koine

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An order of texts in Swift, by which SQLite compares and sorts them.
///
///     let natural = SQLiteCollation("natural") { $0.compare($1, options: .numeric) }
///     let database = try SQLiteDatabase(path: path, configuration: .init(collations: [natural]))
///
///     Track.order { $0.title.collate(natural) }
///     // SQLite: ORDER BY "tracks"."title" COLLATE "natural"
///     // elsewhere the statement is refused when it is rendered
///
/// The closure has to be an order: if a text is the same as a second one, and that as a third one, so are the first and the
/// third, and so on; otherwise SQLite finds and sorts rows as it comes. Equal texts need not be the same bytes. It cannot
/// throw. Connections run on different threads, and call it at the same time.
///
/// Columns are not declared with such a collation, and no index serves it: another program could not even read the table.
public struct SQLiteCollation: Sendable {
  /// The name by which SQL knows the order.
  public let name: String
  let compare: @Sendable (String, String) -> ComparisonResult

  /// Makes a collation.
  ///
  /// - Parameters:
  ///   - name: The name by which SQL knows it, of 1 to 255 bytes; SQLite ignores the case of its ASCII letters. That of
  ///     a collation of SQLite's own is refused when the database is opened.
  ///   - compare: Which of two texts comes first. In texts that are not UTF-8, what is not is replaced by U+FFFD.
  public init(_ name: String, _ compare: @escaping @Sendable (String, String) -> ComparisonResult) {
    self.name = name
    self.compare = compare
  }

  fileprivate var collation: SQLCollation { .program(SQLProgramCollation(name)) }
}

extension QueryExpression where Value: SQLText {
  /// The text, compared and ordered by a collation in Swift.
  ///
  ///     Track.where { $0.title.collate(natural) > "Part 9" }.order { $0.title.collate(natural) }
  ///     // WHERE ("tracks"."title" COLLATE "natural") > ?1 ORDER BY "tracks"."title" COLLATE "natural"
  public func collate(_ collation: SQLiteCollation) -> Computed<Value> {
    Computed(.collate(expression, collation.collation))
  }
}

extension SQLFragment.StringInterpolation {
  /// The quoted name of a collation in Swift, behind COLLATE.
  ///
  ///     Track.order { SQLFragment("\($0.title) COLLATE \(collation: natural) DESC") }
  public mutating func appendInterpolation(collation: SQLiteCollation) {
    appendInterpolation(SQLFragment([.collation(collation.collation)]))
  }
}
