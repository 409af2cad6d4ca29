import Foundation
import Koine

/// Functions and choices with an argument that may be NULL at each position.
extension NullCases {
  @NullCases static var texts: [NullCase] {
    NullCase.row("s.length()") { $0.s.length() }
    NullCase.row("s.lower()") { $0.s.lower() }
    NullCase.row("s.upper()") { $0.s.upper() }
    NullCase.row("s.trim()") { $0.s.trim() }
    NullCase.row("s.ltrim()") { $0.s.ltrim() }
    NullCase.row("s.rtrim()") { $0.s.rtrim() }
    NullCase.row("s.trim(s)") { $0.s.trim($0.s) }
    NullCase.row("s.ltrim(s)") { $0.s.ltrim($0.s) }
    NullCase.row("s.rtrim(\"a\")") { $0.s.rtrim("a") }
    NullCase.row("s.instr(s)") { $0.s.instr($0.s) }
    NullCase.row("s.left(k)") { $0.s.left($0.k) }
    NullCase.row("s.right(k)") { $0.s.right($0.k) }
    NullCase.row("s.left(2)") { $0.s.left(2) }
    NullCase.row("s.replace(s, with: s)") { $0.s.replace($0.s, with: $0.s) }
    NullCase.row("s.replace(\"a\", with: \"\")") { $0.s.replace("a", with: "") }
    NullCase.row("s.substr(k)") { $0.s.substr($0.k) }
    NullCase.row("s.substr(k, i)") { $0.s.substr($0.k, $0.i) }
    NullCase.row("s.substr(1, 2)") { $0.s.substr(1, 2) }
    NullCase.row("s.like(s)") { $0.s.like($0.s) }
    NullCase.row("s.like(\"%a%\")") { $0.s.like("%a%") }
    NullCase.row("s.like(s, caseSensitive: true)") { $0.s.like($0.s, caseSensitive: true) }
    NullCase.row("s.contains(s)") { $0.s.contains($0.s) }
    NullCase.row("s.hasPrefix(s)") { $0.s.hasPrefix($0.s) }
    NullCase.row("s.hasSuffix(s)") { $0.s.hasSuffix($0.s) }
    NullCase.row("s.contains(\"a\")") { $0.s.contains("a") }
    NullCase.row("s.collate(.noCase)") { $0.s.collate(.noCase) }
    NullCase.row("s.cast(as: Data.self)") { $0.s.cast(as: Data.self) }
    NullCase.row("s.cast(as: Int?.self)") { $0.s.cast(as: Int?.self) }
    NullCase.row("t.length()") { $0.t.length() }
    NullCase.row("t.lower()") { $0.t.lower() }
    NullCase.row("t.upper()") { $0.t.upper() }
    NullCase.row("t.trim()") { $0.t.trim() }
    NullCase.row("t.ltrim()") { $0.t.ltrim() }
    NullCase.row("t.rtrim()") { $0.t.rtrim() }
    NullCase.row("t.trim(s)") { $0.t.trim($0.s) }
    NullCase.row("t.ltrim(s)") { $0.t.ltrim($0.s) }
    NullCase.row("t.rtrim(\"a\")") { $0.t.rtrim("a") }
    NullCase.row("t.instr(s)") { $0.t.instr($0.s) }
    NullCase.row("t.left(k)") { $0.t.left($0.k) }
    NullCase.row("t.right(k)") { $0.t.right($0.k) }
    NullCase.row("t.left(2)") { $0.t.left(2) }
    NullCase.row("t.replace(s, with: s)") { $0.t.replace($0.s, with: $0.s) }
    NullCase.row("t.replace(\"a\", with: \"\")") { $0.t.replace("a", with: "") }
    NullCase.row("t.substr(k)") { $0.t.substr($0.k) }
    NullCase.row("t.substr(k, i)") { $0.t.substr($0.k, $0.i) }
    NullCase.row("t.substr(1, 2)") { $0.t.substr(1, 2) }
    NullCase.row("t.like(s)") { $0.t.like($0.s) }
    NullCase.row("t.like(\"%a%\")") { $0.t.like("%a%") }
    NullCase.row("t.like(s, caseSensitive: true)") { $0.t.like($0.s, caseSensitive: true) }
    NullCase.row("t.contains(s)") { $0.t.contains($0.s) }
    NullCase.row("t.hasPrefix(s)") { $0.t.hasPrefix($0.s) }
    NullCase.row("t.hasSuffix(s)") { $0.t.hasSuffix($0.s) }
    NullCase.row("t.contains(\"a\")") { $0.t.contains("a") }
    NullCase.row("t.collate(.noCase)") { $0.t.collate(.noCase) }
    NullCase.row("t.cast(as: Data.self)") { $0.t.cast(as: Data.self) }
    NullCase.row("t.cast(as: Int?.self)") { $0.t.cast(as: Int?.self) }
    NullCase.row("s + s") { $0.s + $0.s }
    NullCase.row("s + t") { $0.s + $0.t }
    NullCase.row("t + s") { $0.t + $0.s }
    NullCase.row("t + t") { $0.t + $0.t }
    NullCase.row("s + \"!\"") { $0.s + "!" }
    NullCase.row("t + \"!\"") { $0.t + "!" }
    NullCase.row("\"!\" + t") { "!" + $0.t }
    NullCase.row("concat(s, t)") { concat($0.s, $0.t) }
    NullCase.row("concat(t, t)") { concat($0.t, $0.t) }
  }

