import Foundation
import Koine

func inserts(_ many: [Reminder.Draft], _ rows: [Reminder], _ one: Bool) {
  let insert = Reminder.insert { Reminder.Draft(title: "Walk", remindersListID: 1) }.returning(\.id)
  let _: Insert<Reminder, Int> = insert
  let several = Reminder.insert {
    Reminder.Draft(title: "Walk", remindersListID: 1)
    Reminder.Draft(title: "Run", remindersListID: 1)
    many
    if one { Reminder.Draft(remindersListID: 3) }
    for i in 0..<3 { Reminder.Draft(title: "\(i)", remindersListID: i) }
  }.returning { ($0.id, $0.title) }
  let _: Insert<Reminder, (Int, String)> = several
  _ = Reminder.insert(rows).onConflict(\.id) { row, excluded in row.title = excluded.title }
  _ = Reminder.insert(rows).onConflict(\.id)
  _ = Reminder.insert(rows).onConflict(\.id, \.title) {
    $0.title = $1.title + "!"
    $0.priority += 1
  }
}

func insertsOfChosenColumns(_ titles: [String]) {
  let columns = Reminder.insert(
    \.title, \.priority, \.remindersListID, values: [("Walk", nil, 1), ("Run", 3, 1)]
  ).returning(\.id)
  let _: Insert<Reminder, Int> = columns
  _ = Reminder.insert(\.title, values: titles)
  _ = Reminder.insert(\.title, \.remindersListID, values: titles.map { ($0, 1) })
  let rows = Tag.insert(
    \.title, \.reminderID, select: Reminder.where(\.isCompleted).select { ($0.title, $0.id) })
  let _: Insert<Tag, Void> = rows
  _ = Tag.insert(\.title, select: Reminder.select(\.title))
  _ = Tag.insert(\.self, select: Reminder.select { ($0.id, $0.id, $0.title, $0.priority) })
  _ = Tag.insert(\.weight, select: Reminder.select { $0.id.optional })
  _ = Tag.insertDefaultValues()
  _ = Reminder.insert {
    Reminder.Draft(title: "Walk", remindersListID: 1)
    Reminder(id: 3, remindersListID: 1)
  }
}

func upserts(_ rows: [Reminder], _ newer: Bool) {
  let upsert = Reminder.insert(rows).onConflict(\.title, index: .where { !$0.isCompleted }) { row, excluded in
    row.score = excluded.score
    row.score += 1
  } where: { row, excluded in
    row.score < excluded.score
    if newer { row.dueDate < excluded.dueDate }
  }.returning(\.id)
  let _: Insert<Reminder, Int> = upsert
  _ = Reminder.insert(rows).onConflict(\.title, \.id, index: .where { $0.priority == nil })
}

func updates(_ on: Bool, _ maybe: Int?, _ number: Int) {
  _ = Reminder.where { $0.id == 1 }.update {
    $0.isCompleted = true; $0.priority += 1
  }
  _ = Reminder.all().update {
    $0.isCompleted = on
    $0.isCompleted.toggle()
    $0.priority = maybe
    $0.priority = 3
    $0.priority = nil
    $0.priority = number
    $0.title = "x"
    $0.title = $0.title.lower()
    $0.title += "x"
    $0.score += 1
    $0.score = 1
    $0.score = $0.score * 2 + 1
    $0.dueDate = Date()
    $0.notes = "n"
    $0.notes = nil
  }
}

func updatesOfColumnsThatMayBeNull(_ computed: Computed<Int>, _ optional: Computed<Int?>) {
  _ = Reminder.all().update {
    $0.notes = $0.title
    $0.notes = $0.title.lower()
    $0.notes = $0.title + ", " + $0.title
    $0.notes = $0.notes
    $0.notes = $0.notes ?? $0.title
    $0.notes = $0.notes + "x"
    $0.notes += "x"
    $0.notes = Case().when($0.isCompleted, then: "a").else("b")
    $0.notes = Case().when($0.isCompleted, then: "a")
    $0.notes = SQL("lower(\($0.title))", as: String.self)
    $0.notes = Reminder.find(1).select(\.title)
    $0.notes = Reminder.find(1).select(\.notes)
    $0.priority = $0.title.length()
    $0.priority = $0.id.abs()
    $0.priority = -$0.id
    $0.priority = $0.id * $0.id + $0.id
    $0.priority = computed
    $0.priority = optional
    $0.priority = greatest($0.id, 3)
    $0.priority = $0.id / 2
    $0.isCompleted = $0.priority == nil
  }
}

func updatesWithValuesOfOtherTypes(
  _ kind: Kind, _ maybeKind: Kind?, _ number: Int32, _ maybeNumber: Int32?, _ date: Date, _ on: Bool
) {
  _ = Sample.all().update {
    $0.kind = .urgent
    $0.kind = kind
    $0.kind = on ? .urgent : kind
    $0.maybeKind = .urgent
    $0.maybeKind = maybeKind
    $0.maybeKind = nil
    $0.small = 1
    $0.small = number
    $0.small = $0.small * 2 + 1
    $0.maybeSmall = 1
    $0.maybeSmall = maybeNumber
    $0.maybeSmall = $0.small
    $0.ratio = 2
    $0.ratio = $0.ratio / 2
    $0.date = .now
    $0.date = date
    $0.token = .init()
    $0.flag = $0.kind == kind
    $0.flag = $0.kind == .urgent && $0.date < date || $0.small >= number
    $0.small += 1
    $0.maybeSmall -= number
  }
  _ = Sample.all().update { $0.flag = $0.maybeKind == .urgent && $0.small == 3 || $0.date == date }
  _ = Sample.all().update { $0.flag = !($0.kind == kind) }
  _ = Sample.where { !($0.kind == .urgent) }.update {
    $0.flag = !($0.kind == kind || $0.kind == .urgent)
    $0.maybeKind = on ? nil : .routine
  }
  _ = Sample.all().update {
    $0.small = Case().when($0.kind == .routine && $0.small == 3, then: number).else($0.small)
  }
}

func updatesOfStoredForms(_ address: Address, _ former: Address?, _ amount: Decimal, _ paid: Decimal?) {
  _ = Resident.find(1).update {
    $0.address = address
    $0.former = address
    $0.former = former
    $0.former = nil
  }
  _ = Bill.find(1).update {
    $0.amount = amount
    $0.amount = 10
    $0.amount += 1
    $0.amount = $0.amount - Scaled(amount)
    $0.paid = paid
    $0.paid = amount
    $0.paid = $0.amount
    $0.paid = nil
  }
}

func deletes() {
  let delete = Reminder.where(\.isCompleted).delete()
  let _: Delete<Reminder.Columns, Void> = delete
  let ids = Reminder.all().delete().returning(\.id)
  let _: Delete<Reminder.Columns, Int> = ids
}
