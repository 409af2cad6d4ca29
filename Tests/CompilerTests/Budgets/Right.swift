import Foundation
import Koine
import KoineInOrder

// budget: 20 ms
func singleTable() {
  _ = Reminder.where {
    !$0.isCompleted && ($0.priority == 3 || $0.title.like("%ta%")) && $0.id > 4 && $0.score < 1.5
      && $0.notes != nil
  }
}

// budget: 15 ms
func threeTableChain() {
  _ = RemindersList.all().join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == 3 && !$1.isCompleted && $2.title == "x" }
    .group { list, _, _ in list.id }.having { $1.id.count() > 1 && $2.id.count() < 100 }
    .select { ($0.title, $1.id.count(), $2.title, $1.score.sum()) }
    .order { ($0.title, $1.id.count(), $2.title) }
}

// budget: 15 ms
func fiveTableChain() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .leftJoin(Reminder.as(Child.self)) { $3.priority == $1.id && $2.id > 3 }
    .leftJoin(Tag.as(Parent.self)) { $3.id == $4.reminderID }
    .where { $1.priority == 3 && $2.title == "x" && $4.weight > 2 }
    .select { ($0.title, $1.title, $2.title, $3.title, $4.title) }
    .order { ($0.title, $4.title) }
}

// budget: 30 ms
func joinsOfTablesAndQueries() {
  let totals = Tag.group(by: \.reminderID).select { ($0.reminderID, $0.id.count()) }
  _ = RemindersList.join(Reminder.where(\.isCompleted)) { $0.id == $1.remindersListID }
    .leftJoin(Tag.self) { $1.id == $2.reminderID }
    .leftJoin(totals.as("totals")) { $1.id == $3.0 }
    .leftJoin(Tag.as("other")) { $1.id == $4.reminderID && $2.id < $4.id }
    .crossJoin(Tag.as("third"))
    .where { $1.priority == 3 && $5.weight > 2 }
    .select { ($0.title, $1.title, $2.title, $3.1, $4.title, $5.title) }
}

// budget: 30 ms
func mixedArithmetic() {
  _ = Reminder.where {
    ($0.score * 2 + 1) / 3 > 1.5 || $0.score - 1 < 4 && $0.title == "x" || $0.priority * 2 >= 3
  }
}

// budget: 30 ms
func fourComparisons() {
  _ = Reminder.where { $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5 }
}

// budget: 30 ms
func eightComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}

// budget: 30 ms
func twelveComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
      && $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
  }
}

// budget: 30 ms
func sixteenComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
      && $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}

// budget: 20 ms
func selectionOfComputedValues() {
  _ = Reminder.select {
    ($0.id + 1, $0.id - $0.priority, -$0.id, $0.title + "!", $0.priority * 2, $0.priority ?? 0)
  }
}

// budget: 30 ms
func bitOperators() {
  _ = Reminder.where { $0.id & 4 == 4 && $0.priority | 1 > 3 || ~$0.id << 2 != 0 }
}

// budget: 20 ms
func textAndExtremes() {
  _ = Reminder.select {
    (greatest($0.id, $0.priority), least($0.score, 1.5), concat($0.title, "!"), $0.title.trim("a").left(3))
  }
}

// budget: 15 ms
func coalescedOperands() {
  _ = Reminder.select { ($0.priority ?? 0) + ($0.priority ?? $0.id) * 2 - 1 }
}

// budget: 60 ms
func mixedArithmeticBesideIntegers() {
  _ = Reminder.where { $0.score * 2.5 + 1 > 10.0 && $0.id + 1 < 5 - $0.remindersListID * 3 }
}

// budget: 60 ms
func productsOfDifferences() {
  _ = Reminder.where { $0.score * 2.5 + $0.score * (1 - $0.score) * (1 + $0.score) > 10.0 }
}

// budget: 60 ms
func quotientsOfOptionals() {
  _ = Reminder.where {
    17.5 / (14 - $0.score / $0.score) + 17.25 < 16.5 && ($0.id <= 38 || !($0.priority * 2 == $0.id - 3))
  }
}

// budget: 30 ms
func threeTablesInOrder() {
  _ = Query(RemindersList.self, Reminder?.self, Tag?.self) { list, reminder, tag in
    Select(list.title, reminder.id.count(), tag.title, reminder.score.sum())
    From(list)
    LeftJoin(reminder, on: list.id == reminder.remindersListID)
    LeftJoin(tag, on: reminder.id == tag.reminderID)
    Where(reminder.priority == 3 && list.title != "x" && tag.title == "y")
    GroupBy(list.id, list.title, tag.title)
    Having(reminder.id.count() > 1 && tag.id.count() < 100)
    OrderBy(list.title, reminder.id.count().descending())
    Limit(10)
    Offset(3)
  }
}

