import Koine

/// What a golden file holds: one statement's text and bindings in several dialects.
///
///     -- SQLite 3.40
///     SELECT "reminders"."title" FROM "reminders" WHERE "reminders"."id" = ?1
///     -- 1: 42 (integer 64)
///
///     -- PostgreSQL 13
///     SELECT "reminders"."title" FROM "reminders" WHERE "reminders"."id" = $1
///     -- 1: 42 (integer 64)
///
/// A dialect that refuses the statement has its refusal there, as a comment.
public struct GoldenText: Sendable, Hashable, CustomStringConvertible {
  /// The text so far.
  public private(set) var description = ""

  /// A text without any dialect.
  public init() {}

  /// Appends what a dialect makes of the statement.
  public mutating func append(_ dialect: String, _ statements: [RenderedStatement]) {
    begin(dialect)
    for statement in statements {
      description += statement.sql + (statements.count > 1 ? ";\n" : "\n")
      for (index, value) in statement.bindings.enumerated() {
        let type = index < statement.types.count ? statement.types[index].goldenDescription : "no type"
        description += "-- \(index + 1): \(value.goldenDescription) (\(type))\n"
      }
    }
  }

  /// Appends why a dialect has no text for the statement.
  public mutating func append(_ dialect: String, refusal: any Error) {
    begin(dialect)
    for line in "\(refusal)".split(whereSeparator: \.isNewline) {
      description += "-- refused: \(line)\n"
    }
  }

  private mutating func begin(_ dialect: String) {
    if !description.isEmpty { description += "\n" }
    description += "-- \(dialect)\n"
  }
}
