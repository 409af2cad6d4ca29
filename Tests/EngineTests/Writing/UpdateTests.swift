import Foundation
import Koine
import Testing

@Table("chores") private struct Chore: Identifiable, Equatable {
  let id: Int
  var mood: Mood
  var maybeMood: Mood?
  var level: Level
  var tiny: Int8
  var maybeShort: Int16?
  var ratio: Float
  var at: Date
  var maybeAt: Date?
  var notes: String?
  var other: String?
  var isDone: Bool
}

/// What an update assigns: cases and literals of the column's type, and the first value that is not NULL.
@Suite struct UpdateTests {
  private static let rows = [
    Chore(
      id: 1, mood: .calm, maybeMood: nil, level: .low, tiny: -1, maybeShort: nil, ratio: 0.5,
      at: Reminders.leapDay, maybeAt: nil, notes: nil, other: "other", isDone: false),
    Chore(
      id: 2, mood: .mad, maybeMood: .mad, level: .high, tiny: 2, maybeShort: 7, ratio: 1.5,
      at: Reminders.januaryEnd, maybeAt: Reminders.leapDay, notes: "notes", other: nil, isDone: true),
    Chore(
      id: 3, mood: .mad, maybeMood: nil, level: .high, tiny: 3, maybeShort: 8, ratio: 2.5,
      at: Reminders.januaryEnd, maybeAt: nil, notes: nil, other: nil, isDone: false),
  ]

  private static func expect(
    _ engine: Engine, after update: (Chore.Type) -> Update<Chore.Columns, Void>,
    _ change: (inout Chore) -> Void
  ) async throws {
    let update = update(Chore.self)
    let expected = rows.map { row in
      var row = row
      change(&row)
      return row
    }
    try await engine.withDatabase { database in
      try await Chore.createTable().execute(database)
      try await Chore.insert(rows).execute(database)
      try await update.execute(database)
      #expect(try await Chore.order(by: \.id).fetchAll(database) == expected)
    }
  }

  @Test(arguments: Engine.allCases) func casesAndLiteralsAreAssigned(_ engine: Engine) async throws {
    try await Self.expect(engine) {
      $0.all().update {
        $0.isDone = $0.mood == .calm || $0.tiny >= 3
        $0.mood = .mad
        $0.maybeMood = .calm
        $0.level = .low
        $0.tiny = -128
        $0.maybeShort = 32_767
        $0.ratio = 2
        $0.at = .init(timeIntervalSince1970: 0)
        $0.maybeAt = nil
      }
    } _: {
      $0.isDone = $0.mood == .calm || $0.tiny >= 3
      $0.mood = .mad
      $0.maybeMood = .calm
      $0.level = .low
      $0.tiny = -128
      $0.maybeShort = 32_767
      $0.ratio = 2
      $0.at = Date(timeIntervalSince1970: 0)
      $0.maybeAt = nil
    }
  }

  /// Swift's own `!` takes what its own `==` makes of a column.
  @Test(arguments: Engine.allCases) func negationsAreAssigned(_ engine: Engine) async throws {
    try await Self.expect(engine) {
      $0.all().update { $0.isDone = !($0.notes == nil) }
    } _: {
      $0.isDone = $0.notes != nil
    }
    try await Self.expect(engine) {
      $0.all().update { $0.isDone = !($0.mood == .calm) }
    } _: {
      $0.isDone = $0.mood != .calm
    }
    try await Self.expect(engine) {
      $0.all().update { $0.isDone = !($0.mood == .mad && $0.notes == nil) }
    } _: {
      $0.isDone = !($0.mood == .mad && $0.notes == nil)
    }
    try await Self.expect(engine) {
      $0.all().update { $0.isDone = !(!$0.isDone || nil == $0.maybeMood) }
    } _: {
      $0.isDone = !(!$0.isDone || $0.maybeMood == nil)
    }
  }

  /// The right side would be dropped by Swift's own `??`.
  @Test(arguments: Engine.allCases, [String?.none, "given"])
  func theFirstValueThatIsNotNullIsAssigned(_ engine: Engine, _ given: String?) async throws {
    let mood: Mood? = given == nil ? nil : .calm
    try await Self.expect(engine) {
      $0.all().update {
        $0.notes = given ?? $0.notes
        $0.other = $0.other ?? Chore.columns.notes
        $0.mood = $0.maybeMood ?? .calm
        $0.maybeMood = mood ?? $0.maybeMood
        $0.tiny = $0.maybeShort.cast(as: Int8?.self) ?? 1
        $0.maybeShort = $0.maybeShort ?? 5
        $0.maybeAt = $0.maybeAt ?? $0.at
      }
    } _: {
      $0.other = $0.other ?? $0.notes
      $0.notes = given ?? $0.notes
      $0.mood = $0.maybeMood ?? .calm
      $0.maybeMood = mood ?? $0.maybeMood
      $0.tiny = $0.maybeShort.flatMap(Int8.init(exactly:)) ?? 1
      $0.maybeShort = $0.maybeShort ?? 5
      $0.maybeAt = $0.maybeAt ?? $0.at
    }
  }

  @Test(arguments: Engine.allCases) func coalescedPairsOfEveryKindAreAssigned(_ engine: Engine) async throws {
    try await Self.expect(engine) {
      $0.all().update {
        $0.notes = $0.notes ?? $0.other
        $0.other = $0.other ?? SQL("CAST(NULL AS text)", as: String?.self) ?? ($0.notes + "!")
      }
    } _: { row in
      // The second assignment sees the value of the first.
      let notes = row.notes ?? row.other
      row.other = row.other ?? notes.map { $0 + "!" }
      row.notes = notes
    }
  }
}