  @NullCases static var choices: [NullCase] {
    NullCase.row("greatest(i, i)") { greatest($0.i, $0.i) }
    NullCase.row("greatest(i, j)") { greatest($0.i, $0.j) }
    NullCase.row("greatest(j, i)") { greatest($0.j, $0.i) }
    NullCase.row("greatest(j, j)") { greatest($0.j, $0.j) }
    NullCase.row("least(i, i)") { least($0.i, $0.i) }
    NullCase.row("least(i, j)") { least($0.i, $0.j) }
    NullCase.row("least(j, i)") { least($0.j, $0.i) }
    NullCase.row("least(j, j)") { least($0.j, $0.j) }
    NullCase.row("j ?? i") { $0.j ?? $0.i }
    NullCase.row("j ?? j") { $0.j ?? $0.j }
    NullCase.row("j.coalesce(i)") { $0.j.coalesce($0.i) }
    NullCase.row("i.nullIf(i)") { $0.i.nullIf($0.i) }
    NullCase.row("j.nullIf(i)") { $0.j.nullIf($0.i) }
    NullCase.row("greatest(x, x)") { greatest($0.x, $0.x) }
    NullCase.row("greatest(x, y)") { greatest($0.x, $0.y) }
    NullCase.row("greatest(y, x)") { greatest($0.y, $0.x) }
    NullCase.row("greatest(y, y)") { greatest($0.y, $0.y) }
    NullCase.row("least(x, x)") { least($0.x, $0.x) }
    NullCase.row("least(x, y)") { least($0.x, $0.y) }
    NullCase.row("least(y, x)") { least($0.y, $0.x) }
    NullCase.row("least(y, y)") { least($0.y, $0.y) }
    NullCase.row("y ?? x") { $0.y ?? $0.x }
    NullCase.row("y ?? y") { $0.y ?? $0.y }
    NullCase.row("y.coalesce(x)") { $0.y.coalesce($0.x) }
    NullCase.row("x.nullIf(x)") { $0.x.nullIf($0.x) }
    NullCase.row("y.nullIf(x)") { $0.y.nullIf($0.x) }
    NullCase.row("greatest(s, s)") { greatest($0.s, $0.s) }
    NullCase.row("greatest(s, t)") { greatest($0.s, $0.t) }
    NullCase.row("greatest(t, s)") { greatest($0.t, $0.s) }
    NullCase.row("greatest(t, t)") { greatest($0.t, $0.t) }
    NullCase.row("least(s, s)") { least($0.s, $0.s) }
    NullCase.row("least(s, t)") { least($0.s, $0.t) }
    NullCase.row("least(t, s)") { least($0.t, $0.s) }
    NullCase.row("least(t, t)") { least($0.t, $0.t) }
    NullCase.row("t ?? s") { $0.t ?? $0.s }
    NullCase.row("t ?? t") { $0.t ?? $0.t }
    NullCase.row("t.coalesce(s)") { $0.t.coalesce($0.s) }
    NullCase.row("s.nullIf(s)") { $0.s.nullIf($0.s) }
    NullCase.row("t.nullIf(s)") { $0.t.nullIf($0.s) }
    NullCase.row("greatest(d, d)") { greatest($0.d, $0.d) }
    NullCase.row("greatest(d, e)") { greatest($0.d, $0.e) }
    NullCase.row("greatest(e, d)") { greatest($0.e, $0.d) }
    NullCase.row("greatest(e, e)") { greatest($0.e, $0.e) }
    NullCase.row("least(d, d)") { least($0.d, $0.d) }
    NullCase.row("least(d, e)") { least($0.d, $0.e) }
    NullCase.row("least(e, d)") { least($0.e, $0.d) }
    NullCase.row("least(e, e)") { least($0.e, $0.e) }
    NullCase.row("e ?? d") { $0.e ?? $0.d }
    NullCase.row("e ?? e") { $0.e ?? $0.e }
    NullCase.row("e.coalesce(d)") { $0.e.coalesce($0.d) }
    NullCase.row("d.nullIf(d)") { $0.d.nullIf($0.d) }
    NullCase.row("e.nullIf(d)") { $0.e.nullIf($0.d) }
    NullCase.row("greatest(m, m)") { greatest($0.m, $0.m) }
    NullCase.row("greatest(m, n)") { greatest($0.m, $0.n) }
    NullCase.row("greatest(n, m)") { greatest($0.n, $0.m) }
    NullCase.row("greatest(n, n)") { greatest($0.n, $0.n) }
    NullCase.row("least(m, m)") { least($0.m, $0.m) }
    NullCase.row("least(m, n)") { least($0.m, $0.n) }
    NullCase.row("least(n, m)") { least($0.n, $0.m) }
    NullCase.row("least(n, n)") { least($0.n, $0.n) }
    NullCase.row("n ?? m") { $0.n ?? $0.m }
    NullCase.row("n ?? n") { $0.n ?? $0.n }
    NullCase.row("n.coalesce(m)") { $0.n.coalesce($0.m) }
    NullCase.row("m.nullIf(m)") { $0.m.nullIf($0.m) }
    NullCase.row("n.nullIf(m)") { $0.n.nullIf($0.m) }
    NullCase.row("greatest(u, u)") { greatest($0.u, $0.u) }
    NullCase.row("greatest(u, v)") { greatest($0.u, $0.v) }
    NullCase.row("greatest(v, u)") { greatest($0.v, $0.u) }
    NullCase.row("greatest(v, v)") { greatest($0.v, $0.v) }
    NullCase.row("least(u, u)") { least($0.u, $0.u) }
    NullCase.row("least(u, v)") { least($0.u, $0.v) }
    NullCase.row("least(v, u)") { least($0.v, $0.u) }
    NullCase.row("least(v, v)") { least($0.v, $0.v) }
    NullCase.row("v ?? u") { $0.v ?? $0.u }
    NullCase.row("v ?? v") { $0.v ?? $0.v }
    NullCase.row("v.coalesce(u)") { $0.v.coalesce($0.u) }
    NullCase.row("u.nullIf(u)") { $0.u.nullIf($0.u) }
    NullCase.row("v.nullIf(u)") { $0.v.nullIf($0.u) }
    NullCase.row("greatest(i, 3)") { greatest($0.i, 3) }
    NullCase.row("least(j, 3)") { least($0.j, 3) }
    NullCase.row("j ?? 3") { $0.j ?? 3 }
    NullCase.row("i.nullIf(3)") { $0.i.nullIf(3) }
    NullCase.row("j.coalesce(3)") { $0.j.coalesce(3) }
    NullCase.row("j ?? l ?? 1") { $0.j ?? $0.l ?? 1 }
    NullCase.row("Case().when(p, then: i)") { Case().when($0.p, then: $0.i) }
    NullCase.row("Case().when(p, then: i).else(k)") { Case().when($0.p, then: $0.i).else($0.k) }
    NullCase.row("Case().when(j == 1, then: j).else(l)") { Case().when($0.j == 1, then: $0.j).else($0.l) }
    NullCase.row("Case().when(q ?? false, then: 1).else(2)") { Case().when($0.q ?? false, then: 1).else(2) }
    NullCase.row("Case.of(j).when(2, then: s)") { Case.of($0.j).when(2, then: $0.s) }
    NullCase.row("Case.of(j).when(2, then: s).else(\"x\")") { Case.of($0.j).when(2, then: $0.s).else("x") }
    NullCase.row("Case.of(i).when(3, then: t).else(t)") { Case.of($0.i).when(3, then: $0.t).else($0.t) }
    NullCase.row("i.cast(as: Double.self)") { $0.i.cast(as: Double.self) }
    NullCase.row("j.cast(as: Double.self)") { $0.j.cast(as: Double.self) }
    NullCase.row("i.cast(as: String.self)") { $0.i.cast(as: String.self) }
    NullCase.row("j.cast(as: String.self)") { $0.j.cast(as: String.self) }
    NullCase.row("i.cast(as: Bool.self)") { $0.i.cast(as: Bool.self) }
    NullCase.row("j.cast(as: Bool.self)") { $0.j.cast(as: Bool.self) }
    NullCase.row("x.cast(as: Int?.self)") { $0.x.cast(as: Int?.self) }
    NullCase.row("p.cast(as: Int.self)") { $0.p.cast(as: Int.self) }
    NullCase.row("q.cast(as: String.self)") { $0.q.cast(as: String.self) }
    NullCase.row("d.cast(as: String.self)") { $0.d.cast(as: String.self) }
    NullCase.row("e.cast(as: String.self)") { $0.e.cast(as: String.self) }
    NullCase.row("g.cast(as: String.self)") { $0.g.cast(as: String.self) }
    NullCase.row("h.cast(as: String.self)") { $0.h.cast(as: String.self) }
    NullCase.row("u.cast(as: Int.self)") { $0.u.cast(as: Int.self) }
    NullCase.row("v.cast(as: Int.self)") { $0.v.cast(as: Int.self) }
    NullCase.row("m.cast(as: Scaled<Rate>.self)") { $0.m.cast(as: Scaled<Rate>.self) }
    NullCase.row("n.cast(as: Scaled<Rate>.self)") { $0.n.cast(as: Scaled<Rate>.self) }
    NullCase.row("i.cast(as: Scaled<Rate>.self)") { $0.i.cast(as: Scaled<Rate>.self) }
  }

