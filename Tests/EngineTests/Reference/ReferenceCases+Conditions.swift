import Koine

extension ReferenceCases {
  private static func and(_ left: Bool?, _ right: Bool?) -> SQLExpression {
    .logical(b(left), .and, b(right))
  }
  private static func or(_ left: Bool?, _ right: Bool?) -> SQLExpression { .logical(b(left), .or, b(right)) }
  private static func row(_ parts: SQLExpression...) -> SQLExpression { .row(parts) }
  private static func isIn(
    _ operand: SQLExpression, _ list: [SQLExpression], negated: Bool = false
  ) -> SQLExpression {
    .inList(operand, list, negated: negated)
  }
  private static func between(_ value: Int64?, _ lower: Int64?, _ upper: Int64?, negated: Bool = false)
    -> SQLExpression
  {
    .between(i(value), i(lower), i(upper), negated: negated)
  }

  static let truth = [
    ReferenceCase("true AND NULL", and(true, nil), .null),
    ReferenceCase("false AND NULL", and(false, nil), .boolean(false)),
    ReferenceCase("NULL AND false", and(nil, false), .boolean(false)),
    ReferenceCase("true OR NULL", or(true, nil), .boolean(true)),
    ReferenceCase("NULL OR true", or(nil, true), .boolean(true)),
    ReferenceCase("false OR NULL", or(false, nil), .null),
    ReferenceCase("NOT NULL", .not(b(nil)), .null),
    ReferenceCase("NOT true", .not(b(true)), .boolean(false)),
    ReferenceCase("NULL is NULL", .isNull(i(nil), negated: false), .boolean(true)),
    ReferenceCase("NULL is not NULL", .isNull(i(nil), negated: true), .boolean(false)),
    ReferenceCase("1 in nothing", isIn(i(1), []), .boolean(false)),
    ReferenceCase("NULL not in nothing", isIn(i(nil), [], negated: true), .boolean(true)),
    ReferenceCase("1 in 1 and NULL", isIn(i(1), [i(nil), i(1)]), .boolean(true)),
    ReferenceCase("2 in 1 and NULL", isIn(i(2), [i(nil), i(1)]), .null),
    ReferenceCase("2 not in 1 and NULL", isIn(i(2), [i(nil), i(1)], negated: true), .null),
    ReferenceCase("2 not in 1", isIn(i(2), [i(1)], negated: true), .boolean(true)),
    ReferenceCase(
      "a row in rows", isIn(row(i(1), t("a")), [row(i(1), t("b")), row(i(1), t("a"))]), .boolean(true)),
    ReferenceCase("a row with NULL in rows", isIn(row(i(1), t(nil)), [row(i(2), t("b"))]), .boolean(false)),
    ReferenceCase("2 between 1 and 2", between(2, 1, 2), .boolean(true)),
    ReferenceCase("2 between 2 and 1", between(2, 2, 1), .boolean(false)),
    ReferenceCase("0 between 1 and NULL", between(0, 1, nil), .boolean(false)),
    ReferenceCase("2 between 1 and NULL", between(2, 1, nil), .null),
    ReferenceCase("0 not between 1 and NULL", between(0, 1, nil, negated: true), .boolean(true)),
    ReferenceCase("NULL between 1 and 2", between(nil, 1, 2), .null),
  ]

