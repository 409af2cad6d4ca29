import Foundation
import Koine

// budget: 15 ms
func updateOfEightColumns() {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.isCompleted = true
    $0.priority += 1
    $0.title = $0.title.lower() + "!"
    $0.score = $0.score * 2 + 1
    $0.dueDate = nil
    $0.notes = "n"
    $0.remindersListID = 3
  }
}

// budget: 30 ms
func updateOfColumnsThatMayBeNull() {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.priority = $0.id * $0.id + $0.id
    $0.notes = $0.title + ", " + $0.title
  }
}

// budget: 100 ms
func updateByColumnsThatMayBeNull() {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.remindersListID = $0.remindersListID * 2 + ($0.priority ?? 0) - $0.id / 3
    $0.title = ($0.notes ?? "") + " - " + $0.title + ": " + $0.title.upper()
    $0.priority = ($0.priority ?? 0) + ($0.priority ?? $0.id) + ($0.priority ?? 0)
  }
}

// budget: 15 ms
func updateOfColumnsThatMayBeNullByFunctions() {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.notes = $0.title.lower()
    $0.priority = $0.title.length()
    $0.notes = $0.notes ?? $0.title
  }
}

// budget: 20 ms
func updateByRowsOfQueries() {
  _ = Reminder.where { $0.priority == 1 }.update { row in
    row.set(
      \.title, \.priority,
      to: Reminder.where { $0.id == row.remindersListID }.select { ($0.title, $0.id.optional) })
    row.set(\.dueDate, \.notes, to: Reminder.find(3).select { ($0.dueDate, $0.notes) })
  }
}

// budget: 15 ms
func updateOfOtherTypes(_ kind: Kind, _ maybe: Kind?) {
  _ = Sample.all().update {
    $0.kind = .urgent
    $0.maybeKind = maybe ?? $0.maybeKind
    $0.small = 1
    $0.maybeSmall = $0.maybeSmall ?? 0
    $0.ratio = 2
    $0.date = .now
    $0.flag = $0.kind == kind
    $0.large += 1
  }
}

// budget: 150 ms
func updateByCases() {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.remindersListID = Case().when($0.id > 3, then: $0.id + 1).when($0.id > 2, then: $0.remindersListID)
      .else($0.id - 1)
    $0.priority = Case().when($0.notes != nil, then: $0.id).when($0.id > 2, then: $0.priority).else(1)
    $0.title = Case().when($0.isCompleted, then: "x").when($0.id > 3, then: $0.title + "!").else(
      $0.notes ?? "")
    $0.score = Case().when($0.id > 3 && $0.priority != nil, then: $0.score * 2).else($0.score)
    $0.remindersListID = $0.id + greatest($0.id, $0.remindersListID) - $0.remindersListID
  }
}

// budget: 150 ms
func updateByCasesOfAValue(_ kind: Kind) {
  _ = Reminder.all().update {
    $0.title = Case.of($0.isCompleted).when(true, then: $0.title + "!").else($0.title)
  }
  _ = Sample.all().update {
    $0.kind = Case.of($0.kind).when(.urgent, then: .routine).else($0.kind)
    $0.maybeKind = Case().when($0.large > 1000, then: Kind.urgent).else(kind)
  }
}
