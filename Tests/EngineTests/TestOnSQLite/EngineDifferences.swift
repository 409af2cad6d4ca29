import Koine

/// The differences, in the order of the page. The comment before each is its title and its text there.
enum EngineDifferences {
  private typealias Item = Stock.Item

  static let all = types + texts + rows + dates

  private static let types = [
    // Booleans
    // PostgreSQL has a type for them, SQLite has 0 and 1. A Bool is a condition in Swift, and never a number.
    EngineDifference(
      "boolean-compared-with-a-number-T1", byHand: #"SELECT count(*) FROM items WHERE "isActive" = 1"#,
      koine: Item.where(\.isActive).count()),
    // Booleans as text
    EngineDifference(
      "boolean-as-text-T2", byHand: #"SELECT CAST("isActive" AS text) FROM items WHERE id = 1"#,
      koine: Item.where { $0.id == 1 }.select { $0.isActive.cast(as: String.self) }),
    // Decimal numbers
    // SQLite computes with binary fractions. A Scaled number is exact on both: an integer on SQLite, numeric on PostgreSQL.
    EngineDifference(
      "decimals-T6", byHand: "SELECT 0.1 + 0.2 = 0.3",
      koine: Item.where { $0.id.in([1, 2]) }.select { $0.price.sum() == Scaled<Stock.Cents>(3.3) }),
    // Division by zero
    // NULL on SQLite, an error on PostgreSQL. In Koine it is NULL, and the type says so: the quotient is an optional.
    EngineDifference(
      "division-by-zero-O2", byHand: "SELECT 100 / stock FROM items WHERE id IN (1, 3) ORDER BY id",
      koine: Item.where { $0.id.in([1, 3]) }.order(by: \.id).select { 100 / $0.stock }),
    // A fraction cast to an integer
    // SQLite cuts it off, PostgreSQL rounds it. Koine cuts it off, as Swift does; say round() to round.
    EngineDifference(
      "fraction-cast-T16", byHand: "SELECT CAST(weight + 0.2 AS bigint) FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select {
        (($0.weight + 0.2).cast(as: Int.self), ($0.weight + 0.2).round())
      }),
    // Halves rounded
    // SQLite rounds them away from zero, PostgreSQL rounds a double precision to the even number.
    EngineDifference(
      "halves-rounded-F18", byHand: "SELECT round(weight) FROM items ORDER BY id",
      koine: Item.order(by: \.id).select { $0.weight.round() }),
    // A text that is not a number
    // 0 on SQLite, an error on PostgreSQL. In Koine the cast is NULL.
    EngineDifference(
      "text-cast-to-a-number-T17", byHand: "SELECT CAST(name AS bigint) FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select { $0.name.cast(as: Int?.self) }),
    // Texts of a limited length
    // SQLite takes the 3 of varchar(3) for decoration. Koine has no such type: a text has any length, and left() cuts it.
    EngineDifference(
      "varchar-T15", byHand: "SELECT CAST(name AS varchar(3)) FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select { $0.name.left(3) }),
    // Numbers compared with texts
    // Different values on SQLite, equal on PostgreSQL, which takes the text for a number. In Koine it does not compile.
    EngineDifference(
      "number-compared-with-a-text-T20", byHand: "SELECT 1 = '1'",
      koine: Item.where { $0.id == 1 }.select { $0.id.cast(as: String.self) == "1" }),
    // Integers beyond 64 bits
    // SQLite goes on with a floating-point number, PostgreSQL raises an error. With Koine both are errors, though not
    // the same: SQLite's comes when the value is decoded.
    EngineDifference(
      "integer-overflow-T18", byHand: "SELECT 9223372036854775807 + id FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select { $0.id + Int.max }, fate: .remains),
    // The remainder of a fraction
    // SQLite makes integers of both sides first. In Koine % of fractions is exact; of floating-point numbers, which
    // PostgreSQL does not divide so, it is refused there.
    EngineDifference(
      "remainder-O3", byHand: "SELECT 7.5 % 2",
      koine: Item.where { $0.id == 4 }.select { ($0.id % 3, ($0.stock ?? 0) % 5) }),
    // Texts in columns of numbers
    // SQLite stores them, PostgreSQL refuses. In Koine assigning a text does not compile, and a table that createTable()
    // has made is STRICT on SQLite.
    EngineDifference(
      "text-in-a-column-of-numbers-T14",
      byHand: "UPDATE items SET stock = 'many' WHERE id = 1 RETURNING stock",
      koine: Item.where { $0.id == 1 }.select(\.stock)),
    // Random numbers
    // An integer of 64 bits on SQLite, a fraction below 1 on PostgreSQL.
    EngineDifference(
      "random-F19", byHand: "SELECT random() BETWEEN 0 AND 1 AND random() BETWEEN 0 AND 1 FROM items",
      koine: Item.select { _ in randomFraction() }.as("numbers").where { $0.value >= 0 && $0.value < 1 }
        .count()),
  ]

  private static let texts = [
    // LIKE
    // SQLite ignores the case of ASCII letters, PostgreSQL does not. Koine's like ignores it on both, and is
    // case-sensitive on both if you ask.
    EngineDifference(
      "like-O9", byHand: "SELECT name FROM items WHERE name LIKE 'A%'",
      koine: Item.where { $0.name.like("A%") }.select { ($0.name, $0.name.like("A%", caseSensitive: true)) }),
    // The escape of LIKE
    // A backslash on PostgreSQL, nothing on SQLite. Koine always says that it is a backslash; contains, hasPrefix and
    // hasSuffix have no wildcards at all.
    EngineDifference(
      "like-escape-O11", byHand: #"SELECT '100%' LIKE '100\%'"#,
      koine: Item.where { $0.id == 1 }.select {
        (($0.name + "%").like(#"apple\%"#), ($0.name + "%").contains("%"))
      }),
    // ILIKE
    EngineDifference(
      "ilike-O10", byHand: "SELECT name FROM items WHERE name ILIKE 'BAN%'",
      koine: Item.where { $0.name.like("BAN%") }.select(\.name)),
    // Texts in order
    // SQLite sorts by code point, PostgreSQL as the database's locale does, which is another one on each server. Koine
    // sorts by code point, unless the column or the query says otherwise.
    EngineDifference(
      "order-of-texts-T21", byHand: "SELECT name FROM items ORDER BY name",
      koine: Item.order(by: \.name).select(\.name)),
    // Texts compared
    EngineDifference(
      "texts-compared-T21", byHand: "SELECT name FROM items WHERE name < 'b' ORDER BY id",
      koine: Item.where { $0.name < "b" }.order(by: \.id).select(\.name)),
    // lower and upper
    // ASCII letters alone on SQLite, every letter on PostgreSQL. Koine's lower and upper change ASCII letters on both.
    EngineDifference(
      "lower-F15", byHand: "SELECT lower(name) FROM items WHERE id = 3",
      koine: Item.where { $0.id == 3 }.select { ($0.name.lower(), $0.name.upper()) }),
    // substr before the first character
    // From the end on SQLite, from a place before the text on PostgreSQL, as in the standard and in Koine.
    EngineDifference(
      "substring-F13", byHand: "SELECT substr(name, -2) FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select { ($0.name.substr(-2), $0.name.right(2)) }),
    // Functions that SQLite lacks
    // Koine writes them with what SQLite has, or the driver adds them under names of its own.
    EngineDifference(
      "lpad-F16", byHand: "SELECT lpad(name, 7, '.') FROM items WHERE id = 1",
      koine: Item.where { $0.id == 1 }.select {
        ($0.name.lpad(7, "."), $0.name.reverse(), $0.name.repeated(2))
      }),
    // Names without quotes
    // SQLite finds them in any case, PostgreSQL reads them in lower case. Koine quotes every name.
    EngineDifference(
      "names-without-quotes-L5", byHand: "SELECT count(isActive) FROM items",
      koine: Item.select { $0.isActive.count() }),
  ]

  private static let rows = [
    // NULL in order
    // The least value on SQLite, the greatest on PostgreSQL. In Koine it is the least; nulls: says otherwise.
    EngineDifference(
      "null-in-order-Q1", byHand: "SELECT stock FROM items ORDER BY stock",
      koine: Item.order(by: \.stock).select(\.stock)),
    // Columns that are not grouped
    // SQLite takes the value of some row, PostgreSQL refuses. So does Koine on both, before anything runs.
    EngineDifference(
      "ungrouped-column-Q11",
      byHand: "SELECT name, sum(stock) FROM items GROUP BY category ORDER BY category",
      koine: Item.group(by: \.category).select { ($0.name, $0.stock.sum()) }, fate: .refused),
    // DISTINCT in another order
    EngineDifference(
      "distinct-in-another-order-Q10", byHand: "SELECT DISTINCT category FROM items ORDER BY id",
      koine: Item.select(\.category).distinct().order(by: \.id), fate: .refused),
    // A subquery of several rows as a value
    // SQLite takes the first row, PostgreSQL raises an error.
    EngineDifference(
      "subquery-of-several-rows-O20", byHand: "SELECT (SELECT name FROM items)",
      koine: Item.select { _ in Item.select(\.name) }, fate: .refused),
    // UNION and INTERSECT
    // SQLite goes from left to right, PostgreSQL intersects first. In Koine the calls say what is combined with what.
    EngineDifference(
      "union-then-intersect-Q34", byHand: "SELECT 1 UNION SELECT 2 INTERSECT SELECT 3",
      koine: Item.where { $0.id == 1 }.select(\.id)
        .union(Item.where { $0.id == 2 }.select(\.id).intersect(Item.where { $0.id == 3 }.select(\.id)))),
    // An empty list
    EngineDifference(
      "empty-list-O17", byHand: "SELECT count(*) FROM items WHERE id NOT IN ()",
      koine: Item.where { !$0.id.in([Int]()) }.count()),
    // The greatest of several values
    // SQLite's max is NULL if one of them is, PostgreSQL's greatest passes NULL over.
    EngineDifference(
      "greatest-O22", byHand: "SELECT max(stock, 3) FROM items WHERE id = 2",
      "SELECT greatest(stock, 3) FROM items WHERE id = 2",
      koine: Item.where { $0.id == 2 }.select { greatest($0.stock, 3) }),
    // DISTINCT ON
    EngineDifference(
      "distinct-on-Q9",
      byHand: "SELECT DISTINCT ON (category) category, name FROM items ORDER BY category, id",
      koine: Item.distinct(on: \.category).order { ($0.category, $0.id) }.select { ($0.category, $0.name) }),
    // OFFSET without LIMIT
    EngineDifference(
      "offset-Q2", byHand: "SELECT id FROM items ORDER BY id OFFSET 3",
      koine: Item.order(by: \.id).offset(3).select(\.id)),
    // Subtotals
    EngineDifference(
      "rollup-Q14", byHand: "SELECT category, count(*) FROM items GROUP BY ROLLUP (category) ORDER BY 2, 1",
      koine: Item.rollup(by: \.category).order { ($0.id.count(), $0.category) }
        .select { ($0.category, $0.id.count()) }),
    // Statistics
    EngineDifference(
      "statistics-Q21", byHand: "SELECT var_pop(weight) FROM items",
      koine: Item.select { ($0.weight.varPop(), $0.weight.median()) }),
    // Texts put together
    EngineDifference(
      "texts-put-together-Q19",
      byHand: "SELECT string_agg(name, ', ' ORDER BY id) FROM items WHERE category = 'fruit'",
      koine: Item.where { $0.category == "fruit" }
        .select { $0.name.groupConcat(separator: ", ", orderedBy: $0.id) }),
    // Series of integers
    EngineDifference(
      "series-F32", byHand: "SELECT count(*) FROM generate_series(1, 12)",
      koine: series(1, through: 12).count()),
    // All and any
    EngineDifference(
      "all-O19", byHand: "SELECT name FROM items WHERE stock >= ALL (SELECT stock FROM items WHERE id <> 2)",
      koine: Item.where {
        $0.stock.compare(.greaterOrEqual, toAll: Item.where { $0.id != 2 }.select(\.stock))
      }
      .select(\.name)),
    // EXCEPT ALL
    EngineDifference(
      "except-all-Q35", byHand: "SELECT category FROM items EXCEPT ALL SELECT 'fruit' ORDER BY 1",
      koine: Item.select(\.category).exceptAll(Item.where { $0.id == 1 }.select(\.category)).order { $0 }),
    // HAVING without groups
    EngineDifference(
      "having-without-groups-Q13", byHand: "SELECT 'many' FROM items HAVING count(*) > 3",
      koine: Item.having { $0.id.count() > 3 }.select { _ in "many" }),
    // Rows locked
    // SQLite has no locks on rows: a transaction that writes is alone. Koine refuses forUpdate() there, unless you say
    // that a single writer is lock enough.
    EngineDifference(
      "rows-locked-Q42", byHand: "SELECT id FROM items WHERE id = 1 FOR UPDATE",
      koine: Item.where { $0.id == 1 }.forUpdate(singleWriterSuffices: true).select(\.id)),
  ]

  private static let dates = [
    // A month after the month's end
    // SQLite counts on into March, PostgreSQL stays in February, and so does Koine.
    EngineDifference(
      "month-added-F7", byHand: #"SELECT date("addedAt", '+1 month') FROM items WHERE id = 1"#,
      #"SELECT CAST((("addedAt" AT TIME ZONE 'UTC') + interval '1 month') AS date)::text FROM items WHERE id = 1"#,
      koine: Item.where { $0.id == 1 }.select { $0.addedAt.adding(1, .months).iso8601() }),
    // Parts of an instant
    // PostgreSQL tells the hour in the time zone of the session, here Asia/Kolkata. In Koine it is that of UTC, unless
    // the query names another zone.
    EngineDifference(
      "hour-of-the-session-F2",
      byHand: #"SELECT CAST(strftime('%H', "addedAt") AS integer) FROM items WHERE id = 1"#,
      #"SELECT CAST(EXTRACT(HOUR FROM "addedAt") AS integer) FROM items WHERE id = 1"#,
      koine: Item.where { $0.id == 1 }.select {
        ($0.addedAt.hour(), $0.addedAt.inZone(.offset(hours: 5, minutes: 30)).hour())
      }),
    // Weeks
    // %W of SQLite is not the week of ISO 8601.
    EngineDifference(
      "weeks-F3", byHand: #"SELECT CAST(strftime('%W', "addedAt") AS integer) FROM items WHERE id = 4"#,
      #"SELECT CAST(EXTRACT(WEEK FROM "addedAt") AS integer) FROM items WHERE id = 4"#,
      koine: Item.where { $0.id == 4 }.select { ($0.addedAt.isoYear(), $0.addedAt.isoWeek()) }),
    // Days that do not exist
    // SQLite takes February 30th as it comes, PostgreSQL raises an error. In Koine it is NULL.
    EngineDifference(
      "day-that-does-not-exist-F10", byHand: "SELECT date('2020-02-30')", "SELECT CAST('2020-02-30' AS date)",
      koine: Item.where { $0.id == 1 }.select { _ in "2020-02-30".cast(as: CalendarDate?.self) }),
    // A day compared with an instant
    // SQLite compares the texts. In Koine it does not compile; calendarDate() takes the day of an instant.
    EngineDifference(
      "day-compared-with-an-instant-T9", byHand: "SELECT '2020-01-01 00:00:00' > '2020-01-01'",
      "SELECT timestamp '2020-01-01 00:00:00' > date '2020-01-01'",
      koine: Item.where { $0.addedAt.calendarDate() == CalendarDate(2020, 1, 31) }.select(\.id)),
    // Differences of instants
    EngineDifference(
      "seconds-between-F8",
      byHand: "SELECT CAST((julianday('2020-01-01 00:00:01') - julianday('2020-01-01')) * 86400 AS integer)",
      "SELECT CAST(EXTRACT(EPOCH FROM timestamp '2020-01-01 00:00:01' - timestamp '2020-01-01') AS integer)",
      koine: Item.where { $0.id == 1 }.select {
        $0.addedAt.until($0.addedAt.adding(1, .seconds), in: .seconds)
      }),
  ]
}
