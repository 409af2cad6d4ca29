import Koine

/// UNION, INTERSECT and EXCEPT.
enum CompoundCases {
  @GoldenCases static var all: [GoldenCase] {
    operators
    trees
    arms
    uses
  }

  /// 7, NULL, -7, 0
  private static let weights = Tag.select(\.weight)
  /// 3, NULL, -1, 3, 0, NULL
  private static let priorities = Reminder.select(\.priority)

  @GoldenCases private static var operators: [GoldenCase] {
    GoldenCase("union", weights.union(priorities), [7, nil, -7, 0, 3, -1])
    GoldenCase("union-all", weights.unionAll(priorities), [7, nil, -7, 0, 3, nil, -1, 3, 0, nil])
    GoldenCase("intersect", priorities.intersect(weights), [nil, 0])
    GoldenCase("intersect-all-Q35", priorities.intersectAll(Sample.select { $0.id.nullIf(1) }), [nil, 3])
    GoldenCase(
      "intersect-all-of-equal", priorities.intersectAll(priorities.unionAll(weights)),
      [3, nil, -1, 3, 0, nil])
    GoldenCase("except", priorities.except(weights), [3, -1])
    GoldenCase("except-all-Q35", priorities.exceptAll(weights), [3, 3, -1, nil])
    GoldenCase(
      "except-all-several",
      priorities.exceptAll(weights).exceptAll(Sample.where { $0.id == 3 }.select { $0.id.nullIf(0) }),
      [3, -1, nil])
    // Texts are equal by code point: neither case nor an accent nor a trailing blank is passed over.
    GoldenCase(
      "union-texts",
      Reminder.where { $0.id >= 5 }.select { $0.title.lower() }.union(
        Phrase.where { $0.id <= 3 }.select(\.text)),
      ["zebra", "", "a", "A"])
    GoldenCase(
      "except-texts", Tag.select(\.title).except(Tag.where { $0.title == "red" }.select(\.title)),
      ["blue", "Red"])
    GoldenCase(
      "union-tuples",
      Tag.select { ($0.title, $0.weight) }.union(Tag.where { $0.id == 1 }.select { ($0.title, $0.weight) }),
      [("red", 7), ("blue", nil), ("red", -7), ("Red", 0)])
    GoldenCase(
      "union-of-values",
      Tag.where { $0.id <= 2 }.select { _ in ("a", 1) }.union(
        Tag.where { $0.id <= 2 }.select { _ in ("b", 2) }),
      [("a", 1), ("b", 2)])
    GoldenCase(
      "union-of-dates",
      Reminder.where { $0.id.in([1, 5]) }.select(\.dueDate).union(
        Reminder.where { $0.id == 3 }.select(\.dueDate)),
      [Reminders.januaryEnd, Reminders.leapDay])
    GoldenCase(
      "union-of-rows", Tag.where { $0.id <= 2 }.union(Tag.where { $0.weight == nil }),
      Array(Reminders.tags.prefix(2)))
  }

  /// Compounds in compounds: `1 UNION 2 INTERSECT 3` is of different rows on engines that are not told.
  @GoldenCases private static var trees: [GoldenCase] {
    GoldenCase("union-then-intersect-Q34", ids(1).union(ids(2)).intersect(ids(2)), [2])
    GoldenCase("union-of-intersect-Q33-Q34", ids(1).union(ids(2).intersect(ids(3))), [1])
    GoldenCase("except-then-except", ids(1).unionAll(ids(2)).except(ids(1)).except(ids(3)), [2])
    GoldenCase("except-of-except", ids(1).except(ids(1).except(ids(1))), [1])
    GoldenCase(
      "union-of-501-arms-Q43",
      (3...501).reduce(Tag.select(\.id).union(Tag.select(\.id))) { rows, _ in rows.union(Tag.select(\.id)) },
      [1, 2, 3, 4])
    GoldenCase("union-of-many", ids(1).union(ids(2)).union(ids(3)).union(ids(1)), [1, 2, 3])
    GoldenCase("union-all-then-union", ids(1).unionAll(ids(1)).union(ids(2)), [1, 2])
    GoldenCase("union-then-union-all", ids(1).union(ids(1)).unionAll(ids(1)), [1, 1])
  }

