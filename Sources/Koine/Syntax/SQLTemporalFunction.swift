/// The functions of dates and times that Koine knows, each with one meaning on every engine.
///
/// Instants are of the years 1 to 9999, in UTC and the proleptic Gregorian calendar; what lies outside is NULL.
@nonexhaustive public enum SQLTemporalFunction: Sendable, Hashable {
  /// The instant at which the statement runs, the same wherever it is asked: to the microsecond, on SQLite to the
  /// millisecond.
  case now
  /// A part of an instant, a date or a time, as an integer.
  case part(SQLDatePart)
  /// The beginning of the unit that an instant or a date lies in. Weeks begin on Monday.
  case truncate(SQLDateUnit)
  /// An instant or a date, and a number of units later. A day that the month reached does not have becomes its last
  /// one. NULL outside the years 1 to 9999.
  case add(SQLDateUnit)
  /// How many whole units there are from the first instant or date to the second, negative if that is the earlier one.
  /// A month is whole when a later month reaches the same day and time.
  case difference(SQLDateUnit)
  /// The day of an instant, and its time of the day.
  case date, time
  /// The instant that a date and a time of the day make.
  case instant
  /// The date of a year, a month and a day; NULL if there is none.
  case makeDate
  /// The time of the day of hours, minutes, seconds and microseconds; NULL if there is none.
  case makeTime
  /// The instant that is a number of seconds, milliseconds or microseconds after 1970 began.
  case sinceEpoch(SQLDateUnit)
  /// The instant at which clocks in UTC show what clocks of the zone show at the instant.
  case toZone(SQLTimeZone)
  /// The instant at which clocks of the zone show what clocks in UTC show at the instant.
  case fromZone(SQLTimeZone)
  /// An instant as text: `2013-01-01T10:00:00.123456Z`.
  case iso8601
}

/// A part of an instant, a date or a time of the day.
@nonexhaustive public enum SQLDatePart: String, Sendable, Hashable, CaseIterable {
  /// The year; the quarter, 1 to 4; the month, 1 to 12; the day of the month, 1 to 31.
  case year, quarter, month, day
  /// The hour, 0 to 23; the minute, 0 to 59; the whole second, 0 to 59; the microseconds behind it, 0 to 999 999.
  case hour, minute, second, microsecond
  /// The week of ISO 8601, 1 to 53, and the year that it belongs to. A week begins on Monday; the first one of a year
  /// has its first Thursday.
  case isoWeek, isoYear
  /// The day of the week, from 1 for Monday to 7 for Sunday, and the day of the year, 1 to 366.
  case dayOfWeek, dayOfYear
  /// The seconds and the microseconds since 1970-01-01 00:00:00 UTC, whole ones, rounded down.
  case epochSecond, epochMicrosecond
}

/// A unit of time. `months` is the same unit as `month`.
@nonexhaustive public enum SQLDateUnit: String, Sendable, Hashable, CaseIterable {
  /// Units of the calendar.
  case year, quarter, month, week, day
  /// Units of the clock.
  case hour, minute, second, millisecond, microsecond

  /// The unit that the unit is a multiple of, with the multiple: months, days, or seconds and microseconds.
  @_spi(KoineDriver) public var base: (unit: SQLDateUnit, factor: Int64) {
    switch self {
    case .year: (.month, 12)
    case .quarter: (.month, 3)
    case .month: (.month, 1)
    case .week: (.day, 7)
    case .day: (.day, 1)
    case .hour: (.second, 3_600)
    case .minute: (.second, 60)
    case .second: (.second, 1)
    case .millisecond: (.microsecond, 1_000)
    case .microsecond: (.microsecond, 1)
    }
  }

  /// More of the unit than there are in the years 1 to 9999, whatever is added to: every number beyond means NULL.
  @_spi(KoineDriver) public var limit: Int64 {
    switch base.unit {
    case .month: 120_000 / base.factor
    case .day: 3_660_000 / base.factor
    case .second: 316_000_000_000 / base.factor
    default: 316_000_000_000_000_000 / base.factor
    }
  }
}

