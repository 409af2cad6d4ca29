/// A MERGE: what happens to the rows of a table that match rows of a source, and to those rows of the source that match
/// none.
public struct SQLMerge: Sendable, Hashable {
  /// What happens to a pair of rows, or to a row of the source, if no clause before it applies.
  public struct Clause: Sendable, Hashable {
    /// Whether it is about a pair of rows that match: WHEN MATCHED. Otherwise it is about a row of the source that
    /// matches none.
    public var isMatched: Bool
    /// The conditions, all of which must hold, on the pair or on the row of the source.
    public var filters: [SQLExpression]
    /// What is done.
    public var action: Action

    /// Describes a clause.
    public init(isMatched: Bool, where filters: [SQLExpression] = [], _ action: Action) {
      self.isMatched = isMatched
      self.filters = filters
      self.action = action
    }
  }

  /// What a clause does.
  @nonexhaustive public enum Action: Sendable, Hashable {
    /// Changes the row of the table that matches.
    case update([SQLAssignment])
    /// Deletes the row of the table that matches.
    case delete
    /// Inserts a row that the row of the source makes; columns without a value are left to the database.
    case insert([SQLAssignment])
    /// Leaves everything as it is.
    case nothing
  }

  /// The table whose rows are changed.
  public var table: SQLTableReference
  /// Whose rows say what is changed.
  public var source: SQLSource
  /// Whether a row of the table and one of the source match.
  public var condition: SQLExpression
  /// What happens, in the order in which the clauses are asked.
  public var clauses: [Clause]

  /// Merges the rows of a source into a table.
  public init(
    into table: SQLTableReference, using source: SQLSource, on condition: SQLExpression,
    _ clauses: [Clause] = []
  ) {
    self.table = table
    self.source = source
    self.condition = condition
    self.clauses = clauses
  }
}

extension SQLMerge {
  /// The clauses without those behind one of their kind that always applies: engines refuse them.
  @_spi(KoineDriver) public var reachableClauses: [Clause] {
    var closed: Set<Bool> = []
    return clauses.filter { clause in
      if closed.contains(clause.isMatched) { return false }
      if clause.filters.isEmpty { closed.insert(clause.isMatched) }
      return true
    }
  }
}

extension SQLMerge.Clause {
  /// What the clause assigns.
  @_spi(KoineDriver) public var assignments: [SQLAssignment] {
    switch action {
    case .update(let assignments), .insert(let assignments): assignments
    case .delete, .nothing: []
    }
  }

  /// Its place in the statement, by its position.
  static func place(_ index: Int) -> SQLPlace { SQLPlace("WHEN", index + 1) }
}
