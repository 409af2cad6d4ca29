/// One SELECT with its clauses.
///
/// A value whose clauses lie in shared storage that is copied when it is written: a query passes through
/// many hands, from clause to clause and pass to pass, and each copy costs one reference.
public struct SQLSelect: Sendable {
  private var storage = Storage()

  /// Selects columns of a source; of no source, a single row.
  public init(columns: [SQLSelection] = [], from: SQLSource? = nil) {
    storage.columns = columns
    storage.from = from
  }

  /// Every row and column of a source, and of what is joined to it.
  public init(every source: SQLSource) {
    storage.columns = nil
    storage.from = source
  }

  /// The common tables: WITH.
  public var with: [SQLCommonTable] {
    get { storage.rare?.with ?? [] }
    _modify { yield &uniqueRare.with }
  }

  /// Which of equal rows the query yields: DISTINCT or DISTINCT ON.
  public var distinct: SQLDistinct {
    get { storage.rare?.distinct ?? .none }
    _modify { yield &uniqueRare.distinct }
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
    get { storage.rare?.grouping ?? [] }
    _modify { yield &uniqueRare.grouping }
  }

  /// The conditions of HAVING, all of which must hold.
  public var groupFilters: [SQLExpression] {
    get { storage.rare?.groupFilters ?? [] }
    _modify { yield &uniqueRare.groupFilters }
  }

  /// What rows are sorted by: ORDER BY, the first term first.
  public var ordering: [SQLOrdering] {
    get { storage.ordering }
    _modify { yield &unique.ordering }
  }

  /// The greatest number of rows: LIMIT. `nil` sets no limit.
  public var limit: SQLExpression? {
    get { storage.limit }
    _modify { yield &unique.limit }
  }

  /// How many rows are left out at the start: OFFSET. `nil` leaves out none.
  public var offset: SQLExpression? {
    get { storage.rare?.offset }
    set { if storage.rare != nil || newValue != nil { uniqueRare.offset = newValue } }
  }

  /// What each column of a row is.
  package var selectedExpressions: [SQLExpression] {
    columns.flatMap { item -> [SQLExpression] in
      switch item {
      case .expression(let expression), .named(let expression, _): [expression]
      case .columns(let reference): reference.columns.map { .column($0) }
      }
    }
  }

  /// The conditions of WHERE, without an array if there is one.
  @usableFromInline var conditions: SQLConditions {
    get { storage.filters }
    _modify { yield &unique.filters }
  }

  /// Whether the query has none of the clauses that most queries lack: WITH, DISTINCT, GROUP BY, HAVING and
  /// OFFSET.
  var hasNoRareClause: Bool { storage.rare == nil }

  /// The storage, copied if another query shares it.
  private var unique: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      return storage
    }
  }

  private var uniqueRare: Rare {
    mutating get {
      let storage = unique
      // In this order: a second reference to the clauses would make them shared.
      if isKnownUniquelyReferenced(&storage.rare), let rare = storage.rare { return rare }
      let rare = Rare(copying: storage.rare)
      storage.rare = rare
      return rare
    }
  }

  /// Written only while one query holds it, so it may be shared between threads, and needs no check at run
  /// time that accesses do not overlap.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var columns: [SQLSelection]? = []
    @exclusivity(unchecked) var from: SQLSource?
    @exclusivity(unchecked) var joins: [SQLJoin] = []
    @exclusivity(unchecked) var filters = SQLConditions()
    @exclusivity(unchecked) var defaultFilterCount = 0
    @exclusivity(unchecked) var ordering: [SQLOrdering] = []
    @exclusivity(unchecked) var limit: SQLExpression?
    @exclusivity(unchecked) var rare: Rare?

    init() {}

    init(copying other: Storage) {
      columns = other.columns
      from = other.from
      joins = other.joins
      filters = other.filters
      defaultFilterCount = other.defaultFilterCount
      ordering = other.ordering
      limit = other.limit
      rare = other.rare
    }
  }

  /// The clauses that most queries lack, apart, so that those need not carry them.
  private final class Rare: @unchecked Sendable {
    @exclusivity(unchecked) var with: [SQLCommonTable] = []
    @exclusivity(unchecked) var distinct: SQLDistinct = .none
    @exclusivity(unchecked) var grouping: [SQLExpression] = []
    @exclusivity(unchecked) var groupFilters: [SQLExpression] = []
    @exclusivity(unchecked) var offset: SQLExpression?

    init(copying other: Rare?) {
      guard let other else { return }
      with = other.with
      distinct = other.distinct
      grouping = other.grouping
      groupFilters = other.groupFilters
      offset = other.offset
    }
  }
}

extension SQLSelect: Hashable {
  public static func == (left: SQLSelect, right: SQLSelect) -> Bool {
    left.storage === right.storage
      || left.columns == right.columns && left.from == right.from && left.joins == right.joins
        && left.filters == right.filters && left.ordering == right.ordering && left.limit == right.limit
        && left.with == right.with && left.distinct == right.distinct && left.grouping == right.grouping
        && left.groupFilters == right.groupFilters && left.offset == right.offset
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(columns)
    hasher.combine(from)
    hasher.combine(joins)
    hasher.combine(filters)
    hasher.combine(grouping)
    hasher.combine(groupFilters)
    hasher.combine(ordering)
    hasher.combine(limit)
    hasher.combine(offset)
  }
}

/// Conditions all of which must hold; one of them takes no array.
@usableFromInline enum SQLConditions: Sendable {
  case none
  case one(SQLExpression)
  case several([SQLExpression])

  init() { self = .none }

  init(_ conditions: [SQLExpression]) {
    switch conditions.count {
    case 0: self = .none
    case 1: self = .one(conditions[0])
    default: self = .several(conditions)
    }
  }

  var all: [SQLExpression] {
    switch self {
    case .none: []
    case .one(let condition): [condition]
    case .several(let conditions): conditions
    }
  }

  func contains(where isWanted: (SQLExpression) -> Bool) -> Bool {
    switch self {
    case .none: false
    case .one(let condition): isWanted(condition)
    case .several(let conditions): conditions.contains(where: isWanted)
    }
  }

  @usableFromInline mutating func append(_ condition: consuming SQLExpression) {
    switch self {
    case .none: self = .one(condition)
    case .one(let first): self = .several([first, condition])
    case .several(var conditions):
      self = .none
      conditions.append(condition)
      self = .several(conditions)
    }
  }
}
