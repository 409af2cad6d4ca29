import Koine
import Testing

@testable import KoineSQLite

/// The texts of SQLite's plans, those of later versions too.
@Suite struct PlanTreeTests {
  private static func plan(_ lines: (Int, Int, String)...) -> String {
    let lines = lines.map { PlanLine(number: $0.0, parent: $0.1, text: $0.2) }
    return QueryPlan(PlanTree(lines).nodes(below: 0)).description
  }

  @Test func eachTextIsUnderstood() {
    typealias Expected = (text: String, operation: QueryPlan.Operation, table: String?, index: String?)
    let texts: [Expected] = [
      ("SCAN t", .fullScan, "t", nil), ("SCAN a b", .fullScan, "a b", nil),
      ("SCAN t LEFT-JOIN", .fullScan, "t", nil),
      ("SCAN t USING INDEX i", .indexScan, "t", "i"),
      ("SCAN t USING COVERING INDEX an index LEFT-JOIN", .indexScan, "t", "an index"),
      ("SEARCH t USING INDEX i (a=? AND b>?)", .indexSearch, "t", "i"),
      ("SEARCH t USING INDEX i (a=?) EXISTS", .indexSearch, "t", "i"),
      ("SEARCH t USING COVERING INDEX i (a=?) LEFT-JOIN", .indexSearch, "t", "i"),
      ("SEARCH t USING INTEGER PRIMARY KEY (rowid=?)", .indexSearch, "t", nil),
      ("SEARCH t USING PRIMARY KEY (a=?)", .indexSearch, "t", nil),
      ("SEARCH t USING AUTOMATIC COVERING INDEX (a=?)", .fullScan, "t", nil),
      ("SEARCH t USING AUTOMATIC PARTIAL COVERING INDEX (a=?)", .fullScan, "t", nil),
      ("SCAN t VIRTUAL TABLE INDEX 0:M1", .sourceScan, "t", nil),
      ("SCAN (subquery-2)", .sourceScan, nil, nil), ("SCAN (join-1)", .sourceScan, nil, nil),
      ("SCAN 3-ROW VALUES CLAUSE", .sourceScan, nil, nil), ("SCAN CONSTANT ROW", .sourceScan, nil, nil),
      ("SCAN 2 CONSTANT ROWS", .sourceScan, nil, nil),
      ("USE TEMP B-TREE FOR ORDER BY", .sort, nil, nil),
      ("USE TEMP B-TREE FOR RIGHT PART OF ORDER BY", .sort, nil, nil),
      ("USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY", .sort, nil, nil),
      ("USE TEMP B-TREE FOR GROUP BY", .aggregate, nil, nil),
      ("USE TEMP B-TREE FOR DISTINCT", .aggregate, nil, nil),
      ("USE TEMP B-TREE FOR count(DISTINCT)", .aggregate, nil, nil),
      ("USING INDEX i FOR IN-OPERATOR", .indexSearch, nil, "i"),
      ("USING ROWID SEARCH ON TABLE t FOR IN-OPERATOR", .indexSearch, "t", nil),
      ("CO-ROUTINE (subquery-2)", .subquery, nil, nil), ("MATERIALIZE (join-1)", .subquery, nil, nil),
      ("CORRELATED SCALAR SUBQUERY 1", .subquery, nil, nil), ("LIST SUBQUERY 2", .subquery, nil, nil),
      ("REUSE LIST SUBQUERY 2", .subquery, nil, nil),
      ("COMPOUND QUERY", .combination, nil, nil), ("LEFT-MOST SUBQUERY", .combination, nil, nil),
      ("UNION ALL", .combination, nil, nil), ("EXCEPT USING TEMP B-TREE", .combination, nil, nil),
      ("MERGE (UNION)", .combination, nil, nil), ("RECURSIVE STEP", .combination, nil, nil),
      ("BLOOM FILTER ON t (a=?)", .other, nil, nil), ("MULTI-INDEX OR", .other, nil, nil),
      ("SOMETHING NEW", .other, nil, nil), ("", .other, nil, nil), ("SCAN ", .fullScan, "", nil),
    ]
    for expected in texts {
      var node = QueryPlan.Node(expected.operation, expected.text)
      (node.table, node.index) = (expected.table, expected.index)
      let line = PlanLine(number: 2, parent: 0, text: expected.text)
      #expect(PlanTree([line]).nodes(below: 0) == [node], "\(expected.text)")
    }
  }

