/// What a copy of a database makes in the target, and what it cannot carry over.
///
///     let plan = try await source.copyPlan(to: target)
///     for note in plan.notes { print(note) }
///     // bookings: bookings_search: the index is of the kind gin (LEFT OUT)
///     print(plan.statements)
public struct CopyPlan: Sendable {
  /// The names of the tables, in the order in which they are copied.
  public var tables: [String] { parts.map(\.target.copiedName) }
  /// What is otherwise than in the original.
  public let notes: [CopyNote]
  /// The definitions, in the target's SQL: first those before the rows, then those after.
  public var statements: [String] { before + after }

  let parts: [Part]
  /// What creates the tables.
  let before: [String]
  /// What is cheaper when the rows are there: indexes and references.
  let after: [String]

  /// A table of both databases.
  struct Part: Sendable {
    var source: DatabaseSchema.Table
    var target: DatabaseSchema.Table
    var columns: [SchemaTranslation.Column]
    /// What inserts a row, if the target is of the same engine.
    var insertion: String?

    /// The positions of the documents among the columns.
    var documents: Set<Int> { Set(columns.indices.filter { columns[$0].type.storage == .json }) }
  }

  /// What is left out.
  public var left: [CopyNote] { notes.filter { $0.effect == .left } }
}
