/// Finds the features that a statement asks for: once over the tree, without a place; and, if the dialect
/// lacks some of them, once more with places.
struct SQLFeatureScanner: SQLVisitor {
  private(set) var features = SQLFeatureSet()
  /// Whether a query is grouped or distinct, so that the engine compares expressions by their text.
  var comparesExpressions = false
  /// Features that the dialect has, so that those which take effort to find need not be looked for.
  let native: SQLFeatureSet
  /// The features to report with their places.
  private let reported: SQLFeatureSet
  /// Whether places are kept, so that problems can be reported.
  let isReporting: Bool
  /// The values of an insert's rows, so that they are encoded once.
  var insertedRows: SQLInsertedRows?
  /// Whether the statement has something that every dialect refuses.
  private(set) var hasDefect = false
  private let maximumParameters: Int
  let identifierLimit: SQLIdentifierLimit
  private let takesLongLists: Bool
  let takesRowLocks: Bool
  /// The declared query whose values may still be missing.
  private let declaration: Int?
  private(set) var findings: [Finding] = []
  var path: [SQLPlace] = []
  private var parameters = 0
  /// From which rank on a list is bound as a whole, so that the statement has no more values than it may have.
  private(set) var packedList = Int.max
  /// How many values one row of an insert binds at most.
  var rowParameters = 0
  private var depth = 0
  /// How many row values there are, and how many are in a place for one.
  private var rowValues = (found: 0, placed: 0)
  /// How many columns the subquery has that a row value is compared with, and how deep it is.
  private var rowSubquery: (depth: Int, width: Int)?
  var isTooDeep = false
  /// Whether a column was met whose values cannot be compared.
  var namesIncomparable = false
  /// Whether a text is compared otherwise than by code point, so that collations have to be resolved.
  var namesCollations: Bool { hasCollations && !isTooDeep }
  var hasCollations = false
  /// Whether passes have run: what a query's own words tell of its rows was looked at before.
  var isLowered = false
  /// The outer queries of what is being visited, from the outermost in, and the one that it is in.
  var levels: [Level] = []
  /// The table that the statement changes.
  var changedTable: SQLTableReference?
  /// The sources that the rows of an update are joined with.
  var joinedSources: [SQLTableReference] = []
  /// Which columns of the changed table may be named.
  var statementScope = SQLScope.sources
  /// How many fragments there are around: only the engine knows what sources their text brings.
  var fragments = 0
  /// How many objects of JSON are made of rows.
  var jsonObjectsOfRows = 0
  /// Whether an aggregate was met, so that the places without aggregates are looked at.
  var hasAggregates = false
  /// Whether the statement defines something, so that other programs will compute what it names.
  var isDefining = false
  /// Whether a window function was met, so that the places without windows are looked at.
  var hasWindows = false
  /// The columns that an update or an upsert assigns to, if problems are reported.
  var assignedColumns: [String] = []
  /// What operators made may have a few more levels, which nothing has measured yet.
  private static let maximumDepth = SQLExpression.maximumDepth + SQLExpression.looseNodes
  /// The bytes of a pattern that every engine takes.
  private static let maximumPattern = 50_000

  /// A query that is being visited, and which columns of its sources may be named.
  struct Level {
    let query: SQLQuery
    let select: SQLSelect?
    var scope: SQLScope
  }

  struct Finding {
    var subject: UnsupportedFeature.Subject
    var detail: String
    var place: [SQLPlace]
  }

  /// Prepares to tell the features, without a place.
  init(native: SQLFeatureSet, spelling: SQLSpelling, parametersOf declaration: Int?) {
    self.declaration = declaration
    self.native = native
    identifierLimit = spelling.identifierLimit
    reported = SQLFeatureSet()
    isReporting = false
    maximumParameters = spelling.maximumParameters
    takesLongLists = native.contains(.longLists)
    takesRowLocks = native.contains(.rowLocks)
  }

  /// Prepares to report these features and every defect.
  init(reporting reported: SQLFeatureSet, spelling: SQLSpelling, parametersOf declaration: Int?) {
    self.declaration = declaration
    identifierLimit = spelling.identifierLimit
    native = SQLFeatureSet()
    self.reported = reported
    isReporting = true
    maximumParameters = spelling.maximumParameters
    takesLongLists = !reported.contains(.longLists)
    takesRowLocks = !reported.contains(.rowLocks)
  }

  mutating func enter(_ place: SQLPlace) {
    if isReporting { path.append(place) }
  }

  mutating func leave() {
    if isReporting { path.removeLast() }
  }

  mutating func begin(_ scope: SQLScope) {
    if levels.isEmpty { statementScope = scope } else { levels[levels.count - 1].scope = scope }
  }

