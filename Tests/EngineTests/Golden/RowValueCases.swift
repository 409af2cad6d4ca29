import Koine

/// Row values: compared with one another, with lists and with queries.
enum RowValueCases {
  private static let pairs = [(7, 2), (0, -3), (7, 99)]
  private static let none: [(Int, Int)] = []

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "row-equal", Sample.where { row($0.n, $0.m) == row(7, 2) }.order(by: \.id).select(\.id), [1, 8])
    GoldenCase(
      "row-null",
      Sample.where { $0.id.in([1, 5, 9]) }.order(by: \.id).select {
        (
          (row($0.n, $0.m) == row(7, 2)).isNull, (row($0.n, $0.m) == row(8, 2)).isNull,
          (row($0.n, $0.m) < row(7, 3)).isNull, (row($0.id, $0.m) < row(6, 3)).isNull
        )
      }, [(false, false, false, false), (true, true, true, false), (false, false, false, false)])
    GoldenCase(
      "row-not-equal", Sample.where { row($0.n, $0.m) != row(7, 2) }.order(by: \.id).select(\.id),
      [2, 3, 4, 6, 7, 9, 10])
    GoldenCase(
      "row-greater-O16",
      Reminder.where { row($0.priority, $0.id) > row(0, 4) }.order { ($0.priority, $0.id) }.select(\.id),
      [5, 1, 4])
    GoldenCase(
      "row-texts",
      Phrase.where { row($0.text, $0.id) >= row("a", 3) && row($0.text, $0.id) < row("b", 0) }.order(by: \.id)
        .select(\.id), [12, 15, 17])
    GoldenCase(
      "row-columns", Sample.where { row($0.n, $0.id) < row($0.m, $0.id) }.order(by: \.id).select(\.id),
      [2, 7])
    GoldenCase(
      "row-is-O16", Sample.where { row($0.n, $0.m).is(row(Int?.none, Int?.none)) }.select(\.id), [5])
    GoldenCase(
      "row-is-not", Sample.where { row($0.n, $0.m).isNot(row(7, 2)) }.order(by: \.id).select(\.id),
      [2, 3, 4, 5, 6, 7, 9, 10])
    GoldenCase(
      "row-in-O16", Sample.where { row($0.n, $0.m).in(pairs) }.order(by: \.id).select(\.id), [1, 8, 10])
    GoldenCase("row-in-one", Sample.where { row($0.n, $0.m).in([(0, -3)]) }.select(\.id), [10])
    GoldenCase(
      "row-with-a-query-in-rows",
      Sample.where { row($0.id, Sample.select { $0.id.max() }).in(Sample.select { ($0.id, $0.id) }) }.select(
        \.id),
      [10])
    GoldenCase("row-in-none", Sample.where { !row($0.n, $0.m).in(none) }.count(), [10])
    GoldenCase(
      "row-not-in", Sample.where { !row($0.n, $0.m).in(pairs) }.order(by: \.id).select(\.id),
      [2, 3, 4, 6, 7, 9])
    GoldenCase(
      "row-in-query",
      Tag.where {
        row($0.reminderID, $0.weight).in(Tag.where { $0.id > 2 }.select { ($0.reminderID, $0.weight) })
      }
      .order(by: \.id).select(\.id), [3, 4])
    GoldenCase(
      "row-equal-query",
      Reminder.where {
        row($0.priority, $0.isCompleted)
          == Reminder.where { $0.id == 4 }.select { ($0.priority, $0.isCompleted) }.limit(1)
      }.select(\.id), [4])
    GoldenCase(
      "row-of-three",
      Reminder.where {
        row($0.remindersListID, $0.isCompleted, $0.title).in([(1, false, "Walk"), (2, true, "éa")])
      }
      .order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      refused: "row-of-nothing", Reminder.where { _ in row() == row() }.select(\.id))
  }
}
