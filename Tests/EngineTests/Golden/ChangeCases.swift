import Koine

/// Inserts, upserts, updates and deletes: what they return and what they leave.
enum ChangeCases {
  @GoldenCases static var all: [GoldenCase] {
    inserts
    upserts
    updates
    rows
    deletes
    readsOfTheChangedTable
  }

  private static let tags = Tag.order(by: \.id).select { ($0.id, $0.title, $0.weight) }

  @GoldenCases private static var inserts: [GoldenCase] {
    GoldenCase(
      "insert-row", Tag.insert(Tag(id: 9, reminderID: 2, title: "O'\\\"%", weight: .min)), affects: 1,
      then: Tag.where { $0.id > 4 }.select { ($0.id, $0.title, $0.weight) }, [(9, "O'\\\"%", .min)])
    GoldenCase(
      "insert-rows",
      Tag.insert([
        Tag(id: 9, reminderID: 2, title: "a", weight: nil), Tag(id: 10, reminderID: 2, title: "😀", weight: 1),
      ]),
      affects: 2, then: Tag.where { $0.id > 4 }.order(by: \.id).select { ($0.id, $0.title, $0.weight) },
      [(9, "a", nil), (10, "😀", 1)])
    GoldenCase(
      "insert-drafts",
      Absence.insert {
        Absence.Draft(n: 1, text: "x"); for n in 2...3 { Absence.Draft(n: n, text: "y") }
      },
      affects: 3, then: Absence.order(by: \.n).select { ($0.n, $0.text) }, [(1, "x"), (2, "y"), (3, "y")])
    GoldenCase(
      "insert-draft-defaults",
      Reminder.insert { Reminder.Draft(remindersListID: 3) }.returning {
        ($0.title, $0.isCompleted, $0.priority, $0.score)
      },
      returns: [("", false, nil, 0)])
    GoldenCase(
      "insert-returning",
      Tag.insert([
        Tag(id: 9, reminderID: 2, title: "a", weight: nil), Tag(id: 10, reminderID: 2, title: "b", weight: 1),
      ])
      .returning { ($0.id, $0.weight + 1, $0.title + "!") }, returns: [(9, nil, "a!"), (10, 2, "b!")])
    GoldenCase(refused: "insert-nothing", Tag.insert([Tag]()))
    GoldenCase(
      refused: "insert-nul-T5", Phrase.insert(Phrase(id: 99, text: "a\0b", other: nil)))
    GoldenCase(
      refused: "insert-not-a-number-T7", Sample.insert(Sample(id: 99, x: .nan)))
  }

  private static let proposed = [
    Tag(id: 1, reminderID: 2, title: "new", weight: 5),
    Tag(id: 9, reminderID: 2, title: "added", weight: nil),
  ]

