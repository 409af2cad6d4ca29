import Koine

/// Inserts of chosen columns, of queries, of defaults, of rows that differ, and upserts under a condition.
enum WriteCases {
  @GoldenCases static var all: [GoldenCase] {
    mixed
    columns
    queries
    conflicts
    updates
  }

  private static let pages = Page.order(by: \.path)
    .select { ($0.path, $0.text, $0.version, $0.isDeleted, $0.state) }

  private static let home = ("/", "home", 3, false, String?.none)
  private static let old = ("/old", "gone", 1, true, String?.some("draft"))

  @GoldenCases private static var mixed: [GoldenCase] {
    GoldenCase(
      "insert-rows-that-differ",
      Page.insert {
        Page.Draft(path: "a")
        Page.Draft(path: "b", version: 5)
        Page.Draft(path: "c", version: 6)
        Page.Draft(path: "d", text: "D", isDeleted: true, state: "x")
      },
      affects: 4, then: pages,
      [
        home, old, ("a", "", 1, false, "draft"), ("b", "", 5, false, "draft"), ("c", "", 6, false, "draft"),
        ("d", "D", 1, true, "x"),
      ])
    GoldenCase(
      "insert-row-and-draft",
      Page.insert {
        Page(id: 90, path: "x", text: "", version: 2, isDeleted: false, state: nil)
        Page.Draft(path: "y", text: "Y", version: 2, isDeleted: true, state: "s")
      }.returning { ($0.path, $0.state, $0.version, $0.id == 90) },
      returns: [("x", nil, 2, true), ("y", "s", 2, false)])
    GoldenCase(
      "insert-drafts-of-defaults",
      Ticket.insert { for _ in 1...3 { Ticket.Draft() } }, affects: 3, then: Ticket.count(), [3])
    GoldenCase(
      "insert-drafts-of-defaults-and-row",
      Ticket.insert {
        Ticket.Draft()
        Ticket(id: 70)
      }.returning { $0.id == 70 }, returns: [false, true])
    GoldenCase(
      "insert-default-values", Counter.insertDefaultValues().returning { ($0.number, $0.note) },
      returns: [(5, nil)])
  }

  @GoldenCases private static var columns: [GoldenCase] {
    GoldenCase(
      "insert-columns",
      Page.insert(\.path, \.text, \.state, values: [("a", "A", nil), ("b1", "B", "s"), ("b2", "B", "s")]),
      affects: 3, then: pages,
      [
        home, old, ("a", "A", 1, false, nil), ("b1", "B", 1, false, "s"), ("b2", "B", 1, false, "s"),
      ])
    GoldenCase(
      "insert-one-column",
      Counter.insert(\.note, values: ["a", "b"]).returning { ($0.number, $0.note) },
      returns: [(5, "a"), (5, "b")])
  }

  @GoldenCases private static var queries: [GoldenCase] {
    GoldenCase(
      "insert-from-query",
      Counter.insert(
        \.number, \.note,
        select: Tag.where { $0.id < 3 }.order { $0.id.descending() }.select {
          ($0.id * 10 + 1, ($0.title + "!").optional)
        }),
      affects: 2, then: Counter.order(by: \.number).select { ($0.number, $0.note) },
      [(11, "red!"), (21, "blue!")])
    GoldenCase(
      "insert-from-query-of-one-column",
      Counter.insert(\.note, select: RemindersList.limit(1).select { $0.title.optional }).returning(\.number),
      returns: [5])
    GoldenCase(
      "insert-from-query-of-every-column",
      Absence.insert(\.self, select: Tag.where { $0.id < 3 }.select { ($0.id + 100, $0.weight, $0.title) }),
      affects: 2, then: Absence.order(by: \.id).select { ($0.id, $0.n, $0.text) },
      [(101, 7, "red"), (102, nil, "blue")])
    GoldenCase(
      "insert-from-query-of-computed-key",
      Absence.insert(
        \.self, select: Tag.select { (SQL("\($0.id) * 100", as: Int.self), $0.weight, $0.title) }),
      affects: 4, then: Absence.where { $0.id > 99 }.order(by: \.id).select { ($0.id, $0.n, $0.text) },
      [(100, 7, "red"), (200, nil, "blue"), (300, -7, "red"), (400, 0, "Red")])
    GoldenCase(
      "insert-from-query-upsert",
      Tag.insert(\.self, select: Tag.select { ($0.id, $0.reminderID, $0.title + "?", $0.weight) })
        .onConflict(\.id) { row, excluded in row.title = excluded.title },
      affects: 4, then: Tag.order(by: \.id).select(\.title), ["red?", "blue?", "red?", "Red?"])
    GoldenCase(
      "insert-from-query-joined-upsert",
      Tag.insert(
        \.self,
        select: Tag.join(Reminder.self) { $0.reminderID == $1.id }
          .select { ($0.id, $0.reminderID, $1.title, $0.weight) }
      ).onConflict(\.id),
      affects: 0, then: Tag.order(by: \.id).select(\.title), ["red", "blue", "red", "Red"])
  }