  static let comparisons = [
    ReferenceCase("1 = NULL", compare(i(1), .equal, i(nil)), .null),
    ReferenceCase("NULL <> NULL", compare(i(nil), .notEqual, i(nil)), .null),
    ReferenceCase("NULL is distinct from NULL", .isDistinct(i(nil), i(nil), negated: false), .boolean(false)),
    ReferenceCase("1 is distinct from NULL", .isDistinct(i(1), i(nil), negated: false), .boolean(true)),
    ReferenceCase("1 is not distinct from 1", .isDistinct(i(1), i(1), negated: true), .boolean(true)),
    ReferenceCase("'a' < 'B'", compare(t("a"), .less, t("B")), .boolean(false)),
    ReferenceCase(
      "'a' < 'B' without case", compare(.collate(t("a"), .noCase), .less, t("B")), .boolean(true)),
    ReferenceCase(
      "'É' = 'é' without case", compare(.collate(t("É"), .noCase), .equal, t("é")), .boolean(false)),
    ReferenceCase(
      "'_' < 'A' without case", compare(t("_"), .less, .collate(t("A"), .noCase)), .boolean(true)),
    ReferenceCase("texts that look alike", compare(t("\u{e9}"), .equal, t("e\u{301}")), .boolean(false)),
    ReferenceCase("an astral text", compare(t("\u{ff5a}"), .less, t("😀")), .boolean(true)),
    ReferenceCase("trailing blanks", compare(t("a"), .equal, t("a ")), .boolean(false)),
    ReferenceCase("0.0 = -0.0", compare(x(0), .equal, x(-0.0)), .boolean(true)),
    ReferenceCase("false < true", compare(b(false), .less, b(true)), .boolean(true)),
    // SQLite compares them exactly. The typed methods compare doubles with doubles alone.
    ReferenceCase(
      "2^53 + 1 = 2^53 as a double", compare(i(9_007_199_254_740_993), .equal, x(9_007_199_254_740_992)),
      .boolean(true), on: [.postgreSQL]),
    ReferenceCase(
      "bytes", compare(.value(.blob([97]), .blob), .less, .value(.blob([97, 0]), .blob)), .boolean(true)),
    ReferenceCase(
      "(1, NULL) = (2, NULL)", compare(row(i(1), i(nil)), .equal, row(i(2), i(nil))), .boolean(false)),
    ReferenceCase("(1, NULL) = (1, NULL)", compare(row(i(1), i(nil)), .equal, row(i(1), i(nil))), .null),
    ReferenceCase("(1, NULL) < (2, 0)", compare(row(i(1), i(nil)), .less, row(i(2), i(0))), .boolean(true)),
    ReferenceCase("(NULL, 1) < (0, 2)", compare(row(i(nil), i(1)), .less, row(i(0), i(2))), .null),
    ReferenceCase(
      "(1, 1) <= (1, 1)", compare(row(i(1), i(1)), .lessOrEqual, row(i(1), i(1))), .boolean(true)),
    ReferenceCase(
      "(1, NULL) is distinct from (1, NULL)",
      .isDistinct(row(i(1), i(nil)), row(i(1), i(nil)), negated: false),
      .boolean(false)),
    ReferenceCase(
      "rows of two collations", compare(row(.collate(t("a"), .noCase), t("a")), .equal, row(t("A"), t("A"))),
      .boolean(false)),
    ReferenceCase(
      "collations that contradict each other",
      compare(.collate(t("a"), .noCase), .equal, .collate(t("a"), .binary)), nil),
  ]

  static let functions = [
    ReferenceCase("coalesce(NULL, 2, 3)", call(.coalesce, i(nil), i(2), i(3)), .integer(2)),
    ReferenceCase("coalesce(NULL, NULL)", call(.coalesce, i(nil), i(nil)), .null),
    ReferenceCase("nullif(1, 1)", call(.nullIf, i(1), i(1)), .null),
    ReferenceCase("nullif(1, NULL)", call(.nullIf, i(1), i(nil)), .integer(1)),
    ReferenceCase("nullif without case", call(.nullIf, .collate(t("a"), .noCase), t("A")), .null),
    ReferenceCase("greatest('B', 'a')", call(.greatest, t("B"), t("a")), .text("a")),
    ReferenceCase("greatest(1, NULL)", call(.greatest, i(1), i(nil)), .null),
    ReferenceCase("least(NULL, 1, 2)", call(.least, i(nil), i(1), i(2)), .null),
    ReferenceCase("least(3, 1, 2)", call(.least, i(3), i(1), i(2)), .integer(1)),
    ReferenceCase(
      "the first branch that applies",
      .conditional(SQLCase(branches: [.init(when: b(nil), then: i(1)), .init(when: b(true), then: i(2))])),
      .integer(2)),
    ReferenceCase("no branch", .conditional(SQLCase(branches: [.init(when: b(nil), then: i(1))])), .null),
    ReferenceCase(
      "an operand that is NULL",
      .conditional(SQLCase(operand: i(nil), branches: [.init(when: i(nil), then: i(1))], otherwise: i(2))),
      .integer(2)),
    ReferenceCase(
      "an operand without case",
      .conditional(SQLCase(operand: .collate(t("a"), .noCase), branches: [.init(when: t("A"), then: i(1))])),
      .integer(1)),
    ReferenceCase(
      "a branch that is not reached",
      .conditional(
        SQLCase(branches: [
          .init(when: b(true), then: i(1)), .init(when: b(true), then: compute(i(.max), .add, i(1))),
        ])), .integer(1)),
  ]
}
