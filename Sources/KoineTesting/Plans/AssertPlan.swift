public import Koine

/// Fails unless a statement finds rows by an index.
///
///     try await assertUsesIndex("reminders_dueDate_index", Reminder.where { $0.dueDate < .now }, on: database)
///
/// An index whose entries are all read, as it has every column that is asked for, does not count, unless
/// `allowingIndexScans`: then an index counts that has the rows in their order, or is partial and stands for the condition.
///
/// The statement is not run. A table that has a few rows is read as a whole by PostgreSQL, whichever indexes there are: so by
/// default it is asked as if tables were large, `avoidingFullScans`.
///
/// - Parameters:
///   - index: The name of the index. It is the one that the plan has to use; it may use others, too.
///   - statement: A query, an insert, an update or a delete.
///   - connection: A database, a lease or a transaction.
///   - allowingIndexScans: Whether every entry of the index may be read, as for an order with a limit.
///   - avoidingFullScans: Whether PostgreSQL reads whole tables only where nothing else works.
/// - Returns: The plan.
/// - Throws: ``TestFailure`` with the plan; what explaining throws.
@discardableResult
public func assertUsesIndex(
  _ index: String, _ statement: some Statement, on connection: any Connection,
  allowingIndexScans: Bool = false, avoidingFullScans: Bool = true
) async throws -> QueryPlan {
  let plan = try await statement.explain(on: connection, avoidingFullScans: avoidingFullScans)
  let uses = plan.all.filter { $0.index == index }
  if uses.contains(where: { $0.operation == .indexSearch || allowingIndexScans }) { return plan }
  let found = plan.indexes.isEmpty ? "no index" : "only \(plan.indexes.joined(separator: ", "))"
  let reason =
    uses.isEmpty
    ? "The statement does not use the index \(index), but \(found)"
    : "The statement finds no rows by the index \(index), but reads all of it"
  throw TestFailure(
    """
    \(reason):
    \(plan)
    \(try statement.render(in: connection.dialect).sql)
    """)
}

/// Fails if a statement reads every row of a table, or every entry of an index.
///
///     try await assertNoFullScan(Reminder.where { $0.remindersListID == 1 }, on: database)
///
/// It is not run. As in ``assertUsesIndex(_:_:on:allowingIndexScans:avoidingFullScans:)``, PostgreSQL is asked by default as if tables were large.
///
/// - Parameters:
///   - statement: A query, an insert, an update or a delete.
///   - tables: The tables that may be read as a whole, such as a small one that is joined.
///   - connection: A database, a lease or a transaction.
///   - allowingIndexScans: Whether every entry of an index may be read, as for an order with a limit.
///   - avoidingFullScans: Whether PostgreSQL reads whole tables only where nothing else works.
/// - Returns: The plan.
/// - Throws: ``TestFailure`` with the plan; what explaining throws.
@discardableResult
public func assertNoFullScan(
  _ statement: some Statement, except tables: Set<String> = [], on connection: any Connection,
  allowingIndexScans: Bool = false, avoidingFullScans: Bool = true
) async throws -> QueryPlan {
  let plan = try await statement.explain(on: connection, avoidingFullScans: avoidingFullScans)
  let scans = plan.all.filter { node in
    let isScan = node.operation == .fullScan || (node.operation == .indexScan && !allowingIndexScans)
    return isScan && !(node.table.map(tables.contains) ?? false)
  }
  guard let scan = scans.first else { return plan }
  throw TestFailure(
    """
    The statement reads all of \(scan.table ?? scan.index ?? "a table"):
    \(plan)
    \(try statement.render(in: connection.dialect).sql)
    """)
}
