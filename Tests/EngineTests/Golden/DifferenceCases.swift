import Koine

/// Rows of the table of differences that no other topic shows.
enum DifferenceCases {
  private static let nothing: Int? = nil

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "reserved-words-L6",
      Tag.join(Tag.as("order")) { $0.id == $1.id }
        .join(Tag.as("user")) { $1.id == $2.id }
        .join(Tag.as("window")) { $2.id == $3.id }
        .where { $3.title == "blue" }.select { ($0.id, $1.title, $2.title, $3.title) },
      [(2, "blue", "blue", "blue")])
    GoldenCase(
      refused: "aliases-that-differ-by-case-L5",
      Tag.join(Tag.as("Tags")) { $0.id == $1.reminderID }.select { ($0.id, $1.id) })
    GoldenCase(
      "union-of-nil-T22",
      Tag.where { $0.id == 1 }.select { _ in nothing }.unionAll(
        Tag.where { $0.id == 1 }.select { _ in nothing }
      )
      .unionAll(Tag.where { $0.id == 2 }.select { $0.id.optional }),
      [nil, nil, 2])
    GoldenCase(
      "values-that-are-mostly-nil-P6",
      Tag.order(by: \.id).select {
        (
          nothing ?? $0.id, $0.weight ?? 2, greatest($0.id, 3),
          Case().when($0.id == 1, then: nothing).else($0.id.optional)
        )
      },
      [(1, 7, 3, nil), (2, 2, 3, 2), (3, -7, 3, 3), (4, 0, 4, 4)])
    GoldenCase(
      refused: "distinct-by-unselected-Q10", Tag.select(\.title).distinct().order(by: \.id))
    GoldenCase(
      refused: "distinct-by-a-second-term-Q10",
      Tag.select(\.title).distinct().order { ($0.title, $0.title.length()) })
    GoldenCase(
      refused: "ungrouped-column-Q11",
      Reminder.group(by: \.remindersListID).select { ($0.title, $0.priority.max()) })
    GoldenCase(
      refused: "ungrouped-column-beside-an-aggregate-Q11", Reminder.select { ($0.title, $0.priority.max()) })
    GoldenCase(
      "grouped-by-a-key-Q11",
      RemindersList.group(by: \.id).leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { list, _ in list.id }.select { ($0.title, $1.priority.max()) },
      [("Home", 3), ("École", 3), ("empty", nil)])
    GoldenCase(
      "cross-join-then-join-Q31",
      RemindersList.crossJoin(Tag.self).join(Reminder.self) { list, tag, reminder in
        reminder.remindersListID == list.id && reminder.id == tag.reminderID
      }
      .order { _, tag, _ in tag.id }.select { ($0.title, $1.title, $2.id) },
      [("Home", "red", 1), ("Home", "blue", 1), ("École", "red", 3), ("Home", "Red", 6)])
  }
}