  private static func ids(_ id: Int) -> Select1<Int, Tag.Columns> {
    Tag.where { $0.id == id }.select(\.id)
  }

  /// Clauses of one arm, and of all.
  @GoldenCases private static var arms: [GoldenCase] {
    GoldenCase("union-order-Q37", weights.union(priorities).order { $0 }, [nil, -7, -1, 0, 3, 7])
    GoldenCase(
      "union-order-descending", weights.union(priorities).order { $0.descending(nulls: .last) }.limit(2),
      [7, 3])
    GoldenCase(
      "union-order-of-tuples",
      Tag.select { ($0.title, $0.id) }.unionAll(RemindersList.select { ($0.title, $0.id) })
        .order { title, id in (id.descending(), title) }.limit(3, offset: 1),
      [("empty", 3), ("red", 3), ("blue", 2)])
    GoldenCase(
      "union-order-of-rows",
      Tag.where { $0.id <= 2 }.unionAll(Tag.where { $0.id == 4 }).order { ($0.title, $0.id) },
      [Reminders.tags[3], Reminders.tags[1], Reminders.tags[0]])
    GoldenCase(
      "union-all-distinct", weights.unionAll(priorities).distinct().order { $0 }, [nil, -7, -1, 0, 3, 7])
    GoldenCase(
      "except-all-distinct", priorities.exceptAll(weights).distinct().order { $0.descending() }.limit(2),
      [3, -1])
    GoldenCase("intersect-all-distinct", priorities.intersectAll(priorities).distinct(), [3, nil, -1, 0])
    GoldenCase(
      "union-order-by-key-path",
      Tag.where { $0.id <= 2 }.unionAll(Tag.where { $0.id == 4 }).order(by: \.title).order(by: \.id),
      [Reminders.tags[3], Reminders.tags[1], Reminders.tags[0]])
    GoldenCase(
      "union-limited-with-ties",
      Tag.select(\.title).unionAll(Tag.select(\.title)).order { $0.descending() }.limit(1, withTies: true),
      ["red", "red", "red", "red"])
    GoldenCase("union-limit", weights.unionAll(priorities).limit(0), [])
    GoldenCase("union-offset", ids(1).unionAll(ids(2)).offset(2), [])
    GoldenCase(
      "union-offset-before-limit",
      ids(1).unionAll(ids(2)).unionAll(ids(3)).order { $0 }.offset(1).limit(1), [2])
    GoldenCase(
      "union-limited-arm-Q36",
      Tag.order { $0.id.descending() }.limit(1).select(\.id).unionAll(
        Tag.order(by: \.id).limit(1).select(\.id)),
      [4, 1])
    GoldenCase(
      "union-distinct-arm",
      Tag.distinct().select { $0.title.lower() }.unionAll(Phrase.where { $0.id == 2 }.select(\.text)),
      ["red", "blue", "a"])
    GoldenCase(
      "union-limited-compound", ids(2).unionAll(ids(3)).order { $0.descending() }.limit(1).unionAll(ids(1)),
      [3, 1])
    GoldenCase(
      "union-with-common-table",
      Tag.with(Count.self, as: Tag.group(by: \.title).select { ($0.title, $0.id.count()) })
        .join(Count.self) { $0.title == $1.title }.where { $1.tags > 1 }.select { tag, _ in tag.id }.union(
          ids(2)),
      [1, 3, 2])
    GoldenCase(
      "with-materialized-Q38",
      Tag.with(
        Count.self, as: Tag.group(by: \.title).select { ($0.title, $0.id.count()) }, materialized: true
      )
      .join(Count.self) { $0.title == $1.title }.where { $1.tags > 1 }.order { tag, _ in tag.id }
      .select { tag, _ in tag.id }, [1, 3])
    GoldenCase("union-grouped-arm", Tag.group(by: \.title).select { $0.id.count() }.union(ids(4)), [2, 1, 4])
  }

