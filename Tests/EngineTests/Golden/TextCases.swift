import Koine

/// Functions of texts.
enum TextCases {
  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "length-F14", Phrase.order(by: \.id).select { $0.text.length() },
      [0, 1, 1, 1, 1, 2, 6, 6, 1, 6, 4, 3, 10, 9, 7, 5, 1, 12, 5, 5])
    GoldenCase("length-of-null", Phrase.where { $0.id == 1 }.select { $0.other.length() }, [nil])
    GoldenCase(
      "unicode-case-F15",
      RemindersList.where { $0.id == 1 }.select { _ in
        ("ΟΔΥΣΣΕΥΣ ΑΣ. É".unicodeLower(), "straße ﬁ é".unicodeUpper(), "İ".unicodeLower())
      }, [("οδυσσευς ας. é", "STRASSE FI É", "i\u{307}")])
    GoldenCase(
      "unicode-case-between-F15",
      Phrase.where { $0.id.in([1, 2]) && $0.text.between($0.text.unicodeLower(), and: $0.text) }
        .order(by: \.id).select(\.id), [1, 2])
    GoldenCase(
      "unicode-case-in-order-F15",
      Phrase.where { $0.text.unicodeUpper() == "É" }.order { ($0.text.unicodeLower(), $0.id) }.select(\.text),
      ["É", "é"])
    GoldenCase(
      refused: "normal-forms",
      Phrase.select {
        (
          $0.text.normalized(.nfc), $0.text.normalized(.nfd), $0.text.normalized(.nfkc),
          $0.text.normalized(.nfkd)
        )
      })
    GoldenCase(
      "lower-ascii-F15",
      Phrase.where { $0.id.in([3, 4, 16, 19]) }.order(by: \.id).select { $0.text.lower() },
      ["a", "É", "Ωmega", "zebra"])
    GoldenCase(
      "upper-ascii-F15", Phrase.where { $0.id.in([5, 7, 20, 1]) }.order(by: \.id).select { $0.text.upper() },
      ["", "é", "STRAßE", "ZEBRA"])
    GoldenCase(
      "trim-spaces",
      Phrase.where { $0.id.in([14, 18]) }.order(by: \.id).select { ($0.text.trim(), $0.other.trim()) },
      [("padded", ""), ("line\none\ttab", "\n")])
    GoldenCase(
      "replace",
      Phrase.where { $0.id.in([10, 19, 6]) }.order(by: \.id).select { $0.text.replace("e", with: "_%") },
      ["_%\u{301}", "O'Hara", "Z_%bra"])
    GoldenCase(
      "replace-empty",
      Phrase.where { $0.id == 2 }.select { ($0.text.replace("", with: "x"), $0.text.replace("a", with: "")) },
      [("a", "")])
    GoldenCase(
      "replace-null", Phrase.where { $0.id == 1 }.select { $0.other.replace("a", with: "b") }, [nil])
    GoldenCase(
      "replace-with-null",
      Phrase.where { $0.id.in([1, 2, 20]) }.order(by: \.id)
        .select {
          (
            $0.text.replace($0.text.left(0), with: $0.text),
            $0.text.replace("", with: SQL("NULL", as: String.self)).isNull
          )
        }, [("", true), ("a", true), ("zebra", true)])
    GoldenCase(
      "substring-P7",
      Phrase.where { $0.id.in([8, 13]) }.order(by: \.id).select { ($0.text.substr(2), $0.text.substr(2, 3)) },
      [("👨‍👩‍👧", "👨\u{200D}👩"), ("ack\\slash", "ack")])
    GoldenCase(
      "substring-before-the-first-F13",
      Phrase.where { $0.id == 19 }
        .select { ($0.text.substr(-1), $0.text.substr(0, 3), $0.text.substr(-2, 5), $0.text.substr(-5, 3)) },
      [("Zebra", "Ze", "Ze", "")])
    GoldenCase(
      "substring-beyond",
      Phrase.where { $0.id == 19 }
        .select { ($0.text.substr(6), $0.text.substr(4, 100), $0.text.substr(2, 0), $0.text.substr(2, -1)) },
      [("", "ra", "", "")])
    GoldenCase(
      "substring-large-bounds",
      Phrase.where { $0.id == 19 }
        .select { ($0.text.substr(Int.max), $0.text.substr(2, Int.max), $0.text.substr(Int.min)) },
      [("", "ebra", "Zebra")])
    GoldenCase(
      "substring-columns",
      Phrase.where { $0.id.in([2, 3, 19]) }.order(by: \.id).select { $0.text.substr($0.id - 18, $0.id) },
      ["", "", "Zebra"])
    GoldenCase(
      "substring-of-extremes",
      Phrase.where { $0.id.in([2, 17]) }.order(by: \.id).select {
        $0.text.substr($0.id - 5, $0.id - Int.max)
      }, ["", ""])
    GoldenCase(
      "concatenation-O6",
      Phrase.where { $0.id.in([1, 2, 10]) }.order(by: \.id)
        .select { ($0.text + "-" + ($0.other ?? "?"), $0.text + $0.other, "<" + $0.text) },
      [("-?", nil, "<"), ("a-b", "ab", "<a"), ("O'Hara-'", "O'Hara'", "<O'Hara")])
    GoldenCase(
      "concatenation-parentheses-O7",
      Phrase.where { ($0.text + "a").length() + 1 == 3 && ($0.text + "!").like("a!") }.order(by: \.id).select(
        \.id), [2, 3, 17])
    GoldenCase(
      "concat",
      Phrase.where { $0.id.in([1, 2, 10]) }.order(by: \.id)
        .select { (concat($0.text, "-", $0.other), concat($0.other), concat($0.other + "!", $0.text)) },
      [("-", "", ""), ("a-b", "b", "b!a"), ("O'Hara-'", "'", "'!O'Hara")])
    GoldenCase(
      "instr-F17",
      Phrase.where { $0.id.in([2, 3, 8, 10, 13, 20]) }.order(by: \.id)
        .select {
          ($0.text.instr("a"), $0.text.instr("👩"), $0.text.instr($0.other ?? "?"), $0.text.instr(""))
        },
      [(1, 0, 0, 1), (0, 0, 0, 1), (0, 4, 1, 1), (4, 0, 2, 1), (2, 0, 5, 1), (5, 0, 1, 1)])
    GoldenCase(
      "instr-of-null", Phrase.where { $0.id.in([1, 4]) }.order(by: \.id).select { $0.other.instr("é") + 1 },
      [nil, 2])
    GoldenCase(
      "trim-at-one-end",
      Phrase.where { $0.id.in([12, 15]) }.order(by: \.id).select { ($0.text.trim("]c"), $0.text.trim("ab")) },
      [("a_b", "_"), ("a*b?[", "*b?[c]")])
    GoldenCase(
      "trim-characters",
      Phrase.where { $0.id.in([2, 6, 7, 12, 15]) }.order(by: \.id)
        .select { ($0.text.trim("abse]"), $0.text.ltrim("ase"), $0.text.rtrim("ceb]"), $0.text.trim("")) },
      [
        ("", "", "a", "a"), ("\u{301}", "\u{301}", "e\u{301}", "e\u{301}"),
        ("traß", "traße", "straß", "straße"),
        ("_", "_b", "a_", "a_b"), ("*b?[c", "*b?[c]", "a*b?[", "a*b?[c]"),
      ])
    GoldenCase(
      "trim-sides",
      Phrase.where { $0.id == 14 }.select { ($0.text.ltrim(), $0.text.rtrim(), $0.other.ltrim()) },
      [("padded ", "  padded", "")])
    GoldenCase(
      "trim-null",
      Phrase.where { $0.id == 1 }.select { ($0.other.trim("a"), $0.other.left(1), $0.other.right(1)) },
      [(nil, nil, nil)])
    GoldenCase(
      "left-right",
      Phrase.where { $0.id.in([1, 8, 19]) }.order(by: \.id)
        .select {
          (
            $0.text.left(2), $0.text.right(2), $0.text.left(0), $0.text.right(0), $0.text.left(-1),
            $0.text.right(-1)
          )
        },
      [("", "", "", "", "", ""), ("😀👨", "\u{200D}👧", "", "", "", ""), ("Ze", "ra", "", "", "", "")])
    GoldenCase(
      "left-right-far",
      Phrase.where { $0.id == 19 }
        .select {
          (
            $0.text.left(9), $0.text.right(9), $0.text.left(Int.max), $0.text.right(Int.max),
            $0.text.left(Int.min), $0.text.right(Int.min)
          )
        },
      [("Zebra", "Zebra", "Zebra", "Zebra", "", "")])
    GoldenCase(
      "left-right-columns",
      Phrase.where { $0.id.in([2, 17, 18, 19]) }.order(by: \.id)
        .select {
          (
            $0.text.left($0.id - 17), $0.text.right($0.id - 17), $0.text.left($0.id * 3_000_000_000),
            $0.text.right($0.id * 3_000_000_000)
          )
        },
      [
        ("", "", "a", "a"), ("", "", "a", "a"), ("l", "b", "line\none\ttab", "line\none\ttab"),
        ("Ze", "ra", "Zebra", "Zebra"),
      ])
    GoldenCase(
      "text-function-chain",
      Phrase.where { $0.id == 14 }.select { ($0.text.trim().upper() + "!").substr(1, 3).lower() }, ["pad"])
    GoldenCase(
      "text-in-order-lower",
      Phrase.where { $0.id.in([3, 17, 19, 20]) }.order { ($0.text.lower(), $0.id) }.select(\.id),
      [3, 17, 19, 20])
  }
}
