import Foundation
import Koine

func clauses() {
  let all = Reminder.all()
  let _: From1<Reminder.Columns> = all
  let some = Reminder.where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%ta%")) }
  let _: From1<Reminder.Columns> = some
  let flagged = Reminder.where(\.isCompleted)
  let _: From1<Reminder.Columns> = flagged
  let titles = Reminder.select(\.title)
  let _: Select1<String, Reminder.Columns> = titles
  let lengths = Reminder.select { ($0.id, $0.title.length()) }
  let _: Select1<(Int, Int), Reminder.Columns> = lengths
  let ordered = Reminder.order { ($0.priority.descending(nulls: .last), $0.title) }.order(by: \.title)
  let _: From1<Reminder.Columns> = ordered
  let limited = Reminder.limit(10, offset: 20).distinct()
  let _: From1<Reminder.Columns> = limited
  let found = Reminder.find(42)
  _ = (Event.find(42), Event.find(Int64(42)), Event.find(Event.columns.id), Event.as(Twin.self).find(3))
  let _: From1<Reminder.Columns> = found
  let count = Reminder.count()
  let _: CountQuery<From1<Reminder.Columns>> = count
  let countOfSome = Reminder.where(\.isCompleted).count()
  let _: CountQuery<From1<Reminder.Columns>> = countOfSome
  _ = Reminder.distinct()
  _ = Reminder.having { $0.id.count() > 1 }.group { $0.priority }
}

func dynamicConditions(_ text: String?, _ ids: [Int], _ done: Bool) {
  let query = Reminder.where {
    !$0.isCompleted
    if let text { $0.title.contains(text) }
    if done { $0.isCompleted } else { !$0.isCompleted }
    for id in ids { $0.id != id }
  }
  let _: From1<Reminder.Columns> = query
}

func joins() {
  let grouped =
    RemindersList
    .group(by: \.id)
    .leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .having { $1.id.count() > 1 }
    .select { ($0.title, $1.id.count(), $1.title.groupConcat(separator: ", ")) }
  let _: Select2<(String, Int, String?), RemindersList.Columns, Nullable<Reminder.Columns>> = grouped
  let aliased = Reminder.as(Child.self).join(Reminder.self) { $0.id == $1.priority }
  let _: From2<Reminder.Columns, Reminder.Columns> = aliased
  _ = Reminder.leftJoin(Reminder.as(Child.self)) { $0.id == $1.priority }
    .where { $1.id == nil || $1.priority > 3 }
  let rows = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .select { ($0, $1, $1.priority, $1.title) }
  let _:
    Select2<
      (RemindersList, Reminder?, Int?, String?), RemindersList.Columns, Nullable<Reminder.Columns>
    > = rows
  let selectedBefore = RemindersList.select(\.title).join(Reminder.self) { $0.id == $1.remindersListID }
  let _: Select2<String, RemindersList.Columns, Reminder.Columns> = selectedBefore
  let summaries = Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
    .select { Summary.Columns(title: $1.title, count: $0.id.count()) }
  let _: Select2<Summary, Reminder.Columns, RemindersList.Columns> = summaries
}

func outerJoinsStayFlat() {
  let query = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .rightJoin(Tag.self) { $1.id == $2.reminderID }.leftJoin(Tag.self) { $3.id == $0.id }
  let _:
    From4<
      Nullable<RemindersList.Columns>, Nullable<Reminder.Columns>, Tag.Columns, Nullable<Tag.Columns>
    > = query
  func output<Query: SelectStatement>(_: Query) -> Query.Output.Type { Query.Output.self }
  let _: (RemindersList?, Reminder?, Tag, Tag?).Type = output(query)
}

func threeTables() {
  let query = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == 3 && !$1.isCompleted && $2.title == "x" }
    .group { list, _, _ in list.id }.having { $1.id.count() > 1 && $2.id.count() < 100 }
    .select { ($0.title, $1.id.count(), $2.title, $1.score.sum()) }
    .order { ($0.title, $1.id.count(), $2.title) }
  let _: Select3<(String, Int, String, Double?), RemindersList.Columns, Reminder.Columns, Tag.Columns> = query
}

func subqueries() {
  _ = Reminder.where { $0.id.in([1, 2, 3]) && $0.priority.in([1, 2]) && $0.id.in(1...5) }
  _ = Reminder.where {
    $0.remindersListID.in(RemindersList.where { $0.title == "a" }.select(\.id))
      && $0.priority.in(Tag.select(\.id))
  }
  _ = RemindersList.where { list in
    exists(Reminder.where { $0.remindersListID == list.id && $0.isCompleted }) && !exists(Tag.all())
  }
}