  @NullCases static var aggregates: [NullCase] {
    NullCase.rows("sum of i") { $0.i.sum() }
    NullCase.rows("avg of i") { $0.i.avg() }
    NullCase.rows("min of i") { $0.i.min() }
    NullCase.rows("max of i") { $0.i.max() }
    NullCase.rows("count of i") { $0.i.count() }
    NullCase.rows("sum of j") { $0.j.sum() }
    NullCase.rows("avg of j") { $0.j.avg() }
    NullCase.rows("min of j") { $0.j.min() }
    NullCase.rows("max of j") { $0.j.max() }
    NullCase.rows("count of j") { $0.j.count() }
    NullCase.rows("sum of x") { $0.x.sum() }
    NullCase.rows("avg of x") { $0.x.avg() }
    NullCase.rows("min of x") { $0.x.min() }
    NullCase.rows("max of x") { $0.x.max() }
    NullCase.rows("count of x") { $0.x.count() }
    NullCase.rows("sum of y") { $0.y.sum() }
    NullCase.rows("avg of y") { $0.y.avg() }
    NullCase.rows("min of y") { $0.y.min() }
    NullCase.rows("max of y") { $0.y.max() }
    NullCase.rows("count of y") { $0.y.count() }
    NullCase.rows("sum of m") { $0.m.sum() }
    NullCase.rows("avg of m") { $0.m.avg() }
    NullCase.rows("min of m") { $0.m.min() }
    NullCase.rows("max of m") { $0.m.max() }
    NullCase.rows("count of m") { $0.m.count() }
    NullCase.rows("sum of n") { $0.n.sum() }
    NullCase.rows("avg of n") { $0.n.avg() }
    NullCase.rows("min of n") { $0.n.min() }
    NullCase.rows("max of n") { $0.n.max() }
    NullCase.rows("count of n") { $0.n.count() }
    NullCase.rows("sum of u") { $0.u.sum() }
    NullCase.rows("avg of u") { $0.u.avg() }
    NullCase.rows("min of u") { $0.u.min() }
    NullCase.rows("max of u") { $0.u.max() }
    NullCase.rows("count of u") { $0.u.count() }
    NullCase.rows("sum of v") { $0.v.sum() }
    NullCase.rows("avg of v") { $0.v.avg() }
    NullCase.rows("min of v") { $0.v.min() }
    NullCase.rows("max of v") { $0.v.max() }
    NullCase.rows("count of v") { $0.v.count() }
    NullCase.rows("min of s") { $0.s.min() }
    NullCase.rows("max of s") { $0.s.max() }
    NullCase.rows("groupConcat of s") { $0.s.groupConcat() }
    NullCase.rows("count of s") { $0.s.count() }
    NullCase.rows("min of t") { $0.t.min() }
    NullCase.rows("max of t") { $0.t.max() }
    NullCase.rows("groupConcat of t") { $0.t.groupConcat() }
    NullCase.rows("count of t") { $0.t.count() }
    NullCase.rows("min of d") { $0.d.min() }
    NullCase.rows("max of d") { $0.d.max() }
    NullCase.rows("count of d") { $0.d.count() }
    NullCase.rows("min of e") { $0.e.min() }
    NullCase.rows("max of e") { $0.e.max() }
    NullCase.rows("count of e") { $0.e.count() }
    NullCase.rows("sum filtered") { $0.i.sum(filter: $0.j == 1) }
    NullCase.rows("count filtered") { $0.i.count(distinct: true, filter: $0.j == 1) }
    NullCase.rows("sum and 1") { $0.i.sum() + 1 }
    NullCase.rows("sum or 0") { $0.i.sum() ?? 0 }
    NullCase.rows("min is 3") { $0.i.min() == 3 }
    NullCase.rows("max divided") { $0.i.max() / $0.i.count() }
    NullCase.rows("count divided") { $0.i.count() / $0.i.count() }
    NullCase.rows("count of 1") { $0.i.count() + 1 }
  }
}
