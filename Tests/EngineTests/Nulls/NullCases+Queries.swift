import Koine

/// Subqueries without a row, and rows without a partner.
extension NullCases {
  @NullCases static var subqueries: [NullCase] {
    NullCase.row("a value of no row") { probe in Probe.find(-1).select(\.i) }
    NullCase.row("an optional value of a row") { probe in Probe.find(probe.id).select(\.j) }
    NullCase.row("an optional value of no row") { probe in Probe.find(-1).select(\.j) }
    NullCase.row("max of no row") { probe in Probe.where { $0.id == probe.id + 1 }.select { $0.s.max() } }
    NullCase.row("count of no row") { probe in Probe.where { $0.id < 0 }.count() }
    NullCase.row("a value of no row or 0") { probe in Probe.find(-1).select(\.i) ?? 0 }
    NullCase.row("a value of no row and 1") { probe in Probe.find(-1).select(\.i) + 1 }
    NullCase.row("and a value of no row") { probe in probe.i + Probe.find(-1).select(\.i) }
    NullCase.row("is a value of no row") { probe in probe.i == Probe.find(-1).select(\.i) }
    NullCase.row("a value of no row is 3") { probe in Probe.find(-1).select(\.i) == 3 }
    NullCase.row("less than a value of no row") { probe in probe.i < Probe.find(-1).select(\.i) }
    NullCase.row("divided by a count") { probe in probe.i / Probe.where { $0.id < 0 }.count() }
    NullCase.row("with a text of no row") { probe in probe.s + Probe.find(-1).select(\.s) }
    NullCase.row("a text of no row, and more") { probe in Probe.find(-1).select(\.s) + probe.s }
    NullCase.row("length of no row") { probe in Probe.find(-1).select(\.s).length() }
    NullCase.row("no row is nil") { probe in Probe.find(-1).select(\.i) == nil }
    NullCase.row("in no row") { probe in probe.i.in(Probe.find(-1).select(\.i)) }
    NullCase.row("limit 0") { probe in Probe.limit(0).select(\.s).limit(0) }
    NullCase.row("bits of no row") { probe in probe.i & Probe.find(-1).select(\.i) }
    NullCase.row("shifted by no row") { probe in probe.i << Probe.find(-1).select(\.i) }
    NullCase.row("no row between") { probe in Probe.find(-1).select(\.i).between(1, and: 2) }
    NullCase.row("no row like") { probe in Probe.find(-1).select(\.s).like("a") }
    NullCase.row("greatest of no row") { probe in greatest(probe.i, Probe.find(-1).select(\.i)) }
  }

  @NullCases static var joins: [NullCase] {
    NullCase("left join: i", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i })
    NullCase("left join: j", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.j })
    NullCase(
      "left join: i + 1", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i + 1 })
    NullCase(
      "left join: i == 3", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i == 3 })
    NullCase(
      "left join: j == 3", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.j == 3 })
    NullCase(
      "left join: i / 2", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i / 2 })
    NullCase(
      "left join: s.length()",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.s.length() })
    NullCase(
      "left join: s + \"x\"",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.s + "x" })
    NullCase(
      "left join: i.in([1, 2])",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i.in([1, 2]) })
    NullCase("left join: p", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.p })
    NullCase(
      "left join: i ?? 3", Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i ?? 3 })
    NullCase(
      "left join: i.isNull",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i.isNull })
    NullCase(
      "left join: s.upper()",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.s.upper() })
    NullCase(
      "left join: i.cast(as: String.self)",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i.cast(as: String.self) })
    NullCase(
      "left join: count",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.group { probe, _ in probe.id }.select { _, other in
        other.i.count()
      })
    NullCase("right join: i", Probe.rightJoin(Shadow.self) { $0.id == $1.id }.select { probe, _ in probe.i })
    NullCase(
      "right join: other", Probe.rightJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.i })
    NullCase("full join: i", Probe.fullJoin(Shadow.self) { $0.id == $1.id }.select { probe, _ in probe.i })
    NullCase(
      "full join: other", Probe.fullJoin(Shadow.self) { $0.id == $1.id }.select { _, other in other.s })
    NullCase(
      "left join: sum",
      Probe.leftJoin(Shadow.self) { $0.id == $1.id }.group { probe, _ in probe.id }.select { _, other in
        other.i.sum()
      })
  }
}
