import Foundation
import Koine
import Testing

@Suite struct CalendarDateTests {
  @Test func componentsAreThoseOfTheDay() {
    for text in ["0001-01-01", "1900-02-28", "1970-01-01", "2000-02-29", "2020-12-31", "9999-12-31"] {
      let date = CalendarDate(text)
      let parts = text.split(separator: "-").compactMap { Int($0) }
      #expect(date?.year == parts[0] && date?.month == parts[1] && date?.day == parts[2])
      #expect(date?.description == text)
      #expect(date == CalendarDate(year: parts[0], month: parts[1], day: parts[2]))
    }
  }

  @Test func whatDoesNotExistIsNotValid() {
    for date in [
      CalendarDate(2021, 2, 29), CalendarDate(1900, 2, 29), CalendarDate(0, 1, 1), CalendarDate(10_000, 1, 1),
      CalendarDate(2020, 13, 1), CalendarDate(2020, 4, 31), CalendarDate(.max, .max, .max),
      CalendarDate(.min, 1, 1),
      CalendarDate(9_999, 12, 31).adding(1, .day), CalendarDate(1, 1, 1).adding(-1, .month),
      CalendarDate(2020, 1, 1).adding(.max, .years), CalendarDate(2021, 2, 29).adding(1, .day),
      CalendarDate(2021, 2, 29).truncated(to: .week),
    ] {
      #expect(!date.isValid)
      #expect(date.description == "invalid")
    }
    #expect(CalendarDate(year: 2021, month: 2, day: 29) == nil)
    for text in ["2021-02-29", "2021-2-1", "2021-02-01 ", "2021-02-01 00:00", "", "invalid"] {
      #expect(CalendarDate(text) == nil)
    }
  }

  @Test func monthsAreAddedWithTheDayClamped() {
    #expect(CalendarDate(2020, 1, 31).adding(1, .months) == CalendarDate(2020, 2, 29))
    #expect(CalendarDate(2020, 2, 29).adding(1, .years) == CalendarDate(2021, 2, 28))
    #expect(CalendarDate(2020, 3, 31).adding(-1, .quarters) == CalendarDate(2019, 12, 31))
    #expect(CalendarDate(2020, 2, 28).adding(2, .days) == CalendarDate(2020, 3, 1))
    #expect(CalendarDate(2020, 2, 28).adding(-1, .weeks) == CalendarDate(2020, 2, 21))
    #expect(CalendarDate(2020, 3, 31).subtracting(1, .month) == CalendarDate(2020, 2, 29))
    #expect(CalendarDate(2020, 3, 1).subtracting(-1, .day) == CalendarDate(2020, 3, 2))
    #expect(!CalendarDate(2020, 3, 1).subtracting(.min, .days).isValid)
    #expect(CalendarDate(1, 1, 1).adding(9_998, .years) == CalendarDate(9_999, 1, 1))
  }

  @Test func differencesCountWholeUnits() {
    #expect(CalendarDate(2020, 1, 31).until(CalendarDate(2020, 2, 29), in: .months) == 0)
    #expect(CalendarDate(2020, 1, 31).until(CalendarDate(2020, 3, 1), in: .months) == 1)
    #expect(CalendarDate(2020, 3, 1).until(CalendarDate(2020, 1, 31), in: .months) == -1)
    #expect(CalendarDate(2019, 12, 31).until(CalendarDate(2020, 12, 30), in: .years) == 0)
    #expect(CalendarDate(2020, 1, 1).until(CalendarDate(2020, 1, 15), in: .weeks) == 2)
    #expect(CalendarDate(1, 1, 1).until(CalendarDate(9_999, 12, 31), in: .days) == 3_652_058)
  }

  @Test func unitsBeginOnTheirFirstDay() {
    let date = CalendarDate(2021, 1, 3)
    #expect(date.truncated(to: .week) == CalendarDate(2020, 12, 28))
    #expect(date.truncated(to: .month) == CalendarDate(2021, 1, 1))
    #expect(CalendarDate(2021, 12, 3).truncated(to: .quarter) == CalendarDate(2021, 10, 1))
    #expect(CalendarDate(2021, 12, 3).truncated(to: .year) == CalendarDate(2021, 1, 1))
    #expect(CalendarDate(1, 1, 1).truncated(to: .week) == CalendarDate(1, 1, 1))
  }

  @Test func valuesAreCodedAsTexts() throws {
    let values = [CalendarDate(2020, 2, 29), CalendarDate(1, 1, 1)]
    let data = try JSONEncoder().encode(values)
    #expect(String(decoding: data, as: UTF8.self) == #"["2020-02-29","0001-01-01"]"#)
    #expect(try JSONDecoder().decode([CalendarDate].self, from: data) == values)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CalendarDate].self, from: Data(#"["2021-02-29"]"#.utf8))
    }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([CalendarDate(2021, 2, 29)]) }
  }

  @Test func daysAreOrdered() {
    let days = [
      CalendarDate(1, 1, 1), CalendarDate(1999, 12, 31), CalendarDate(2000, 1, 1), CalendarDate(9_999, 1, 1),
    ]
    #expect(days.shuffled().sorted() == days)
    #expect(Set(days + days).count == 4)
  }
}

@Suite struct TimeOfDayTests {
  @Test func partsAndTexts() {
    let time = TimeOfDay(10, 20, 30, microsecond: 40)
    #expect((time.hour, time.minute, time.second, time.microsecond) == (10, 20, 30, 40))
    #expect(time.description == "10:20:30.000040")
    #expect(TimeOfDay("10:20:30.00004") == time)
    #expect(TimeOfDay("10:20") == TimeOfDay(10, 20))
    #expect(TimeOfDay.midnight < time)
    for text in [
      "24:00", "10", "10:60", "10:20:60", "10:20:30Z", "1:00", "", "10:20:30.", "23:59:59.9999999",
    ] {
      #expect(TimeOfDay(text) == nil, "\(text)")
    }
  }

  @Test func whatDoesNotExistIsNotValid() {
    for time in [
      TimeOfDay(24, 0), TimeOfDay(-1, 0), TimeOfDay(0, 60), TimeOfDay(0, 0, 60),
      TimeOfDay(0, 0, 0, microsecond: 1_000_000),
      TimeOfDay(.max, .max),
    ] {
      #expect(!time.isValid && time.description == "invalid")
    }
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
  }

  @Test func valuesAreCodedAsTexts() throws {
    let data = try JSONEncoder().encode([TimeOfDay(10, 20)])
    #expect(String(decoding: data, as: UTF8.self) == #"["10:20:00.000000"]"#)
    #expect(try JSONDecoder().decode([TimeOfDay].self, from: data) == [TimeOfDay(10, 20)])
    #expect(throws: EncodingError.self) { try JSONEncoder().encode([TimeOfDay(24, 0)]) }
  }
}
