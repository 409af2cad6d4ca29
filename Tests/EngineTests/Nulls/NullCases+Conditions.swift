import Foundation
import Koine

/// Conditions with an operand that may be NULL at each position.
extension NullCases {
  @NullCases static var comparisons: [NullCase] {
    NullCase.row("i == i") { $0.i == $0.i }
    NullCase.row("i == j") { $0.i == $0.j }
    NullCase.row("j == i") { $0.j == $0.i }
    NullCase.row("j == j") { $0.j == $0.j }
    NullCase.row("i < i") { $0.i < $0.i }
    NullCase.row("i < j") { $0.i < $0.j }
    NullCase.row("j < i") { $0.j < $0.i }
    NullCase.row("j < j") { $0.j < $0.j }
    NullCase.row("x == x") { $0.x == $0.x }
    NullCase.row("x == y") { $0.x == $0.y }
    NullCase.row("y == x") { $0.y == $0.x }
    NullCase.row("y == y") { $0.y == $0.y }
    NullCase.row("x < x") { $0.x < $0.x }
    NullCase.row("x < y") { $0.x < $0.y }
    NullCase.row("y < x") { $0.y < $0.x }
    NullCase.row("y < y") { $0.y < $0.y }
    NullCase.row("s == s") { $0.s == $0.s }
    NullCase.row("s == t") { $0.s == $0.t }
    NullCase.row("t == s") { $0.t == $0.s }
    NullCase.row("t == t") { $0.t == $0.t }
    NullCase.row("s < s") { $0.s < $0.s }
    NullCase.row("s < t") { $0.s < $0.t }
    NullCase.row("t < s") { $0.t < $0.s }
    NullCase.row("t < t") { $0.t < $0.t }
    NullCase.row("p == p") { $0.p == $0.p }
    NullCase.row("p == q") { $0.p == $0.q }
    NullCase.row("q == p") { $0.q == $0.p }
    NullCase.row("q == q") { $0.q == $0.q }
    NullCase.row("p != p") { $0.p != $0.p }
    NullCase.row("p != q") { $0.p != $0.q }
    NullCase.row("q != p") { $0.q != $0.p }
    NullCase.row("q != q") { $0.q != $0.q }
    NullCase.row("d == d") { $0.d == $0.d }
    NullCase.row("d == e") { $0.d == $0.e }
    NullCase.row("e == d") { $0.e == $0.d }
    NullCase.row("e == e") { $0.e == $0.e }
    NullCase.row("d < d") { $0.d < $0.d }
    NullCase.row("d < e") { $0.d < $0.e }
    NullCase.row("e < d") { $0.e < $0.d }
    NullCase.row("e < e") { $0.e < $0.e }
    NullCase.row("m == m") { $0.m == $0.m }
    NullCase.row("m == n") { $0.m == $0.n }
    NullCase.row("n == m") { $0.n == $0.m }
    NullCase.row("n == n") { $0.n == $0.n }
    NullCase.row("m < m") { $0.m < $0.m }
    NullCase.row("m < n") { $0.m < $0.n }
    NullCase.row("n < m") { $0.n < $0.m }
    NullCase.row("n < n") { $0.n < $0.n }
    NullCase.row("u == u") { $0.u == $0.u }
    NullCase.row("u == v") { $0.u == $0.v }
    NullCase.row("v == u") { $0.v == $0.u }
    NullCase.row("v == v") { $0.v == $0.v }
    NullCase.row("u < u") { $0.u < $0.u }
    NullCase.row("u < v") { $0.u < $0.v }
    NullCase.row("v < u") { $0.v < $0.u }
    NullCase.row("v < v") { $0.v < $0.v }
    NullCase.row("g == g") { $0.g == $0.g }
    NullCase.row("g == h") { $0.g == $0.h }
    NullCase.row("h == g") { $0.h == $0.g }
    NullCase.row("h == h") { $0.h == $0.h }
    NullCase.row("g != g") { $0.g != $0.g }
    NullCase.row("g != h") { $0.g != $0.h }
    NullCase.row("h != g") { $0.h != $0.g }
    NullCase.row("h != h") { $0.h != $0.h }
  }

