/// A Bool as the text `true` or `false`.
///
///     @Column(as: BoolText.self) var isDone: Bool
///     // Note.where { $0.isDone == BoolText(true) }     "notes"."isDone" = 'true'
public struct BoolText: ColumnRepresentation, Hashable {
  /// The type of the value as an expression: the type itself.
  public typealias Value = BoolText
  /// The `Bool` itself.
  public var represented: Bool

  /// Represents a truth value.
  public init(_ value: Bool) {
    represented = value
  }

  /// Stored as text.
  public static var sqlType: SQLType { .text }
  /// The text `true` or `false`.
  public var sqlValue: SQLValue { .text(represented ? "true" : "false") }

  /// Reads the text `true` or `false`; every other is an error.
  public static func decode(
    cell: Cell, of row: borrowing RowDecoder
  ) throws(DatabaseError) -> BoolText {
    guard cell.kind == .text else { throw row.mismatch(cell, expected: "a Bool as text") }
    let bytes = try row.unsafeBytes(of: cell)
    if bytes.elementsEqual("true".utf8) { return BoolText(true) }
    if bytes.elementsEqual("false".utf8) { return BoolText(false) }
    throw .unreadable(column: row.position - 1, expected: "Bool", reason: "the text is not true or false")
  }
}