  @GoldenCases private static var conflicts: [GoldenCase] {
    GoldenCase(
      "upsert-where",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in
        row.title = excluded.title
        row.weight = excluded.weight
      } where: { row, excluded in
        row.weight < excluded.weight && row.title != "blue"
      },
      affects: 2, then: Tag.order(by: \.id).select { ($0.id, $0.title, $0.weight) },
      [(1, "red", 7), (2, "blue", nil), (3, "new", 1), (4, "Red", 0), (9, "added", 1)])
    GoldenCase(
      "upsert-where-returning",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in
        row.title = excluded.title
      } where: { row, excluded in
        row.weight < excluded.weight
      }.returning(\.id), returns: [3, 9])
    GoldenCase(
      "upsert-partial-index-P10",
      Page.insert {
        Page.Draft(path: "/", text: "new", version: 4)
        Page.Draft(path: "/old", text: "again", version: 1)
        Page.Draft(path: "/more", text: "more", version: 1)
      }
      .onConflict(\.path, index: .where { !$0.isDeleted }) { page, excluded in
        page.text = excluded.text
        page.version += 1
      } where: { page, excluded in
        page.version < excluded.version
      },
      affects: 3, then: Page.order { ($0.path, $0.text) }.select { ($0.path, $0.text, $0.version) },
      [("/", "new", 4), ("/more", "more", 1), ("/old", "again", 1), ("/old", "gone", 1)])
    GoldenCase(refused: "upsert-several-keys", severalKeys)
    GoldenCase(
      refused: "upsert-several-keys-then-any",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in row.title = excluded.title }
        .onAnyConflictDoNothing().onConflict(\.title))
    GoldenCase(
      refused: "upsert-several-keys-repeated",
      Page.insert {
        Page.Draft(path: "/a", text: "first")
        Page.Draft(path: "/a", text: "second")
      }
      .onConflict(\.id) { page, excluded in page.text = excluded.text }
      .onConflict(\.path) { page, excluded in page.text = excluded.text })
    GoldenCase(
      "upsert-partial-index-nothing",
      Page.insert(\.path, \.text, values: [("/", "new"), ("/old", "again")])
        .onConflict(\.path, index: .where { !$0.isDeleted }),
      affects: 1, then: Page.order { ($0.path, $0.text) }.select { ($0.path, $0.text) },
      [("/", "home"), ("/old", "again"), ("/old", "gone")])
    GoldenCase(
      "upsert-rows-that-differ",
      Page.insert {
        Page.Draft(path: "a", text: "A")
        Page(id: 1, path: "/", text: "new", version: 0, isDeleted: false, state: "x")
        Page.Draft(path: "b", text: "B")
      }
      .onConflict(\.id) { page, excluded in page.text = excluded.text }
      .returning { ($0.path, $0.text, $0.version) },
      returns: [("a", "A", 1), ("/", "new", 3), ("b", "B", 1)])
    GoldenCase(
      "upsert-rows-to-first-in-order",
      Tag.insert(proposed).onConflict(\.id) { row, _ in
        row.title = Reminder.order { ($0.priority, $0.id) }.limit(1).select(\.title) ?? ""
      },
      affects: 4, then: Tag.order(by: \.id).select { ($0.id, $0.title) },
      (1...3).map { ($0, "write O'Hara's \"book\"") } + [(4, "Red"), (9, "added")])
    GoldenCase(
      "upsert-rows-to-groups",
      Tag.insert(proposed).onConflict(\.id) { row, _ in
        row.title =
          RemindersList.group { $0.title + "!" }.order { ($0.title + "!").descending() }.limit(1).select {
            $0.title + "!"
          } ?? ""
      },
      affects: 4, then: Tag.order(by: \.id).select { ($0.id, $0.title) },
      [(1, "École!"), (2, "École!"), (3, "École!"), (4, "Red"), (9, "added")])
    GoldenCase(
      refused: "upsert-empty-condition",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in
        row.title = excluded.title
      } where: { row, _ in
        if let absent { row.title == absent }
      })
    GoldenCase(
      refused: "upsert-of-defaults", Counter.insertDefaultValues().onConflict(\.id))
  }

  private static let absent: String? = nil

  static let severalKeys = Page.insert {
    Page(id: 1, path: "/new", text: "first", version: 4, isDeleted: false, state: nil)
    Page(id: 77, path: "/", text: "second", version: 5, isDeleted: false, state: nil)
    Page(id: 78, path: "/more", text: "third", version: 6, isDeleted: false, state: nil)
  }
  .onConflict(\.id) { page, excluded in page.text = excluded.text }
  .onConflict(\.path, index: .where { !$0.isDeleted }) { page, excluded in
    page.version = excluded.version
  } where: { page, excluded in
    page.text != excluded.text
  }

  private static let proposed = [
    Tag(id: 1, reminderID: 2, title: "new", weight: 5), Tag(id: 2, reminderID: 2, title: "new", weight: 5),
    Tag(id: 3, reminderID: 2, title: "new", weight: 1), Tag(id: 9, reminderID: 2, title: "added", weight: 1),
  ]

  @GoldenCases private static var updates: [GoldenCase] {
    GoldenCase(
      "update-several-increments",
      Tag.where { $0.id == 1 }.update {
        $0.weight += 1
        $0.weight += 2
        $0.title += "a"
        $0.title += "b"
        $0.weight -= 10
      }, affects: 1, then: Tag.where { $0.id == 1 }.select { ($0.title, $0.weight) }, [("redab", 0)])
  }
}
