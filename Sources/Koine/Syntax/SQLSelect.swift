/// One SELECT with its clauses.
///
/// A value whose clauses lie in shared storage that is copied when it is written: a query passes through
/// many hands, from clause to clause and pass to pass, and each copy costs one reference.
public struct SQLSelect: Sendable {
  private var storage = Storage()

  public init(columns: [SQLSelection] = [], from: SQLSource? = nil) {
    storage.columns = columns
    storage.from = from
  }

  /// Every row and column of a table.
  public init(every table: SQLTableReference) {
    self.init(columns: [.columns(table)], from: .table(table))
  }

  public var with: [SQLCommonTable] {
    get { storage.with }
    _modify { yield &unique.with }
  }

  public var distinct: SQLDistinct {
    get { storage.distinct }
    _modify { yield &unique.distinct }
  }

  public var columns: [SQLSelection] {
    get { storage.columns }
    _modify { yield &unique.columns }
  }

  public var from: SQLSource? {
    get { storage.from }
    _modify { yield &unique.from }
  }

  public var joins: [SQLJoin] {
    get { storage.joins }
    _modify { yield &unique.joins }
  }

  /// The conditions of WHERE, all of which must hold.
  public var filters: [SQLExpression] {
    get { storage.filters }
    _modify { yield &unique.filters }
  }

  /// How many of the conditions of WHERE, from the first, are the table's default scope.
  package var defaultFilterCount: Int {
    get { storage.defaultFilterCount }
    _modify { yield &unique.defaultFilterCount }
  }

  public var grouping: [SQLExpression] {
    get { storage.grouping }
    _modify { yield &unique.grouping }
  }

  /// The conditions of HAVING, all of which must hold.
  public var groupFilters: [SQLExpression] {
    get { storage.groupFilters }
    _modify { yield &unique.groupFilters }
  }

  public var ordering: [SQLOrdering] {
    get { storage.ordering }
    _modify { yield &unique.ordering }
  }

  public var limit: SQLExpression? {
    get { storage.limit }
    _modify { yield &unique.limit }
  }

  public var offset: SQLExpression? {
    get { storage.offset }
    _modify { yield &unique.offset }
  }

  /// What each column of a row is.
  var selectedExpressions: [SQLExpression] {
    columns.flatMap { item -> [SQLExpression] in
      switch item {
      case .expression(let expression), .named(let expression, _): [expression]
      case .columns(let reference): reference.columns.map { .column($0) }
      }
    }
  }

  /// The storage, copied where another query shares it.
  private var unique: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      return storage
    }
  }

  /// Written only while one query holds it, so it may be shared between threads, and needs no check at run
  /// time that accesses do not overlap.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var with: [SQLCommonTable] = []
    @exclusivity(unchecked) var distinct: SQLDistinct = .none
    @exclusivity(unchecked) var columns: [SQLSelection] = []
    @exclusivity(unchecked) var from: SQLSource?
    @exclusivity(unchecked) var joins: [SQLJoin] = []
    @exclusivity(unchecked) var filters: [SQLExpression] = []
    @exclusivity(unchecked) var defaultFilterCount = 0
    @exclusivity(unchecked) var grouping: [SQLExpression] = []
    @exclusivity(unchecked) var groupFilters: [SQLExpression] = []
    @exclusivity(unchecked) var ordering: [SQLOrdering] = []
    @exclusivity(unchecked) var limit: SQLExpression?
    @exclusivity(unchecked) var offset: SQLExpression?

    init() {}

    init(copying other: Storage) {
      with = other.with
      distinct = other.distinct
      columns = other.columns
      from = other.from
      joins = other.joins
      filters = other.filters
      defaultFilterCount = other.defaultFilterCount
      grouping = other.grouping
      groupFilters = other.groupFilters
      ordering = other.ordering
      limit = other.limit
      offset = other.offset
    }
  }
}

extension SQLSelect: Hashable {
  public static func == (left: SQLSelect, right: SQLSelect) -> Bool {
    let (a, b) = (left.storage, right.storage)
    return a === b
      || a.with == b.with && a.distinct == b.distinct && a.columns == b.columns && a.from == b.from
        && a.joins == b.joins && a.filters == b.filters && a.grouping == b.grouping
        && a.groupFilters == b.groupFilters && a.ordering == b.ordering && a.limit == b.limit
        && a.offset == b.offset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.columns)
    hasher.combine(storage.from)
    hasher.combine(storage.joins)
    hasher.combine(storage.filters)
    hasher.combine(storage.grouping)
    hasher.combine(storage.groupFilters)
    hasher.combine(storage.ordering)
    hasher.combine(storage.limit)
    hasher.combine(storage.offset)
  }
}
