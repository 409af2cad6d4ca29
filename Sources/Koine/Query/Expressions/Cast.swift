#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension QueryExpression {
  /// The value as another type.
  ///
  ///     Reminder.select { $0.score.cast(as: Int.self) }     // towards zero; NULL beyond 64 bits
  ///
  /// | from | to |
  /// |---|---|
  /// | an integer | another integer, `Double`, a ``Scaled``, `String`, `Bool`: whether it is not 0 |
  /// | `Float` | `Double`, and what a `Double` becomes |
  /// | `Double` | an integer, truncated towards zero; a ``Scaled``: the digits that tell the number from its neighbours, rounded half away from zero |
  /// | ``Scaled`` | a `Scaled` of another scale, rounded half away from zero; an integer, truncated towards zero; the nearest `Double`; a `String` with all its decimals: `12.50` |
  /// | `Bool` | an integer or a `Double`, 0 or 1; a `String`, `'true'` or `'false'` |
  /// | `String` | an integer, a ``Scaled``, rounded half away from zero, `Bool`, `UUID`, `Data`: its UTF-8; of ISO 8601: `Date`, ``CalendarDate``, ``TimeOfDay`` |
  /// | `UUID` | `String`, in lower case |
  /// | `Date` | `String`, in UTC: `2013-01-01 10:00:00.123456` |
  /// | ``CalendarDate``, ``TimeOfDay`` | `String`: `2013-01-01`, `10:00:00.123456` |
  ///
  /// A quotient or a mean of decimal numbers has been rounded to its own decimals before a cast rounds it to fewer.
  ///
  /// What has no counterpart in the other type is NULL on every engine: a number beyond its range, a text that
  /// is not a number (digits, with a sign before them or none; of a ``Scaled``, with a point and up to 30 digits behind
  /// it, too), a UUID (of 36 characters), `true` or `false`, a day that there is.
  /// Ask for `Int?.self` if that can happen: decoding NULL as an `Int` is an error. Of a type that is stored as a text, such
  /// as an enum or a `URL`, every text is one to the database: one that is no case is an error when it is read. So is a
  /// ``Scaled`` number that has more than 18 digits with the decimals of another scale.
  ///
  /// Any type but ``JSONValue`` also becomes itself. Any other pair is refused when the query is rendered:
  ///
  /// - A `Double` to text and back, because engines print different digits and differ in the last bit of what they read.
  /// - A `Double` to `Float`, because engines round it at different times.
  /// - `Data` to `String`, because bytes need not be UTF-8.
  /// - A ``JSONValue`` to `String` and back, because engines write documents with spaces, keys and digits of their own.
  ///   `$0.document["title"].text` reads a text in one.
  ///
  /// A ``ColumnRepresentation`` counts as the value that it stores: it becomes a number of another type if it is
  /// one (`$0.unix.cast(as: Int.self)`), the very type that it stores, a `Bool` from ``BoolText``, a `UUID` from
  /// ``UUIDUppercase``; that of a date becomes a `Date` with ``QueryExpression/instant()``. Nothing becomes a
  /// representation, because the database would write another form than the representation's own, except a `Bool`
  /// ``BoolText``, a `Date` ``AnyDateText``, and a number or a `String` a ``Scaled``.
  public func cast<Target: ColumnValue>(as type: Target.Type) -> Computed<Target>
  where Value: ColumnValue {
    Computed(.cast(expression, from: Value.self, to: Target.self))
  }

  /// The value as another type, NULL if it has no counterpart in it.
  ///
  ///     Phrase.select { $0.text.cast(as: Int?.self) }     // nil for "12a"
  public func cast<Target: ColumnValue>(as type: Target?.Type) -> Computed<Target?>
  where Value: SQLRepresentable {
    Computed(.cast(expression, from: Value.self, to: Target.self))
  }

  /// The value as another type, which is NULL if the value is, or if it has no counterpart.
  public func cast<Wrapped: ColumnValue, Target: ColumnValue>(
    as type: Target.Type
  ) -> Computed<Target?> where Value == Wrapped? {
    Computed(.cast(expression, from: Wrapped.self, to: Target.self))
  }
}

extension SQLExpression {
  /// A cast, refused when it is rendered if the value would not have the form of its type.
  fileprivate static func cast<Source: SQLRepresentable, Target: ColumnValue>(
    _ operand: SQLExpression, from source: Source.Type, to target: Target.Type
  ) -> SQLExpression {
    let source = Source.Comparand.self
    if source == Target.self || isMeant(from: source, to: target) { return .cast(operand, Target.sqlType) }
    return .refusal(SQLRefusal(.cast, "\(source) to \(target)"), .unknown)
  }

  private static func isMeant<Source: SQLRepresentable, Target: ColumnValue>(
    from source: Source.Type, to target: Target.Type
  ) -> Bool {
    // What most casts are about, without a look at conformances, which takes its time.
    if isPlain(source), isPlain(target) { return true }
    switch target {
    case is any SQLDecimalNumber.Type:
      return !(source is any ColumnRepresentation.Type) || Source.sqlType.scale != nil
    case is BoolText.Type: return source == Bool.self
    case is AnyDateText.Type: return source == Date.self
    case is any ColumnRepresentation.Type: return false
    default: break
    }
    guard source is any ColumnRepresentation.Type else { return true }
    switch source {
    case is any SQLDecimalNumber.Type:
      return Target.sqlType.isInteger || Target.sqlType == .double || target == String.self
    case is BoolText.Type: return target == Bool.self || target == String.self
    case is UUIDUppercase.Type: return target == UUID.self || target == String.self
    default:
      let isNumber = Source.sqlType.isNumber && Target.sqlType.isNumber
      return isNumber || Source.sqlType == Target.sqlType
    }
  }
}

extension SQLExpression {
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == Int.self || type == Double.self || type == String.self || type == Bool.self
  }
}

extension SQLType {
  fileprivate var isNumber: Bool { isInteger || self == .double }
}
