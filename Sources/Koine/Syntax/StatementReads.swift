/// What a statement reads, as far as its tree tells.
@_spi(KoineDriver) public struct StatementReads: Sendable, Hashable {
  /// The name of a table, as the statement has it.
  public struct Table: Sendable, Hashable {
    /// The schema; `nil` if the engine looks for the name.
    public let schema: String?
    /// The name.
    public let name: String
  }

  /// The columns that are read of each table. They may be more than the statement names, never fewer.
  public internal(set) var columns: [Table: Set<String>] = [:]
  /// Whether a part is written by hand, which may read anything.
  public internal(set) var hasPartsByHand = false

  mutating func include(_ other: StatementReads) {
    columns.merge(other.columns) { $0.union($1) }
    hasPartsByHand = hasPartsByHand || other.hasPartsByHand
  }
}

extension SQLStatement {
  /// What the statement reads.
  ///
  /// Columns are looked up by the name of their source, wherever it occurs: if two tables have one name in two
  /// subqueries, each has the columns of both.
  var reads: StatementReads {
    let found = collect(into: NamedColumns()) { found, part, outer in
      found.note(part, inside: outer)
      return true
    }
    var reads = found.others
    for (reference, table) in found.tables {
      reads.columns[table, default: []].formUnion(found.columns[reference] ?? [])
    }
    return reads
  }
}

/// The tables and the columns of a tree, before they are put together.
private struct NamedColumns {
  /// The columns of each source.
  var columns: [String: Set<String>] = [:]
  /// The tables, and the names by which the statement refers to them.
  var tables: [(sourceName: String, table: StatementReads.Table)] = []
  /// What the common tables read that sources bring along, and whether a part is written by hand.
  var others = StatementReads()

  mutating func note(_ part: SQLPart, inside outer: [SQLQuery]) {
    switch part {
    case .expression(.column(let column)): columns[column.source, default: []].insert(column.name)
    case .expression: break
    case .query(let query):
      for case .columns(let reference) in query.select?.columns ?? [] {
        columns[reference.sourceName, default: []].formUnion(reference.columns.map(\.name))
      }
    case .fragment: others.hasPartsByHand = true
    case .source(.table(let reference)):
      if let definition = reference.definition {
        var reads = SQLStatement.query(definition.query).reads
        // A recursive one reads itself.
        reads.columns[StatementReads.Table(schema: nil, name: reference.name)] = nil
        others.include(reads)
      } else if !reference.isCommon(in: outer) {
        let table = StatementReads.Table(schema: reference.schema, name: reference.name)
        tables.append((reference.sourceName, table))
      }
    case .source(.function(.fullText(let search), _)):
      let index = search.index
      let table = StatementReads.Table(schema: index.table.schema, name: index.table.name)
      others.columns[table, default: []].formUnion(([index.key] + index.columns).map(\.name))
    case .source: break
    }
  }
}
