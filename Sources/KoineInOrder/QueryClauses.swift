public import Koine

/// Puts the clauses of a query together, in SQL's order.
///
/// One overload for each clause says behind which others it may come; the unavailable ones say the order to whoever writes
/// another.
@resultBuilder public enum QueryClauses {
  /// A clause, before its place is known.
  public static func buildPartialBlock<Clause: QueryClause>(first: Clause) -> Clause { first }

  /// A query begins with what it yields.
  public static func buildPartialBlock<Output>(first: Select<Output>) -> Clauses<Output, BehindSelect, Never>
  {
    Clauses<Output, BehindSelect, Never>(QueryParts(), first.selection._decoder).adding(first)
  }

  /// A query may begin with the queries that it names.
  public static func buildPartialBlock(first: With) -> CommonTables { CommonTables(tables: [first]) }

  /// A further query that is named.
  public static func buildPartialBlock(accumulated: CommonTables, next: With) -> CommonTables {
    CommonTables(tables: accumulated.tables + [next])
  }

  /// What the query yields, behind the queries that it names.
  public static func buildPartialBlock<Output>(
    accumulated: CommonTables, next: Select<Output>
  ) -> Clauses<Output, BehindSelect, Never> {
    var parts = QueryParts()
    for table in accumulated.tables { table.add(to: &parts) }
    return Clauses<Output, BehindSelect, Never>(parts, next.selection._decoder).adding(next)
  }

  /// The first table comes behind ``Select``.
  public static func buildPartialBlock<Output, Source>(
    accumulated: Clauses<Output, BehindSelect, Never>, next: From<Source>
  ) -> Clauses<Output, BehindSources, Source> {
    accumulated.adding(next)
  }

  /// Rows before ``GroupBy``.
  public static func buildPartialBlock<Output, Phase: BeforeWhere, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: WhereClause
  ) -> Clauses<Output, BehindWhere, Rows> {
    accumulated.adding(next)
  }

  /// Groups before ``Having``.
  public static func buildPartialBlock<Output, Phase: BeforeGroupBy, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: GroupBy
  ) -> Clauses<Output, BehindGroupBy, Rows> {
    accumulated.adding(next)
  }

  /// Conditions on groups before ``Qualify``.
  public static func buildPartialBlock<Output, Phase: BeforeHaving, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: Having
  ) -> Clauses<Output, BehindHaving, Rows> {
    accumulated.adding(next)
  }

  /// Conditions on what window functions compute before ``OrderBy``.
  public static func buildPartialBlock<Output, Phase: BeforeQualify, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: Qualify
  ) -> Clauses<Output, BehindQualify, Rows> {
    accumulated.adding(next)
  }

  /// An order before ``Limit``.
  public static func buildPartialBlock<Output, Phase: BeforeOrderBy, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: OrderBy
  ) -> Clauses<Output, BehindOrderBy, Rows> {
    accumulated.adding(next)
  }

  /// A limit before ``Offset``.
  public static func buildPartialBlock<Output, Phase: BeforeLimit, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: Limit
  ) -> Clauses<Output, BehindLimit, Rows> {
    accumulated.adding(next)
  }

  /// An offset before a lock.
  public static func buildPartialBlock<Output, Phase: BeforeOffset, Rows>(
    accumulated: Clauses<Output, Phase, Rows>, next: Offset
  ) -> Clauses<Output, BehindOffset, Rows> {
    accumulated.adding(next)
  }

  /// A lock comes last.
  public static func buildPartialBlock<Output, Phase: BeforeLock, Rows, Kind>(
    accumulated: Clauses<Output, Phase, Rows>, next: RowLock<Kind>
  ) -> Clauses<Output, BehindLock, Rows> {
    accumulated.adding(next)
  }

  /// A query that has a source.
  public static func buildFinalResult<Output, Phase: BehindFrom, Rows>(
    _ query: Clauses<Output, Phase, Rows>
  ) -> Clauses<Output, Phase, Rows> { query }

  /// Makes a query without `From` a compile-time error that says so.
  @available(*, unavailable, message: "a query says where its rows come from: From")
  public static func buildFinalResult<Output>(
    _ query: Clauses<Output, BehindSelect, Never>
  ) -> Clauses<Output, BehindSources, Never> {
    Clauses(query.parts, query.decoder)
  }

  /// A clause that an `if` leaves out.
  public static func buildOptional<Clause: OmittableClause>(_ clause: Clause?) -> Clause {
    clause ?? .omitted
  }

  /// The clause of an `if`, or of a case of a `switch`.
  public static func buildEither<Clause: QueryClause>(first clause: Clause) -> Clause { clause }

  /// The clause of an `else`, or of another case of a `switch`.
  public static func buildEither<Clause: QueryClause>(second clause: Clause) -> Clause { clause }
}