  mutating func note(_ feature: SQLFeature, _ detail: @autoclosure () -> String = "") {
    features.insert(feature)
    if reported.contains(feature) {
      findings.append(Finding(subject: .feature(feature), detail: detail(), place: path))
    }
  }

  mutating func note(defect: SQLDefect, _ detail: @autoclosure () -> String = "") {
    hasDefect = true
    if isReporting {
      findings.append(Finding(subject: .defect(defect), detail: detail(), place: path))
    }
  }

  /// Reports what is taken as it is.
  mutating func note(_ subject: UnsupportedFeature.Subject) {
    if isReporting { findings.append(Finding(subject: subject, detail: "", place: path)) }
  }

  // MARK: Statements

  mutating func visit(_ statement: SQLStatement) {
    isDefining = statement.kind == .defines
    switch statement {
    case .query: break
    case .insert(let insert):
      changedTable = insert.table
      check(insert.table)
      scan(insert)
    case .update(let update):
      changedTable = update.table
      check(update.table)
      if update.assignedColumns.isEmpty { note(defect: .emptyUpdate) }
      scan(update.assignments)
      if !update.rowAssignments.isEmpty { scan(rows: update.rowAssignments, of: update) }
      if !update.from.isEmpty { scan(sourcesOf: update) }
      if !native.contains(.changedTableInUpdate), update.readsChangedRows { note(.changedTableInUpdate) }
      scanFollowingTables(readBy: statement)
      scan(change: update.filters, update.refusals, update.returning)
      if !update.returning.isEmpty { note(.returningOfUpdate) }
    case .delete(let delete):
      changedTable = delete.table
      check(delete.table)
      if !native.contains(.changedTableInDelete), delete.readsChangedRows { note(.changedTableInDelete) }
      scanFollowingTables(readBy: statement)
      scan(change: delete.filters, delete.refusals, delete.returning)
    case .merge(let merge):
      changedTable = merge.table
      check(merge.table)
      scan(merge)
    case .createTable(let create):
      changedTable = create.table
      check(create.table)
      check(create)
    case .alterTable(let alter):
      changedTable = alter.table
      check(alter.table)
      check(alter)
    case .createView(let create):
      check(create.view)
      if create.isMaterialized { note(.materializedViews) }
      for case let text? in create.comments.map(\.text) { check(comment: text) }
      if let width = create.query.width, width != create.view.columns.count {
        note(defect: .manyColumnSubquery)
      }
    case .dropView(let drop):
      check(drop.view)
      if drop.isMaterialized { note(.materializedViews) }
    case .refreshView(let view):
      check(view)
      note(.materializedViews)
    case .fullTextIndex(let definition): check(definition)
    case .boxIndex(let definition): check(definition.index)
    case .createIndex(let create):
      changedTable = create.table
      check(create.table)
      check(nameOfPart: create.name)
      check(create)
    case .dropIndex(let drop):
      check(drop.table)
      check(nameOfPart: drop.name)
    case .comment(let comment):
      check(comment.table)
      if let text = comment.text { check(comment: text) }
    case .schema(let definition):
      note(.schemas)
      check(nameOfPart: definition.name)
    case .enumType(let type):
      note(.enumTypes)
      check(type)
    case .definitions(let steps), .changes(let steps): for step in steps { visit(step) }
    case .truncate(let table): check(table)
    case .dropTable(let drop): check(drop.table)
    case .advanceGeneratedKey(let table, _): check(table)
    case .fragment: break
    }
    descend(into: statement)
    checkAggregates(of: statement)
    if !hasDefect { scanFollowingTables(returnedBy: statement) }
    if rowValues.found != rowValues.placed { note(defect: .unevenRowValues) }
    let excess = parameters + rowParameters - maximumParameters
    if excess > 0, takesLongLists, !isTooDeep {
      let packed = SQLLongList.leastRank(in: statement, saving: excess)
      packedList = packed.least
      parameters -= packed.saved
    }
    insertedRows?.otherParameters = parameters
    parameters += rowParameters
    if parameters > maximumParameters {
      path = []
      let detail = "\(parameters) values, at most \(maximumParameters)"
      note(defect: .tooManyParameters, detail)
    }
  }

  // MARK: Expressions

