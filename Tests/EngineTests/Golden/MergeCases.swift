import Koine

/// Merges, natively and in steps.
enum MergeCases {
  @GoldenCases static var all: [GoldenCase] {
    one
    several
    refused
  }

  private enum Other: AliasName {}

  private static let tags = Tag.order(by: \.id).select { ($0.id, $0.title, $0.weight) }

  /// Weights to add, by tag: of two that there are, and one that there is not.
  private static let weights = values([(1, 3), (4, -1), (9, 5)], as: "weights")

  @GoldenCases private static var one: [GoldenCase] {
    GoldenCase(
      "merge-update",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedUpdate { tag, weight in
          tag.weight = weight.1
          tag.title += "!"
        },
      affects: 2, then: tags, [(1, "red!", 3), (2, "blue", nil), (3, "red", -7), (4, "Red!", -1)])
    GoldenCase(
      "merge-update-where",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedUpdate {
          $0.weight = $1.1
        } where: {
          $0.weight > 0 && $1.1 > 0
        },
      affects: 1, then: tags, [(1, "red", 3), (2, "blue", nil), (3, "red", -7), (4, "Red", 0)])
    GoldenCase(
      "merge-delete", Tag.merge(using: weights) { $0.id == $1.0 }.whenMatchedDelete(), affects: 2, then: tags,
      [(2, "blue", nil), (3, "red", -7)])
    GoldenCase(
      "merge-delete-where-null",
      // NULL is neither more nor less.
      Tag.merge(using: Reminder.self) { $0.reminderID == $1.id }
        .whenMatchedDelete { tag, _ in tag.weight <= 0 },
      affects: 2, then: tags, [(1, "red", 7), (2, "blue", nil)])
    GoldenCase(
      "merge-insert",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenNotMatchedInsert { tag, weight in
          tag.id = weight.0
          tag.reminderID = 1
          tag.title = "new"
          tag.weight = weight.1
        },
      affects: 1, then: tags,
      [(1, "red", 7), (2, "blue", nil), (3, "red", -7), (4, "Red", 0), (9, "new", 5)])
    GoldenCase(
      "merge-table-itself",
      // Of a source without keys of its own that match, rows may match any number of times: nothing happens to them.
      Tag.merge(using: Tag.as(Other.self)) { $0.id == $1.id + 100 }
        .whenNotMatchedInsert { tag, other in
          tag.id = other.id + 100
          tag.reminderID = other.reminderID
          tag.title = other.title
        } where: {
          $0.weight == nil
        },
      affects: 1, then: tags,
      [(1, "red", 7), (2, "blue", nil), (3, "red", -7), (4, "Red", 0), (102, "blue", nil)])
  }

