import Foundation
import Koine

// The types say that the operators are Koine's: Swift's own would give a Bool, or the left operand.

func nilComparisons(_ reminder: Reminder.Columns, _ maybe: Int?) {
  let isNil = reminder.priority == nil
  let _: Computed<Bool> = isNil
  let isNotNil = reminder.priority != nil
  let _: Computed<Bool> = isNotNil
  let optional = reminder.priority == maybe
  let _: Computed<Bool> = optional
  let plain = reminder.id == maybe
  let _: Computed<Bool> = plain
  let own = reminder.priority == reminder.priority
  let _: Computed<Bool> = own
}

func nilCoalescing(_ reminder: Reminder.Columns, _ tag: Nullable<Tag.Columns>) {
  let withLiteral = reminder.priority ?? 0
  let _: Computed<Int> = withLiteral
  let twoColumns = reminder.priority ?? reminder.priority
  let _: Computed<Int?> = twoColumns
  let columnAndComputed = reminder.priority ?? (reminder.priority + 1)
  let _: Computed<Int?> = columnAndComputed
  let computedAndColumn = (reminder.priority + 1) ?? reminder.priority
  let _: Computed<Int?> = computedAndColumn
  let columnAndOuter = reminder.priority ?? tag.weight
  let _: Computed<Int?> = columnAndOuter
  let fragments = SQL("a", as: Int?.self) ?? SQL("b", as: Int?.self)
  let _: Computed<Int?> = fragments
  let several = reminder.priority ?? tag.weight ?? 3
  let _: Computed<Int> = several
}

func nilCoalescingInUpdates() {
  _ = Reminder.all().update {
    $0.priority = $0.priority ?? 0
    $0.priority = $0.priority ?? ($0.priority + 1)
    $0.priority = Reminder.columns.priority ?? $0.priority
    $0.title = $0.notes ?? $0.title
    $0.notes = $0.notes ?? "none"
  }
}

func valuesOfOtherTypes(_ id: UUID, _ token: UUID?, _ data: Data, _ kind: Kind, _ maybe: Kind?, _ n: Int32) {
  _ = Sample.where { $0.kind == .urgent && $0.maybeKind != .routine && $0.kind == kind && $0.kind == maybe }
  _ = Sample.where { $0.small == 3 && $0.large < 4 && $0.maybeSmall >= 3 && $0.small == n }
  _ = Sample.where { $0.date > Date.now && $0.date < .now }
  _ = Sample.where { $0.id == id && $0.token == id && $0.token == token && $0.data == data }
  _ = Sample.where { ($0.flag ?? false) && $0.flag == true }
  let numbers = Sample.select { ($0.small + 1, $0.small * 2 - 1, $0.maybeSmall + 1, $0.large / 2) }
  let _: Select1<(Int32, Int32, Int32?, Int64), Sample.Columns> = numbers
  _ = Sample.all().update {
    $0.small += 1
    $0.maybeSmall += n
    $0.large -= 1
    $0.kind = Kind.urgent
    $0.maybeKind = nil
    $0.date = Date()
  }
}

func bits(_ reminder: Reminder.Columns, _ mask: Int) {
  let conjunction = reminder.id & mask
  let _: Computed<Int> = conjunction
  let optional = ~reminder.priority | 1
  let _: Computed<Int?> = optional
  _ = Reminder.where { $0.id & 4 == 4 && ($0.priority ^ $0.id) << 2 != 0 || ~$0.id >> 1 > 3 }
  _ = Sample.where { $0.small.bitAnd($0.small) << 3 > 1 }
}

func extremes(_ reminder: Reminder.Columns) {
  let plain = greatest(reminder.id, 3)
  let _: Computed<Int> = plain
  let optional = least(reminder.priority, greatest(reminder.id, 3))
  let _: Computed<Int?> = optional
  let text = concat(reminder.title, " ", reminder.notes)
  let _: Computed<String> = text
  _ = Sample.where { $0.kind.is(.urgent) && $0.maybeKind.isNot(.routine) && $0.small.is(3) }
}

func rows(_ reminder: Reminder.Columns, _ maybe: Int?) {
  let comparison = row(reminder.priority, reminder.id) > row(3, 4)
  let _: Computed<Bool> = comparison
  _ = Reminder.where {
    row($0.priority, $0.title).in([(1, "a"), (2, "b")]) && row($0.id, $0.title) != row(1, "x")
  }
  _ = Reminder.where { row($0.id, $0.notes).in(Tag.select { ($0.reminderID, $0.title) }) }
  _ = Reminder.where { row($0.id, $0.title) == Tag.select { ($0.reminderID, $0.title) }.limit(1) }
  _ = Reminder.where { row($0.priority, $0.title).is(row(maybe, "x")) }
}

func collations(_ reminder: Reminder.Columns, _ sample: Sample.Columns) {
  let text = reminder.title.collate(.noCase)
  let _: Computed<String> = text
  let optional = reminder.notes.collate(.database)
  let _: Computed<String?> = optional
  let kind = sample.maybeKind.collate(.binary)
  let _: Computed<Kind?> = kind
  _ = Reminder.where { $0.title.collate(.noCase) == "x" && $0.notes.collate(.noCase).in(["a"]) }
    .order { ($0.title.collate(.noCase).descending(), $0.id) }
  _ = Sample.where { $0.kind.collate(.noCase) == .urgent }
}
