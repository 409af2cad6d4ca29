import Koine

/// SQL written by hand.
enum FragmentCases {
  enum Other: AliasName {}

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "fragment-columns",
      RemindersList.group(by: \.id).leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .order { list, _ in list.id }
        .select { SQL("count(CASE WHEN \($1.isCompleted) THEN NULL ELSE \($1.id) END)", as: Int.self) },
      [2, 2, 0])
    GoldenCase(
      "fragment-values",
      Tag.where { SQL("\($0.title) = \("O'Hara") OR \($0.weight) > \(6)", as: Bool.self) }.select(\.id), [1])
    GoldenCase(
      "fragment-parentheses",
      Tag.where { $0.id > 1 && SQL("\($0.id) = 1 OR \($0.id) = 2", as: Bool.self) }.select(\.id), [2])
    GoldenCase(
      "fragment-expression", Tag.where { $0.id == 1 }.select { SQL("\($0.weight + 1) * 2", as: Int?.self) },
      [16])
    GoldenCase(
      "fragment-list", Tag.where { SQL("\($0.id) IN \([1, 3])", as: Bool.self) }.order(by: \.id).select(\.id),
      [1, 3])
    GoldenCase(
      "fragment-empty-list", Tag.where { SQL("\($0.id) IN \([Int]())", as: Bool.self) }.select(\.id), [])
    GoldenCase(
      "fragment-empty-list-negated",
      Tag.where { SQL("\($0.title) NOT IN \([String]())", as: Bool.self) }.order(by: \.id).select(\.id),
      [1, 2, 3, 4])
    GoldenCase(
      "fragment-query",
      Tag.where { SQL("\($0.reminderID) IN (\(Reminder.where(\.isCompleted).select(\.id)))", as: Bool.self) }
        .select(\.id), [])
    GoldenCase(
      "fragment-tables",
      RemindersList.where { _ in
        SQL("(SELECT count(*) FROM \(Tag.self) WHERE \(Tag.columns.id) < \(3)) = 2", as: Bool.self)
      }.count(), [3])
    GoldenCase(
      "fragment-fragments",
      Tag.order(by: \.id).select { tag in
        let part: SQLFragment = "\(tag.id) \(raw: "+") \(1)"
        return SQL("(\(part)) * 2", as: Int.self)
      }, [4, 6, 8, 10])
    GoldenCase(
      "fragment-alias", Tag.as(Other.self).where { SQL("\($0.id) = 2", as: Bool.self) }.select(\.title),
      ["blue"])
    GoldenCase(
      "fragment-typed-value",
      Tag.where { SQL("\($0.id) = \(2, as: .integer(bits: 32))", as: Bool.self) }.select(\.id), [2])
    GoldenCase(
      "fragment-in-order", Tag.order { SQL("\($0.id) * \(-1)", as: Int.self) }.select(\.id), [4, 3, 2, 1])
    GoldenCase(
      "fragment-identifier",
      Tag.where { _ in SQL("\(identifier: "tags").\(name: Tag.columns.id) = 3", as: Bool.self) }.select(\.id),
      [3])
    parts
    lists
    names
    comments
    queries
  }

  /// Rows of a query written by hand.
  @Table struct Load: Equatable {
    var listID: Int
    var reminders: Int
  }

  @GoldenCases private static var parts: [GoldenCase] {
    GoldenCase(
      "fragment-nil",
      Tag.select { SQL("coalesce(\(nil), \(nil as Int?), \($0.weight), \(-1))", as: Int.self) }
        .order { SQL("\($0.id)", as: Int.self) },
      [7, -1, -7, 0])
    GoldenCase(
      "fragment-key-paths",
      Tag.where { _ in
        SQL(
          "EXISTS (SELECT \(\Phrase.Columns.text) FROM \(Phrase.self) WHERE \(name: \Phrase.Columns.id) = \(1))",
          as: Bool.self)
      }.count(), [4])
    GoldenCase(
      "fragment-tuple",
      Tag.where { SQL("\(row: ($0.id, $0.title)) = \(row: (2, "blue"))", as: Bool.self) }.select(\.id), [2])
    GoldenCase(
      "fragment-rows",
      Tag.where {
        SQL("\(row: ($0.id, $0.title)) IN (VALUES \(rows: [(1, "red"), (2, "red")]))", as: Bool.self)
      }
      .select(\.id), [1])
    GoldenCase(
      "fragment-insert",
      "INSERT INTO \(Absence.self) (\(names: Absence.columns)) VALUES \(rows: [(1, 2, "a"), (2, nil, "b")] as [(Int, Int?, String)])"
        as SQLFragment,
      affects: 2, then: Absence.order(by: \.id).select { ($0.id, $0.n, $0.text) },
      [(1, 2, "a"), (2, nil, "b")])
    GoldenCase(
      "fragment-alias-in-from",
      Tag.where { tag in
        SQL(
          "EXISTS (SELECT 1 FROM \(Tag.as(Other.self)) WHERE \(Tag.as(Other.self).columns.id) = \(tag.id) + 3)",
          as: Bool.self)
      }.select(\.id), [1])
    GoldenCase(
      "fragment-ordering",
      Tag.where { tag in
        SQL(
          "\(tag.id) = (SELECT \(identifier: "o").id FROM \(Tag.self) AS \(identifier: "o") ORDER BY \(SQL("\(identifier: "o").weight", as: Int?.self).descending()), \(SQL("\(identifier: "o").title", as: String.self).ascending()) LIMIT 1)",
          as: Bool.self)
      }.select(\.id), [1])
    GoldenCase(
      "fragment-ordering-nulls",
      Tag.where { tag in
        SQL(
          "\(tag.id) = (SELECT \(identifier: "o").id FROM \(Tag.self) AS \(identifier: "o") ORDER BY \(SQL("\(identifier: "o").weight", as: Int?.self).ascending()) LIMIT 1)",
          as: Bool.self)
      }.select(\.id), [2])
    GoldenCase(
      "fragment-order-term",
      Tag.order { (SQLFragment("\($0.weight) IS NULL DESC"), SQLFragment("\($0.id) DESC")) }.select(\.id),
      [2, 4, 3, 1])
    GoldenCase(
      "fragment-joined",
      Tag.where { tag in
        let conditions: [SQLFragment] = [1, 3].map { "\(tag.id) = \($0)" }
        var sql = "(" + conditions.joined(separator: " OR ") + ")"
        sql.append(" AND \(tag.title) = \("red")")
        sql += " AND 1 = 1"
        return SQL(sql, as: Bool.self)
      }.order(by: \.id).select(\.id), [1, 3])
  }

  /// Lists of more than values.
  @GoldenCases private static var lists: [GoldenCase] {
    GoldenCase(
      "fragment-list-of-expressions",
      Tag.where { SQL("\(2) IN \([$0.id + 0, $0.id + 1])", as: Bool.self) }.order(by: \.id).select(\.id),
      [1, 2])
    GoldenCase(
      "fragment-list-of-columns",
      Tag.where { SQL("\(4) IN \([$0.id, $0.id])", as: Bool.self) }.select(\.id), [4])
    GoldenCase(
      "fragment-list-with-null",
      Tag.where { SQL("\($0.weight) IN \([7, -7, nil] as [Int?])", as: Bool.self) }
        .order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "fragment-empty-list-of-expressions",
      Tag.where { SQL("\($0.title) IN \([Computed<String>]())", as: Bool.self) }.select(\.id), [])
  }

  private static let counts = Reminder.group(by: \.remindersListID)
    .select { ($0.remindersListID, $0.id.count()) }
  private static let named = counts.commonTable("totals")

  /// Names of collations, of the table of a row and of common tables.
  @GoldenCases private static var names: [GoldenCase] {
    GoldenCase(
      "fragment-collation",
      Tag.order { (SQLFragment("\($0.title) COLLATE \(collation: .binary)"), $0.id) }.select(\.id),
      [4, 2, 1, 3])
    // Only SQLite has a name for it.
    GoldenCase(
      refused: "fragment-collation-without-case",
      Tag.where { SQL("\($0.title) COLLATE \(collation: .noCase) = \("RED")", as: Bool.self) }.select(\.id))
    GoldenCase(
      refused: "fragment-collation-of-the-database",
      Tag.order { SQLFragment("\($0.title) COLLATE \(collation: .database)") }.select(\.id))
    GoldenCase(
      "fragment-table-of-a-row",
      Tag.where {
        SQL(
          "\($0.id) = (SELECT count(*) FROM \(tableOf: Tag(id: 9, reminderID: 1, title: "")))", as: Bool.self)
      }.select(\.id), [4])
    GoldenCase(
      "fragment-definition",
      Tag.where {
        SQL(
          "\($0.id) IN (WITH \(definitionOf: Load.self, as: counts) SELECT \(Load.columns.reminders) FROM \(Load.self))",
          as: Bool.self)
      }.select(\.id), [3])
    GoldenCase(
      "fragment-definition-by-hand",
      Tag.where {
        SQL(
          "\($0.id) IN (WITH \(definitionOf: Load.self, as: load) SELECT \(Load.columns.listID) FROM \(Load.self))",
          as: Bool.self)
      }.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "fragment-common-table",
      Tag.where { SQL("\($0.id) IN (\(named.select { $0.1 }))", as: Bool.self) }.select(\.id), [3])
  }

  /// A comment at the end of a text, without a line break behind it.
  @GoldenCases private static var comments: [GoldenCase] {
    GoldenCase(
      "fragment-comment-before-order",
      Tag.where { SQL("\($0.id) < 4 -- not the last", as: Bool.self) }.order(by: \.id).select(\.id),
      [1, 2, 3])
    GoldenCase(
      "fragment-comment-in-parentheses",
      Tag.where { (SQL("\($0.id) = 1 -- the first", as: Bool.self) || $0.id == 3) && $0.id < 4 }
        .order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "fragment-comment-in-a-join",
      RemindersList.join(Reminder.self) { SQL("\($0.id) = \($1.remindersListID) -- its list", as: Bool.self) }
        .where { list, _ in list.id == 1 }.order { _, reminder in reminder.id }
        .select { _, reminder in reminder.id },
      [1, 2, 6])
    GoldenCase(
      "fragment-comment-in-an-arm",
      Tag.where { SQL("\($0.id) = 1 -- one", as: Bool.self) }.select(\.id)
        .unionAll(Tag.where { SQL("\($0.id) = 2 -- two", as: Bool.self) }.select(\.id)),
      [1, 2])
    GoldenCase(
      "fragment-comment-of-a-selected-value",
      Tag.order(by: \.id).select { (SQL("\($0.id) + 1 -- one more", as: Int.self), $0.id) },
      [(2, 1), (3, 2), (4, 3), (5, 4)])
    GoldenCase(
      "fragment-comment-of-a-fragment-within",
      Tag.order(by: \.id).select { tag in
        let part: SQLFragment = "\(tag.id) + 1 -- one more"
        return SQL("(\(part)) * 2", as: Int.self)
      }, [4, 6, 8, 10])
    GoldenCase(
      "fragment-comments-joined",
      Tag.where { tag in
        let conditions: [SQLFragment] = [
          "\(tag.id) > 1 -- behind the first", "\(tag.id) < 4 /* and */ -- last",
        ]
        return SQL(conditions.joined(separator: " AND "), as: Bool.self)
      }.order(by: \.id).select(\.id), [2, 3])
    GoldenCase(
      "fragment-comment-of-a-query",
      Tag.where { $0.id.in(RawQuery("SELECT id FROM \(Tag.self) WHERE id < 3 -- two", as: Int.self)) }
        .order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      refused: "fragment-without-its-last-quote",
      Tag.where { SQL("\($0.title) = 'red", as: Bool.self) }.order(by: \.id).select(\.id))
    GoldenCase(
      refused: "fragment-without-the-end-of-its-comment",
      Tag.where { SQL("\($0.id) < 4 /* the last", as: Bool.self) }.order(by: \.id).select(\.id))
  }

  private static let ids = RawQuery(
    "SELECT \(Reminder.columns.id) FROM \(Reminder.self) WHERE id IN \([1, 3])", as: Int.self)
  private static let maximum = RawQuery("SELECT max(id) FROM \(Tag.self)", as: Int?.self)
  private static let few = RawQuery("SELECT id FROM \(Tag.self) WHERE id < \(3)", as: Int.self)
  private static let load = RawQuery(
    "SELECT count(*) AS reminders, \(Reminder.columns.remindersListID) AS \(identifier: "listID"), 1 AS more FROM \(Reminder.self) GROUP BY \(Reminder.columns.remindersListID)",
    as: Load.self)

  private static let loads = Load.from(load)

  @GoldenCases private static var queries: [GoldenCase] {
    GoldenCase("raw-query-in", Tag.where { $0.reminderID.in(ids) }.order(by: \.id).select(\.id), [1, 2, 3])
    GoldenCase("raw-query-exists", Tag.where { _ in !exists(ids) }.count(), [0])
    GoldenCase(
      "raw-query-scalar",
      Tag.where { $0.id == 4 }.select {
        ($0.title, maximum)
      }, [("Red", 4)])
    GoldenCase(
      "raw-query-in-fragment", Tag.where { SQL("\($0.reminderID) IN (\(ids))", as: Bool.self) }.count(), [3])
    GoldenCase(
      "raw-query-from", Load.from(load).where { $0.reminders > 1 }.order(by: \.listID),
      [Load(listID: 1, reminders: 3), Load(listID: 2, reminders: 3)])
    GoldenCase(
      "raw-query-joined",
      RemindersList.leftJoin(loads) { $0.id == $1.listID }.order { list, _ in list.id }
        .select { ($0.title, $1.reminders) },
      [("Home", 3), ("École", 3), ("empty", nil)])
    GoldenCase(
      "raw-query-common-table",
      RemindersList.all().with(Load.self, as: load).join(Load.self) { $0.id == $1.listID }
        .order { list, _ in list.id }.select { ($0.title, $1.reminders) },
      [("Home", 3), ("École", 3)])
    GoldenCase(
      "raw-query-common-table-not-materialized-Q38",
      RemindersList.all().with(Load.self, as: load, materialized: false)
        .join(Load.self) { $0.id == $1.listID }
        .order { list, _ in list.id }.select { $1.reminders },
      [3, 3])
    GoldenCase(
      "insert-from-raw-query",
      Counter.insert(\.number, select: few),
      affects: 2, then: Counter.order(by: \.number).select(\.number), [1, 2])
  }
}
