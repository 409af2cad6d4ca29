#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A representation of a `Date` of which the database can compute the instant.
///
/// Koine's own have it. One of yours says how, in terms of a `Date` that is computed:
///
///     extension UnixMinutes: InstantRepresentation {
///       static func instant(of stored: Computed<UnixMinutes>) -> Computed<Date?> {
///         Date.sinceEpoch(stored.cast(as: Int.self) * 60)
///       }
///     }
public protocol InstantRepresentation: ColumnRepresentation {
  /// The instant that a stored value is; NULL if it is none.
  static func instant(of stored: Computed<Self>) -> Computed<Date?>
}

extension QueryExpression where Value: SQLRepresentable, Value.Comparand: InstantRepresentation {
  /// The instant that the stored number or text is, for functions of dates; NULL if it is none of the years 1 to 9999.
  ///
  ///     Note.group { $0.createdAt.instant().year() }       // @Column(as: MillisecondText.self) var createdAt: Date
  ///     // SQLite: GROUP BY CAST(substr(koine_timestamp("notes"."createdAt"), 1, 4) AS INTEGER)
  ///
  /// It is exact: what the column keeps of a fraction of a second, the instant has. Conditions and orders of the column need
  /// none of it: they compare what is stored, and an index serves them.
  public func instant() -> Computed<Date?> { Value.Comparand.instant(of: Computed(expression)) }
}

// Texts of every form are read as `cast(as: Date?.self)` of a `String` reads them.

extension MillisecondText: InstantRepresentation {
  /// The instant that the text is.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> { stored.instantOfText }
}

extension SecondText: InstantRepresentation {
  /// The instant that the text is.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> { stored.instantOfText }
}

extension DayText: InstantRepresentation {
  /// The instant at which the day begins, in UTC.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> { stored.instantOfText }
}

extension ISO8601Text: InstantRepresentation {
  /// The instant that the text is.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> { stored.instantOfText }
}

extension AnyDateText: InstantRepresentation {
  /// The instant that the text is, whichever form it has.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> { stored.instantOfText }
}

extension UnixSeconds: InstantRepresentation {
  /// The instant of a number of seconds.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> {
    .temporal(.sinceEpoch(.second), stored.expression)
  }
}

extension UnixMilliseconds: InstantRepresentation {
  /// The instant of a number of milliseconds.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> {
    .temporal(.sinceEpoch(.millisecond), stored.expression)
  }
}

extension UnixTime: InstantRepresentation {
  /// The instant of the microsecond that is nearest to the number.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> {
    .temporal(.sinceEpoch(.microsecond), stored.expression.wholeMicroseconds)
  }
}

extension ReferenceTime: InstantRepresentation {
  /// The instant of the microsecond that is nearest to the number.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> {
    .temporal(.sinceEpoch(.microsecond), stored.expression.wholeMicroseconds.later(978_307_200_000_000))
  }
}

extension JulianDay: InstantRepresentation {
  /// The instant of the millisecond that is nearest to the number.
  public static func instant(of stored: Computed<Self>) -> Computed<Date?> {
    .temporal(.sinceEpoch(.millisecond), stored.expression.whole(86_400_000).later(-210_866_760_000_000))
  }
}

extension Column where Root == Never {
  fileprivate var instantOfText: Computed<Date?> { Computed(.cast(expression, .timestamp)) }
}

extension SQLExpression {
  /// The whole number of parts, of which a unit has so many, that is nearest to a number of units.
  fileprivate func whole(_ parts: Double) -> SQLExpression {
    let product = SQLExpression.arithmetic(within(1e18 / parts), .multiply, .literal(.double(parts), .double))
    return .cast(.function(.round, [product]), .bigInteger)
  }

  /// The microseconds of a number of seconds: those of the whole ones, and those of the rest, which is nearest to it. The
  /// product of all of them would be rounded twice.
  fileprivate var wholeMicroseconds: SQLExpression {
    let seconds = within(1e12)
    let whole = SQLExpression.function(.numeric(.floor), [seconds])
    let rest = SQLExpression.arithmetic(
      .arithmetic(seconds, .subtract, whole), .multiply, .literal(.double(1_000_000), .double))
    return .arithmetic(
      .arithmetic(.cast(whole, .bigInteger), .multiply, .literal(.integer(1_000_000), .bigInteger)), .add,
      .cast(.function(.round, [rest]), .bigInteger))
  }

  /// The number, or a bound beyond all instants, which is one that leaves 64 bits in no sum.
  private func within(_ bound: Double) -> SQLExpression {
    let atLeast = SQLExpression.function(.greatest, [self, .literal(.double(-bound), .double)])
    return .function(.least, [atLeast, .literal(.double(bound), .double)])
  }

  fileprivate func later(_ count: Int64) -> SQLExpression {
    .arithmetic(self, .add, .literal(.integer(count), .bigInteger))
  }
}