  mutating func visit(_ expression: SQLExpression) {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.maximumDepth {
      refuseDepth()
    } else {
      if case .comparison(.row(let parts), _, .subquery) = expression {
        rowSubquery = (depth + 1, parts.count)
      }
      descend(into: expression)
    }
    if isTooDeep { return }
    if namesIncomparable { check(expression.comparedOperands) }
    if hasCollations { checkCollations(in: expression) }
    if !native.isSuperset(of: SQLExpressionPasses.features) { noteOperators(of: expression) }
    if !native.contains(.textByCodePoint), expression.comparingTextByCodePoint != nil {
      note(.textByCodePoint)
    }
    switch expression {
    case .column(let column):
      check(column.identifiers) { [column.source, column.name] }
      if !column.type.isComparable { namesIncomparable = true }
      checkScope(of: column)
      if !column.isPlain, column.collation != .binary {
        hasCollations = true
        checkCollation(of: column)
      }
    case .collate(_, let collation):
      hasCollations = true
      if collation == .noCase { note(.noCaseCollation) }
      if case .program(let own) = collation { check(own) }
    case .value(let value, _):
      parameters += 1
      let place = isReporting ? boundValue : ""
      check(value, place)
    case .parameter(let parameter):
      parameters += 1
      if parameter.declaration != declaration {
        note(defect: .missingArgument, "parameter \(parameter.position + 1)")
      }
    case .refusal(let refusal, _): note(refusal)
    case .literal(let value, _): check(value, "a constant")
    case .arithmetic(let left, .remainder, let right):
      if left.type.isFractional || right.type.isFractional { note(.remainderOfDoubles) }
    case .inList(.row(let parts), let list, _):
      rowValues.placed += 1
      placeRows(parts.count, list)
      countLongList(list)
    case .inList(_, let list, _):
      if list.isEmpty { note(.emptyList) }
      countLongList(list)
    case .like(_, let pattern, let caseSensitive, _): scan(pattern, caseSensitive)
    // The range of a prefix has two ends.
    case .search(_, .hasPrefix, .value): parameters += 1
    case .aggregate(let aggregate): scan(aggregate)
    case .window(let function, let window): scan(function, over: window)
    case .rows(let query, let reference):
      note(.nestedRows)
      if query.isOfGroups { note(.nestedRowsOfGroups) }
      if query.select == nil { note(.nestedRowsByHand) }
      if !native.contains(.nestedRowsOfOuterColumns), query.selectsOuterColumnsAlone {
        note(.nestedRowsOfOuterColumns)
      }
      for (index, column) in reference.columns.enumerated() where column.type.storage == .unknown {
        note(defect: .untypedColumn, "column \(index + 1) of nested rows")
      }
    case .subquery(let query, _):
      if !isLowered, !query.yieldsOneRow(commonTables) {
        note(defect: .manyRowSubquery, query.select?.from?.reference.sourceName ?? "")
      }
      var width = 1
      if let expected = rowSubquery, expected.depth == depth {
        width = expected.width
        rowSubquery = nil
      }
      if query.width ?? width != width { note(defect: .manyColumnSubquery) }
    case .inQuery(.row(let parts), let query, _):
      if query.isLimited { note(.limitInSubquery) }
      if !native.contains(.windowsInSubquery), expression.looksTooEarly { note(.windowsInSubquery) }
      if !native.contains(.subqueriesInRowsLookedFor), parts.contains(where: \.mayBeSubquery) {
        note(.subqueriesInRowsLookedFor)
      }
      rowValues.placed += 1
      if query.width ?? parts.count != parts.count { note(defect: .manyColumnSubquery) }
    case .inQuery(_, let query, _):
      if query.isLimited { note(.limitInSubquery) }
      if !native.contains(.windowsInSubquery), expression.looksTooEarly { note(.windowsInSubquery) }
      if query.width ?? 1 != 1 { note(defect: .manyColumnSubquery) }
    case .exists(let query, _):
      if !native.contains(.limitInExists), query.isLimitedForExists || query.computesInVain {
        note(.limitInExists)
      }
    case .row(let parts):
      rowValues.found += 1
      if parts.isEmpty { note(defect: .unevenRowValues) }
    case .comparison(.row(let parts), _, let other):
      rowValues.placed += 1
      if case .subquery = other {} else { placeRows(parts.count, [other]) }
    case .isDistinct(.row(let parts), let other, _):
      rowValues.placed += 1
      placeRows(parts.count, [other])
    case .function(.grouping, let keys):
      hasAggregates = true
      note(.groupingSets)
      let grouping = levels.last?.select?.grouping ?? []
      if !(1...31).contains(keys.count) || !keys.allSatisfy(grouping.contains) {
        note(defect: .groupingOfOther)
      }
      if !native.contains(.groupingOfOuterColumns), let select = levels.last?.select,
        keys.contains(where: select.namesOuterColumnsAlone)
      {
        note(.groupingOfOuterColumns)
      }
    case .function(.temporal(.toZone(.named(let name))), _),
      .function(.temporal(.fromZone(.named(let name))), _):
      note(.namedTimeZones, name)
      if name.hasNUL { note(defect: .invalidValue, "the name of a time zone") }
    case .function(.numeric(let function), let arguments)
    where function == .roundToPlaces || function == .truncateToPlaces:
      if function.exactPlaces(of: arguments) == nil { note(.decimalPlaces) }
    case .function(.textual(.unicodeLower), _), .function(.textual(.unicodeUpper), _): note(.unicodeCase)
    case .function(.textual(.nfc), _), .function(.textual(.nfd), _), .function(.textual(.nfkc), _),
      .function(.textual(.nfkd), _):
      note(.normalForms)
    case .function(.temporal(.toZone(.offset(let seconds))), _),
      .function(.temporal(.fromZone(.offset(let seconds))), _):
      if !(-86_400...86_400).contains(seconds) {
        note(defect: .invalidValue, "a time zone \(seconds) seconds ahead of UTC")
      }
    case .function(.program(let function), _): check(function)
    case .function(.json(let function), let arguments):
      if expression.isJSONObjectOfRows { jsonObjectsOfRows += 1 }
      if !function.type.isComparable { namesIncomparable = true }
      if function == .keys, !native.contains(.jsonKeysOfGroups), isOfGroups(arguments[0]) {
        note(.jsonKeysOfGroups)
      }
      if function == .contains, !native.contains(.jsonContainsOfGroups), isOfGroups(arguments[0]) {
        note(.jsonContainsOfGroups)
      }
      if !native.contains(.jsonKeysWithMinus), function.path.contains(where: \.beginsWithMinus) {
        note(.jsonKeysWithMinus)
      }
      switch function {
      case .contains: check(document: arguments.last, for: .jsonContainsComputed)
      case .patched: check(document: arguments.last, for: .jsonPatchComputed)
      default: break
      }
      if function.path.contains(where: \.hasNUL) {
        note(defect: .invalidValue, "a key of JSON: NUL in a text")
      }
    case .cast(let operand, let type):
      check(type)
      if !SQLCast.isPortable(from: operand.type, to: type) {
        note(defect: .divergentCast, "\(operand.type) to \(type)")
      }
    default: break
    }
  }