/// The queries that a query names in WITH.
public struct CommonTables {
  let tables: [With]
}

// Joins. What `Rows` is tells whether a source so far always has a row: its columns are then not optional.
extension QueryClauses {
  /// A join of a table whose rows are always there.
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: Join<Source>
  ) -> Clauses<Output, BehindSources, Source> {
    accumulated.adding(next)
  }

  /// A join of a table that is declared as an optional type, as a later join may find no row of it.
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: Join<Nullable<Source>>
  ) -> Clauses<Output, BehindSources, Rows> {
    accumulated.adding(next)
  }

  /// A cross join of a table whose rows are always there.
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: CrossJoin<Source>
  ) -> Clauses<Output, BehindSources, Source> {
    accumulated.adding(next)
  }

  /// A cross join of a table that is declared as an optional type, as a later join may find no row of it.
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: CrossJoin<Nullable<Source>>
  ) -> Clauses<Output, BehindSources, Rows> {
    accumulated.adding(next)
  }

  /// A left join.
  public static func buildPartialBlock<Output, Rows>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: LeftJoin
  ) -> Clauses<Output, BehindSources, Rows> {
    accumulated.adding(next)
  }

  /// A right join, if all tables so far are declared as optional types.
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Nullable<Rows>>, next: RightJoin<Source>
  ) -> Clauses<Output, BehindSources, Source> {
    accumulated.adding(next)
  }

  /// A full join, if all tables so far are declared as optional types.
  public static func buildPartialBlock<Output, Rows>(
    accumulated: Clauses<Output, BehindSources, Nullable<Rows>>, next: FullJoin
  ) -> Clauses<Output, BehindSources, Nullable<Rows>> {
    accumulated.adding(next)
  }

  /// Makes a right join behind tables that are not declared as optional types a compile-time error that says so.
  @available(
    *, unavailable,
    message:
      "a right join may find no row of the tables before it: declare each of them as an optional type, such as Reminder?.self"
  )
  public static func buildPartialBlock<Output, Rows, Source>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: RightJoin<Source>
  ) -> Clauses<Output, BehindSources, Source> {
    accumulated.adding(next)
  }

  /// Makes a full join behind tables that are not declared as optional types a compile-time error that says so.
  @available(
    *, unavailable,
    message:
      "a full join may find no row of the tables before it: declare each of them as an optional type, such as Reminder?.self"
  )
  public static func buildPartialBlock<Output, Rows>(
    accumulated: Clauses<Output, BehindSources, Rows>, next: FullJoin
  ) -> Clauses<Output, BehindSources, Rows> {
    accumulated.adding(next)
  }
}

// What is left: a clause at another place than SQL's.
extension QueryClauses {
  /// Makes a clause at another place than SQL's a compile-time error that lists the clauses in their order.
  @available(
    *, unavailable,
    message:
      "a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate"
  )
  public static func buildPartialBlock<Output, Phase, Rows, Next: QueryClause>(
    accumulated: Clauses<Output, Phase, Rows>, next: Next
  ) -> Clauses<Output, BehindSources, Rows> {
    accumulated.adding(next)
  }

  /// Makes `Select` behind another clause than `With` a compile-time error that lists the clauses in their order.
  @available(
    *, unavailable,
    message:
      "a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate"
  )
  public static func buildPartialBlock<First: QueryClause, Output>(
    accumulated: First, next: Select<Output>
  ) -> Clauses<Output, BehindSources, Never> {
    Clauses<Output, BehindSelect, Never>(QueryParts(), next.selection._decoder).adding(next)
  }
}
