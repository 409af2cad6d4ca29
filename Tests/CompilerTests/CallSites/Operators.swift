import Foundation
import Koine

// The types say that the operators are Koine's: Swift's own would give a Bool, or the left operand.

func nilComparisons(_ reminder: Reminder.Columns, _ maybe: Int?) {
  let isNil = reminder.priority == nil
  let _: Computed<Bool> = isNil
  let isNotNil = reminder.priority != nil
  let _: Computed<Bool> = isNotNil
  let optional = reminder.priority == maybe
  let _: Computed<Bool?> = optional
  let plain = reminder.id == maybe
  let _: Computed<Bool> = plain
  let own = reminder.priority == reminder.priority
  let _: Computed<Bool?> = own
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

func nilCoalescingWithValues(
  _ reminder: Reminder.Columns, _ sample: Sample.Columns, _ n: Int, _ maybe: Int?, _ kind: Kind,
  _ maybeKind: Kind?
) {
  let value = reminder.priority ?? n
  let _: Computed<Int> = value
  let optional = reminder.priority ?? maybe
  let _: Computed<Int?> = optional
  let plain = reminder.priority ?? reminder.id
  let _: Computed<Int> = plain
  let turned = maybe ?? reminder.priority
  let _: Computed<Int?> = turned
  let turnedPlain = maybe ?? reminder.id
  let _: Computed<Int> = turnedPlain
  let three = maybe ?? reminder.priority ?? n
  let _: Computed<Int> = three
  let enumeration = sample.maybeKind ?? kind
  let _: Computed<Kind> = enumeration
  let optionalEnumeration = sample.maybeKind ?? maybeKind
  let _: Computed<Kind?> = optionalEnumeration
  let enumerationCase = sample.maybeKind ?? .urgent
  let _: Computed<Kind> = enumerationCase
  let method = sample.maybeKind.coalesce(.urgent)
  let _: Computed<Kind> = method
  let small = sample.maybeSmall ?? 0
  let _: Computed<Int32> = small
  let swift = maybe ?? n
  let _: Int = swift
  let optionalSwift = maybe ?? maybe
  let _: Int? = optionalSwift
}

// Swift's own `??` here would warn that it never uses its right side.
func nilCoalescingInUpdates(
  _ maybe: Int?, _ raw: RawQuery<Int?>, _ tag: Tag.Columns, _ outer: Nullable<Tag.Columns>
) {
  _ = Reminder.all().update {
    $0.priority = $0.priority ?? 0
    $0.priority = $0.priority ?? ($0.priority + 1)
    $0.priority = Reminder.columns.priority ?? $0.priority
    $0.title = $0.notes ?? $0.title
    $0.notes = $0.notes ?? "none"
    $0.priority = $0.priority ?? $0.priority
    $0.priority = $0.priority ?? maybe
    $0.priority = $0.priority ?? tag.weight
    $0.priority = $0.priority ?? outer.weight
    $0.priority = $0.priority ?? SQL("a", as: Int?.self)
    $0.priority = $0.priority ?? raw
    $0.priority = Reminder.columns.priority ?? tag.weight
    $0.priority = Reminder.columns.priority ?? maybe
    $0.priority = ($0.priority + 1) ?? tag.weight
    $0.priority = outer.weight ?? tag.weight ?? $0.priority
    $0.priority = SQL("a", as: Int?.self) ?? tag.weight
    $0.priority = raw ?? $0.priority
    $0.priority = maybe ?? $0.priority
    $0.priority = maybe ?? tag.weight ?? 3
    $0.id = maybe ?? $0.id
    $0.id = $0.priority ?? $0.id
  }
}

func nilCoalescingOfOtherTypesInUpdates(_ kind: Kind, _ maybeKind: Kind?, _ number: Int32, _ id: UUID?) {
  _ = Sample.all().update {
    $0.kind = $0.maybeKind ?? .urgent
    $0.kind = $0.maybeKind ?? kind
    $0.kind = $0.maybeKind ?? $0.kind
    $0.kind = maybeKind ?? $0.kind
    $0.maybeKind = $0.maybeKind ?? .urgent
    $0.maybeKind = $0.maybeKind ?? kind
    $0.maybeKind = maybeKind ?? $0.maybeKind
    $0.small = $0.maybeSmall ?? 1
    $0.maybeSmall = $0.maybeSmall ?? number
    $0.token = id ?? $0.token
  }
}

func valuesOfOtherTypes(_ id: UUID, _ token: UUID?, _ data: Data, _ kind: Kind, _ maybe: Kind?, _ n: Int32) {
  _ = Sample.where { $0.kind == .urgent && $0.maybeKind != .routine && $0.kind == kind && $0.kind == maybe }
  _ = Sample.where { $0.small == 3 && $0.large < 4 && $0.maybeSmall >= 3 && $0.small == n }
  _ = Sample.where { $0.date > Date.now && $0.date < .now }
  _ = Sample.where { $0.id == id && $0.token == id && $0.token == token && $0.data == data }
  _ = Sample.where { ($0.flag ?? false) && $0.flag == true || $0.flag && !$0.flag }
  _ = Sample.where { $0.flag }
  let conditions = Sample.select {
    ($0.maybeSmall > 3, $0.id == id && $0.flag, !($0.maybeSmall > 3), !($0.flag || $0.id == id))
  }
  let _: Select1<(Bool?, Bool, Bool?, Bool), Sample.Columns> = conditions
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

func valuesInPredicatesOfOtherTypes(_ date: Date) {
  _ = Sample.where { $0.small.between(1, and: 5) && $0.maybeSmall.between(1, and: 5) }
  _ = Sample.where { $0.small.in([1, 2]) && $0.kind.in([.urgent, .routine]) && $0.maybeKind.in([.urgent]) }
  _ = Sample.where { $0.date.between(.distantPast, and: .now) && $0.date.in([.now, .distantPast]) }
  _ = Sample.where { $0.date.between(date, and: .now) && $0.date.is(.now) && $0.token.is(.init()) }
  _ = Sample.where { $0.maybeKind.coalesce(.routine) == .urgent && $0.kind.nullIf(.routine) == nil }
  _ = Sample.where { $0.small.nullIf(0) > 1 && ($0.maybeSmall ?? 0) == 1 }
  let extremes = Sample.select { (greatest($0.small, 3), least($0.maybeSmall, 3), greatest($0.date, .now)) }
  let _: Select1<(Int32, Int32?, Date), Sample.Columns> = extremes
  let cases = Sample.select {
    (
      Case.of($0.kind).when(.urgent, then: 1).when(.routine, then: 2).else(0),
      Case.of($0.maybeSmall).when(1, then: "a").when(2, then: "b")
    )
  }
  let _: Select1<(Int, String?), Sample.Columns> = cases
}

func decimals(_ price: Column<Sample, Scaled<Cents>>, _ maybe: Column<Sample, Scaled<Cents>?>) {
  let product = price * price
  let _: Computed<Scaled<ProductScale<Cents, Cents>>> = product
  let _: Computed<Scaled<Cents>?> = Case().when(price > 1, then: price).else(maybe)
  let products = Sample.select { _ in (price * maybe, maybe * price, maybe * maybe) }
  typealias Product = Scaled<ProductScale<Cents, Cents>>
  let _: Select1<(Product?, Product?, Product?), Sample.Columns> = products
  let quotients = Sample.select { _ in (price / price, price / maybe, maybe / price, maybe / maybe) }
  typealias Quotient = Scaled<QuotientScale<Cents>>
  let _: Select1<(Quotient?, Quotient?, Quotient?, Quotient?), Sample.Columns> = quotients
  _ = Sample.where { _ in price * maybe > 3 && maybe / price < 2.5 && maybe + price > 9.99 }
}

func decimalsOfOtherScales(
  _ price: Column<Sample, Scaled<Cents>>, _ rate: Column<Sample, Scaled<Rate>?>, _ count: Column<Sample, Int>,
  _ maybe: Column<Sample, Int?>, _ number: Decimal, _ factor: Int
) {
  typealias Sum = Scaled<SumScale<Cents, Rate>>
  let sums = Sample.select { _ in (price + rate, price - price, rate - 1) }
  let _: Select1<(Sum?, Scaled<Cents>, Scaled<Rate>?), Sample.Columns> = sums
  let integers = Sample.select { _ in (price * count, count * price, maybe * price, factor * price, price / 3)
  }
  let _:
    Select1<
      (Scaled<Cents>, Scaled<Cents>, Scaled<Cents>?, Scaled<Cents>, Scaled<QuotientScale<Cents>>),
      Sample.Columns
    > = integers
  let truths = Sample.select { _ in
    (price > rate, count == price, price <= maybe, price != number, maybe == price)
  }
  let _: Select1<(Bool?, Bool, Bool?, Bool, Bool?), Sample.Columns> = truths
  let mean = Sample.select { _ in price.avg() }
  _ = Sample.where { _ in price > mean && mean < price && price * 2 + rate > mean && price > number }
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
  let _: Computed<Bool?> = comparison
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