  /// Reports a document that the query computes, for a dialect that takes values alone apart.
  private mutating func check(document: SQLExpression?, for feature: SQLFeature) {
    guard !native.contains(feature), let document, document.nullness(in: .anywhere) != .always else { return }
    guard let document = document.constantDocument else { return note(feature) }
    if !native.contains(.jsonKeysWithMinus), document.hasKeyWithMinus { note(.jsonKeysWithMinus) }
  }

  /// Whether a window function is in it, an aggregate that a subquery would take for its own, or what the rows of the query
  /// are grouped by, columns aside.
  private func isOfGroups(_ expression: SQLExpression) -> Bool {
    if hasWindows, expression.hasWindow { return true }
    if expression.hasAggregateOfNoColumn { return true }
    let keys = (levels.last?.select?.grouping ?? []).filter { !$0.isRepeatable }
    return expression.contains(keys.contains)
  }

  /// The dialect that has the feature binds a long list as a few values.
  mutating func countLongList(_ list: [SQLExpression]) {
    if takesLongLists, let rows = SQLLongList.rows(of: list) { parameters -= rows.savedParameters }
  }

  /// Row values that are compared with one of a length.
  private mutating func placeRows(_ count: Int, _ others: [SQLExpression]) {
    for other in others {
      guard case .row(let parts) = other, parts.count == count else {
        note(defect: .unevenRowValues)
        continue
      }
      rowValues.placed += 1
    }
  }

  mutating func scan(_ pattern: SQLExpression, _ caseSensitive: Bool) {
    if case .text(let text)? = pattern.constant?.value {
      if caseSensitive { note(.caseSensitiveLike) }
      var isEscaped = false
      for byte in text.utf8 { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      if isEscaped { note(defect: .incompletePattern) }
      // Engines with other wildcards write these in brackets, where case counts.
      let others = caseSensitive ? text.utf8.count { $0 == 0x2a || $0 == 0x3f || $0 == 0x5b } : 0
      let length = text.utf8.count + 2 * others
      if length > Self.maximumPattern { note(.longPatterns, "\(length) bytes") }
    } else if caseSensitive {
      note(.caseSensitiveLikeComputed)
    }
  }

  /// Several values are in the place for a row value.
  mutating func placeRowValue() { rowValues.placed += 1 }

  /// Refuses to compare, order or tell apart what has several forms.
  mutating func check(_ compared: [SQLExpression]) {
    if let expression = compared.first(where: { !$0.type.isComparable }) {
      note(defect: .incomparable, "\(expression.type)")
    }
  }
}
