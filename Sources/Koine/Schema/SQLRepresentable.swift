/// A Swift type that a column or an expression can have: a ``ColumnValue``, or an optional one.
public protocol SQLRepresentable: Sendable, RowReadable where RowValue == Self {
  /// The type that a plain Swift value beside an expression of this type is taken for, which lets
  /// `$0.kind == .urgent` and `$0.small == 3` find theirs. `Never` for types whose literals Swift finds
  /// without help: there it would cost time.
  associatedtype Operand: Sendable = Self
  /// The SQL type in which a value travels.
  static var sqlType: SQLType { get }
  /// Whether a value may be NULL.
  static var isNullable: Bool { get }
  /// The value to bind.
  var sqlValue: SQLValue { get }

  /// Reads the next cell of a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` where the cell holds something else.
  static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Self
}