/// Where clocks show another time than those in UTC.
public enum SQLTimeZone: Sendable, Hashable {
  /// A number of seconds ahead of UTC, all year.
  case offset(seconds: Int64)
  /// A zone of the IANA database, by its name.
  case named(String)
}

extension SQLTemporalFunction {
  /// The type of the result for these arguments.
  func type(of arguments: [SQLExpression]) -> SQLType {
    switch self {
    case .now, .instant, .sinceEpoch, .toZone, .fromZone: .timestamp
    case .part, .difference: .bigInteger
    case .truncate, .add: arguments.first?.type.storage ?? .unknown
    case .date, .makeDate: .date
    case .time, .makeTime: .time
    case .iso8601: .text
    }
  }

  /// The function in a word, as descriptions of statements write it.
  var name: String {
    switch self {
    case .part(let part): "\(part)"
    case .truncate(let unit): "truncate_\(unit)"
    case .add(let unit): "add_\(unit)"
    case .difference(let unit): "difference_\(unit)"
    case .now: "current_timestamp"
    case .date: "date"
    case .time: "time"
    case .instant: "instant"
    case .makeDate: "make_date"
    case .makeTime: "make_time"
    case .sinceEpoch(let unit): "since_epoch_\(unit)"
    case .toZone(let zone): "to_zone_\(zone.name)"
    case .fromZone(let zone): "from_zone_\(zone.name)"
    case .iso8601: "iso8601"
    }
  }

  /// Whether the result may be NULL if no argument is.
  var mayBeNull: Bool {
    switch self {
    case .add, .makeDate, .makeTime, .sinceEpoch, .toZone, .fromZone: true
    case .now, .part, .truncate, .difference, .date, .time, .instant, .iso8601: false
    }
  }
}

extension SQLTimeZone {
  fileprivate var name: String {
    switch self {
    case .offset(let seconds): "\(seconds)"
    case .named(let name): name
    }
  }
}

extension SQLExpression {
  /// How many base units a number of units is: NULL for numbers that lead out of the years 1 to 9999 from anywhere.
  @_spi(KoineDriver) public func counted(in unit: SQLDateUnit) -> SQLExpression {
    let limit = unit.limit
    switch self {
    case .value(.integer(let number), let type) where number <= limit && number >= -limit:
      return .value(.integer(number * unit.base.factor), type)
    case .literal(.integer(let number), let type) where number <= limit && number >= -limit:
      return .literal(.integer(number * unit.base.factor), type)
    case .value, .literal: return .literal(.null, .bigInteger)
    default: break
    }
    let within = SQLExpression.function(.within(-limit...limit), [self])
    guard unit.base.factor != 1 else { return within }
    return .arithmetic(within, .multiply, .literal(.integer(unit.base.factor), .bigInteger))
  }
}

extension SQLExpression {
  /// The instant of a number of units since 1970, as one that is added to.
  @_spi(KoineDriver) public func instantSinceEpoch(in unit: SQLDateUnit) -> SQLExpression {
    // From 1970 to 2000.
    let epoch = SQLExpression.literal(.timestamp(microseconds: -946_684_800_000_000), .timestamp)
    return .function(.temporal(.add(unit)), [epoch, self])
  }

  /// The instant by as many seconds later as the clocks of a zone are ahead all year, or earlier for a negative sign.
  @_spi(KoineDriver) public func shifted(to zone: SQLTimeZone, sign: Int64) -> SQLExpression {
    // A zone by its name is refused before, unless the engine has it.
    guard case .offset(let seconds) = zone else { return self }
    return .function(
      .temporal(.add(.second)), [self, .literal(.integer(sign &* seconds), .integer(bits: 32))])
  }
}