// budget: 30 ms
func keyPathsIntoDocuments() {
  _ = Resident.where {
    $0.address[at: \.city] == "Bonn" && $0.former[at: \.home.floor] > 2
      && $0.address[at: \.home.kind] == .flat
      && $0.former[at: \.lines[0]].like("%x%")
  }
  .select { ($0.id, $0.address[at: \.home], $0.former[at: \.home.kind], $0.address[at: \.lines].length()) }
}

// budget: 30 ms
func changesByKeyPaths() {
  _ = Resident.find(1).update {
    $0.address = $0.address.setting(at: \.city, to: "Bonn").setting(at: \.home.floor, to: $0.id).removing(
      at: \.lines)
  }
}

// budget: 400 ms
func sumsOfCases() {
  _ = Reminder.select {
    (
      Case().when($0.priority == 1, then: 1).else(0).sum(),
      Case().when($0.priority == 2, then: 1).else(0).sum(),
      Case().when($0.priority == 3, then: 1).else(0).sum(),
      Case().when($0.priority == 4, then: 1).else(0).sum(),
      Case().when($0.priority == 5, then: 1).else(0).sum(),
      Case().when($0.priority == 6, then: 1).else(0).sum(),
      Case().when($0.priority == 7, then: 1).else(0).sum(),
      Case().when($0.priority == 8, then: 1).else(0).sum(),
      Case().when($0.priority == 9, then: 1).else(0).sum(),
      Case().when($0.priority == 10, then: 1).else(0).sum(),
      Case().when($0.priority == 11, then: 1).else(0).sum(),
      Case().when($0.priority == 12, then: 1).else(0).sum(),
      Case().when($0.priority == 13, then: 1).else(0).sum(),
      Case().when($0.priority == 14, then: 1).else(0).sum(),
      Case().when($0.priority == 15, then: 1).else(0).sum(),
      Case().when($0.priority == 16, then: 1).else(0).sum(),
      Case().when($0.priority == 17, then: 1).else(0).sum(),
      Case().when($0.priority == 18, then: 1).else(0).sum(),
      Case().when($0.priority == 19, then: 1).else(0).sum(),
      Case().when($0.priority == 20, then: 1).else(0).sum(),
      Case().when($0.priority == 21, then: 1).else(0).sum(),
      Case().when($0.priority == 22, then: 1).else(0).sum(),
      Case().when($0.priority == 23, then: 1).else(0).sum(),
      Case().when($0.priority == 24, then: 1).else(0).sum()
    )
  }
}

// budget: 400 ms
func sumsOfCasesOfOptionals() {
  _ = Reminder.select {
    (
      Case().when($0.priority == 1, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 2, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 3, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 4, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 5, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 6, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 7, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 8, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 9, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 10, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 11, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 12, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 13, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 14, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 15, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 16, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 17, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 18, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 19, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 20, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 21, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 22, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 23, then: $0.priority).else(0).sum(),
      Case().when($0.priority == 24, then: $0.priority).else(0).sum()
    )
  }
}

// budget: 400 ms
func sumsOfCasesOfDecimals() {
  _ = Bill.select {
    (
      Case().when($0.month == 1, then: $0.amount).else(0).sum(),
      Case().when($0.month == 2, then: $0.amount).else(0).sum(),
      Case().when($0.month == 3, then: $0.amount).else(0).sum(),
      Case().when($0.month == 4, then: $0.amount).else(0).sum(),
      Case().when($0.month == 5, then: $0.amount).else(0).sum(),
      Case().when($0.month == 6, then: $0.amount).else(0).sum(),
      Case().when($0.month == 7, then: $0.amount).else(0).sum(),
      Case().when($0.month == 8, then: $0.amount).else(0).sum(),
      Case().when($0.month == 9, then: $0.amount).else(0).sum(),
      Case().when($0.month == 10, then: $0.amount).else(0).sum(),
      Case().when($0.month == 11, then: $0.amount).else(0).sum(),
      Case().when($0.month == 12, then: $0.amount).else(0).sum(),
      Case().when($0.month == 13, then: $0.amount).else(0).sum(),
      Case().when($0.month == 14, then: $0.amount).else(0).sum(),
      Case().when($0.month == 15, then: $0.amount).else(0).sum(),
      Case().when($0.month == 16, then: $0.amount).else(0).sum(),
      Case().when($0.month == 17, then: $0.amount).else(0).sum(),
      Case().when($0.month == 18, then: $0.amount).else(0).sum(),
      Case().when($0.month == 19, then: $0.amount).else(0).sum(),
      Case().when($0.month == 20, then: $0.amount).else(0).sum(),
      Case().when($0.month == 21, then: $0.amount).else(0).sum(),
      Case().when($0.month == 22, then: $0.amount).else(0).sum(),
      Case().when($0.month == 23, then: $0.amount).else(0).sum(),
      Case().when($0.month == 24, then: $0.amount).else(0).sum()
    )
  }
}

// budget: 80 ms
func decimalsOrZero() {
  _ = Bill.select {
    (
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0,
      $0.paid ?? 0
    )
  }
}

// budget: 100 ms
func sumsOfDecimalsOrZero() {
  _ = Bill.select {
    (
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum(),
      ($0.paid ?? 0).sum()
    )
  }
}