  @GoldenCases private static var upserts: [GoldenCase] {
    GoldenCase(
      "upsert-nothing", Tag.insert(proposed).onConflict(\.id), affects: 1, then: tags,
      [(1, "red", 7), (2, "blue", nil), (3, "red", -7), (4, "Red", 0), (9, "added", nil)])
    GoldenCase(
      "upsert-update",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in
        row.title = excluded.title
        row.weight = row.weight + excluded.weight
      }, affects: 2, then: tags,
      [(1, "new", 12), (2, "blue", nil), (3, "red", -7), (4, "Red", 0), (9, "added", nil)])
    GoldenCase(
      "upsert-update-returning",
      Tag.insert(proposed).onConflict(\.id) { row, excluded in row.title = excluded.title + "!" }.returning {
        ($0.id, $0.title)
      },
      returns: [(1, "new!"), (9, "added")])
    GoldenCase(
      refused: "upsert-same-key-twice",
      Tag.insert([proposed[0], proposed[0]]).onConflict(\.id) { row, excluded in row.title = excluded.title })
  }

  @GoldenCases private static var updates: [GoldenCase] {
    GoldenCase(
      "update",
      Tag.where { $0.weight == nil }.update {
        $0.weight = 1; $0.title += "!"
      }, affects: 1, then: tags,
      [(1, "red", 7), (2, "blue!", 1), (3, "red", -7), (4, "Red", 0)])
    GoldenCase(
      "update-all", Tag.all().update { $0.weight = nil }, affects: 4, then: tags,
      [(1, "red", nil), (2, "blue", nil), (3, "red", nil), (4, "Red", nil)])
    GoldenCase(
      "update-simultaneous",
      Sample.where { $0.id < 3 }.update { row in
        let n = row.n; row.n = row.m; row.m = n
      }, affects: 2,
      then: Sample.where { $0.id < 3 }.order(by: \.id).select { ($0.n, $0.m) }, [(2, 7), (2, -7)])
    GoldenCase(
      "update-increment", Tag.where { $0.id.in([1, 2]) }.update { $0.weight += 1 }, affects: 2, then: tags,
      [(1, "red", 8), (2, "blue", nil), (3, "red", -7), (4, "Red", 0)])
    GoldenCase(
      "update-toggle", Reminder.all().update { $0.isCompleted.toggle() }, affects: 6,
      then: Reminder.where(\.isCompleted).order(by: \.id).select(\.id), [1, 3, 5, 6])
    GoldenCase(
      "update-from-subquery",
      RemindersList.where { list in exists(Reminder.where { $0.remindersListID == list.id }) }
        .update { $0.title = $0.title + "+" }, affects: 2,
      then: RemindersList.order(by: \.id).select(\.title), ["Home+", "École+", "empty"])
    GoldenCase(
      "update-returning",
      Reminder.where { $0.id == 1 }.update {
        $0.isCompleted = true; $0.priority += 1
      }
      .returning { ($0.id, $0.isCompleted, $0.priority) }, returns: [(1, true, 4)])
    GoldenCase(
      "update-no-row", Tag.where { $0.id == 42 }.update { $0.title = "x" }, affects: 0, then: Tag.count(), [4]
    )
    GoldenCase(refused: "update-nothing", Tag.all().update { _ in })
  }

  /// Several columns that get the row of one query.
  @GoldenCases private static var rows: [GoldenCase] {
    GoldenCase(
      "update-row-by-key",
      Tag.all().update { tag in
        tag.title = tag.title + "!"
        tag.set(
          \.reminderID, \.weight,
          to: Sample.where { $0.id == tag.id + 1 }.select { ($0.id, $0.n) })
      }, affects: 4, then: tagsOfReminders,
      [(1, "red!", 2, -7), (2, "blue!", 3, 7), (3, "red!", 4, 7), (4, "Red!", 5, nil)])
    GoldenCase(
      "update-row-of-aggregates",
      Sample.where { $0.id < 3 }.update { sample in
        sample.set(
          \.n, \.m, to: Tag.where { $0.id > sample.id + 1 }.select { ($0.weight.max(), $0.weight.sum()) })
      }, affects: 2,
      then: Sample.where { $0.id < 3 }.order(by: \.id).select { ($0.n, $0.m) }, [(0, -7), (0, 0)])
    GoldenCase(
      "update-row-without-one",
      Sample.where { $0.id < 3 }.update { sample in
        sample.set(
          \.n, \.m,
          to: Tag.where { $0.id == sample.id + 3 }.limit(1).select { ($0.weight, $0.reminderID.optional) })
      }, affects: 2,
      then: Sample.where { $0.id < 3 }.order(by: \.id).select { ($0.n, $0.m) }, [(0, 6), (nil, nil)])
    GoldenCase(
      "update-row-of-the-changed-table",
      Tag.all().update { tag in
        tag.set(
          \.title, \.weight,
          to: Tag.as(Before.self).where { $0.id != tag.id }.order { $0.id.descending() }.limit(1)
            .select { ($0.title, $0.weight) })
      }, affects: 4, then: tags,
      [(1, "Red", 0), (2, "Red", 0), (3, "Red", 0), (4, "red", -7)])
    GoldenCase(
      "update-row-returning",
      Tag.where { $0.id == 1 }.update { tag in
        tag.set(\.title, \.weight, to: Reminder.find(2).select { ($0.title, $0.id.optional) })
      }.returning { ($0.id, $0.weight) }, returns: [(1, 2)])
    GoldenCase(
      refused: "update-row-of-several",
      Tag.all().update { tag in
        tag.set(\.title, \.weight, to: Tag.as(Before.self).select { ($0.title, $0.weight) })
      })
    GoldenCase(
      refused: "update-row-and-column",
      Tag.all().update { tag in
        tag.title = "x"
        tag.set(\.title, \.weight, to: Tag.as(Before.self).limit(1).select { ($0.title, $0.weight) })
      })
    GoldenCase(
      refused: "upsert-row",
      Tag.insert(proposed).onConflict(\.id) { row, _ in
        row.set(\.title, \.weight, to: Tag.as(Before.self).limit(1).select { ($0.title, $0.weight) })
      })
    GoldenCase(
      refused: "merge-row",
      Tag.merge(using: values([(1, 3)], as: "weights")) { $0.id == $1.0 }
        .whenMatchedUpdate { tag, _ in
          tag.set(\.title, \.weight, to: Tag.as(Before.self).limit(1).select { ($0.title, $0.weight) })
        })
  }

  private static let tagsOfReminders = Tag.order(by: \.id)
    .select { ($0.id, $0.title, $0.reminderID, $0.weight) }

  private static let absent: String? = nil

  @GoldenCases private static var deletes: [GoldenCase] {
    GoldenCase(
      "delete", Tag.where { $0.weight < 0 }.delete(), affects: 1, then: Tag.order(by: \.id).select(\.id),
      [1, 2, 4])
    GoldenCase("delete-all", Tag.all().delete(), affects: 4, then: Tag.count(), [0])
    GoldenCase(
      "delete-key-path", Sample.where { $0.flag == false }.delete(), affects: 3, then: Sample.count(), [7])
    GoldenCase(
      "delete-cascade", Reminder.find(1).delete(), affects: 1, then: Tag.order(by: \.id).select(\.id), [3, 4])
    GoldenCase(
      "delete-returning", Tag.where { $0.title == "red" }.delete().returning { ($0.id, $0.title.length()) },
      returns: [(1, 3), (3, 3)])
    GoldenCase(
      refused: "delete-empty-condition", Tag.where { tag in if let absent { tag.title == absent } }.delete())
  }

  private static let weights = Tag.order(by: \.id).select(\.weight)

  private enum Before: AliasName {}

  /// What a statement reads of the table that it changes is what was there before it.
  @GoldenCases private static var readsOfTheChangedTable: [GoldenCase] {
    GoldenCase(
      "update-from-other-rows",
      Tag.all().update { tag in
        tag.weight = Tag.as(Before.self).where { $0.id == tag.id - 1 }.select { $0.weight.max() }
      }, affects: 4, then: weights, [nil, 7, nil, -7])
    GoldenCase(
      "update-from-all-rows", Tag.all().update { $0.weight = Tag.select { $0.weight.max() } }, affects: 4,
      then: weights, [7, 7, 7, 7])
    GoldenCase(
      "update-from-rows-in-case",
      Tag.all().update { tag in
        tag.weight = Case().when(tag.id > 2, then: Tag.select { $0.weight.sum() } ?? 9).else(1)
      }, affects: 4, then: weights, [1, 1, 0, 0])
    GoldenCase(
      "update-from-rows-for-null",
      Tag.all().update { tag in tag.weight = (tag.weight + 1) ?? Tag.select { $0.weight.sum() } }, affects: 4,
      then: weights, [8, 0, -6, 1])
    GoldenCase(
      "update-from-rows-returning",
      Tag.where { $0.id > 1 }.update { tag in
        tag.weight = Tag.as(Before.self).where { $0.id < tag.id }.select { $0.weight.sum() }
      }.returning { ($0.id, $0.weight) }, returns: [(2, 7), (3, 7), (4, 0)])
    GoldenCase(
      "update-where-other-rows",
      Tag.where { tag in
        tag.id == 1 || exists(Tag.as(Before.self).where { $0.id == tag.id - 1 && ($0.weight ?? 0) == 0 })
      }.update { $0.weight = 0 }, affects: 2, then: weights, [0, nil, 0, 0])
    GoldenCase(
      "update-where-all-rows",
      Tag.where { $0.id == 1 || $0.id > 2 && Tag.select { $0.weight.max() } == 7 }.update { $0.weight = 1 },
      affects: 3, then: weights, [1, nil, 1, 1])
    GoldenCase(
      "update-returning-tests-for-null",
      Tag.where { $0.id < 3 }.update { $0.weight = $0.weight }.returning {
        ($0.id, $0.weight == nil, $0.weight.in([7, 8]))
      }, returns: [(1, false, true), (2, true, nil)])
    GoldenCase(
      "delete-where-all-rows",
      Sample.where { $0.id == 1 || $0.id > 2 && Sample.count() == 10 }.delete(), affects: 9,
      then: Sample.select(\.id), [2])
    GoldenCase(
      "delete-where-key-in-all-rows",
      Sample.where { sample in (sample.id - 1).in(Sample.select(\.id)) }.delete(),
      affects: 9, then: Sample.select(\.id), [1])
    GoldenCase(
      "delete-where-key-in-rows",
      Sample.where { sample in (sample.id - 1).in(Sample.where { $0.id > 0 }.select(\.id)) }.delete(),
      affects: 9,
      then: Sample.select(\.id), [1])
    GoldenCase(
      "delete-where-other-rows",
      Sample.where { sample in exists(Sample.as(Before.self).where { $0.id == sample.id - 1 }) }.delete(),
      affects: 9, then: Sample.select(\.id), [1])
    GoldenCase(
      "delete-where-greatest", Sample.where { $0.id == Sample.select { $0.id.max() } }.delete(), affects: 1,
      then: Sample.count(), [9])
    GoldenCase(
      "insert-from-itself",
      Tag.insert(
        \.self,
        select: Tag.select {
          ($0.id + (Tag.select { $0.id.max() } ?? 0), $0.reminderID, $0.title, Tag.select { $0.weight.sum() })
        }), affects: 4, then: weights, [7, nil, -7, 0, 0, 0, 0, 0])
    GoldenCase(
      "upsert-reads-the-table",
      Tag.insert(proposed[0]).onConflict(\.id) { row, _ in row.weight = Tag.select { $0.weight.count() } },
      affects: 1, then: weights, [3, nil, -7, 0])
    GoldenCase(
      "delete-returning-other-rows",
      Tag.where { $0.id == 1 }.delete().returning { tag in Reminder.where { $0.id == tag.reminderID }.count()
      },
      returns: [1])
    GoldenCase(
      refused: "delete-returning-following-rows",
      Reminder.find(1).delete().returning { reminder in Tag.where { $0.reminderID == reminder.id }.count() })
    GoldenCase(
      refused: "upsert-of-rows-reads-the-table",
      Tag.insert(proposed.reversed()).onConflict(\.id) { row, _ in
        row.weight = Tag.select { $0.weight.count() }
      } where: { row, _ in
        row.id.in(Tag.select(\.id))
      })
  }
}
