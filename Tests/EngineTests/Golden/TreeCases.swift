import Koine

/// Queries that nothing but a tree says: common tables of subqueries.
enum TreeCases {
  /// A query of one column of integers.
  private struct Integers: Statement {
    let statement: SQLStatement

    func decode(_ row: inout RowDecoder) throws -> Int { try Int.decode(&row) }
  }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "common-in-subquery-reads-outer", Integers(statement: .query(readers("inner"))), returns: [1, 3, 6])
    GoldenCase(
      "common-in-subquery-of-the-name-of-a-source", Integers(statement: .query(readers("t"))),
      returns: [1, 3, 6])
  }

  /// `WITH outer AS (…) SELECT t.v FROM outer AS t WHERE t.v IN (WITH inner AS (SELECT v FROM outer) SELECT v FROM inner)`
  private static func readers(_ name: String) -> SQLQuery {
    let tags = Tag.columns._source
    func reference(_ name: String) -> SQLTableReference {
      SQLTableReference(name: name, columns: [.init(name: "v", type: .bigInteger, isNullable: false)])
    }
    func values(of source: SQLTableReference) -> SQLSelect {
      SQLSelect(columns: [.expression(.column(source.columns[0]))], from: .table(source))
    }
    let outer = SQLCommonTable(
      reference("outside"),
      .select(SQLSelect(columns: [.named(.column(tags.columns[1]), "v")], from: .table(tags))))
    let inner = SQLCommonTable(reference(name), .select(values(of: outer.reference)))
    let rows = outer.reference.aliased("t")
    var select = values(of: rows)
    select.filters = [
      .inQuery(
        .column(rows.columns[0]), SQLQuery(with: [inner], .select(values(of: inner.reference))),
        negated: false)
    ]
    select.distinct = .all
    return SQLQuery(with: [outer], .select(select))
  }
}
