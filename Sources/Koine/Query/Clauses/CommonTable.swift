// A query under a name, in WITH. The source brings the query along; rendering declares it, once for all its uses.
extension QueryStatement {
  /// The query as a common table, under a name: every query that uses the result declares it once, in WITH.
  ///
  ///     let totals = Reminder.group(by: \.remindersListID).select { ($0.remindersListID, $0.id.count()) }
  ///       .commonTable("totals")
  ///     RemindersList.join(totals) { list, totals in list.id == totals.0 }
  ///       .where { $1.1 == totals.select { $0.1.max() } }
  ///     // WITH "totals" ("column1", "column2") AS (SELECT …) SELECT … JOIN "totals" ON … WHERE … = (SELECT max(…) FROM "totals")
  ///
  /// The query may itself use common tables. It cannot name columns of a query around it.
  ///
  /// - Parameters:
  ///   - name: What the table is called.
  ///   - isMaterialized: Whether the engine is asked to compute the rows once (`MATERIALIZED`), or where they are
  ///     used (`NOT MATERIALIZED`); left to the engine unless given, and on MariaDB always. The rows are the same.
  /// - Returns: A query of the rows. Its clauses reach the columns by their positions; ``FromTuple`` can be joined by
  ///   `join`.
  public func commonTable<A: SelectionMember, B: SelectionMember, each Other: SelectionMember>(
    _ name: String, materialized isMaterialized: Bool? = nil
  ) -> FromTuple<A, B, repeat each Other> where Output == (A, B, repeat each Other) {
    FromTuple(
      common: CommonQuery(sqlQuery, materialized: isMaterialized),
      SelectedTuple<A, B, repeat each Other>.columns(named: name))
  }

  /// The query of one expression as a common table, under a name. The column is `value`. See
  /// ``commonTable(_:materialized:)``.
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil
  ) -> FromValue<Output> where Output: SelectionMember & SQLRepresentable {
    FromValue(
      common: CommonQuery(sqlQuery, materialized: isMaterialized), DerivedValue<Output>.columns(named: name))
  }

  /// The query of a table's rows, or of a ``Selection(_:)``, as a common table, under a name. The columns have the names
  /// of the properties. See ``commonTable(_:materialized:)``.
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil
  ) -> From1<Output.Columns> where Output: Table {
    From1(common: CommonQuery(sqlQuery, materialized: isMaterialized), Output.columns(named: name))
  }
}

/// Recursive common tables: the query gives the first rows, and a second one, again and again, further rows from those
/// that were found last, until there are none.
extension QueryStatement {
  /// A recursive common table of the rows of this query and of those that a second query finds from them, step by step:
  /// `WITH RECURSIVE … UNION ALL`.
  ///
  ///     let tree = Folder.where { $0.parentID == nil }.select { ($0.id, $0.name) }
  ///       .commonTable("tree", unionAll: { tree in
  ///         Folder.join(tree) { folder, tree in folder.parentID == tree.0 }
  ///           .select { folder, tree in (folder.id, tree.1 + "/" + folder.name) }
  ///       })
  ///     tree.order { $0.1 }
  ///     // WITH RECURSIVE "tree" ("column1", "column2") AS (SELECT … UNION ALL SELECT … JOIN "tree" ON …) SELECT …
  ///
  /// - Parameters:
  ///   - name: What the table is called.
  ///   - isMaterialized: Whether the engine is asked to compute the rows once, as of `commonTable(_:materialized:)`.
  ///     PostgreSQL computes those of a recursive table once in any case.
  ///   - step: Receives the rows that were found last. It names them once, in FROM or in an inner join, and
  ///     neither groups, counts nor limits them.
  public func commonTable<A: SelectionMember, B: SelectionMember, each Other: SelectionMember>(
    _ name: String, materialized isMaterialized: Bool? = nil,
    unionAll step: (FromTuple<A, B, repeat each Other>) -> some QueryStatement<Output>
  ) -> FromTuple<A, B, repeat each Other> where Output == (A, B, repeat each Other) {
    let columns = SelectedTuple<A, B, repeat each Other>.columns(named: name)
    let rows = FromTuple<A, B, repeat each Other>(common: nil, columns)
    return FromTuple(
      common: CommonQuery(recursive: unionAll(step(rows)), materialized: isMaterialized), columns)
  }

