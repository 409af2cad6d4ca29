/// What a query and the SELECT that it consists of lie in: both are one reference to it.
///
/// A value whose clauses lie in shared storage that is copied when it is written: a query passes through many hands,
/// from clause to clause and pass to pass, and each copy costs one reference.
///
/// Written only while one query holds it, so it may be shared between threads, and needs no check at run time that
/// accesses do not overlap.
final class SQLQueryStorage: @unchecked Sendable {
  // The clauses of the SELECT.
  @exclusivity(unchecked) var columns: [SQLSelection]? = []
  @exclusivity(unchecked) var from: SQLSource?
  @exclusivity(unchecked) var joins: [SQLJoin] = []
  @exclusivity(unchecked) var filters = SQLConditions()
  @exclusivity(unchecked) var defaultFilterCount = 0
  /// What the query consists of instead of a SELECT.
  @exclusivity(unchecked) var other: SQLQuery.Body?
  // The clauses around it.
  @exclusivity(unchecked) var ordering: [SQLOrdering] = []
  @exclusivity(unchecked) var limit: SQLExpression?
  @exclusivity(unchecked) var uncommon: UncommonClauses?

  init() {}

  init(copying source: SQLQueryStorage) {
    columns = source.columns
    from = source.from
    joins = source.joins
    filters = source.filters
    defaultFilterCount = source.defaultFilterCount
    other = source.other
    ordering = source.ordering
    limit = source.limit
    uncommon = source.uncommon
  }

  /// The clauses that most queries lack, apart, so that those need not carry them.
  final class UncommonClauses: @unchecked Sendable {
    @exclusivity(unchecked) var distinct: SQLDistinct = .none
    @exclusivity(unchecked) var grouping: [SQLExpression] = []
    @exclusivity(unchecked) var groupingSets: [SQLGroupingSets] = []
    @exclusivity(unchecked) var groupFilters: [SQLExpression] = []
    @exclusivity(unchecked) var with: [SQLCommonTable] = []
    @exclusivity(unchecked) var offset: SQLExpression?
    @exclusivity(unchecked) var qualification: [SQLExpression] = []
    @exclusivity(unchecked) var keepsTies = false
    @exclusivity(unchecked) var start: [SQLExpression] = []
    @exclusivity(unchecked) var lock: SQLRowLock?

    init(copying source: UncommonClauses?) {
      guard let source else { return }
      distinct = source.distinct
      grouping = source.grouping
      groupingSets = source.groupingSets
      groupFilters = source.groupFilters
      with = source.with
      offset = source.offset
      qualification = source.qualification
      keepsTies = source.keepsTies
      start = source.start
      lock = source.lock
    }
  }

  /// Whether the query has a clause around what it consists of.
  var hasOuterClauses: Bool {
    !ordering.isEmpty || limit != nil
      || uncommon.map { !$0.with.isEmpty || $0.offset != nil || !$0.start.isEmpty || $0.lock != nil } ?? false
  }

  /// The storage that a value holds, copied if another value shares it.
  static func unique(_ storage: inout SQLQueryStorage) -> SQLQueryStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = SQLQueryStorage(copying: storage) }
    return storage
  }

  static func uniqueUncommon(_ storage: inout SQLQueryStorage) -> UncommonClauses {
    let storage = unique(&storage)
    // In this order: a second reference to the clauses would make them shared.
    if isKnownUniquelyReferenced(&storage.uncommon), let uncommon = storage.uncommon { return uncommon }
    let uncommon = UncommonClauses(copying: storage.uncommon)
    storage.uncommon = uncommon
    return uncommon
  }
}
