public import Koine

/// Fails unless queries work on databases: their engines express and take them, and their tables are what the types
/// declare.
///
///     try await assertVerified(Reminder.titled, Reminder.rename, on: [sqlite, postgres], allowingFullScansOf: nil)
///
/// None of them is run.
///
/// - Parameters:
///   - queries: Declared queries and statements.
///   - databases: The databases, each with the tables.
///   - tables: The tables that may be read as a whole; `nil`, the default, if all of them may.
///   - timeout: How long each database may take.
/// - Throws: ``TestFailure`` with everything that was found; what verifying throws.
public func assertVerified(
  _ queries: any VerifiableQuery..., on databases: [any Database],
  allowingFullScansOf tables: Set<String>? = nil, timeout: Duration? = nil
) async throws {
  try await assertVerified(queries, on: databases, allowingFullScansOf: tables, timeout: timeout)
}

/// The same of a list of queries.
///
///     try await assertVerified(Reminder.queries, on: [sqlite, postgres])
///
/// - Parameters:
///   - queries: Declared queries and statements.
///   - databases: The databases, each with the tables.
///   - tables: The tables that may be read as a whole; `nil`, the default, if all of them may.
///   - timeout: How long each database may take.
/// - Throws: ``TestFailure`` with everything that was found; what verifying throws.
public func assertVerified(
  _ queries: [any VerifiableQuery], on databases: [any Database],
  allowingFullScansOf tables: Set<String>? = nil, timeout: Duration? = nil
) async throws {
  var found: [QueryFinding] = []
  for database in databases {
    found += try await database.verify(queries, timeout: timeout).filter { finding in
      guard case .fullScan(let table) = finding.kind else { return true }
      return tables.map { !$0.contains(table) } ?? false
    }
  }
  if !found.isEmpty { throw TestFailure(found.map(\.description).joined(separator: "\n")) }
}
