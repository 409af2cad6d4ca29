/// The columns that a tree names and that belong to no query inside of it.
struct SQLFreeColumns {
  private(set) var columns: [SQLColumn] = []
  /// Whether there is SQL written by hand, of which only the engine knows which columns its text names.
  private(set) var hasFragment = false

  init(of tree: some SQLSearchable) {
    self = tree.collect(into: SQLFreeColumns()) { free, part, outer in
      switch part {
      case .expression(.column(let column)) where !outer.contains { $0.brings(column.source) }:
        free.columns.append(column)
      case .fragment: free.hasFragment = true
      default: break
      }
      return true
    }
  }

  private init() {}

  /// The names of their sources.
  var sources: Set<String> { Set(columns.map(\.source)) }
}

extension SQLExpression {
  /// The columns that the expression names, but for those of the queries in it.
  var freeColumns: SQLFreeColumns { SQLFreeColumns(of: self) }

  /// The names of the sources of the columns that the expression names, but for those of the queries in it.
  @_spi(KoineDriver) public var freeSources: Set<String> { freeColumns.sources }
}

extension SQLSelect {
  /// The sources of FROM and its joins, not those of subqueries.
  var sources: [SQLTableReference] {
    [from].compactMap { $0?.reference } + joins.map(\.source.reference)
  }

  /// Whether a source of FROM or a join has the name.
  func brings(_ source: String) -> Bool {
    from?.reference.sourceName == source || joins.contains { $0.source.reference.sourceName == source }
  }
}

extension SQLQuery {
  /// Whether its clauses may name columns of a source with this name.
  func brings(_ source: String) -> Bool { select?.brings(source) ?? false }
}

extension SQLStatement {
  /// Whether it names a column of a source that it does not bring itself: one of an outer query.
  var namesOuterSources: Bool {
    var own: Set<String> = []
    switch self {
    case .insert(let insert): own = [insert.table.sourceName, SQLConflict.proposedRow]
    case .update(let update):
      own = [update.table.sourceName]
      for source in update.from { own.insert(source.reference.sourceName) }
    case .delete(let delete): own = [delete.table.sourceName]
    default: break
    }
    return !SQLFreeColumns(of: self).sources.isSubset(of: own)
  }
}
