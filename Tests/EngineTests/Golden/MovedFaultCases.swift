import Koine

/// Expressions that engines get in another place than where they were written: in a subquery, or in place of a column.
enum MovedFaultCases {
  @GoldenCases static var all: [GoldenCase] {
    laterals
    operands
    GoldenCase(
      "having-what-rows-are-grouped-by",
      Reminder.group { $0.priority.is(3) && $0.score > 1 }.having { $0.priority.is(3) && $0.score > 1 }
        .select { _ in countRows() }, [2])
    GoldenCase(
      "common-table-that-a-fragment-alone-reads",
      Tag.with(Heaviest.self, as: Tag.where { $0.weight > 5 }.select { ($0.id, $0.weight) })
        .where { tag in SQL("EXISTS (SELECT 1 FROM \(Heaviest.self) WHERE id = \(tag.id))", as: Bool.self) }
        .select(\.id), [1])
  }

  private static let counted = RemindersList.joinLateral { list in
    Reminder.where { $0.remindersListID == list.id }.select { $0.id.count() }.as("summary")
  }

  @GoldenCases private static var laterals: [GoldenCase] {
    // A row that the outer join adds has no count, not that of nothing.
    GoldenCase(
      refused: "lateral-count-before-a-right-join",
      counted.rightJoin(Tag.self) { list, _, tag in list.id == tag.id }.order { _, _, tag in tag.id }
        .select { _, summary, tag in (tag.id, summary.value) })
    GoldenCase(
      "lateral-beside-a-source-of-its-name",
      counted.join(
        RemindersList.join(Tag.select { $0.weight.max() }.as("summary")) { _, _ in true }
          .select { ($0.id, $1.value) }.as("other")
      ) { list, _, other in other.0 == list.id }.order { list, _, _ in list.id }
        .select { list, summary, other in (list.id, summary.value, other.1) },
      [(1, 3, 7), (2, 3, 7), (3, 0, 7)])
  }

  @GoldenCases private static var operands: [GoldenCase] {
    GoldenCase(
      "window-compared-with-every-row-of-a-query",
      Reminder.order(by: \.id).select {
        (
          $0.id,
          rank().over(orderBy: $0.score).compare(
            .greaterOrEqual, toAll: Tag.where { $0.id <= 2 }.select(\.id))
        )
      }, [(1, true), (2, false), (3, true), (4, true), (5, true), (6, true)])
    GoldenCase(
      "count-compared-with-every-row-of-a-query",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
        ($0.remindersListID, countRows().compare(.equal, toAll: Tag.where { $0.id == 3 }.select(\.id)))
      }, [(1, true), (2, true)])
    GoldenCase(
      "count-compared-with-one-row-of-a-query",
      Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
        ($0.remindersListID, countRows().compare(.less, toAny: Tag.where { $0.id == 3 }.select(\.id)))
      }, [(1, false), (2, false)])
    GoldenCase(
      "json-key-set-to-a-window",
      Paper.where { $0.id.in([1, 2, 8]) }.order(by: \.id).select {
        $0.document.setting("a", to: 1).setting("r", to: rank().over(orderBy: $0.id))["r"].int
      }, [1, 2, 3])
    GoldenCase(
      "json-index-set-to-a-window",
      Paper.order(by: \.id).select {
        $0.document.setting(0, to: rank().over(orderBy: $0.id.descending()))[0].int
      }, [nil, nil, 7, nil, nil, nil, nil, nil, nil])
    GoldenCase(
      "json-of-a-window-contains",
      Paper.where { $0.id > 3 }.order(by: \.id).select {
        $0.labels.lag().over(orderBy: $0.id).contains(["x"])
      }, [nil, false, false, true, false, false])
    GoldenCase(
      "part-of-a-text-of-a-window",
      Reminder.order(by: \.id).select { $0.title.lag().over(orderBy: $0.id).substr($0.id + 1, 2) },
      [nil, "lk", "te", "", "", ""])
    GoldenCase(
      "replacement-in-a-text-of-a-window",
      Reminder.order(by: \.id).select {
        $0.title.lag().over(orderBy: $0.id).replace("e", with: $0.title.lower())
      }, [nil, "Walk", "writÉ O'Hara's \"book\"", "É", "éa", "zzebrabra"])
    GoldenCase(
      "null-if-without-case-of-a-window",
      Reminder.order(by: \.id).select {
        Case().when(rank().over(orderBy: $0.id) > 1, then: $0.title).collate(.noCase).nullIf("ZEBRA")
      }, [nil, "write O'Hara's \"book\"", "É", "éa", nil, nil])
  }
}

@Table("heaviest") private struct Heaviest {
  var id: Int
  var weight: Int?
}