  @Test func rowsThatAreMadeHaveTheirName() {
    for text in ["CO-ROUTINE an alias", "MATERIALIZE an alias"] {
      var node = QueryPlan.Node(.subquery, text)
      node.alias = "an alias"
      #expect(PlanTree([PlanLine(number: 2, parent: 0, text: text)]).nodes(below: 0) == [node])
    }
  }

  /// A name is not that of a table beside the rows that are made for it, and below; where they are made, it is.
  @Test func aNameMeansWhatItDoesAtItsPlace() {
    #expect(
      Self.plan(
        (2, 0, "MATERIALIZE t"), (5, 2, "SCAN t"), (7, 2, "LIST SUBQUERY 4"), (9, 7, "SCAN t"),
        (20, 0, "SCAN t"), (22, 0, "SEARCH u USING INDEX i (a=?)")) == """
          subquery: MATERIALIZE t
            subquery: LIST SUBQUERY 4
              full scan: SCAN t
            full scan: SCAN t
          join: nested loop
            source scan: SCAN t
            index search: SEARCH u USING INDEX i (a=?)
          """)
    #expect(
      Self.plan(
        (1, 0, "COMPOUND QUERY"), (2, 1, "LEFT-MOST SUBQUERY"), (4, 2, "CO-ROUTINE t"), (6, 4, "SCAN t"),
        (9, 2, "SCAN t"), (12, 1, "UNION ALL"), (14, 12, "SCAN t")) == """
          combination: COMPOUND QUERY
            combination: LEFT-MOST SUBQUERY
              subquery: CO-ROUTINE t
                full scan: SCAN t
              source scan: SCAN t
            combination: UNION ALL
              full scan: SCAN t
          """)
    #expect(
      Self.plan(
        (2, 0, "CO-ROUTINE r"), (3, 2, "SETUP"), (5, 3, "SCAN r"), (8, 2, "RECURSIVE STEP"),
        (10, 8, "SCAN r"), (12, 8, "SCAN t"), (20, 0, "SCAN r"), (24, 0, "CORRELATED SCALAR SUBQUERY 4"),
        (26, 24, "SCAN r")) == """
          subquery: CO-ROUTINE r
            combination: SETUP
              full scan: SCAN r
            combination: RECURSIVE STEP
              join: nested loop
                source scan: SCAN r
                full scan: SCAN t
          subquery: CORRELATED SCALAR SUBQUERY 4
            source scan: SCAN r
          source scan: SCAN r
          """)
  }

  @Test func whatIsBesideEachOtherIsJoinedAndThenSorted() {
    #expect(
      Self.plan(
        (2, 0, "CO-ROUTINE c"), (5, 2, "SCAN t"), (7, 2, "USE TEMP B-TREE FOR GROUP BY"), (20, 0, "SCAN c"),
        (22, 0, "SEARCH u USING INDEX i (a=?)"), (25, 0, "CORRELATED SCALAR SUBQUERY 3"), (27, 25, "SCAN v"),
        (30, 0, "USE TEMP B-TREE FOR DISTINCT"), (31, 0, "USE TEMP B-TREE FOR ORDER BY")) == """
          subquery: CO-ROUTINE c
            aggregate: USE TEMP B-TREE FOR GROUP BY
              full scan: SCAN t
          subquery: CORRELATED SCALAR SUBQUERY 3
            full scan: SCAN v
          sort: USE TEMP B-TREE FOR ORDER BY
            aggregate: USE TEMP B-TREE FOR DISTINCT
              join: nested loop
                source scan: SCAN c
                index search: SEARCH u USING INDEX i (a=?)
          """)
    #expect(
      Self.plan((3, 0, "MULTI-INDEX OR"), (4, 3, "INDEX 1"), (9, 4, "SEARCH t USING INDEX i (a=?)")) == """
        other: MULTI-INDEX OR
          other: INDEX 1
            index search: SEARCH t USING INDEX i (a=?)
        """)
    #expect(Self.plan() == "nothing to read")
  }

  /// Rows that belong to each other in a circle, which SQLite never writes.
  @Test func aCircleEnds() {
    #expect(
      Self.plan((2, 0, "A"), (3, 2, "B"), (2, 3, "C"), (2, 2, "D"), (0, 0, "E")) == """
        other: A
          other: B
            other: C
              other: D
          other: D
        other: E
        """)
  }
}
