/// The short way for plain statements: written while they are judged, in one walk.
///
/// What most queries are made of every engine has, with one meaning. Whatever else the writer comes upon, a
/// subquery, an aggregate, an unfit name or value, it leaves to ``SQLFeatureScanner``, which can tell, and
/// the statement is then written anew.
extension SQLWriter {
  /// The text of a plain statement; `nil` if it has to be validated first.
  package static func plain(_ statement: SQLStatement, in dialect: any SQLDialect) -> RenderedStatement? {
    let features = dialect.features
    guard features.takesOperators, case .query(let query) = statement, let select = query.select,
      query.isPlain(select, for: features.native)
    else {
      return nil
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { memory in
      var writer = SQLWriter(dialect, into: TextBuffer(lent: memory), isValidated: false)
      writer.write(plain: select, of: query)
      guard !writer.needsValidation, writer.spelling.identifierLimit.takesFitNames,
        writer.bindings.count <= writer.spelling.maximumParameters
      else {
        return nil
      }
      let (isNested, rules) = (writer.isNested, writer.spelling.lexicalRules)
      let statement = writer.finish()
      return isNested && SQLNesting(of: statement.sql, rules).problem(in: dialect) != nil ? nil : statement
    }
  }
}

extension SQLQuery {
  /// Whether the query has nothing but clauses that need no validation. Its expressions are judged as they
  /// are written.
  fileprivate func isPlain(_ select: SQLSelect, for native: SQLFeatureSet) -> Bool {
    guard select.hasPlainSources, !mayHaveUncommonClauses || isPlainButForOffset(select), limit.isPlainBound
    else { return false }
    if native.contains(.nullsSmallest), native.contains(.nullsOrdering) { return true }
    for term in ordering {
      switch term.nulls {
      case .database: break
      case .smallest:
        if !native.contains(.nullsSmallest), term.expression.mayBeNull(in: .results(of: self)) {
          return false
        }
      case .first, .last: if !native.contains(.nullsOrdering) { return false }
      }
    }
    return true
  }

  private func isPlainButForOffset(_ select: SQLSelect) -> Bool {
    with.isEmpty && select.distinct == .none && !select.hasGroups && select.groupFilters.isEmpty
      && select.qualification.isEmpty && !keepsTies && start.isEmpty && lock == nil && limit != nil
      && offset.isPlainBound
  }
}

extension SQLSelect {
  fileprivate var hasPlainSources: Bool {
    guard case .table(let first)? = from, first.identifiers.areFit, first.definition == nil else {
      return false
    }
    // In place: an iterator would hold each join, and what that holds.
    return joins.withUnsafeBufferPointer { joins in
      for index in joins.indices {
        guard case .table(let reference) = joins[index].source, reference.identifiers.areFit,
          reference.definition == nil
        else {
          return false
        }
        switch joins[index].kind {
        case .inner, .left, .cross: break
        case .right, .full: return false
        }
        if reference.hasSameName(as: first) { return false }
        for earlier in 0..<index where reference.hasSameName(as: joins[earlier].source.reference) {
          return false
        }
      }
      return true
    }
  }
}

extension SQLExpression? {
  /// Whether it is not a bound of LIMIT or OFFSET, or one that every engine takes.
  fileprivate var isPlainBound: Bool {
    switch self {
    case nil: true
    case .value(.integer(let count), _)?: count >= 0
    default: false
    }
  }
}

extension SQLExpression {
  /// Whether the node itself, apart from its parts, asks nothing that has to be validated.
  var isPlain: Bool {
    switch self {
    case .column(let column): column.isPlain
    case .literal(let value, _): value.isPlain
    // Looked at when it is bound.
    case .value: true
    case .inList(_, let list, _): !list.isEmpty && list.count <= SQLLongList.limit
    case .isDistinct(.column, .column, negated: true), .comparison(.row, _, _): false
    // What a pass makes of a cast.
    case .cast(.function(.matching, _), _): true
    case .cast(let operand, let type): type.isPlain && SQLCast.isPortable(from: operand.type, to: type)
    case .like(_, pattern: .value(.text(let text), _), caseSensitive: false, _): text.isPlainPattern
    case .arithmetic(let left, .remainder, let right): !left.type.isFractional && !right.type.isFractional
    case .unary, .arithmetic, .bitwise, .concatenation, .comparison, .isDistinct, .logical, .not, .between,
      .search,
      .isNull, .conditional:
      true
    case .function(let function, _): function.isPlain
    default: false
    }
  }
}

extension SQLFunction {
  /// Whether every engine has the function, or a form for it.
  fileprivate var isPlain: Bool {
    switch self {
    case .temporal(.toZone), .temporal(.fromZone), .numeric(.roundToPlaces), .numeric(.truncateToPlaces),
      .textual(.unicodeLower), .textual(.unicodeUpper), .textual(.nfc), .textual(.nfd), .textual(.nfkc),
      .textual(.nfkd), .json:
      false
    default: true
    }
  }
}

extension String {
  /// Whether every engine takes the text as a pattern of LIKE: it is short, and escapes nothing.
  fileprivate var isPlainPattern: Bool {
    utf8.count <= 1_000 && !utf8.contains(UInt8(ascii: "\\"))
  }
}

extension SQLType {
  /// Whether the type has no name of its own, which would have to be looked at.
  fileprivate var isPlain: Bool {
    switch self {
    case .named, .opaque, .unknown: false
    default: true
    }
  }
}