// budget: 50 ms
func earlierDecimals() {
  _ = Bill.select {
    (
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id),
      $0.amount.lag(1, default: 0).over(orderBy: $0.id)
    )
  }
}

// budget: 400 ms
func labelsByCases() {
  _ = Reminder.select {
    (
      Case().when($0.priority == 1, then: "low").when($0.priority > 1, then: "high").else("none"),
      Case().when($0.priority == 2, then: "low").when($0.priority > 2, then: "high").else("none"),
      Case().when($0.priority == 3, then: "low").when($0.priority > 3, then: "high").else("none"),
      Case().when($0.priority == 4, then: "low").when($0.priority > 4, then: "high").else("none"),
      Case().when($0.priority == 5, then: "low").when($0.priority > 5, then: "high").else("none"),
      Case().when($0.priority == 6, then: "low").when($0.priority > 6, then: "high").else("none"),
      Case().when($0.priority == 7, then: "low").when($0.priority > 7, then: "high").else("none"),
      Case().when($0.priority == 8, then: "low").when($0.priority > 8, then: "high").else("none"),
      Case().when($0.priority == 9, then: "low").when($0.priority > 9, then: "high").else("none"),
      Case().when($0.priority == 10, then: "low").when($0.priority > 10, then: "high").else("none"),
      Case().when($0.priority == 11, then: "low").when($0.priority > 11, then: "high").else("none"),
      Case().when($0.priority == 12, then: "low").when($0.priority > 12, then: "high").else("none")
    )
  }
}

// budget: 400 ms
func labelsByValues() {
  _ = Reminder.select {
    (
      Case.of($0.priority).when(1, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(2, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(3, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(4, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(5, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(6, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(7, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(8, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(9, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(10, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(11, then: "low").when(3, then: "high").else("none"),
      Case.of($0.priority).when(12, then: "low").when(3, then: "high").else("none")
    )
  }
}

// budget: 200 ms
func rangesOfDecimals() {
  _ = Bill.select {
    (
      $0.amount.between(1, and: 100),
      $0.amount.between(2, and: 100),
      $0.amount.between(3, and: 100),
      $0.amount.between(4, and: 100),
      $0.amount.between(5, and: 100),
      $0.amount.between(6, and: 100),
      $0.amount.between(7, and: 100),
      $0.amount.between(8, and: 100),
      $0.amount.between(9, and: 100),
      $0.amount.between(10, and: 100),
      $0.amount.between(11, and: 100),
      $0.amount.between(12, and: 100)
    )
  }
}

// budget: 200 ms
func leastDecimals() {
  _ = Bill.select {
    (
      least($0.amount, 1),
      least($0.amount, 2),
      least($0.amount, 3),
      least($0.amount, 4),
      least($0.amount, 5),
      least($0.amount, 6),
      least($0.amount, 7),
      least($0.amount, 8)
    )
  }
}

// budget: 200 ms
func productsOfDefaults() {
  _ = Bill.select {
    (
      ($0.paid ?? 0) * 1,
      ($0.paid ?? 0) * 2,
      ($0.paid ?? 0) * 3,
      ($0.paid ?? 0) * 4,
      ($0.paid ?? 0) * 5,
      ($0.paid ?? 0) * 6,
      ($0.paid ?? 0) * 7,
      ($0.paid ?? 0) * 8,
      ($0.paid ?? 0) * 9,
      ($0.paid ?? 0) * 10,
      ($0.paid ?? 0) * 11,
      ($0.paid ?? 0) * 12
    )
  }
}

// budget: 200 ms
func productsOfDefaultsAndColumns() {
  _ = Bill.select {
    (
      ($0.paid ?? 0) * $0.month,
      ($0.paid ?? 0) * $0.month,
      ($0.paid ?? 0) * $0.month,
      ($0.paid ?? 0) * $0.month,
      ($0.paid ?? 0) * $0.month,
      ($0.paid ?? 0) * $0.month
    )
  }
}

// Swift's own ?? would be looked at first, with all that the other columns could be.
// budget: 100 ms
func selectOfDefaultsFromVariables(_ usual: Int, _ day: Date, _ note: String?, _ kind: Kind) {
  _ = Reminder.select {
    (
      $0.priority ?? usual, $0.notes ?? note, $0.dueDate ?? day, $0.id + 1, $0.score * 2, $0.id - 1,
      note ?? $0.title
    )
  }
  _ = Sample.select {
    (
      $0.maybeKind ?? kind, $0.maybeSmall ?? 0, $0.flag ?? false, $0.large + 1, $0.ratio * 2,
      $0.maybeKind ?? .urgent
    )
  }
}

// budget: 40 ms
func selectOfSumsOfTexts() {
  _ = Reminder.select {
    (
      $0.title.left(1) + "." + $0.title.right(1) + "." + $0.title.substr(2) + ".",
      $0.title.trim("x") + "." + $0.title.ltrim("x") + "." + $0.title.repeated(2) + "."
    )
  }
}
