/// A query: something that yields rows. WITH comes before what it consists of, ORDER BY, LIMIT and OFFSET come behind,
/// whatever that is.
public struct SQLQuery: Sendable {
  /// What a query consists of.
  @nonexhaustive public enum Body: Sendable, Hashable {
    /// A SELECT.
    case select(SQLSelect)
    /// Rows of several queries: UNION, INTERSECT, EXCEPT.
    case compound(SQLCompound)
    /// A query written by hand.
    case fragment(SQLFragment)
  }

  var storage: SQLQueryStorage

  /// Makes a query of what it consists of and the clauses around that.
  public init(
    with: [SQLCommonTable] = [], _ body: Body, ordering: [SQLOrdering] = [], limit: SQLExpression? = nil,
    offset: SQLExpression? = nil
  ) {
    switch body {
    case .select(let select):
      storage = select.storage
      // In the storage there may be the clauses of a query that it was taken from.
      if storage.hasOuterClauses { removeOuterClauses() }
    case .compound, .fragment:
      storage = SQLQueryStorage()
      storage.other = body
    }
    if !with.isEmpty { self.with = with }
    if !ordering.isEmpty { self.ordering = ordering }
    if limit != nil { self.limit = limit }
    if offset != nil { self.offset = offset }
  }

  /// A SELECT as a query.
  public static func select(_ select: SQLSelect) -> SQLQuery { SQLQuery(.select(select)) }

  /// Rows of several queries as a query.
  public static func compound(_ compound: SQLCompound) -> SQLQuery { SQLQuery(.compound(compound)) }

  /// SQL written by hand as a query.
  public static func fragment(_ fragment: SQLFragment) -> SQLQuery { SQLQuery(.fragment(fragment)) }

  /// What the query consists of.
  public var body: Body {
    get { storage.other ?? .select(SQLSelect(storage)) }
    set {
      let (keepsTies, start, lock) = (keepsTies, start, lock)
      self = SQLQuery(with: with, newValue, ordering: ordering, limit: limit, offset: offset)
      self.keepsTies = keepsTies
      self.start = start
      self.lock = lock
    }
  }

  /// The SELECT that the query consists of; `nil` if it is another body.
  public var select: SQLSelect? { storage.other == nil ? SQLSelect(storage) : nil }

  /// The queries whose rows the query consists of; `nil` if it is another body.
  public var compound: SQLCompound? {
    if case .compound(let compound)? = storage.other { compound } else { nil }
  }

  /// Whether the query is nothing but SQL written by hand.
  var isFragment: Bool {
    if case .fragment? = storage.other {
      ordering.isEmpty && limit == nil && storage.uncommon == nil
    } else {
      false
    }
  }

  /// The common tables: WITH.
  public var with: [SQLCommonTable] {
    get { storage.uncommon?.with ?? [] }
    _modify { yield &uniqueUncommon.with }
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
    get { storage.uncommon?.offset }
    set { if storage.uncommon != nil || newValue != nil { uniqueUncommon.offset = newValue } }
  }

  /// The lock on the rows: FOR UPDATE, FOR SHARE. `nil` locks none.
  public var lock: SQLRowLock? {
    get { storage.uncommon?.lock }
    set { if storage.uncommon != nil || newValue != nil { uniqueUncommon.lock = newValue } }
  }

  /// Whether the rows that are equal in the order to the last one within the limit are within it, too: WITH TIES.
  public var keepsTies: Bool {
    get { storage.uncommon?.keepsTies ?? false }
    set { if storage.uncommon != nil || newValue { uniqueUncommon.keepsTies = newValue } }
  }

  /// What the terms of the order are in a row: only the rows that come behind it in the order. Empty: every row.
  public var start: [SQLExpression] {
    get { storage.uncommon?.start ?? [] }
    set { if storage.uncommon != nil || !newValue.isEmpty { uniqueUncommon.start = newValue } }
  }

  /// Whether the query or its SELECT may have one of the clauses that most lack: WITH, DISTINCT, GROUP BY, HAVING,
  /// QUALIFY, WITH TIES and OFFSET.
  var mayHaveUncommonClauses: Bool { storage.uncommon != nil }

  private var unique: SQLQueryStorage {
    mutating get { SQLQueryStorage.unique(&storage) }
  }

  private var uniqueUncommon: SQLQueryStorage.UncommonClauses {
    mutating get { SQLQueryStorage.uniqueUncommon(&storage) }
  }

  private mutating func removeOuterClauses() {
    ordering = []
    limit = nil
    guard let uncommon = storage.uncommon,
      !uncommon.with.isEmpty || uncommon.offset != nil || uncommon.keepsTies || !uncommon.start.isEmpty
        || uncommon.lock != nil
    else { return }
    uniqueUncommon.with = []
    uniqueUncommon.offset = nil
    uniqueUncommon.keepsTies = false
    uniqueUncommon.start = []
    uniqueUncommon.lock = nil
  }
}

extension SQLQuery {
  /// The same for copies of the query of which none has been changed.
  var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension SQLQuery: Hashable {
  /// Whether both have the same clauses.
  public static func == (left: SQLQuery, right: SQLQuery) -> Bool {
    left.storage === right.storage
      || left.body == right.body && left.ordering == right.ordering && left.limit == right.limit
        && left.with == right.with && left.offset == right.offset && left.keepsTies == right.keepsTies
        && left.start == right.start && left.lock == right.lock
  }

  /// Feeds the clauses that tell most queries apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(body)
    hasher.combine(ordering)
    hasher.combine(limit)
    hasher.combine(offset)
  }
}

