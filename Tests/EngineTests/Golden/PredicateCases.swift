import Koine

/// Conditions, on data with NULLs and other alphabets.
enum PredicateCases {
  @GoldenCases static var all: [GoldenCase] {
    comparisons
    texts
    lists
    quantified
    truths
    dynamic
    regularExpressions
  }

  /// O13: regular expressions of one syntax.
  @GoldenCases private static var regularExpressions: [GoldenCase] {
    GoldenCase(
      "regex-O13",
      Reminder.order(by: \.id).select {
        (
          $0.title.matches(regex: "^[a-z]+$"), $0.title.matches(regex: "z", caseSensitive: false),
          $0.notes.matches(regex: #"\d+%"#)
        )
      },
      [
        (false, false, nil), (false, false, false), (false, false, true), (false, false, false),
        (true, true, nil), (false, true, false),
      ])
    GoldenCase(
      "regex-in-where-O13",
      Reminder.where { !$0.title.matches(regex: #"^(\w|É)+$"#) || $0.notes.matches(regex: "[%_]") == nil }
        .order(by: \.id).select(\.id), [1, 2, 4, 5])
    GoldenCase(refused: "regex-malformed-O13", Reminder.where { $0.title.matches(regex: "a(?=b)") })
  }

  /// O19: `= ANY` and the like against queries and arrays, of NULL and of no row too.
  @GoldenCases private static var quantified: [GoldenCase] {
    let none = Absence.select(\.n)
    let known = Tag.where { $0.weight != nil }.select(\.weight)
    let unknown = Tag.select(\.weight)
    GoldenCase(
      "compare-all-O19",
      Reminder.where { $0.priority.compare(.greaterOrEqual, toAll: Tag.where { $0.id > 2 }.select(\.weight)) }
        .order(by: \.id).select(\.id), [1, 4, 5])
    GoldenCase(
      "compare-all-selected-O19",
      Reminder.order(by: \.id).select {
        (
          $0.priority.compare(.less, toAll: known), $0.priority.compare(.greater, toAll: unknown),
          $0.priority.compare(.notEqual, toAll: known), $0.priority.compare(.equal, toAll: none)
        )
      },
      [
        (false, false, true, true), (nil, nil, nil, true), (false, false, true, true),
        (false, false, true, true),
        (false, false, false, true), (nil, nil, nil, true),
      ])
    GoldenCase(
      "compare-any-selected-O19",
      Reminder.order(by: \.id).select {
        (
          $0.priority.compare(.less, toAny: known), $0.priority.compare(.greater, toAny: unknown),
          $0.priority.compare(.equal, toAny: known), $0.priority.compare(.notEqual, toAny: none)
        )
      },
      [
        (true, true, false, false), (nil, nil, nil, false), (true, true, false, false),
        (true, true, false, false),
        (true, true, true, false), (nil, nil, nil, false),
      ])
    GoldenCase(
      "compare-all-of-texts-O19",
      Tag.where { $0.title.compare(.lessOrEqual, toAll: Tag.select(\.title)) }.select(\.id), [4])
    GoldenCase(
      "compare-any-in-a-list-O19",
      Reminder.order(by: \.id).select {
        ($0.priority.compare(.greater, toAny: [0, 5]), $0.priority.compare(.lessOrEqual, toAll: [0, 5]))
      }, [(true, false), (nil, nil), (false, true), (true, false), (false, true), (nil, nil)])
    GoldenCase(
      "compare-any-in-no-list-O19",
      Reminder.where { $0.id == 1 }.select {
        ($0.id.compare(.greater, toAny: []), $0.id.compare(.greater, toAll: []))
      }, [(false, true)])
    GoldenCase(
      "compare-all-of-the-outer-row-O19",
      Reminder.where { reminder in
        reminder.id.compare(
          .lessOrEqual, toAll: Reminder.where { $0.isCompleted == reminder.isCompleted }.select(\.id))
      }.order(by: \.id).select(\.id), [1, 2])
  }

  /// O15, and tests of conditions that may be NULL.
  @GoldenCases private static var truths: [GoldenCase] {
    GoldenCase(
      "between-symmetric-O15",
      Reminder.order(by: \.id).select {
        (
          $0.priority.betweenSymmetric(5, and: 0), $0.id.betweenSymmetric(2, and: 4),
          $0.priority.betweenSymmetric($0.id, and: 0)
        )
      },
      [
        (true, false, false), (nil, true, nil), (false, true, false), (true, true, true), (true, false, true),
        (nil, false, nil),
      ])
    GoldenCase(
      "is-true",
      Sample.where { $0.id <= 3 }.order(by: \.id).select {
        (
          $0.flag.isTrue, $0.flag.isFalse, $0.flag.isUnknown, $0.flag.isNotTrue, $0.flag.isNotFalse,
          $0.flag.isKnown
        )
      },
      [
        (true, false, false, false, true, true), (false, true, false, true, false, true),
        (false, false, true, true, true, false),
      ])
    GoldenCase(
      "is-true-of-what-is-never-null",
      Reminder.order(by: \.id).limit(2).select {
        (
          $0.isCompleted.isTrue, $0.isCompleted.isFalse, ($0.id > 1).isUnknown, $0.isCompleted.isNotTrue,
          ($0.id > 1).isNotFalse, $0.isCompleted.isKnown
        )
      }, [(false, true, false, true, false, true), (true, false, false, false, true, true)])
    GoldenCase(
      "is-false-of-what-is-never-null-in-where",
      Reminder.where { $0.isCompleted.isFalse && !($0.id == 1).isTrue }.order(by: \.id).select(\.id),
      [3, 5, 6])
    GoldenCase(
      "is-true-of-a-comparison",
      Reminder.where { ($0.priority > 0).isNotTrue }.order(by: \.id).select(\.id), [2, 3, 5, 6])
    GoldenCase(
      "opposites-of-truth-tests",
      Sample.where { $0.id <= 3 }.order(by: \.id).select {
        (
          !$0.flag.isTrue, !$0.flag.isFalse, !$0.flag.isUnknown, !$0.flag.isNotTrue, !$0.flag.isNotFalse,
          !$0.flag.isKnown
        )
      },
      [
        (false, true, true, true, false, false), (true, false, true, false, true, false),
        (true, true, false, false, false, true),
      ])
    GoldenCase(
      "opposites-of-truth-tests-combined",
      Sample.where { $0.id <= 5 }.order(by: \.id).select {
        (
          $0.flag.isTrue && $0.n > 0, !($0.flag.isTrue && $0.n > 0), !($0.flag.isTrue || $0.n < 0),
          !(!$0.flag.isTrue && $0.id > 2)
        )
      },
      [
        (true, false, false, true), (false, true, false, true), (false, true, true, false),
        (true, false, false, true), (false, true, false, false),
      ])
    GoldenCase(
      "is-true-in-where", Sample.where { $0.flag.isTrue && $0.id < 5 }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "is-not-true-in-where", Sample.where { !$0.flag.isTrue }.order(by: \.id).select(\.id),
      [2, 3, 5, 6, 9, 10])
    GoldenCase(
      "is-not-false-in-where", Sample.where { !$0.flag.isFalse }.order(by: \.id).select(\.id),
      [1, 3, 4, 5, 7, 8, 9])
    GoldenCase(
      "is-not-true-in-where-combined",
      Sample.where { !($0.flag.isTrue && $0.id < 5) }.order(by: \.id).select(\.id), [2, 3, 5, 6, 7, 8, 9, 10])
    GoldenCase(
      "is-not-true-of-a-query", (!Sample.where { $0.flag.isTrue }).order(by: \.id).select(\.id),
      [2, 3, 5, 6, 9, 10])
    GoldenCase(
      "is-not-true-held-by-a-query",
      Sample.where { sample in !Sample.where { $0.flag.isTrue }.holds(for: sample) }
        .order(by: \.id).select(\.id),
      [2, 3, 5, 6, 9, 10])
    GoldenCase(
      "is-not-true-assigned",
      Reminder.all().update { $0.isCompleted = !($0.priority > 0).isTrue }, affects: 6,
      then: Reminder.order(by: \.id).select(\.isCompleted), [false, true, true, false, true, true])
    GoldenCase(
      "is-true-of-a-key",
      Sample.group { $0.flag.isTrue }.having { $0.flag.isTrue }.select { $0.id.count() }, [4])
    GoldenCase(
      "opposite-of-a-default",
      // None of no list: a constant.
      Sample.where { $0.id <= 3 }.order(by: \.id).select {
        !($0.flag ?? $0.id.compare(.greater, toAny: []))
      }, [false, true, true])
  }

  @GoldenCases private static var comparisons: [GoldenCase] {
    GoldenCase("where-equal", Reminder.where { $0.priority == 3 }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase("where-not-equal", Reminder.where { $0.priority != 3 }.order(by: \.id).select(\.id), [3, 5])
    GoldenCase("where-less", Reminder.where { $0.priority < 3 }.order(by: \.id).select(\.id), [3, 5])
    GoldenCase(
      "where-greater-or-equal", Reminder.where { $0.priority >= 0 }.order(by: \.id).select(\.id), [1, 4, 5])
    GoldenCase(
      "where-and-or-not",
      Reminder.where { !$0.isCompleted && ($0.priority == 3 || $0.title.like("%EB%")) }
        .order(by: \.id).select(\.id), [1, 5, 6])
    GoldenCase(
      "where-or-inside-and",
      Reminder.where { $0.isCompleted || !$0.isCompleted && $0.priority == 3 }.order(by: \.id).select(\.id),
      [1, 2, 4])
    GoldenCase("where-nil", Reminder.where { $0.priority == nil }.order(by: \.id).select(\.id), [2, 6])
    GoldenCase(
      "where-not-nil", Reminder.where { $0.notes != nil }.order(by: \.id).select(\.id), [2, 3, 4, 6])
    GoldenCase(
      "where-nil-value", Reminder.where { $0.priority == Int?.none }.order(by: \.id).select(\.id), [2, 6])
    GoldenCase(
      "where-is-nil-value", Reminder.where { $0.priority.is(Int?.none) }.order(by: \.id).select(\.id), [2, 6])
    GoldenCase("where-is-O14", Reminder.where { $0.priority.is(3) }.order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "where-is-not", Reminder.where { $0.priority.isNot(3) }.order(by: \.id).select(\.id), [2, 3, 5, 6])
    GoldenCase(
      "where-is-columns-O14", Sample.where { $0.n.is($0.m) }.order(by: \.id).select(\.id), [5])
    GoldenCase(
      "where-not-of-null", Reminder.where { !($0.priority == 3) }.order(by: \.id).select(\.id), [3, 5])
    GoldenCase(
      "where-between", Reminder.where { $0.priority.between(-1, and: 0) }.order(by: \.id).select(\.id),
      [3, 5])
    GoldenCase(
      "where-between-texts", Phrase.where { $0.text.between("Z", and: "b") }.order(by: \.id).select(\.id),
      [2, 12, 15, 17, 19])
    GoldenCase(
      "where-text-less", Phrase.where { $0.text < "a" }.order(by: \.id).select(\.id),
      [1, 3, 10, 11, 14, 19])
    GoldenCase(
      "where-text-equal-bytes-T21", Phrase.where { $0.text == "e\u{301}" }.order(by: \.id).select(\.id), [6])
    GoldenCase(
      "where-text-columns", Phrase.where { $0.text > $0.other }.order(by: \.id).select(\.id),
      [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18, 20])
    GoldenCase(
      "where-date-equal-T8", Reminder.where { $0.dueDate == Reminders.leapDay }.select(\.id), [3])
    GoldenCase(
      "where-date-before-epoch", Reminder.where { $0.dueDate < Reminders.leapDay }.select(\.id), [4])
    GoldenCase(
      "where-infinity",
      Sample.where { $0.x == Double.infinity || $0.x == -Double.infinity }
        .order(by: \.id).select(\.id), [6, 7])
    GoldenCase("where-negative-zero", Sample.where { $0.x == 0.0 }.select(\.id), [10])
    GoldenCase("where-large-integer", Sample.where { $0.n == 9_007_199_254_740_993 }.select(\.id), [9])
    GoldenCase(
      "where-bool-value-T1", Sample.where { $0.flag == true }.order(by: \.id).select(\.id), [1, 4, 7, 8])
    GoldenCase(
      "where-bool-not-equal", Sample.where { $0.flag != true }.order(by: \.id).select(\.id), [2, 6, 10])
    GoldenCase(
      "where-compared-conditions-O8",
      Reminder.where { ($0.priority == 3) == $0.isCompleted }.order(by: \.id).select(\.id), [3, 4, 5])
  }

  @GoldenCases private static var texts: [GoldenCase] {
    GoldenCase(
      "like-ascii-case-O9", Phrase.where { $0.text.like("ZEB%") }.order(by: \.id).select(\.id), [19, 20])
    GoldenCase("like-other-alphabet", Phrase.where { $0.text.like("é") }.order(by: \.id).select(\.id), [5])
    GoldenCase(
      "like-one-character", Phrase.where { $0.text.like("_") }.order(by: \.id).select(\.id),
      [2, 3, 4, 5, 9, 17])
    GoldenCase(
      "like-escaped-O11",
      Phrase.where { $0.text.like("%\\%") || $0.text.like("%\\_%") }
        .order(by: \.id).select(\.id), [11, 12])
    GoldenCase("like-backslash-O11", Phrase.where { $0.text.like("%\\\\%") }.select(\.id), [13])
    GoldenCase("like-newline", Phrase.where { $0.text.like("line%tab") }.select(\.id), [18])
    GoldenCase(
      "like-case-sensitive-O9", Phrase.where { $0.text.like("Z%", caseSensitive: true) }.select(\.id), [19])
    GoldenCase(
      "like-case-sensitive-glob-wildcards",
      Phrase.where { $0.text.like("a*%?[_]", caseSensitive: true) }.select(\.id), [15])
    GoldenCase(
      "like-negated", Phrase.where { !$0.text.like("%a%") }.order(by: \.id).select(\.id),
      [1, 4, 5, 6, 8, 9, 11])
    GoldenCase(
      "like-column",
      Phrase.where { $0.text.like("%" + ($0.other ?? "?") + "%") }
        .order(by: \.id).select(\.id), [3, 6, 8, 10, 11, 12, 14, 15, 18, 19, 20])
    GoldenCase(
      "contains", Phrase.where { $0.text.contains("a") }.order(by: \.id).select(\.id),
      [2, 7, 10, 12, 13, 14, 15, 17, 18, 19, 20])
    GoldenCase("contains-wildcard", Phrase.where { $0.text.contains("%") }.select(\.id), [11])
    GoldenCase("contains-empty", Phrase.where { $0.text.contains("") }.count(), [20])
    GoldenCase(
      "contains-column", Phrase.where { $0.text.contains($0.other ?? "?") }.order(by: \.id).select(\.id),
      [6, 8, 10, 11, 12, 13, 14, 15, 18, 20])
    GoldenCase(
      "has-prefix", Phrase.where { $0.text.hasPrefix("a") }.order(by: \.id).select(\.id), [2, 12, 15, 17])
    GoldenCase("has-prefix-emoji", Phrase.where { $0.text.hasPrefix("😀") }.select(\.id), [8])
    GoldenCase("has-prefix-wildcard", Phrase.where { $0.text.hasPrefix("a_") }.select(\.id), [12])
    GoldenCase("has-prefix-empty", Phrase.where { $0.text.hasPrefix("") }.count(), [20])
    GoldenCase(
      "has-suffix", Phrase.where { $0.text.hasSuffix("ra") }.order(by: \.id).select(\.id), [10, 19, 20])
    GoldenCase("has-suffix-empty", Phrase.where { $0.text.hasSuffix("") }.count(), [20])
    GoldenCase("has-suffix-longer", Phrase.where { $0.text.hasSuffix("a zebra") }.select(\.id), [])
    GoldenCase(
      "has-suffix-column",
      Phrase.where { $0.text.hasSuffix($0.other ?? "?") }
        .order(by: \.id).select(\.id), [11, 14, 20])
    GoldenCase(
      "search-of-null", Phrase.where { !$0.other.contains("a") }.order(by: \.id).select(\.id),
      [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20])
  }

  @GoldenCases private static var lists: [GoldenCase] {
    GoldenCase("in-list", Reminder.where { $0.id.in([1, 3, 42, 3]) }.order(by: \.id).select(\.id), [1, 3])
    GoldenCase(
      "in-optional", Reminder.where { $0.priority.in([3, 0]) }.order(by: \.id).select(\.id), [1, 4, 5])
    GoldenCase("in-empty-O17", Reminder.where { $0.priority.in([Int]()) }.select(\.id), [])
    GoldenCase(
      "not-in-empty-O17", Reminder.where { !$0.priority.in([Int]()) }.order(by: \.id).select(\.id),
      [1, 2, 3, 4, 5, 6])
    GoldenCase(
      "in-empty-selected-O17", RemindersList.select { ($0.id, $0.id.in([Int]())) }.order(by: \.id).limit(1),
      [(1, false)])
    GoldenCase(
      "in-texts", Phrase.where { $0.text.in(["É", "e\u{301}", "'"]) }.order(by: \.id).select(\.id), [4, 6])
  }

  private static let absent: String? = nil
  private static let present: String? = "zebra"

  @GoldenCases private static var dynamic: [GoldenCase] {
    GoldenCase(
      "builder-if",
      Phrase.where { phrase in
        phrase.id > 2
        if let present { phrase.text == present }
        if let absent { phrase.text == absent }
      }.select(\.id), [20])
    GoldenCase(
      "builder-for",
      Phrase.where { phrase in
        for part in ["a", "b"] { phrase.text.contains(part) }
      }.order(by: \.id).select(\.id), [12, 13, 15, 18, 19, 20])
    GoldenCase(
      "builder-else",
      Phrase.where { phrase in
        if let absent { phrase.text == absent } else { phrase.other == nil }
      }.order(by: \.id).select(\.id), [1, 17])
    GoldenCase(
      "builder-nothing",
      Tag.where { tag in if let absent { tag.title == absent } }.order(by: \.id).select(\.id),
      [1, 2, 3, 4])
    GoldenCase(
      "where-twice",
      Reminder.where { $0.id > 1 || $0.id < 0 }.where { $0.id < 3 || $0.id > 5 }
        .order(by: \.id).select(\.id), [2, 6])
  }
}
