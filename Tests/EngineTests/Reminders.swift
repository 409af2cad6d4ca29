import Foundation
import Koine

@Table struct RemindersList: Identifiable, Equatable {
  let id: Int
  var title: String
}

@Table struct Reminder: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isCompleted = false
  @Column("prio") var priority: Int?
  @Column(references: RemindersList.self) var remindersListID: RemindersList.ID
  var dueDate: Date?
  var notes: String?
  var score = 0.0
}

@Table struct Tag: Identifiable, Equatable {
  let id: Int
  @Column(references: Reminder.self, onDelete: .cascade) var reminderID: Int
  var title: String
  var weight: Int?
}

/// Pairs of numbers to compute with.
@Table struct Sample: Identifiable, Equatable {
  let id: Int
  var n: Int?
  var m: Int?
  var small: Int32?
  var x: Double?
  var y: Double?
  var flag: Bool?
}

/// Pairs of texts to search in.
@Table struct Phrase: Identifiable, Equatable {
  let id: Int
  var text: String
  var other: String?
}

/// A table without rows.
@Table struct Absence: Identifiable, Equatable {
  let id: Int
  var n: Int?
  var text: String
}

/// A key of two columns.
@Table struct Seat: Equatable {
  @Column(primaryKey: true) let row: Int
  @Column("l", primaryKey: true) let letter: String
  var passenger: String?
  @Ephemeral var isSelected = false
}

/// Tables with rows chosen to hurt: NULLs, negatives, ties, other alphabets, quotes, month ends.
enum Reminders {
  /// - Parameter samples: Other numbers for engines that have no infinite ones.
  static func install(on database: some Connection, samples: [Sample] = samples) async throws {
    try await RemindersList.createTable().execute(database)
    try await Reminder.createTable().execute(database)
    try await Tag.createTable().execute(database)
    try await Sample.createTable().execute(database)
    try await Phrase.createTable().execute(database)
    try await Absence.createTable().execute(database)
    try await Seat.createTable().execute(database)
    try await Spelling.createTable().execute(database)
    try await RemindersList.insert(lists).execute(database)
    try await Reminder.insert(reminders).execute(database)
    try await Tag.insert(tags).execute(database)
    try await Sample.insert(samples).execute(database)
    try await Phrase.insert(phrases).execute(database)
    try await Page.install(on: database)
    try await Seat.insert(seats).execute(database)
    try await Spelling.insert(Spelling.rows).execute(database)
    // The rows brought their keys; those that the database makes from now on come behind them.
    try await Reminder.advanceGeneratedKey().execute(database)
  }

  static let seats = [
    Seat(row: 1, letter: "A", passenger: "É"), Seat(row: 1, letter: "a", passenger: nil),
    Seat(row: 2, letter: "A", passenger: "Ω", isSelected: true),
  ]

  static let lists = [
    RemindersList(id: 1, title: "Home"), RemindersList(id: 2, title: "École"),
    RemindersList(id: 3, title: "empty"),
  ]

  /// 2013-01-31 00:00:00
  static let januaryEnd = Date(timeIntervalSince1970: 1_359_590_400)
  /// 2000-02-29 00:00:00.123456
  static let leapDay = Date(timeIntervalSince1970: 951_782_400.123456)
  /// 1969-12-31 00:00:00
  static let beforeEpoch = Date(timeIntervalSince1970: -86_400)

  static let reminders = [
    Reminder(
      id: 1, title: "Walk", isCompleted: false, priority: 3, remindersListID: 1, dueDate: januaryEnd,
      notes: nil, score: 1.5),
    Reminder(
      id: 2, title: "write O'Hara's \"book\"", isCompleted: true, priority: nil, remindersListID: 1,
      dueDate: nil, notes: "", score: -2.5),
    Reminder(
      id: 3, title: "É", isCompleted: false, priority: -1, remindersListID: 2, dueDate: leapDay,
      notes: "100%_\\", score: 0.5),
    Reminder(
      id: 4, title: "éa", isCompleted: true, priority: 3, remindersListID: 2, dueDate: beforeEpoch,
      notes: " padded ", score: 2.5),
    Reminder(
      id: 5, title: "zebra", isCompleted: false, priority: 0, remindersListID: 2, dueDate: januaryEnd,
      notes: nil, score: 0.49999999999999994),
    Reminder(
      id: 6, title: "Zebra", isCompleted: false, priority: nil, remindersListID: 1, dueDate: nil,
      notes: "tie", score: -0.5),
  ]

  static let tags = [
    Tag(id: 1, reminderID: 1, title: "red", weight: 7), Tag(id: 2, reminderID: 1, title: "blue", weight: nil),
    Tag(id: 3, reminderID: 3, title: "red", weight: -7), Tag(id: 4, reminderID: 6, title: "Red", weight: 0),
  ]

  static let samples = [
    Sample(id: 1, n: 7, m: 2, small: 7, x: 7.5, y: 2, flag: true),
    Sample(id: 2, n: -7, m: 2, small: -7, x: -7.5, y: 2, flag: false),
    Sample(id: 3, n: 7, m: -2, small: 0, x: 2.5, y: -2, flag: nil),
    Sample(id: 4, n: 7, m: 0, small: 1, x: 1, y: 0, flag: true),
    Sample(id: 5, n: nil, m: nil, small: nil, x: nil, y: nil, flag: nil),
    Sample(id: 6, n: .max, m: 1, small: .max, x: .infinity, y: 1, flag: false),
    Sample(id: 7, n: .min, m: 1, small: .min, x: -.infinity, y: -0.0, flag: true),
    Sample(id: 8, n: 7, m: 2, small: 7, x: 7.5, y: 2, flag: true),
    Sample(id: 9, n: 9_007_199_254_740_993, m: nil, small: 3, x: 9_007_199_254_740_992, y: 0.1, flag: nil),
    Sample(id: 10, n: 0, m: -3, small: -1, x: -0.0, y: 0.49999999999999994, flag: false),
  ]

  /// The samples, with large numbers in place of infinite ones.
  static let finiteSamples = samples.map { sample in
    var sample = sample
    if let x = sample.x, x.isInfinite { sample.x = x < 0 ? -1e300 : 1e300 }
    return sample
  }

  static let phrases = [
    Phrase(id: 1, text: "", other: nil),
    Phrase(id: 2, text: "a", other: "b"),
    Phrase(id: 3, text: "A", other: "a"),
    Phrase(id: 4, text: "É", other: "é"),
    Phrase(id: 5, text: "\u{E9}", other: "e\u{301}"),
    Phrase(id: 6, text: "e\u{301}", other: "e"),
    Phrase(id: 7, text: "straße", other: "SS"),
    Phrase(id: 8, text: "😀👨‍👩‍👧", other: "😀"),
    Phrase(id: 9, text: "\u{FF5A}", other: "z"),
    Phrase(id: 10, text: "O'Hara", other: "'"),
    Phrase(id: 11, text: "100%", other: "%"),
    Phrase(id: 12, text: "a_b", other: "_"),
    Phrase(id: 13, text: "back\\slash", other: "\\"),
    Phrase(id: 14, text: "  padded ", other: " "),
    Phrase(id: 15, text: "a*b?[c]", other: "*"),
    Phrase(id: 16, text: "ΩMEGA", other: "ω"),
    Phrase(id: 17, text: "a", other: nil),
    Phrase(id: 18, text: "line\none\ttab", other: "\n"),
    Phrase(id: 19, text: "Zebra", other: "zebra"),
    Phrase(id: 20, text: "zebra", other: ""),
  ]
}
