import Koine

/// Updates and deletions of rows that are joined, limited, ranked, or found by their keys.
enum JoinedChangeCases {
  @GoldenCases static var all: [GoldenCase] {
    joinedUpdates
    joinedDeletions
    limited
    keyed
    refused
  }

  private static let tags = Tag.order(by: \.id).select { ($0.id, $0.title, $0.weight) }
  private static let tagIDs = Tag.order(by: \.id).select(\.id)
  private static let titles = Reminder.order(by: \.id).select(\.title)

  private enum Other: AliasName {}

  /// How many reminders each list has, and the greatest priority.
  private static let counts = Reminder.group(by: \.remindersListID)
    .select { ($0.remindersListID, $0.id.count(), $0.priority.max()) }

  @GoldenCases private static var joinedUpdates: [GoldenCase] {
    GoldenCase(
      "update-join",
      Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
        .where { $1.title == "Home" && !$0.isCompleted }
        .update { reminder, list in
          reminder.title = list.title + ": " + reminder.title
          reminder.priority = list.id
          reminder.score += 1
        },
      affects: 2,
      then: Reminder.order(by: \.id).select { ($0.title, $0.priority, $0.score) },
      [
        ("Home: Walk", 1, 2.5), ("write O'Hara's \"book\"", nil, -2.5), ("É", -1, 0.5), ("éa", 3, 2.5),
        ("zebra", 0, 0.49999999999999994), ("Home: Zebra", 1, 0.5),
      ])
    GoldenCase(
      "update-join-two-tables",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .join(RemindersList.self) { $1.remindersListID == $2.id }
        .update { tag, reminder, list in
          tag.title = list.title + "/" + reminder.title
          tag.weight = reminder.priority
        },
      affects: 4, then: tags,
      [(1, "Home/Walk", 3), (2, "Home/Walk", 3), (3, "École/É", -1), (4, "Home/Zebra", nil)])
    GoldenCase(
      "update-join-swaps",
      Sample.join(Sample.as(Other.self)) { $0.id == $1.id }
        .where { sample, _ in sample.id < 3 }
        .update { sample, other in
          sample.n = other.m
          sample.m = other.n
        },
      affects: 2, then: Sample.where { $0.id < 3 }.order(by: \.id).select { ($0.n, $0.m) }, [(2, 7), (2, -7)])
    GoldenCase(
      "update-join-other-row",
      Tag.join(Tag.as(Other.self)) { $1.id == $0.id - 1 }
        .update { $0.weight = $1.weight },
      affects: 3, then: tags, [(1, "red", 7), (2, "blue", 7), (3, "red", nil), (4, "Red", -7)])
    GoldenCase(
      "update-join-groups",
      RemindersList.join(counts.as("counts")) { $0.id == $1.0 }
        .update { list, count in list.title = count.1.cast(as: String.self) + list.title },
      affects: 2, then: RemindersList.order(by: \.id).select(\.title), ["3Home", "3École", "empty"])
    GoldenCase(
      "update-join-common-table",
      RemindersList.join(counts.commonTable("counts")) { $0.id == $1.0 }
        .update { list, count in list.title = count.1.cast(as: String.self) + list.title },
      affects: 2, then: RemindersList.order(by: \.id).select(\.title), ["3Home", "3École", "empty"])
    GoldenCase(
      "update-join-values",
      Tag.join(values([(1, "one"), (3, "three"), (9, "nine")], as: "names")) { $0.id == $1.0 }
        .update { $0.title = $1.1 },
      affects: 2, then: tags, [(1, "one", 7), (2, "blue", nil), (3, "three", -7), (4, "Red", 0)])
    GoldenCase(
      "update-join-one-row",
      Tag.crossJoin(Tag.select { ($0.weight.max(), $0.id.count()) }.as("totals"))
        .update { $0.weight = $1.0 + $1.1 },
      affects: 4, then: tags, [(1, "red", 11), (2, "blue", 11), (3, "red", 11), (4, "Red", 11)])
    GoldenCase(
      "update-join-returning",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }.where { $0.id > 2 && $1.id == 2 || $0.id == 1 }
        .update { tag, reminder in tag.title = reminder.title }.returning { ($0.id, $0.title) },
      returns: [(1, "Walk")])
    GoldenCase(
      "update-join-returning-joined",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }.where { $1.id != 3 }
        .update { tag, reminder in
          tag.title += reminder.title
        } returning: { tag, reminder in
          (tag.id, tag.title, reminder.title, reminder.id + tag.id)
        },
      returns: [
        (1, "redWalk", "Walk", 2), (2, "blueWalk", "Walk", 3), (4, "RedZebra", "Zebra", 10),
      ])
    GoldenCase(
      "update-join-returning-rows",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .join(RemindersList.self) { $1.remindersListID == $2.id }
        .where { tag, _, list in tag.id > 2 && list.id < 9 }
        .update { tag, _, _ in
          tag.weight = 1
        } returning: { tag, _, list in
          (tag.id, list)
        },
      returns: [
        (3, RemindersList(id: 2, title: "École")), (4, RemindersList(id: 1, title: "Home")),
      ])
    GoldenCase(
      "update-join-limited",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }.order { tag, reminder in
        (reminder.title.descending(), tag.id)
      }
      .limit(3).update { $0.title = $1.title },
      affects: 3, then: tags, [(1, "Walk", 7), (2, "blue", nil), (3, "É", -7), (4, "Zebra", 0)])
  }

  @GoldenCases private static var joinedDeletions: [GoldenCase] {
    GoldenCase(
      "delete-join",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .where { tag, reminder in reminder.title == "Walk" && tag.weight == nil }.delete(),
      affects: 1, then: tagIDs, [1, 3, 4])
    GoldenCase(
      "delete-join-many-to-one",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID && $1.id > 100 }.delete()
        .returning(\.id),
      returns: [])
    GoldenCase(
      "delete-join-several-rows",
      Absence.join(Tag.self) { $0.id < $1.id }.delete(), affects: 0, then: Absence.count(), [0])
    GoldenCase(
      "delete-join-two-tables",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .join(RemindersList.self) { $1.remindersListID == $2.id }
        .where { _, _, list in list.title == "École" }.delete().returning(\.id),
      returns: [3])
    GoldenCase(
      "delete-join-returning-joined",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }.where { tag, _ in tag.weight != nil }
        .delete { tag, reminder in (tag.id, reminder.title) },
      returns: [(1, "Walk"), (3, "É"), (4, "Zebra")])
    GoldenCase(
      "delete-left-join",
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }.where { $1.id == nil }.delete(),
      affects: 1, then: RemindersList.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "delete-join-itself",
      Tag.join(Tag.as(Other.self)) { $0.title == $1.title && $0.id > $1.id }.delete(), affects: 1,
      then: tagIDs, [1, 2, 4])
  }

  @GoldenCases private static var limited: [GoldenCase] {
    GoldenCase(
      "update-limited", Tag.where { $0.id > 1 }.order(by: \.id).limit(1).update { $0.title = "x" },
      affects: 1,
      then: tags, [(1, "red", 7), (2, "x", nil), (3, "red", -7), (4, "Red", 0)])
    GoldenCase(
      "update-offset", Tag.order { ($0.weight.descending(), $0.id) }.offset(2).update { $0.weight = 1 },
      affects: 2, then: tags, [(1, "red", 7), (2, "blue", 1), (3, "red", 1), (4, "Red", 0)])
    GoldenCase(
      "update-qualify",
      Tag.qualify { rowNumber().over(partitionBy: $0.title, orderBy: $0.id) > 1 }
        .update { $0.title += "2" }.returning { ($0.id, $0.title) },
      returns: [(3, "red2")])
    GoldenCase(
      "update-limited-by-read-columns",
      Tag.order(by: \.weight).limit(2).update { $0.weight = 100 }, affects: 2, then: tags,
      [(1, "red", 7), (2, "blue", 100), (3, "red", 100), (4, "Red", 0)])
    GoldenCase(
      "delete-limited", Tag.order { $0.id.descending() }.limit(2, offset: 1).delete(), affects: 2,
      then: tagIDs, [1, 4])
    GoldenCase(
      "delete-limited-with-ties", Tag.order(by: \.title).limit(2, withTies: true).delete().returning(\.id),
      returns: [2, 4])
    GoldenCase(
      "delete-after", Tag.order(by: \.id).after(2).delete(), affects: 2, then: tagIDs, [1, 2])
    GoldenCase(
      "delete-qualify", Tag.qualify { rowNumber().over(partitionBy: $0.title, orderBy: $0.id) > 1 }.delete(),
      affects: 1, then: tagIDs, [1, 2, 4])
    GoldenCase(
      "delete-limited-composite-key",
      Seat.order { ($0.row.descending(), $0.letter) }.limit(2).delete().returning { ($0.row, $0.letter) },
      returns: [(2, "A"), (1, "A")])
  }

  private static let changed = [
    Tag(id: 1, reminderID: 1, title: "one", weight: nil),
    Tag(id: 4, reminderID: 1, title: "four", weight: 44),
    Tag(id: 77, reminderID: 1, title: "none", weight: 1),
  ]

  @GoldenCases private static var keyed: [GoldenCase] {
    GoldenCase(
      "update-rows", Tag.update(changed), affects: 2,
      then: Tag.order(by: \.id).select { ($0.id, $0.reminderID, $0.title, $0.weight) },
      [(1, 1, "one", nil), (2, 1, "blue", nil), (3, 3, "red", -7), (4, 1, "four", 44)])
    GoldenCase(
      "update-rows-setting", Tag.update(changed, setting: \.title), affects: 2, then: tags,
      [(1, "one", 7), (2, "blue", nil), (3, "red", -7), (4, "four", 0)])
    GoldenCase(
      "update-rows-returning",
      Tag.update(changed, setting: \.title).returning { ($0.id, $0.title, $0.weight) },
      returns: [(1, "one", 7), (4, "four", 0)])
    GoldenCase(
      "update-rows-returning-key-path", Tag.update(changed).returning(\.weight), returns: [nil, 44])
    GoldenCase(
      "update-one-row", Reminder.update([Reminders.reminders[1]], setting: \.dueDate, \.notes, \.priority),
      affects: 1, then: Reminder.count(), [6])
    GoldenCase(
      "update-rows-composite-key",
      Seat.update([
        Seat(row: 1, letter: "a", passenger: "x"), Seat(row: 2, letter: "A", passenger: nil),
        Seat(row: 2, letter: "B", passenger: "y"),
      ]), affects: 2,
      then: Seat.order { ($0.row, $0.letter) }.select { ($0.row, $0.letter, $0.passenger) },
      [(1, "A", "É"), (1, "a", "x"), (2, "A", nil)])
    GoldenCase(
      "upsert-rows", Tag.upsert(changed), affects: 3, then: tags,
      [(1, "one", nil), (2, "blue", nil), (3, "red", -7), (4, "four", 44), (77, "none", 1)])
    GoldenCase(
      "upsert-rows-composite-key", Seat.upsert([Seat(row: 1, letter: "A", passenger: "x")]), affects: 1,
      then: Seat.order { ($0.row, $0.letter) }.select { ($0.row, $0.letter, $0.passenger) },
      [(1, "A", "x"), (1, "a", nil), (2, "A", "Ω")])
    GoldenCase(
      "insert-any-conflict",
      Seat.insert([
        Seat(row: 1, letter: "A", passenger: "x"), Seat(row: 3, letter: "A", passenger: "y"),
      ]).onAnyConflictDoNothing(), affects: 1,
      then: Seat.order { ($0.row, $0.letter) }.select { ($0.row, $0.letter, $0.passenger) },
      [(1, "A", "É"), (1, "a", nil), (2, "A", "Ω"), (3, "A", "y")])
    GoldenCase(
      "delete-keys", Tag.find(keys: [1, 3, 99]).delete(), affects: 2, then: tagIDs, [2, 4])
    GoldenCase("delete-no-keys", Tag.find(keys: []).delete(), affects: 0, then: Tag.count(), [4])
    GoldenCase(
      "delete-composite-keys", Seat.find(keys: [(1, "a"), (2, "a")]).delete(), affects: 1,
      then: Seat.order { ($0.row, $0.letter) }.select { ($0.row, $0.letter) }, [(1, "A"), (2, "A")])
    GoldenCase(
      "delete-no-composite-keys", Seat.find(keys: []).delete(), affects: 0, then: Seat.count(), [3])
    GoldenCase("truncate", Tag.truncate(), affects: 0, then: Tag.count(), [0])
  }

  @GoldenCases private static var refused: [GoldenCase] {
    GoldenCase(
      refused: "update-join-several-rows",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }.update { $0.title = $1.title })
    GoldenCase(
      refused: "update-join-returning-assigned-key",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .update { tag, _ in
          tag.reminderID = 1
        } returning: { tag, reminder in
          (tag.id, reminder.title)
        })
    GoldenCase(
      refused: "delete-join-returning-several-rows",
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
        .delete { list, reminder in (list.id, reminder.title) })
    GoldenCase(
      refused: "update-cross-join", Tag.crossJoin(RemindersList.self).update { $0.title = $1.title })
    GoldenCase(
      refused: "update-join-repeated-values",
      Tag.join(values([(1, "one"), (1, "two")])) { $0.id == $1.0 }.update { $0.title = $1.1 })
    GoldenCase(
      refused: "update-left-join",
      Tag.leftJoin(Reminder.self) { $0.reminderID == $1.id }.update { $0.title = $1.title ?? "" })
    GoldenCase(
      refused: "insert-query-any-conflict",
      Tag.insert(\.self, select: Tag.select { ($0.id + 2, $0.reminderID, $0.title, $0.weight) })
        .onAnyConflictDoNothing())
    GoldenCase(refused: "upsert-constraint", Tag.insert(changed).onConstraintConflict("tags_pkey"))
    GoldenCase(
      refused: "upsert-constraint-update",
      Tag.insert(changed).onConstraintConflict("tags_pkey") { $0.title = $1.title })
    GoldenCase(refused: "update-ordered", Tag.order(by: \.id).update { $0.title = "x" })
    GoldenCase(refused: "delete-grouped", Tag.group(by: \.title).delete())
    GoldenCase(refused: "delete-distinct", Tag.distinct().limit(1).delete())
    GoldenCase(refused: "delete-locked", Tag.limit(1).forUpdate(singleWriterSuffices: true).delete())
    GoldenCase(refused: "update-rows-twice", Tag.update([changed[0], changed[1], changed[0]]))
    GoldenCase(
      refused: "update-rows-returning-table", Tag.update(changed).returning { tag in (tag.id, Tag.count()) })
    GoldenCase(
      refused: "update-join-empty-condition",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .where { tag, _ in if let absent { tag.title == absent } }.update { $0.title = $1.title })
    GoldenCase(
      refused: "delete-join-empty-condition",
      Tag.join(Reminder.self) { $0.reminderID == $1.id }
        .where { tag, _ in if let absent { tag.title == absent } }.delete())
    GoldenCase(
      refused: "delete-limited-empty-condition",
      Tag.where { tag in if let absent { tag.title == absent } }.limit(1).delete())
  }

  private static let absent: String? = nil
}