/// Which of equal rows a query yields.
public enum SQLDistinct: Sendable, Hashable {
  /// Equal rows are all yielded.
  case none
  /// Equal rows are yielded once: DISTINCT.
  case all
  /// The first row, by the query's order, of each group of rows in which these are equal.
  case on([SQLExpression])
}

/// One item of a SELECT or RETURNING list.
@nonexhaustive public enum SQLSelection: Sendable, Hashable {
  /// An expression, under whatever name the engine gives it.
  case expression(SQLExpression)
  /// An expression with a name of its own.
  indirect case named(SQLExpression, String)
  /// Every column of a source, in the order of its description.
  case columns(SQLTableReference)
}

/// What rows come from.
@nonexhaustive public enum SQLSource: Sendable, Hashable {
  /// A table, under its own name or an alias, or a common table.
  case table(SQLTableReference)
  /// A query in FROM. The reference names it and its columns.
  indirect case derived(SQLQuery, SQLTableReference)
  /// A query behind JOIN that names columns of the sources before it, and is asked anew for each of their rows: LATERAL.
  indirect case lateral(SQLQuery, SQLTableReference)
  /// A function that yields rows. Its argument may name columns of the sources before it.
  indirect case function(SQLTableFunction, SQLTableReference)

  /// The name and columns by which the query refers to the source.
  public var reference: SQLTableReference {
    switch self {
    case .table(let reference), .derived(_, let reference), .lateral(_, let reference),
      .function(_, let reference):
      reference
    }
  }

  /// Whether it may name columns of the sources before it.
  var seesSourcesBefore: Bool {
    switch self {
    case .lateral, .function: true
    case .table, .derived: false
    }
  }
}

/// A function that yields rows.
@nonexhaustive public enum SQLTableFunction: Sendable, Hashable {
  /// The elements of a JSON array, with the columns `position`, from 1 on, and `value`. No row of anything else, and of NULL.
  case jsonElements(SQLExpression)
  /// The members of a JSON object, with the columns `key` and `value`. No row of anything else, and of NULL.
  case jsonMembers(SQLExpression)
  /// The rows of a table in whose texts words are found: with the columns `key`, the primary key, and `rank`, unless nobody
  /// asks for it.
  case fullText(SQLFullTextSearch)
  /// The rows of a table whose boxes may overlap another one: with the column `key`, the primary key.
  case boxes(SQLBoxSearch)
  /// The rows that a function of the program itself makes of its arguments.
  case program(SQLProgramFunction, [SQLExpression])

  /// What the rows are made of; several arguments as a row value. NULL of a search, and of a function without arguments.
  public var argument: SQLExpression {
    switch self {
    case .jsonElements(let document), .jsonMembers(let document): document
    case .fullText, .boxes: .literal(.null, .text)
    case .program(_, let arguments):
      arguments.count > 1 ? .row(arguments) : arguments.first ?? .literal(.null, .text)
    }
  }

  /// The same function of something else.
  func of(_ argument: SQLExpression) -> SQLTableFunction {
    switch self {
    case .jsonElements: .jsonElements(argument)
    case .jsonMembers: .jsonMembers(argument)
    case .fullText, .boxes: self
    case .program(let function, let arguments):
      .program(function, arguments.isEmpty ? [] : arguments.count > 1 ? argument.parts : [argument])
    }
  }
}

/// `WITH name (columns) AS (query)`.
public struct SQLCommonTable: Sendable, Hashable {
  /// The name of the common table, and its columns.
  public var reference: SQLTableReference
  /// The query that yields its rows.
  public var query: SQLQuery
  /// Whether the second of two queries put together by UNION names the common table itself.
  public var isRecursive: Bool
  /// Whether the engine is asked to compute the rows once, or each time they are needed; `nil` leaves that to it. The
  /// rows are the same.
  public var isMaterialized: Bool?

  /// Names a query as a common table.
  public init(
    _ reference: SQLTableReference, _ query: SQLQuery, recursive: Bool = false, materialized: Bool? = nil
  ) {
    self.reference = reference
    self.query = query
    isRecursive = recursive
    isMaterialized = materialized
  }
}

/// A source that is joined to those before it.
public struct SQLJoin: Sendable, Hashable {
  /// Which rows a join keeps that have no partner: of the left side, the right, both, or none.
  @nonexhaustive public enum Kind: Sendable, Hashable {
    /// The kinds of joins of SQL.
    case inner, left, right, full, cross
  }

  /// Which rows without a partner the join keeps.
  public var kind: Kind
  /// The source that is joined.
  public var source: SQLSource
  /// `nil` for a cross join.
  public var condition: SQLExpression?

  /// Joins a source.
  ///
  /// - Parameters:
  ///   - kind: The kind of join.
  ///   - source: The source.
  ///   - condition: ON; `nil` for a cross join.
  @inlinable public init(_ kind: Kind, _ source: SQLSource, on condition: SQLExpression?) {
    self.kind = kind
    self.source = source
    self.condition = condition
  }
}

/// One term of ORDER BY.
public struct SQLOrdering: Sendable, Hashable {
  /// Where NULL comes among the values.
  public enum Nulls: Sendable, Hashable {
    /// NULL is smaller than every value.
    case smallest
    /// NULL before or after every value, whatever the direction.
    case first, last
    /// As the engine does it.
    case database
  }

  /// What rows are sorted by.
  public var expression: SQLExpression
  /// Whether greater values come first.
  public var isDescending: Bool
  /// Where NULL comes among the values.
  public var nulls: Nulls

  /// Sorts by an expression: ascending, and with NULL as the smallest value, unless you say otherwise.
  @inlinable public init(_ expression: SQLExpression, descending: Bool = false, nulls: Nulls = .smallest) {
    self.expression = expression
    isDescending = descending
    self.nulls = nulls
  }
}
