/// How texts are compared and ordered.
///
///     @Table struct Person {
///       let id: Int
///       @Column(collation: .noCase) var name: String
///       var code: String
///     }
///
///     Person.where { $0.name == "ann" }.order(by: \.name)             // also Ann and ANN
///     Person.where { $0.code.collate(.noCase) == "x1" }               // also X1
///     Person.where { $0.name.collate(.binary) == "ann" }              // ann alone
///
/// It decides `==`, `<` and their kin, `is`, `in`, `between`, `nullIf`, the operand of a CASE, the parts of row
/// values, ORDER BY, `distinct(on:)`, and how many values `count(distinct:)` counts. The functions of texts do
/// not look at it: `like` ignores the case of ASCII letters unless it is told not to; `contains`,
/// `hasPrefix`, `hasSuffix`, `instr` and `replace` never ignore it.
///
/// In a comparison what `collate` says comes first, then what a column is declared with; a column that says
/// nothing is `binary`, and so is what is computed from columns: `lower()`, `+`, `??`. Bound values take the
/// collation of what they are compared with. A column of a derived or common table, and a subquery of one
/// column, have the collation of what they select. Koine refuses the query if two collations meet and `collate`
/// says neither of them, or both.
///
/// Texts that differ in case are one value under `noCase`, and engines differ in which of them they show: GROUP
/// BY, DISTINCT, `min`, `max`, `greatest`, `least` and a distinct `groupConcat` of such a text are refused. Take
/// its `lower()`, or `collate(.binary)`.
@nonexhaustive public enum SQLCollation: Sendable, Hashable {
  /// By code point: what every text has that says nothing else.
  ///
  /// A column that a SQLite table declares otherwise is compared so if it says `collate(.binary)`, or if
  /// it is declared `noCase` in Swift and its comparison is to be binary.
  case binary
  /// By code point, the ASCII letters as their lower case: `É` and `é` are two texts.
  ///
  ///     // SQLite:     "people"."name" COLLATE "NOCASE"
  ///     // PostgreSQL: lower("people"."name" COLLATE "C")
  ///
  /// An index serves that is made with that collation, or on that expression.
  case noCase
  /// As the database has declared the column. The same query may have another result on another engine; for each
  /// order that the database decides, `check(in:)` has a note.
  case database
  /// An order that the program itself adds to the engine. Drivers make these; columns cannot be declared with one.
  indirect case program(SQLProgramCollation)
}

extension SQLExpression {
  /// The text behind a collation.
  var withoutCollation: SQLExpression {
    if case .collate(let text, _) = self { text.withoutCollation } else { self }
  }
}