  /// How many tags have a title.
  @Table struct Count: Equatable {
    var title: String
    var tags: Int
  }

  /// Compounds inside of other queries.
  @GoldenCases private static var uses: [GoldenCase] {
    GoldenCase(
      "in-union", Tag.where { $0.id.in(ids(1).union(ids(4))) }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "in-union-limited", Tag.where { $0.id.in(ids(1).unionAll(ids(4)).order { $0 }.limit(1)) }.select(\.id),
      [1])
    GoldenCase(
      "in-union-of-texts",
      Tag.where { $0.title.in(Phrase.select(\.text).unionAll(Tag.where { $0.id == 4 }.select(\.title))) }
        .select(\.id), [4])
    GoldenCase(
      "exists-intersect",
      Reminder.where { reminder in
        exists(
          Tag.where { $0.reminderID == reminder.id }.select(\.title)
            .intersect(Tag.where { $0.id == 3 }.select(\.title)))
      }.order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "exists-except-of-the-same-table",
      Tag.where { tag in
        exists(
          Tag.where { $0.title == tag.title }.select(\.id).except(Tag.where { $0.id == tag.id }.select(\.id)))
      }.order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "union-scalar", Tag.where { $0.id == 1 }.select { _ in ids(3).union(ids(2)).order { $0 }.limit(1) }, [2]
    )
    GoldenCase("union-count", weights.union(priorities).count(), [6])
    GoldenCase(
      "union-count-selected",
      Tag.where { $0.id == 1 }.select { ($0.id, weights.unionAll(priorities).count()) },
      [(1, 10)])
    GoldenCase(
      "union-from",
      Count.from(Tag.select { ($0.title, $0.id) }.unionAll(RemindersList.select { ($0.title, $0.id) }))
        .where { $0.tags < 3 }.order { ($0.tags, $0.title) }.select(\.title),
      ["Home", "red", "blue", "École"])
    GoldenCase(
      "union-from-rows",
      Tag.from(Tag.where { $0.id <= 3 }.unionAll(Tag.where { $0.id >= 3 }))
        .group(by: \.id).having { $0.id.count() == 2 }.select(\.id), [3])
    GoldenCase(
      "union-joined",
      RemindersList.join(
        Count.from(Tag.select { ($0.title, $0.id) }.unionAll(Phrase.select { ($0.text, $0.id) }))
      ) { $0.id == $1.tags }.where { $1.title != "" }.order { ($0.id, $1.title) }.select {
        ($0.id, $1.title)
      },
      [(1, "red"), (2, "a"), (2, "blue"), (3, "A"), (3, "red")])
    GoldenCase(
      "union-common-table",
      Tag.with(
        Count.self, as: Tag.select { ($0.title, $0.id) }.union(RemindersList.select { ($0.title, $0.id) })
      )
      .join(Count.self) { $0.id == $1.tags }.order { ($0.id, $1.title) }.select { ($0.id, $1.title) },
      [(1, "Home"), (1, "red"), (2, "blue"), (2, "École"), (3, "empty"), (3, "red"), (4, "Red")])
    GoldenCase(
      "insert-union",
      Tag.insert(
        \.id, \.reminderID, \.title,
        select: Tag.where { $0.id == 1 }.select { ($0.id + 10, $0.reminderID, $0.title) }
          .union(Tag.where { $0.id == 2 }.select { ($0.id + 10, $0.reminderID, $0.title) })),
      affects: 2, then: Tag.where { $0.id > 10 }.order(by: \.id).select { ($0.id, $0.title) },
      [(11, "red"), (12, "blue")])
    GoldenCase(refused: "union-of-texts-without-case", Spelling.select(\.nick).union(Tag.select(\.title)))
    GoldenCase(refused: "union-of-json", Visit.select(\.tags).union(Visit.select(\.tags)))
  }
}