  @GoldenCases private static var several: [GoldenCase] {
    GoldenCase(
      "merge-update-insert",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedUpdate { tag, weight in tag.weight += weight.1 }
        .whenNotMatchedInsert { tag, weight in
          tag.id = weight.0
          tag.reminderID = 1
          tag.title = "new"
          tag.weight = weight.1
        },
      affects: 3, then: tags,
      [(1, "red", 10), (2, "blue", nil), (3, "red", -7), (4, "Red", -1), (9, "new", 5)])
    GoldenCase(
      "merge-delete-update",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedDelete { tag, weight in tag.weight == 0 && weight.1 < 0 }
        .whenMatchedUpdate { tag, _ in
          tag.weight = nil
          tag.title = "none"
        },
      affects: 2, then: tags, [(1, "none", nil), (2, "blue", nil), (3, "red", -7)])
    GoldenCase(
      "merge-first-clause-counts",
      Tag.merge(using: Reminder.where { $0.id <= 6 }) { $0.reminderID == $1.id }
        .whenMatchedDoNothing { tag, _ in tag.title == "blue" }
        .whenMatchedUpdate { tag, _ in
          tag.title = "more"
        } where: { tag, _ in
          tag.weight > 0
        }
        .whenMatchedUpdate { tag, reminder in
          tag.title = reminder.title
          tag.weight = 1
        },
      affects: 3, then: tags, [(1, "more", 7), (2, "blue", nil), (3, "É", 1), (4, "Zebra", 1)])
    GoldenCase(
      "merge-behind-always",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedDelete()
        .whenMatchedUpdate { tag, _ in tag.title = "never" }
        .whenNotMatchedDoNothing { $0.1 > 0 },
      affects: 2, then: tags, [(2, "blue", nil), (3, "red", -7)])
    GoldenCase(
      "merge-delete-update-insert",
      // What is deleted is not inserted again: the insert asks for the contrary.
      Tag.merge(using: values([(1, 0), (4, 2), (8, 0), (9, 5)], as: "counts")) { $0.id == $1.0 }
        .whenMatchedDelete { $1.1 == 0 }
        .whenMatchedUpdate { $0.weight = $1.1 }
        .whenNotMatchedInsert { tag, count in
          tag.id = count.0
          tag.reminderID = 1
          tag.title = "new"
          tag.weight = count.1
        } where: {
          !($0.1 == 0)
        },
      affects: 3, then: tags, [(2, "blue", nil), (3, "red", -7), (4, "Red", 2), (9, "new", 5)])
    GoldenCase(
      "merge-delete-insert-of-unknown",
      // Where the flag is NULL, the opposite of the test holds.
      Tag.merge(using: Sample.self) { $0.id == $1.id }
        .whenMatchedDelete { $1.flag.isTrue }
        .whenNotMatchedInsert { tag, sample in
          tag.id = sample.id
          tag.reminderID = 1
          tag.title = "new"
        } where: {
          !$0.flag.isTrue
        },
      affects: 6, then: tags,
      [
        (2, "blue", nil), (3, "red", -7), (5, "new", nil), (6, "new", nil), (9, "new", nil), (10, "new", nil),
      ])
    GoldenCase(
      "merge-groups",
      RemindersList.merge(
        using: Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }.as(
          "counts")
      ) { $0.id == $1.0 }
      .whenMatchedUpdate { list, count in list.title = count.1.cast(as: String.self) + list.title },
      affects: 2, then: RemindersList.order(by: \.id).select(\.title), ["3Home", "3École", "empty"])
  }

  @GoldenCases private static var refused: [GoldenCase] {
    GoldenCase(
      refused: "merge-of-several-rows",
      Tag.merge(using: values([(1, 3), (1, 4)], as: "weights")) { $0.id == $1.0 }
        .whenMatchedUpdate { $0.weight = $1.1 })
    GoldenCase(
      refused: "merge-without-clause", Tag.merge(using: weights) { $0.id == $1.0 })
    GoldenCase(
      refused: "merge-insert-reads-table",
      Tag.merge(using: weights) { $0.id == $1.0 }.whenNotMatchedInsert { tag, _ in tag.title += "x" })
    GoldenCase(
      refused: "merge-delete-beside-insert",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedDelete { tag, weight in tag.weight + weight.1 <= 0 }
        .whenNotMatchedInsert { tag, weight in
          tag.id = weight.0
          tag.reminderID = 1
          tag.title = "new"
        })
    GoldenCase(
      refused: "merge-update-of-matched-column",
      Tag.merge(using: weights) { $0.id == $1.0 }
        .whenMatchedUpdate { tag, _ in tag.id += 100 }
        .whenNotMatchedInsert { tag, weight in
          tag.id = weight.0
          tag.reminderID = 1
          tag.title = "new"
        })
    GoldenCase(
      refused: "merge-source-that-follows",
      Reminder.merge(using: Tag.self) { $0.id == $1.id }
        .whenMatchedDelete { $1.title == "red" }
        .whenMatchedUpdate { $0.title = $1.title })
    GoldenCase(
      refused: "merge-limited-source",
      Tag.merge(using: Reminder.order(by: \.score).limit(3)) { $0.id == $1.id }
        .whenMatchedUpdate { $0.title = $1.title }
        .whenNotMatchedInsert { tag, reminder in
          tag.id = reminder.id + 100
          tag.reminderID = reminder.id
          tag.title = reminder.title
        })
    GoldenCase(
      refused: "merge-query-of-table",
      Tag.merge(using: weights) { $0.id == $1.0 && $1.1 < Tag.count() }
        .whenMatchedUpdate { $0.weight = $1.1 }
        .whenNotMatchedInsert { tag, weight in
          tag.id = weight.0
          tag.reminderID = 1
          tag.title = "new"
        })
  }
}
