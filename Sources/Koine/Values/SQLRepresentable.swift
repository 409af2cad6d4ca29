/// A Swift type that a column or an expression can have: a ``ColumnValue``, or an optional one.
public protocol SQLRepresentable: Sendable, RowReadable where RowValue == Self {
  /// The type that a plain Swift value beside an expression of this type is taken for, which lets
  /// `$0.kind == .urgent` and `$0.small == 3` find theirs. `Never` for types whose literals Swift finds
  /// without help: there it would cost time.
  associatedtype Operand: Sendable = Self
  /// The type of the values themselves: the wrapped one of an optional.
  associatedtype Comparand: SQLRepresentable = Self
  /// What values can be compared with: those of other types that have the same. Integers and ``Scaled`` numbers can be
  /// compared with each other, all other values with those of their own type.
  associatedtype Comparison = Comparand
  /// What a column of this type represents, if that is another type, and may be assigned as it is.
  associatedtype _Represented = _NothingElse
  /// The same type, or the optional one of it: what an expression is that may be NULL besides.
  associatedtype OptionalValue = Self?
  /// What a comparison of a value is: `Bool`, or `Bool?` if the value may be NULL.
  associatedtype TruthValue: SQLTruthValue = Bool
  /// The SQL type in which a value travels.
  static var sqlType: SQLType { get }
  /// Whether a value may be NULL.
  static var isNullable: Bool { get }
  /// The value to bind.
  var sqlValue: SQLValue { get }

  /// The value to bind for what it represents.
  static func _sqlValue(of represented: _Represented) -> SQLValue

  /// Reads the next cell of a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if the cell holds something else.
  static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Self
}

/// What a type represents that stands for itself: there is no such value.
public enum _NothingElse: Sendable {}

extension SQLRepresentable where _Represented == _NothingElse {
  /// Is never called.
  public static func _sqlValue(of represented: _NothingElse) -> SQLValue {}
}

/// What a condition is: `Bool`, or `Bool?` if it may be NULL, which no condition accepts.
public protocol SQLTruthValue: SQLRepresentable {}
extension Bool: SQLTruthValue {}
extension Optional: SQLTruthValue where Wrapped == Bool {}