  @NullCases static var conditions: [NullCase] {
    NullCase.row("i == 3") { $0.i == 3 }
    NullCase.row("j == 3") { $0.j == 3 }
    NullCase.row("3 == i") { 3 == $0.i }
    NullCase.row("3 == j") { 3 == $0.j }
    NullCase.row("i == l") { $0.i == $0.l }
    NullCase.row("t == \"a\"") { $0.t == "a" }
    NullCase.row("i != 3") { $0.i != 3 }
    NullCase.row("j != 3") { $0.j != 3 }
    NullCase.row("3 != i") { 3 != $0.i }
    NullCase.row("3 != j") { 3 != $0.j }
    NullCase.row("i != l") { $0.i != $0.l }
    NullCase.row("t != \"a\"") { $0.t != "a" }
    NullCase.row("i < 3") { $0.i < 3 }
    NullCase.row("j < 3") { $0.j < 3 }
    NullCase.row("3 < i") { 3 < $0.i }
    NullCase.row("3 < j") { 3 < $0.j }
    NullCase.row("i < l") { $0.i < $0.l }
    NullCase.row("t < \"a\"") { $0.t < "a" }
    NullCase.row("i > 3") { $0.i > 3 }
    NullCase.row("j > 3") { $0.j > 3 }
    NullCase.row("3 > i") { 3 > $0.i }
    NullCase.row("3 > j") { 3 > $0.j }
    NullCase.row("i > l") { $0.i > $0.l }
    NullCase.row("t > \"a\"") { $0.t > "a" }
    NullCase.row("i <= 3") { $0.i <= 3 }
    NullCase.row("j <= 3") { $0.j <= 3 }
    NullCase.row("3 <= i") { 3 <= $0.i }
    NullCase.row("3 <= j") { 3 <= $0.j }
    NullCase.row("i <= l") { $0.i <= $0.l }
    NullCase.row("t <= \"a\"") { $0.t <= "a" }
    NullCase.row("i >= 3") { $0.i >= 3 }
    NullCase.row("j >= 3") { $0.j >= 3 }
    NullCase.row("3 >= i") { 3 >= $0.i }
    NullCase.row("3 >= j") { 3 >= $0.j }
    NullCase.row("i >= l") { $0.i >= $0.l }
    NullCase.row("t >= \"a\"") { $0.t >= "a" }
    NullCase.row("j == nil") { $0.j == nil }
    NullCase.row("j != nil") { $0.j != nil }
    NullCase.row("j.isNull") { $0.j.isNull }
    NullCase.row("j.isNotNull") { $0.j.isNotNull }
    NullCase.row("i.is(j)") { $0.i.is($0.j) }
    NullCase.row("j.is(i)") { $0.j.is($0.i) }
    NullCase.row("j.is(l)") { $0.j.is($0.l) }
    NullCase.row("j.isNot(3)") { $0.j.isNot(3) }
    NullCase.row("i.isNot(3)") { $0.i.isNot(3) }
    NullCase.row("i.in([0, 3])") { $0.i.in([0, 3]) }
    NullCase.row("j.in([0, 3])") { $0.j.in([0, 3]) }
    NullCase.row("i.in([Int]())") { $0.i.in([Int]()) }
    NullCase.row("i.in(Probe.select(\\.i))") { $0.i.in(Probe.select(\.i)) }
    NullCase.row("i.in(Probe.select(\\.j))") { $0.i.in(Probe.select(\.j)) }
    NullCase.row("j.in(Probe.select(\\.i))") { $0.j.in(Probe.select(\.i)) }
    NullCase.row("j.in(Probe.select(\\.j))") { $0.j.in(Probe.select(\.j)) }
    NullCase.row("i.between(k, and: id)") { $0.i.between($0.k, and: $0.id) }
    NullCase.row("j.between(k, and: id)") { $0.j.between($0.k, and: $0.id) }
    NullCase.row("j.between(l, and: j)") { $0.j.between($0.l, and: $0.j) }
    NullCase.row("i.betweenSymmetric(k, and: id)") { $0.i.betweenSymmetric($0.k, and: $0.id) }
    NullCase.row("i.betweenSymmetric(j, and: 3)") { $0.i.betweenSymmetric($0.j, and: 3) }
    NullCase.row("j.betweenSymmetric(l, and: i)") { $0.j.betweenSymmetric($0.l, and: $0.i) }
    NullCase.row("m.betweenSymmetric(n, and: i)") { $0.m.betweenSymmetric($0.n, and: $0.i) }
    NullCase.row("s.betweenSymmetric(t, and: s)") { $0.s.betweenSymmetric($0.t, and: $0.s) }
    NullCase.row("period(d, e).contains(d)") { period(from: $0.d, to: $0.e).contains($0.d) }
    NullCase.row("period(i, k).contains(j)") { period(from: $0.i, to: $0.k).contains($0.j) }
    NullCase.row("period(d, e).overlaps(d, …)") {
      period(from: $0.d, to: $0.e).overlaps(period(from: $0.d, to: Date.distantFuture))
    }
    NullCase.row("p.isTrue") { $0.p.isTrue }
    NullCase.row("q.isTrue") { $0.q.isTrue }
    NullCase.row("p.isUnknown") { $0.p.isUnknown }
    NullCase.row("q.isUnknown") { $0.q.isUnknown }
    NullCase.row("i.between(1, and: 3)") { $0.i.between(1, and: 3) }
    NullCase.row("j.between(1, and: 3)") { $0.j.between(1, and: 3) }
    NullCase.row("p && p") { $0.p && $0.p }
    NullCase.row("p && j == 1") { $0.p && $0.j == 1 }
    NullCase.row("j == 1 && p") { $0.j == 1 && $0.p }
    NullCase.row("j == 1 || l == 1") { $0.j == 1 || $0.l == 1 }
    NullCase.row("p || j == 1") { $0.p || $0.j == 1 }
    NullCase.row("!(j == 1)") { !($0.j == 1) }
    NullCase.row("!p") { !$0.p }
    NullCase.row("q ?? false") { $0.q ?? false }
    NullCase.row("!(q ?? true)") { !($0.q ?? true) }
    NullCase.row("row(i, t) < row(i, s)") { row($0.i, $0.t) < row($0.i, $0.s) }
    NullCase.row("row(i, t).in([(0, \"a\")])") { row($0.i, $0.t).in([(0, "a")]) }
    NullCase.row("row(j, t).is(row(i, s))") { row($0.j, $0.t).is(row($0.i, $0.s)) }
    NullCase.row("exists of no rows") { _ in exists(Probe.where { $0.id < 0 }) }
    NullCase.row("not exists") { _ in !exists(Probe.where { $0.j == 1 }) }
  }
}
