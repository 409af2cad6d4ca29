import Koine

/// Runs a query on several databases and fails unless all yield the same rows.
///
///     let titles = try await assertSameRows(Reminder.select(\.title), on: [sqlite, postgreSQL])
///     #expect(titles == ["Milk", "Walk"])
///
/// The rows are compared in order if the query has one; as to ties, an order that leaves them open is
/// reported when the engines break them differently. Without an order the rows are compared as a multiset.
/// Texts are compared by bytes, doubles to the last few bits.
///
/// - Parameters:
///   - query: A query, or an insert, update or delete that returns rows.
///   - connections: Databases, or open transactions of them.
/// - Returns: The rows of the first database, decoded.
/// - Throws: ``TestFailure`` with the first row and column that differ and the SQL of both engines; what
///   rendering, running and decoding throw.
@discardableResult
public func assertSameRows<Query: Statement>(
  _ query: Query, on connections: [any Connection]
) async throws -> [Query.Output] {
  guard let first = connections.first else { throw TestFailure("assertSameRows was given no database.") }
  var outputs: [Query.Output] = []
  let expected = try await ResultRows(of: query, on: first) { outputs.append($0) }
  for connection in connections.dropFirst() {
    let found = try await ResultRows(of: query, on: connection)
    let names = (first.dialect.name, connection.dialect.name)
    if let difference = expected.difference(
      from: found, isOrdered: query.statement.isOrdered, names: names)
    {
      throw TestFailure(
        """
        \(names.0) and \(names.1) yield different rows: \(difference)
        \(names.0): \(try query.render(in: first.dialect).sql)
        \(names.1): \(try query.render(in: connection.dialect).sql)
        """)
    }
  }
  return outputs
}
