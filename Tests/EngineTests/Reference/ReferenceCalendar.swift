/// The proleptic Gregorian calendar, by counting: year by year, month by month.
struct ReferenceCalendar {
  var year: Int64
  var month: Int64
  var day: Int64

  static func isLeap(_ year: Int64) -> Bool {
    if year % 400 == 0 { return true }
    if year % 100 == 0 { return false }
    return year % 4 == 0
  }

  static func length(ofYear year: Int64) -> Int64 { isLeap(year) ? 366 : 365 }

  static func length(ofMonth month: Int64, _ year: Int64) -> Int64 {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The day a number of days after 2000-01-01.
  init(days: Int64) {
    (year, month) = (2000, 1)
    var rest = days
    while rest < 0 {
      year -= 1
      rest += Self.length(ofYear: year)
    }
    while rest >= Self.length(ofYear: year) {
      rest -= Self.length(ofYear: year)
      year += 1
    }
    while rest >= Self.length(ofMonth: month, year) {
      rest -= Self.length(ofMonth: month, year)
      month += 1
    }
    day = rest + 1
  }

  /// `nil` if there is no such day in the years 1 to 9999.
  init?(year: Int64, month: Int64, day: Int64) {
    guard (1...9_999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The days since 2000-01-01.
  var days: Int64 {
    var sum = day - 1
    for month in 1..<month { sum += Self.length(ofMonth: month, year) }
    if year >= 2000 {
      for year in 2000..<year { sum += Self.length(ofYear: year) }
    } else {
      for year in year..<2000 { sum -= Self.length(ofYear: year) }
    }
    return sum
  }

  /// From 1 for Monday: 2000-01-01 was a Saturday.
  static func dayOfWeek(_ days: Int64) -> Int64 {
    var day = (days + 5) % 7
    if day < 0 { day += 7 }
    return day + 1
  }

  /// The week is that of its Thursday.
  static func isoWeek(_ days: Int64) -> (year: Int64, week: Int64) {
    let thursday = days - dayOfWeek(days) + 4
    let year = ReferenceCalendar(days: thursday).year
    var first = ReferenceCalendar(year: year, month: 1, day: 1)?.days ?? 0
    while dayOfWeek(first) != 4 { first += 1 }
    return (year, (thursday - first) / 7 + 1)
  }
}
