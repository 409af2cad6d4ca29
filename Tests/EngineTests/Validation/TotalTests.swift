import Koine
import Testing

/// A key of grouping sets is NULL in the groups that it does not make, and so are results computed from it.
@Suite struct TotalTests {
  private func defects(_ query: some Statement) -> [UnsupportedFeature.Subject] {
    query.check(in: .postgreSQL).filter { !$0.isNote }.map(\.subject)
  }

  @Test func keysWithoutNullAreRefusedAsResults() {
    let refused: [UnsupportedFeature.Subject] = [.defect(.totalOfKey)]
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { $0.n ?? 0 }) == refused)
    #expect(defects(Sample.cube { $0.n ?? 0 }.select { (($0.n ?? 0) + 1, $0.id.count()) }) == refused)
    #expect(
      defects(
        Sample.groupingSets {
          $0.n ?? 0
          ()
        }.select { Case().when($0.id.count() > 1, then: $0.n ?? 0).else(1) }) == refused)
    #expect(
      defects(
        Sample.rollup { Case().when($0.n == 1, then: "a").else("b") }
          .select { (Case().when($0.n == 1, then: "a").else("b"), countRows()) }) == refused)
    #expect(defects(Sample.rollup { $0.n == nil }.select { $0.n == nil }) == refused)
    #expect(defects(Sample.rollup { $0.n == nil }.select { !($0.n == nil) }) == refused)
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { (($0.n ?? 0).in([1, 2]), countRows()) }) == refused)
    let hints = Sample.rollup { $0.n ?? 0 }.select { $0.n ?? 0 }.check(in: .sqlite).filter { !$0.isNote }
    #expect(hints.map(\.hint) == ["select it as an optional: (…).optional"])
  }

  @Test func keysWithoutNullAreTakenAsOptionals() {
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { (($0.n ?? 0).optional, countRows()) }) == [])
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { (($0.n ?? 0) + 1).optional }) == [])
    #expect(defects(Sample.rollup { $0.n == nil }.select { ($0.n == nil).optional }) == [])
  }

  @Test func resultsThatAreNotNullBesideKeysAreTaken() {
    #expect(defects(Sample.rollup { $0.n }.select { ($0.n ?? 0, $0.n == nil, countRows()) }) == [])
    #expect(defects(Sample.rollup { $0.n }.select { Case().when($0.n == 1, then: "a").else("b") }) == [])
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { (grouping($0.n ?? 0), ($0.n ?? 0).sum()) }) == [])
    #expect(defects(Sample.rollup { $0.n ?? 0 }.select { ($0.n ?? 0) == nil }) == [])
    #expect(
      defects(
        Sample.rollup { $0.n ?? 0 }
          .select { (rank().over(partitionBy: $0.n ?? 0, orderBy: $0.id.count()), $0.id.count()) }) == [])
    #expect(
      defects(
        Sample.rollup { $0.n ?? 0 }.having { ($0.n ?? 0) > 1 }.order { $0.n ?? 0 }.select { $0.id.sum() })
        == [])
    #expect(defects(Sample.group { $0.n ?? 0 }.rollup { $0.m }.select { ($0.n ?? 0, $0.m) }) == [])
  }
}
