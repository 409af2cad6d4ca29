import Foundation
import Koine

private enum Other: AliasName { static let name = "other" }

/// Collations, at everything that compares or orders.
enum CollationCases {
  @GoldenCases static var all: [GoldenCase] {
    comparisons
    lists
    operators
    orders
    sources
    searches
    groups
    changes
    refusals
  }

  private static let absent: String? = nil
  private static let year2000 = Computed<Date>(.literal(.timestamp(microseconds: 0), .timestamp))

  @GoldenCases private static var comparisons: [GoldenCase] {
    GoldenCase(
      "collate-equal", Spelling.where { $0.code.collate(.noCase) == "A" }.order(by: \.id).select(\.id),
      [1, 2])
    GoldenCase(
      "collate-on-the-right",
      Spelling.where { $0.code != "ab".collate(.noCase) }.order(by: \.id).select(\.id),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    GoldenCase(
      "collate-binary", Spelling.where { $0.name.collate(.binary) == "A" }.select(\.id), [2])
    GoldenCase(
      "no-case-equal", Spelling.where { $0.name == "AB" || $0.name == "é" }.order(by: \.id).select(\.id),
      [6, 11])
    GoldenCase(
      "no-case-value-first", Spelling.where { "AB" == $0.name }.select(\.id), [11])
    GoldenCase(
      "no-case-less", Spelling.where { $0.name < "B" }.order(by: \.id).select(\.id), [1, 2, 7, 9, 10, 11])
    GoldenCase(
      "no-case-greater-or-equal", Spelling.where { $0.name >= "B" }.order(by: \.id).select(\.id),
      [3, 4, 5, 6, 8])
    GoldenCase(
      "collate-binary-less", Spelling.where { $0.name.collate(.binary) < "a" }.order(by: \.id).select(\.id),
      [2, 4, 7, 8, 9, 11])
    GoldenCase(
      "no-case-columns", Spelling.where { $0.name > $0.nick }.order(by: \.id).select(\.id), [2, 4, 5, 6, 8])
    GoldenCase(
      "collate-of-two-collations",
      Spelling.where { $0.nick.collate(.noCase) == $0.code || $0.name == $0.code.collate(.binary) }
        .order(by: \.id).select(\.id), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    GoldenCase(
      "no-case-is", Spelling.where { $0.name.is("AA") || $0.name.is(absent) }.order(by: \.id).select(\.id),
      [10, 12])
    GoldenCase(
      "no-case-is-columns",
      Spelling.where { $0.name.is($0.nick) }.order(by: \.id).select(\.id), [])
    GoldenCase(
      "no-case-is-not-selected",
      Spelling.where { $0.id.in([1, 2, 3, 12]) }.order(by: \.id).select {
        ($0.name.isNot("A"), $0.name.is($0.code.collate(.noCase)))
      }, [(false, true), (false, true), (true, true), (true, true)])
    GoldenCase(
      "no-case-between", Spelling.where { $0.name.between("A", and: "AB") }.order(by: \.id).select(\.id),
      [1, 2, 10, 11])
    GoldenCase(
      "collate-between",
      Spelling.where { $0.code.collate(.noCase).between($0.code ?? "", and: "Aa") }.order(by: \.id).select(
        \.id),
      [1, 2, 7, 9, 10])
    GoldenCase(
      "no-case-between-symmetric",
      Spelling.where { $0.name.betweenSymmetric("a", and: "B") && $0.name.betweenSymmetric("B", and: "a") }
        .order(by: \.id).select(\.id), [1, 2, 3, 4, 10, 11])
    GoldenCase(
      "no-case-between-symmetric-of-columns",
      Spelling.where { $0.name.betweenSymmetric($0.nick, and: "A") }.order(by: \.id).select(\.id),
      [1, 2, 3, 10, 11])
    GoldenCase(
      "collate-between-symmetric",
      Spelling.where { $0.code.collate(.noCase).betweenSymmetric("B", and: "aa") }.order(by: \.id).select(
        \.id), [3, 4, 10, 11])
    GoldenCase(
      "binary-between-symmetric",
      Spelling.where { $0.code.betweenSymmetric("a", and: "B") }.order(by: \.id).select(\.id), [1, 4, 8, 9])
    GoldenCase(
      "no-case-compare-all",
      Spelling.where {
        $0.code.collate(.noCase).compare(
          .less, toAll: Spelling.as(Other.self).where { $0.id.in([4, 10]) }.select(\.code))
      }.order(by: \.id).select(\.id), [1, 2, 7, 9])
    GoldenCase(
      "no-case-compare-any",
      Spelling.where {
        $0.code.collate(.noCase).compare(
          .greater, toAny: Spelling.as(Other.self).where { $0.id.in([4, 10]) }.select(\.code))
      }.order(by: \.id).select(\.id), [3, 4, 5, 6, 8, 11])
    GoldenCase(
      "no-case-compare-equal-to-all",
      Spelling.where {
        $0.code.collate(.noCase).compare(
          .equal, toAll: Spelling.as(Other.self).where { $0.id < 3 }.select(\.code))
      }.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "collate-binary-compare-all",
      Spelling.where {
        $0.code.collate(.binary).compare(
          .less, toAll: Spelling.as(Other.self).where { $0.id.in([4, 10]) }.select(\.name))
      }.order(by: \.id).select(\.id), [2, 7, 11])
    GoldenCase(
      "no-case-computed", Spelling.where { $0.name.lower() == "A" || $0.name + "!" == "A!" }.select(\.id), [2]
    )
  }

  @GoldenCases private static var lists: [GoldenCase] {
    GoldenCase(
      "no-case-in", Spelling.where { $0.name.in(["AA", "É", "B"]) }.order(by: \.id).select(\.id),
      [3, 4, 5, 10])
    GoldenCase(
      "no-case-not-in", Spelling.where { !$0.name.in(["AA", "É", "B"]) }.order(by: \.id).select(\.id),
      [1, 2, 6, 7, 8, 9, 11])
    GoldenCase("no-case-in-nothing", Spelling.where { $0.name.in([String]()) }.select(\.id), [])
    GoldenCase(
      "no-case-in-query",
      Spelling.where { $0.name.in(Spelling.as(Other.self).where { $0.id < 3 }.select(\.nick)) }
        .order(by: \.id).select(\.id), [6, 7])
    GoldenCase(
      "collate-in-query",
      Spelling.where { spelling in
        spelling.code.collate(.noCase).in(Tag.where { $0.id > 0 }.select { $0.title.left(1) })
      }.order(by: \.id).select(\.id), [3, 4])
    GoldenCase(
      "collate-in-distinct-query",
      Spelling.where { spelling in
        spelling.code.collate(.noCase).in(
          Spelling.as(Other.self).distinct().order { $0.code.collate(.binary) }.limit(3)
            .select { $0.code.collate(.binary) })
      }.order(by: \.id).select(\.id), [1, 2, 7])
    GoldenCase(
      "no-case-row", Spelling.where { row($0.name, $0.id) > row("b", 3) }.order(by: \.id).select(\.id),
      [4, 5, 6, 8])
    GoldenCase(
      "no-case-row-equal", Spelling.where { row($0.id, $0.name) == row(2, "a") }.select(\.id), [2])
    GoldenCase(
      "no-case-row-is", Spelling.where { row($0.id, $0.name).isNot(row(2, "a")) }.count(), [11])
    GoldenCase(
      "no-case-row-in",
      Spelling.where { row($0.name, $0.code).in([("A", "a"), ("b", "B"), ("Z", "z")]) }
        .order(by: \.id).select(\.id), [1, 4])
    GoldenCase(
      "no-case-row-in-query",
      Spelling.where { spelling in
        row(spelling.name, spelling.code.collate(.noCase)).in(
          Spelling.as(Other.self).where { $0.id.in([2, 3]) }.select { ($0.name, $0.code) })
      }.order(by: \.id).select(\.id), [1, 2, 3, 4])
    GoldenCase(
      "no-case-row-of-query",
      Spelling.where { spelling in
        row(spelling.name, spelling.code)
          == Spelling.as(Other.self).where { $0.id == 2 }.limit(1).select { ($0.name, $0.code) }
      }.select(\.id), [2])
  }

  @GoldenCases private static var operators: [GoldenCase] {
    GoldenCase(
      "no-case-case-of",
      Spelling.where { $0.id.in([1, 2, 11, 12]) }.order(by: \.id).select {
        Case.of($0.nick).when("b", then: 1).when("", then: 2).else(0)
      }, [0, 2, 1, 0])
    GoldenCase(
      "collate-binary-case-of",
      Spelling.where { $0.id < 3 }.order(by: \.id).select {
        Case.of($0.name.collate(.binary)).when("A", then: 1).else(0)
      }, [0, 1])
    GoldenCase(
      "no-case-null-if",
      Spelling.where { $0.id.in([1, 2, 4, 12]) }.order(by: \.id).select {
        ($0.name.nullIf("A"), $0.code.nullIf("A"), $0.nick.nullIf("É"))
      },
      [(nil, "a", "é"), (nil, nil, ""), ("B", "B", "_"), (nil, nil, nil)])
    GoldenCase(
      "collate-binary-greatest",
      Spelling.where { $0.id.in([1, 8, 11]) }.order(by: \.id).select {
        (greatest($0.nick.collate(.binary), "a"), least($0.nick.collate(.binary), "a"))
      }, [("é", "a"), ("a", "a"), ("a", "B")])
    // SQLite looks for collations in the parts of what is computed.
    GoldenCase(
      "no-case-inside-computed",
      Spelling.where { Case().when($0.name == "A", then: "x").else("y") == "X" }.select(\.id), [])
    GoldenCase(
      "no-case-inside-text", Spelling.where { ($0.code.collate(.noCase) ?? "") + "" == "AA" }.select(\.id), []
    )
    GoldenCase(
      "no-case-cast-to-bool",
      Spelling.find(1).select {
        (
          ($0.nick.replace("é", with: "TRUE")).cast(as: Bool?.self),
          SQL("\($0.nick)", as: String.self).cast(as: Bool?.self)
        )
      }, [(nil, nil)])
  }

  @GoldenCases private static var orders: [GoldenCase] {
    GoldenCase(
      "order-no-case", Spelling.order { ($0.name, $0.id) }.select(\.id),
      [12, 7, 9, 1, 2, 10, 11, 3, 4, 8, 5, 6])
    GoldenCase(
      "order-no-case-descending",
      Spelling.order { ($0.name.descending(nulls: .first), $0.id) }.select(\.id),
      [12, 6, 5, 8, 3, 4, 11, 10, 1, 2, 9, 7])
    GoldenCase(
      "order-collate",
      Spelling.where { $0.code != nil }.order { ($0.code.collate(.noCase).descending(), $0.id) }.select(\.id),
      [6, 5, 8, 3, 4, 11, 10, 1, 2, 9, 7])
    GoldenCase(
      "order-collate-binary", Spelling.order { $0.name.collate(.binary) }.select(\.id),
      [12, 7, 2, 11, 4, 8, 9, 1, 10, 3, 5, 6])
    GoldenCase(
      "order-by-database",
      Spelling.where { $0.id.in([1, 3, 10]) }.order { $0.local.descending() }.limit(1)
        .select(\.id), [3])
    GoldenCase(
      "order-inside-fragment",
      Spelling.where { $0.id < 4 }.order { SQLFragment("\($0.name == "A")") }.order(by: \.id).select(\.id),
      [3, 1, 2])
    GoldenCase(
      "distinct-on-no-case",
      Spelling.distinct(on: \.name).order { ($0.name, $0.id.descending()) }.select(\.id),
      [12, 7, 9, 2, 10, 11, 4, 8, 5, 6])
    GoldenCase(
      "distinct-on-no-case-other-order",
      Spelling.distinct(on: \.name).order { ($0.id.descending(), $0.name) }.select(\.id),
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 2])
    GoldenCase(
      "nested-no-case",
      RemindersList.find(1).select { list in
        Spelling.where { $0.name < "b" && $0.id > list.id }.order { ($0.name, $0.id) }.select(\.name).array()
      }, [["", "_", "A", "aa", "Ab"]])
  }

  private static let spelled = Spelling.select { Spelled.Columns(text: $0.name, id: $0.id) }
  private static let computed = Spelling.select {
    Spelled.Columns(text: Case().when($0.name == "A", then: "x").when($0.id > 2, then: "y"), id: $0.id)
  }

  @GoldenCases private static var sources: [GoldenCase] {
    GoldenCase(
      "no-case-derived", Spelled.from(spelled).where { $0.text == "AB" }.order { $0.text }.select(\.id), [11])
    GoldenCase(
      "no-case-derived-binary",
      Spelled.from(spelled).where { $0.text.collate(.binary) == "A" }.select(\.id), [2])
    GoldenCase(
      "no-case-derived-computed",
      Spelled.from(computed).where { $0.text == "X" || $0.id < 2 }.order { ($0.text, $0.id) }.select(\.id),
      [1])
    GoldenCase(
      "no-case-derived-row",
      SpelledRow.from(
        Spelling.where { $0.id < 3 }.select { SpelledRow.Columns(row: $0, length: $0.nick.length()) }
      ).where { $0.row.name == "A" && $0.row.code == "A" }, [SpelledRow(row: Spelling.rows[1], length: 0)])
    GoldenCase(
      "collate-derived",
      Spelled.from(Spelling.select { Spelled.Columns(text: $0.code.collate(.noCase), id: $0.id) })
        .where { $0.text == "A" }.order { $0.id }.select(\.id), [1, 2])
    GoldenCase(
      "no-case-common",
      Spelled.all().with(Spelled.self, as: spelled).where { $0.text == "aA" }.select(\.id), [10])
    GoldenCase(
      "no-case-joined-common",
      Spelling.all().with(Spelled.self, as: spelled).join(Spelled.self) { $0.nick == $1.text }
        .where { spelling, _ in spelling.id < 4 }.order { ($0.id, $1.id) }.select { ($0.id, $1.id) },
      [(1, 6), (2, 7), (3, 8)])
    GoldenCase(
      "no-case-alias",
      Spelling.join(Spelling.as(Other.self)) { $0.name == $1.name && $0.id < $1.id }
        .order { spelling, _ in spelling.id }.select { ($0.id, $1.id) }, [(1, 2), (3, 4)])
    GoldenCase(
      "no-case-outer-join",
      Spelling.leftJoin(Spelling.as(Other.self)) { $0.name == $1.nick && $1.id > 5 }
        .where { spelling, other in spelling.id < 4 && other.name.isNot("b") }
        .order { ($0.id, $1.name, $1.id) }.select { ($0.id, $1.id) },
      [(1, 9), (1, 8), (2, 9), (2, 8), (3, 10), (3, 11)])
    GoldenCase(
      "no-case-subquery",
      Spelling.where { spelling in
        spelling.name == Spelling.as(Other.self).where { $0.id == 1 }.limit(1).select(\.name)
      }.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "no-case-correlated",
      Spelling.where { spelling in
        exists(Spelling.where { $0.name == spelling.name && $0.id != spelling.id })
      }.order(by: \.id).select(\.id), [1, 2, 3, 4])
  }

  @GoldenCases private static var searches: [GoldenCase] {
    GoldenCase(
      "no-case-searched",
      Spelling.where { $0.name.contains("A") || $0.name.hasPrefix("B") || $0.name.hasSuffix("Z") }
        .order(by: \.id).select(\.id), [2, 4, 8, 11])
    GoldenCase(
      "no-case-searched-columns",
      Spelling.where { $0.name.hasPrefix($0.nick) || $0.code.hasSuffix($0.nick) || $0.name.contains($0.nick) }
        .order(by: \.id).select(\.id), [2])
    GoldenCase(
      "no-case-prefix-of-value",
      Spelling.where { "Abc".hasPrefix($0.nick) || "xaB".hasSuffix($0.nick) }.order(by: \.id).select(\.id),
      [2, 6, 9, 11])
    GoldenCase(
      "no-case-functions",
      Spelling.where { $0.id.in([1, 2]) }.order(by: \.id).select {
        ($0.name.instr("A"), $0.name.replace("A", with: "x"), $0.name.lower(), $0.name.trim("A"))
      }, [(0, "a", "a", "a"), (1, "x", "a", "")])
    GoldenCase(
      "no-case-like", Spelling.where { $0.name.like("A%") || $0.name.like("é") }.order(by: \.id).select(\.id),
      [1, 2, 6, 10, 11])
    GoldenCase(
      "no-case-like-case-sensitive",
      Spelling.where { $0.name.like("A%", caseSensitive: true) }.order(by: \.id).select(\.id), [2, 11])
    GoldenCase(
      "like-other-letters-O10",
      Spelling.where { $0.code.like("É") || $0.code.collate(.noCase).like("Z") }.order(by: \.id).select(\.id),
      [5, 8])
    GoldenCase(
      "like-with-and-without-case",
      Spelling.order(by: \.id).where { $0.code.like("%a_") && !$0.code.like("%A_", caseSensitive: true) }
        .select(\.id), [10])
  }

  @GoldenCases private static var groups: [GoldenCase] {
    GoldenCase(
      "count-distinct-no-case",
      Spelling.select {
        ($0.name.count(distinct: true), $0.name.collate(.binary).count(distinct: true), $0.name.count())
      }, [(9, 11, 11)])
    GoldenCase(
      "group-by-binary",
      Spelling.where { $0.id.in([1, 2, 3]) }.group { $0.name.collate(.binary) }
        .order { $0.name.collate(.binary) }.select { ($0.name.collate(.binary), $0.id.count()) },
      [("A", 1), ("a", 1), ("b", 1)])
    // Engines do not find a key with a collation in a subquery, nor in the one that names an operand.
    GoldenCase(
      "group-by-binary-in-operand",
      Spelling.where { $0.id.in([1, 2, 11]) }.group { $0.name.collate(.binary) }
        .order { $0.name.collate(.binary) }
        .select {
          year2000.adding($0.name.collate(.binary).length(), .milliseconds).epochMicroseconds()
        },
      [946_684_800_001_000, 946_684_800_002_000, 946_684_800_001_000])
    GoldenCase(
      "group-by-lower",
      Spelling.where { $0.id.in([1, 2, 3]) }.group { $0.name.lower() }.having { $0.name.lower() < "z" }
        .order { $0.name.lower() }.select { ($0.name.lower(), $0.id.count()) }, [("a", 2), ("b", 1)])
    GoldenCase(
      "group-by-computed",
      Spelling.group { Case().when($0.name == "A", then: "x").when($0.name == "b", then: "X").else("y") }
        .order { Case().when($0.name == "A", then: "x").when($0.name == "b", then: "X").else("y") }
        .select {
          (
            Case().when($0.name == "A", then: "x").when($0.name == "b", then: "X").else("y"), $0.id.count()
          )
        }, [("X", 2), ("x", 2), ("y", 8)])
    GoldenCase(
      "group-by-derived-column",
      Spelled.from(computed).where { $0.id < 4 }.group { ($0.text, $0.id) }.order { ($0.text, $0.id) },
      [Spelled(text: "x", id: 1), Spelled(text: "x", id: 2), Spelled(text: "y", id: 3)])
    GoldenCase(
      "distinct-binary-T21",
      Spelling.where { $0.id < 3 }.distinct().order { $0.name.collate(.binary) }
        .select { $0.name.collate(.binary) }, ["A", "a"])
    GoldenCase(
      "distinct-computed",
      Spelling.distinct().order { Case().when($0.name == "A", then: "x").else("X") }
        .select { Case().when($0.name == "A", then: "x").else("X") }, ["X", "x"])
    GoldenCase(
      "max-binary", Spelling.select { ($0.name.collate(.binary).max(), $0.name.collate(.binary).min()) },
      [("é", "")])
    GoldenCase(
      "max-of-computed",
      Spelling.select { Case().when($0.name == "A", then: "x").else("Y").max() }, ["x"])
    GoldenCase(
      "group-by-key-no-case-order",
      Spelling.where { $0.id.in([2, 3, 4]) }.group(by: \.id).order { ($0.name, $0.id) }
        .select { ($0.id, $0.name) }, [(2, "A"), (3, "b"), (4, "B")])
    GoldenCase(
      "distinct-by-database",
      Spelling.where { $0.id == 3 }.distinct().order { $0.local }.select(\.local), ["b"])
    GoldenCase(
      "max-by-database",
      Spelling.where { $0.id.in([1, 3]) }.select {
        ($0.local.max(), $0.local.min(), greatest($0.local.max(), "a"))
      },
      [("b", "a", "b")])
    GoldenCase(
      "by-database",
      Spelling.where { $0.local < "b" && $0.local.between("a", and: "a") && $0.local == "a" }
        .group(by: \.local).select(\.local), ["a"])
  }

  @GoldenCases private static var changes: [GoldenCase] {
    GoldenCase(
      "update-no-case", Spelling.where { $0.name == "A" }.update { $0.code = "=" }, affects: 2,
      then: Spelling.where { $0.code == "=" }.order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "delete-no-case", Spelling.where { $0.name.in(["B"]) }.delete().returning { ($0.id, $0.name == "b") },
      returns: [(3, true), (4, true)])
  }

  @GoldenCases private static var refusals: [GoldenCase] {
    GoldenCase(refused: "collation-conflict", Spelling.where { $0.name == $0.code })
    GoldenCase(
      refused: "collation-conflict-explicit",
      Spelling.where { $0.name.collate(.binary) < $0.code.collate(.noCase) })
    GoldenCase(
      refused: "collation-conflict-in-query", Spelling.where { $0.name.in(Tag.select(\.title)) })
    GoldenCase(
      refused: "collation-conflict-in-row",
      Spelling.where { row($0.id, $0.name) == row($0.id, $0.code) })
    GoldenCase(
      refused: "collation-conflict-computed",
      Spelling.where { Case.of($0.name).when($0.code.lower(), then: true).else(false) })
    GoldenCase(
      refused: "collation-of-a-fragment",
      Spelling.where { spelling in
        spelling.name.in(RawQuery("SELECT name FROM \(Spelling.self)", as: String?.self))
      })
    GoldenCase(refused: "group-by-no-case", Spelling.group(by: \.name).select(\.name))
    GoldenCase(refused: "distinct-no-case", Spelling.distinct())
    GoldenCase(refused: "distinct-no-case-selected", Spelling.distinct().select { ($0.id, $0.nick) })
    GoldenCase(
      refused: "extremes-no-case",
      Spelling.select { ($0.name.max(), $0.code.collate(.noCase).min(), greatest($0.nick.max(), "a")) })
    GoldenCase(refused: "extremes-no-case-behind-value", Spelling.select { least("b", $0.nick) })
    GoldenCase(
      refused: "concatenation-distinct-no-case", Spelling.select { $0.name.groupConcat(distinct: true) })
  }
}