  /// The same with a second query that adds only rows which were not found before: `WITH RECURSIVE … UNION`. It ends on
  /// cycles.
  public func commonTable<A: SelectionMember, B: SelectionMember, each Other: SelectionMember>(
    _ name: String, materialized isMaterialized: Bool? = nil,
    union step: (FromTuple<A, B, repeat each Other>) -> some QueryStatement<Output>
  ) -> FromTuple<A, B, repeat each Other> where Output == (A, B, repeat each Other) {
    let columns = SelectedTuple<A, B, repeat each Other>.columns(named: name)
    let rows = FromTuple<A, B, repeat each Other>(common: nil, columns)
    return FromTuple(common: CommonQuery(recursive: union(step(rows)), materialized: isMaterialized), columns)
  }

  /// A recursive common table of one expression, which is the column `value`: `WITH RECURSIVE … UNION ALL`.
  ///
  ///     let days = firstDay.commonTable("days", unionAll: { days in days.where { $0.value < 31 }.select { $0.value + 1 } })
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil,
    unionAll step: (FromValue<Output>) -> some QueryStatement<Output>
  ) -> FromValue<Output> where Output: SelectionMember & SQLRepresentable {
    let columns = DerivedValue<Output>.columns(named: name)
    let rows = FromValue<Output>(common: nil, columns)
    return FromValue(
      common: CommonQuery(recursive: unionAll(step(rows)), materialized: isMaterialized), columns)
  }

  /// The same with a second query that adds only values which were not found before: `WITH RECURSIVE … UNION`.
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil,
    union step: (FromValue<Output>) -> some QueryStatement<Output>
  ) -> FromValue<Output> where Output: SelectionMember & SQLRepresentable {
    let columns = DerivedValue<Output>.columns(named: name)
    let rows = FromValue<Output>(common: nil, columns)
    return FromValue(common: CommonQuery(recursive: union(step(rows)), materialized: isMaterialized), columns)
  }

  /// A recursive common table of a table's rows, or of a ``Selection(_:)``: `WITH RECURSIVE … UNION ALL`.
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil,
    unionAll step: (From1<Output.Columns>) -> some QueryStatement<Output>
  ) -> From1<Output.Columns> where Output: Table {
    let columns = Output.columns(named: name)
    let rows = From1(common: nil, columns)
    return From1(common: CommonQuery(recursive: unionAll(step(rows)), materialized: isMaterialized), columns)
  }

  /// The same with a second query that adds only rows which were not found before: `WITH RECURSIVE … UNION`.
  public func commonTable(
    _ name: String, materialized isMaterialized: Bool? = nil,
    union step: (From1<Output.Columns>) -> some QueryStatement<Output>
  ) -> From1<Output.Columns> where Output: Table {
    let columns = Output.columns(named: name)
    let rows = From1(common: nil, columns)
    return From1(common: CommonQuery(recursive: union(step(rows)), materialized: isMaterialized), columns)
  }
}

/// What a common table stands for.
private struct CommonQuery {
  let query: SQLQuery
  var isRecursive = false
  var isMaterialized: Bool?

  init(_ query: SQLQuery, materialized isMaterialized: Bool?) {
    self.query = query
    self.isMaterialized = isMaterialized
  }

  init(recursive query: CompoundQuery<some QueryStatement>, materialized isMaterialized: Bool?) {
    self.query = query.sqlQuery
    isRecursive = true
    self.isMaterialized = isMaterialized
  }

  /// The source under its name. The query itself sees it without what it stands for.
  func source(_ reference: SQLTableReference) -> SQLTableReference {
    let reference = reference.typed(by: query)
    return reference.defined(
      by: SQLCommonTable(reference, query.bounded, recursive: isRecursive, materialized: isMaterialized))
  }
}

extension From1 where A: SourceColumns {
  /// The rows of a common table.
  ///
  /// - Parameter query: What the name stands for; `nil` inside of the query itself.
  fileprivate init(common query: CommonQuery?, _ columns: A) {
    var columns = columns
    if let query {
      let source = columns._source
      columns = columns._renamed(SourceRenaming([source.sourceName: query.source(source)]))
    }
    self.init(.select(SQLSelect(every: .table(columns._source))), columns)
  }
}

extension Table {
  /// The columns of a source of another name with the columns of this one.
  fileprivate static func columns(named name: String) -> Columns { Columns(columns._source.renamed(name)) }
}