func fragments() {
  let query = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .select {
      ($0.title, SQL("count(CASE WHEN \($1.isCompleted) THEN NULL ELSE \($1.id) END)", as: Int.self))
    }
  let _: Select2<(String, Int), RemindersList.Columns, Nullable<Reminder.Columns>> = query
  _ = Reminder.where { SQL("\($0.title) GLOB \("a*")", as: Bool.self) && $0.id == 1 }
}

func cases() {
  let query = Reminder.select {
    (
      Case().when($0.priority == 1, then: "low").when($0.priority == 2, then: "mid").else("high"),
      Case.of($0.priority).when(1, then: "a").else("b")
    )
  }
  let _: Select1<(String, String), Reminder.Columns> = query
}

func aggregates() {
  let query = Reminder.select {
    (
      $0.id.count(filter: $0.isCompleted), $0.score.sum(filter: $0.id > 3), $0.priority.max(),
      $0.id.count(distinct: true), $0.priority.avg()
    )
  }
  let _: Select1<(Int, Double?, Int?, Int, Double?), Reminder.Columns> = query
}

private enum Twin: AliasName {}

@Selection private struct Pair {
  let id: Int
  let title: String
}

func spellingsThatPeopleTry(_ date: Date, _ draft: Reminder.Draft, _ row: Reminder) {
  _ = Reminder.where { $0.priority.is(nil) || $0.notes.isNot(nil) }
  _ = Reminder.insert(draft)
  _ = Reminder.insert(row)
  _ = Reminder.as(Twin.self).find(3)
  _ = Reminder.all().with(Pair.self, as: RawQuery("SELECT id, title FROM reminders", as: Pair.self))
  let texts = Reminder.select { Case().when($0.priority == 3, then: $0.notes) }
  let _: Select1<String?, Reminder.Columns> = texts
  let extremes = Reminder.select { ($0.isCompleted.min(), $0.isCompleted.max()) }
  let _: Select1<(Bool?, Bool?), Reminder.Columns> = extremes
  _ = Reminder.where { $0.priority.in(Tag.select(\.weight)) && $0.id.in(Tag.select { $0.weight }) }
  let day = 86_400.0
  _ = Reminder.where { $0.dueDate < date + 14 * day && $0.id == 3 }
  _ = Reminder.where { SQL("\($0.id) = 1") && !SQL("\($0.title) = 'a'") || $0.isCompleted && SQL("true") }
  _ = Reminder.all().update {
    $0.dueDate = SQL("now()")
    $0.score *= 2
    $0.score /= 3
    $0.remindersListID %= 2
    $0.priority *= $0.id
    $0.priority = $0.priority | 4
    $0.isCompleted = $0.priority == 3 && $0.id > 4
  }
}

func oneOptional(_ database: any Connection) async throws {
  let least: Int? = try await Reminder.select { $0.priority.min() }.fetchOne(database)
  _ = try await Reminder.select { $0.priority.min() }.fetchOne(database) == .some(-1)
  if let greatest = try await Reminder.select({ $0.priority.max() }).fetchOne(database) {
    let _: Int = greatest
  }
  let _: Int = try await Reminder.select { $0.id.sum() }.fetchOne(database) ?? least ?? 0
}

func checkedFragments(_ database: some Connection) async throws {
  let fragment = #sql("SELECT \(Tag.columns) FROM \(Tag.self) WHERE id = \(1)")
  let _: SQLFragment = fragment
  let typed = #sql("\(Tag.columns.title) || \("!")", as: String.self)
  let _: Computed<String> = typed
  _ = Reminder.where { #sql("\($0.title) GLOB \("a*")", as: Bool.self) && $0.id == 1 }
  _ = Reminder.where { SQL(#sql("\($0.title) = 'a'")) }.order { #sql("\($0.title) DESC") }
  let query = RawQuery(#sql("SELECT id, title FROM tags"), as: (Int, String).self)
  let _: RawQuery<(Int, String)> = query
  let tags = try await database.fetchAll(fragment + #sql(" ORDER BY id"), as: Tag.self)
  let _: [Tag] = tags
  let triples = try await database.fetchAll(
    #sql("SELECT id, title, weight FROM tags"), as: (Int, String, Int?).self)
  let _: [(Int, String, Int?)] = triples
  try await database.execute(#sql("DELETE FROM \(Tag.self) WHERE \(name: \Tag.Columns.id) = \(nil)"))
}
