import Koine
import KoineMariaDBDialect
import KoineTesting
import Testing

/// Every query has its text in each dialect in Tests/Golden, and yields the same, expected rows on both
/// engines.
@Suite struct GoldenTests {
  static let topics: [[GoldenCase]] = [
    SelectCases.all, PredicateCases.all, RangeCases.all, OrderCases.all, JoinCases.all, GroupCases.all,
    GroupingSetsCases.all,
    AggregateCases.all,
    ArithmeticCases.all,
    TextCases.all, SubqueryCases.all, ChangeCases.all, JoinedChangeCases.all, MergeCases.all, WriteCases.all,
    VersionCases.all, FragmentCases.all, TypeCases.all,
    DecimalCases.all,
    BitCases.all, CastCases.all, ExtremeCases.all, NullSafeCases.all,
    ConditionCases.all, KeyCases.all, CompositionCases.all, TreeCases.all, FaultCases.all,
    LookupFaultCases.all, OuterJoinFaultCases.all, MovedFaultCases.all, TextFaultCases.all,
    CompoundCases.all, SourceCases.all, ArrayCases.all, SelectionCases.all, RowValueCases.all,
    NestedCases.all,
    CollationCases.all,
    WindowCases.all, QualifyCases.all, AfterCases.all,
    DateCases.all, DateFormatCases.all, TimeCases.all,
    FunctionGoldenCases.all, DifferenceCases.all, JSONCases.all,
  ]

  @Test(arguments: topics.joined())
  func text(_ query: GoldenCase) throws {
    try query.checkText(GoldenFiles(forTestsIn: #filePath))
  }

  @Test(arguments: topics.joined())
  func rows(_ query: GoldenCase) async throws {
    try await query.checkRows(Engines.shared())
  }

  /// What MariaDB's dialect does not refuse runs there, and yields and leaves the rows that the others do.
  @Test(arguments: topics.joined())
  func rowsOnMariaDB(_ query: GoldenCase) async throws {
    let problems = query.statement.check(in: MariaDBDialect.mariaDB)
    guard problems.allSatisfy(\.isNote) else { return }
    try await FiniteEngines.shared().rolledBack { connections in
      // An order that the database decides is another on each.
      let taking = connections.filter {
        $0.dialect is MariaDBDialect || problems.isEmpty && query.statement.check(in: $0.dialect).isEmpty
      }
      try await withKnownIssue(isIntermittent: true) {
        try await query.checkSameRows(taking)
      } when: {
        FiniteEngines.differencesOnMariaDB.contains(query.name)
      }
    }
  }

  /// Plain statements are written while they are judged; the text must be that of the long way.
  @Test(arguments: GoldenCase.dialects + [TestDialect()])
  func textsOfBothWaysAreEqual(_ dialect: any SQLDialect) throws {
    var plain = 0
    for query in Self.topics.joined() {
      // Its steps are written one by one.
      if case .merge = query.statement { continue }
      guard let short = try? query.statement.render(in: dialect) else { continue }
      let long = try query.statement.renderValidated(in: dialect)
      #expect(short == long, "\(query.name)")
      if SQLWriter.plain(query.statement, in: dialect) != nil { plain += 1 }
    }
    // Where texts need a collation, each statement is looked at as a whole.
    if case .native = dialect.features[.textByCodePoint] { #expect(plain > 80) }
  }

  @Test func everyFileHasItsQueryAndEveryQueryAName() throws {
    let names = Self.topics.joined().map(\.name)
    #expect(Set(names).count == names.count)
    #expect(try GoldenFiles(forTestsIn: #filePath).stale(besides: names) == [])
  }
}
