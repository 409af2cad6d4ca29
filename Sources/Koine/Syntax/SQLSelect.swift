/// One SELECT with its own clauses. What comes around it is the query's: WITH, ORDER BY, LIMIT and OFFSET.
public struct SQLSelect: Sendable {
  var storage: SQLQueryStorage

  /// Selects columns of a source; of no source, a single row.
  public init(columns: [SQLSelection] = [], from: SQLSource? = nil) {
    storage = SQLQueryStorage()
    storage.columns = columns
    storage.from = from
  }

  /// Every row and column of a source, and of what is joined to it.
  public init(every source: SQLSource) {
    storage = SQLQueryStorage()
    storage.columns = nil
    storage.from = source
  }

  init(_ storage: SQLQueryStorage) {
    self.storage = storage
  }

  /// Which of equal rows the query yields: DISTINCT or DISTINCT ON.
  public var distinct: SQLDistinct {
    get { storage.uncommon?.distinct ?? .none }
    _modify { yield &uniqueUncommon.distinct }
  }

  /// The SELECT list; unless it is set, every column of every source.
  public var columns: [SQLSelection] {
    get { storage.columns ?? everyColumn }
    set { unique.columns = newValue }
  }

  /// Whether the SELECT list is every column of every source.
  var selectsEverything: Bool { storage.columns == nil }

  private var everyColumn: [SQLSelection] {
    guard let from = storage.from else { return [] }
    return [.columns(from.reference)] + storage.joins.map { .columns($0.source.reference) }
  }

  /// The first source of rows; `nil` for a query of a single row.
  public var from: SQLSource? {
    get { storage.from }
    _modify { yield &unique.from }
  }

  /// The sources joined to the first one, in their order.
  public var joins: [SQLJoin] {
    get { storage.joins }
    _modify { yield &unique.joins }
  }

  /// The conditions of WHERE, all of which must hold.
  public var filters: [SQLExpression] {
    get { storage.filters.all }
    set { unique.filters = SQLConditions(newValue) }
  }

  /// How many of the conditions of WHERE, from the first, are the table's default scope.
  package var defaultFilterCount: Int {
    get { storage.defaultFilterCount }
    _modify { yield &unique.defaultFilterCount }
  }

  /// What rows are grouped by: GROUP BY.
  public var grouping: [SQLExpression] {
    get { storage.uncommon?.grouping ?? [] }
    _modify { yield &uniqueUncommon.grouping }
  }

  /// By which of these rows are grouped each time, if they are grouped several times: ROLLUP, CUBE and GROUPING SETS.
  public var groupingSets: [SQLGroupingSets] {
    get { storage.uncommon?.groupingSets ?? [] }
    _modify { yield &uniqueUncommon.groupingSets }
  }

  /// The conditions of HAVING, all of which must hold.
  public var groupFilters: [SQLExpression] {
    get { storage.uncommon?.groupFilters ?? [] }
    _modify { yield &uniqueUncommon.groupFilters }
  }

  /// The conditions on what window functions compute, all of which must hold: QUALIFY.
  public var qualification: [SQLExpression] {
    get { storage.uncommon?.qualification ?? [] }
    _modify { yield &uniqueUncommon.qualification }
  }

  /// What each column of a row is.
  @_spi(KoineDriver) public var selectedExpressions: [SQLExpression] {
    columns.flatMap { item -> [SQLExpression] in
      switch item {
      case .expression(let expression), .named(let expression, _): [expression]
      case .columns(let reference): reference.columns.map { .column($0) }
      }
    }
  }

  /// The conditions of WHERE, without an array if there is one.
  var conditions: SQLConditions { storage.filters }

  private var unique: SQLQueryStorage {
    mutating get { SQLQueryStorage.unique(&storage) }
  }

  private var uniqueUncommon: SQLQueryStorage.UncommonClauses {
    mutating get { SQLQueryStorage.uniqueUncommon(&storage) }
  }
}

extension SQLSelect: Hashable {
  /// Whether all clauses are equal.
  public static func == (left: SQLSelect, right: SQLSelect) -> Bool {
    left.storage === right.storage
      || left.columns == right.columns && left.from == right.from && left.joins == right.joins
        && left.filters == right.filters && left.distinct == right.distinct
        && left.grouping == right.grouping && left.groupingSets == right.groupingSets
        && left.groupFilters == right.groupFilters && left.qualification == right.qualification
  }

  /// Feeds the clauses that most queries have.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(from)
    hasher.combine(joins)
    hasher.combine(filters)
    hasher.combine(grouping)
    hasher.combine(groupFilters)
  }
}
