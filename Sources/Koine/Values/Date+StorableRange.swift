#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Date {
  /// The instants that a column holds: from the beginning of the year 1 to the last microsecond of 9999, in UTC and
  /// the Gregorian calendar. Others, such as `Date.distantPast`, are refused; see ``clampedToStorableRange``.
  public static let storableRange =
    Date(
      timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(SQLTimestamp.minimum))...Date(
      timeIntervalSinceReferenceDate: SQLTimestamp.secondsSince2001(SQLTimestamp.maximum).nextDown)

  /// The instant, or the end of ``storableRange`` that is nearer to it.
  ///
  ///     Event.where { $0.startsAt >= (interval?.start ?? .distantPast).clampedToStorableRange }
  public var clampedToStorableRange: Date {
    Swift.min(Swift.max(self, Self.storableRange.lowerBound), Self.storableRange.upperBound)
  }
}
