import Koine

/// Functions of texts, and searches, with an argument that may be NULL.
extension NullCases {
  @NullCases static var textArguments: [NullCase] {
    NullCase.row("s.trim(t)") { $0.s.trim($0.t) }
    NullCase.row("s.ltrim(t)") { $0.s.ltrim($0.t) }
    NullCase.row("s.rtrim(t)") { $0.s.rtrim($0.t) }
    NullCase.row("t.trim(t)") { $0.t.trim($0.t) }
    NullCase.row("s.instr(t)") { $0.s.instr($0.t) }
    NullCase.row("s.left(j)") { $0.s.left($0.j) }
    NullCase.row("s.right(j)") { $0.s.right($0.j) }
    NullCase.row("t.left(l)") { $0.t.left($0.l) }
    NullCase.row("t.right(l)") { $0.t.right($0.l) }
    NullCase.row("s.replace(s, with: t)") { $0.s.replace($0.s, with: $0.t) }
    NullCase.row("s.replace(t, with: s)") { $0.s.replace($0.t, with: $0.s) }
    NullCase.row("s.replace(t, with: \"\")") { $0.s.replace($0.t, with: "") }
    NullCase.row("s.replace(\"\", with: t)") { $0.s.replace("", with: $0.t) }
    NullCase.row("t.replace(t, with: t)") { $0.t.replace($0.t, with: $0.t) }
    NullCase.row("s.substr(j)") { $0.s.substr($0.j) }
    NullCase.row("s.substr(j, k)") { $0.s.substr($0.j, $0.k) }
    NullCase.row("s.substr(k, j)") { $0.s.substr($0.k, $0.j) }
    NullCase.row("s.substr(1, l)") { $0.s.substr(1, $0.l) }
    NullCase.row("t.substr(j, l)") { $0.t.substr($0.j, $0.l) }
    NullCase.row("s.lpad(j)") { $0.s.lpad($0.j) }
    NullCase.row("s.rpad(j)") { $0.s.rpad($0.j) }
    NullCase.row("s.lpad(k, t)") { $0.s.lpad($0.k, $0.t) }
    NullCase.row("s.rpad(k, t)") { $0.s.rpad($0.k, $0.t) }
    NullCase.row("t.lpad(j, t)") { $0.t.lpad($0.j, $0.t) }
    NullCase.row("t.rpad(9, t)") { $0.t.rpad(9, $0.t) }
    NullCase.row("s.repeated(l)") { $0.s.repeated($0.l) }
    NullCase.row("s.repeated(k)") { $0.s.repeated($0.k) }
    NullCase.row("s.splitPart(t, 1)") { $0.s.splitPart($0.t, 1) }
    NullCase.row("s.splitPart(\"a\", l)") { $0.s.splitPart("a", $0.l) }
    NullCase.row("t.splitPart(t, l)") { $0.t.splitPart($0.t, $0.l) }
    NullCase.row("s.like(t)") { $0.s.like($0.t) }
    NullCase.row("s.like(t, caseSensitive: true)") { $0.s.like($0.t, caseSensitive: true) }
    NullCase.row("t.like(t)") { $0.t.like($0.t) }
    NullCase.row("s.contains(t)") { $0.s.contains($0.t) }
    NullCase.row("t.contains(t)") { $0.t.contains($0.t) }
    NullCase.row("s.hasPrefix(t)") { $0.s.hasPrefix($0.t) }
    NullCase.row("s.hasSuffix(t)") { $0.s.hasSuffix($0.t) }
    NullCase.row("t.hasPrefix(t)") { $0.t.hasPrefix($0.t) }
    NullCase.row("t.hasSuffix(t)") { $0.t.hasSuffix($0.t) }
    NullCase.row("concat(separator: t, s, s)") { concat(separator: $0.t, $0.s, $0.s) }
    NullCase.row("concat(separator: s, t, s)") { concat(separator: $0.s, $0.t, $0.s) }
  }
}
