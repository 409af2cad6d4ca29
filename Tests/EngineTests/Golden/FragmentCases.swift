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
  }
}
