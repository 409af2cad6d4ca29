/// What definitions ask of an engine.
extension SQLFeatureScanner {
  /// The columns and rules of a table.
  mutating func check(_ create: SQLCreateTable) {
    for column in create.columns {
      check(column.column.type)
      checkCollation(of: column.column)
      if column.isPrimaryKey || column.isUnique { check(key: column.column) }
      if let computation = column.computation { check(computation, of: column, in: create) }
      if let value = column.defaultValue {
        check(default: value)
        if !value.isPlainConstant { noteRounding(of: value, in: column.column) }
      }
      if let comment = column.comment { check(comment: comment) }
    }
    if let comment = create.comment { check(comment: comment) }
    for column in create.columns where column.isPrimaryKey || column.isUnique || column.reference != nil {
      check([.column(column.column)])
      if let key = column.reference { check(key, of: [column.column]) }
    }
    var names: Set<String> = []
    for constraint in create.constraints {
      check(constraint)
      if let name = constraint.name, !names.insert(name).inserted {
        note(defect: .repeatedRuleName, "\"\(name)\"")
      }
    }
  }

  /// A change of a table: what an engine does in place.
  mutating func check(_ alter: SQLAlterTable) {
    if let problem = alter.changeBeyondPlace, !isLowered { note(.tableChanges, problem) }
    switch alter.change {
    case .addColumn(let column):
      checkNames(of: [column.column])
      check(SQLCreateTable(alter.table, columns: [column]))
    case .renameColumn(let old, let new):
      check(nameOfPart: old)
      check(nameOfPart: new)
    case .dropColumn(let name), .dropConstraint(let name): check(nameOfPart: name)
    case .changeColumn(let column):
      var type = column
      type.reference = nil
      type.isUnique = false
      checkNames(of: [column.column])
      check(SQLCreateTable(alter.table, columns: [type]))
      if alter.isUnsafe { note(defect: .unsafeChange, "\"\(column.column.name)\"") }
      if alter.isOfDecimal { note(.decimalChanges, "\"\(column.column.name)\"") }
    case .addConstraint(let rule): check(rule)
    case .renameTable(let old): check(nameOfPart: old)
    }
  }

  mutating func check(_ constraint: SQLTableConstraint) {
    if let name = constraint.name { check(nameOfPart: name) }
    switch constraint.rule {
    case .unique(let columns):
      if columns.isEmpty { note(defect: .emptyDefinition, "UNIQUE") }
      for column in columns { check(key: column) }
      check(columns.map { .column($0) })
    case .check(let condition): check(defining: [condition], in: "CHECK")
    case .foreignKey(let columns, let key):
      if columns.isEmpty || columns.count != key.columns.count {
        note(defect: .unevenForeignKey, columns.map(\.name).joined(separator: ", "))
      }
      check(columns.map { .column($0) })
      check(key, of: columns)
    case .enumType(let column, let cases):
      note(.enumTypes)
      check(SQLEnumType(column.type, cases: cases, .create))
    }
  }

  mutating func check(_ enumType: SQLEnumType) {
    guard case .named(let name, stored: .text) = enumType.type else {
      return note(defect: .namelessEnumType)
    }
    check(nameOfPart: name)
    if enumType.cases.isEmpty { note(defect: .emptyDefinition, "an enum type without a case") }
    // PostgreSQL's names, of which its values are some, have 63 bytes.
    for value in enumType.cases where value.hasNUL || value.utf8.count > 63 {
      note(defect: .invalidValue, "a case of an enum type: NUL, or more than 63 bytes")
    }
  }

  /// A column that is computed of its row.
  mutating func check(
    _ computation: SQLComputation, of column: SQLCreateTable.Column, in create: SQLCreateTable
  ) {
    let name = column.column.name
    guard let expression = computation.expression, let storage = computation.storage else {
      return note(defect: .incompleteComputation, "\"\(name)\"")
    }
    if column.defaultValue != nil || column.isPrimaryKey || column.isGenerated || column.reference != nil {
      note(defect: .incompleteComputation, "\"\(name)\": it is a key, refers to one, or has a default")
    }
    if storage == .virtual { note(.virtualColumns) }
    check(defining: [expression], in: "GENERATED")
    check(stored: [expression], in: "GENERATED")
    noteRounding(of: expression, in: column.column)
    let computed = create.columns.filter { $0.computation != nil }.map(\.column.name)
    if let other = expression.namedColumns.first(where: computed.contains) {
      enter(SQLPlace("GENERATED"))
      note(defect: .definitionBeyondRow, "the computed column \"\(other)\"")
      leave()
    }
  }

  /// What a column has in a row that does not say.
  private mutating func check(default expression: SQLExpression) {
    guard let part = expression.part(where: \.reachBeyondConstants) else { return }
    enter(SQLPlace("DEFAULT"))
    note(defect: .defaultOfRows, part)
    leave()
  }

  mutating func check(comment: String) {
    if comment.hasNUL { note(defect: .invalidValue, "a comment: NUL in a text") }
  }

  /// A foreign key of columns.
  mutating func check(_ key: SQLForeignKey, of columns: [SQLColumn]) {
    check(key.table)
    if columns.count == key.columns.count {
      for (column, other) in zip(columns, key.columns) where !column.type.mayRefer(to: other.type) {
        let (own, referred) = (column.type.goldenDescription, other.type.goldenDescription)
        note(
          defect: .unequalForeignKey,
          "\"\(column.name)\" of type \(own) refers to \"\(key.table.name)\".\"\(other.name)\" of type \(referred)"
        )
      }
    }
    for (column, other) in zip(columns, key.columns) where other.collation == .noCase {
      note(.noCaseReferences, "\"\(column.name)\" refers to \"\(key.table.name)\".\"\(other.name)\"")
    }
    if key.isDeferred { note(.deferredForeignKeys) }
    if key.onDelete == .setDefault || key.onUpdate == .setDefault { note(.foreignKeysToDefault) }
  }

  mutating func check(_ create: SQLCreateIndex) {
    if create.terms.isEmpty { note(defect: .emptyDefinition, "INDEX") }
    let expressions = create.terms.map(\.expression)
    if expressions.contains(where: { !$0.isColumn }) { note(.indexesOfExpressions) }
    if create.filter != nil { note(.partialIndexes) }
    if !create.includedColumns.isEmpty {
      note(.includedColumns, create.includedColumns.map(\.name).joined(separator: ", "))
      checkNames(of: create.includedColumns)
    }
    for expression in expressions {
      if case .column(let column) = expression, column.collation == .noCase {
        if create.isUnique { check(key: column) } else { note(.noCaseIndexes, "column \(column.name)") }
      } else if expression.isWithoutCase {
        note(.noCaseIndexes)
      }
    }
    check(expressions)
    check(defining: expressions, in: "INDEX")
    check(stored: expressions, in: "INDEX")
    if let filter = create.filter {
      check(defining: [filter], in: "WHERE")
      check(stored: [filter], in: "WHERE")
    }
    let hasLargest = create.terms.contains { $0.nulls == ($0.isDescending ? .first : .last) }
    if hasLargest { note(.largestNullsInIndexes) }
    if native.contains(.nullsSmallest) { return }
    let mayHaveNull = create.terms.contains { $0.nulls == .smallest && $0.expression.mayBeNull(in: .row) }
    if mayHaveNull { note(.nullsSmallest) }
  }

  /// An index of words.
  mutating func check(_ index: SQLFullTextIndex) {
    note(.fullTextSearch)
    check(index.table)
    check(nameOfPart: index.name)
    checkNames(of: index.columns)
    if index.columns.isEmpty { note(defect: .emptyDefinition, "an index of words") }
  }

  /// What becomes of an index of words.
  mutating func check(_ definition: SQLFullTextDefinition) {
    let index = definition.index
    check(index)
    guard case .create = definition.action else { return }
    for (position, column) in index.columns.enumerated() {
      // A table of FTS5 has columns of these names itself.
      let isTaken =
        ["rank", "rowid", index.name].contains { column.name.isSameName(as: $0) }
        || index.columns[..<position].contains { column.name.isSameName(as: $0.name) }
      if isTaken { note(defect: .columnOfIndexOfWords, "\"\(column.name)\"") }
    }
  }

  /// An index of boxes.
  mutating func check(_ index: SQLBoxIndex) {
    note(.boxIndexes)
    check(index.table)
    check(nameOfPart: index.name)
    checkNames(of: index.dimensions.flatMap { [$0.minimum, $0.maximum] })
    // As many as an R-tree has.
    if !(1...5).contains(index.dimensions.count) {
      note(defect: .dimensionsOfBox, "\(index.dimensions.count) pairs of columns")
    }
  }

  /// A search in an index of boxes.
  mutating func check(_ search: SQLBoxSearch) {
    check(search.index)
    if search.ranges.count != search.index.dimensions.count {
      note(defect: .dimensionsOfBox, "\(search.ranges.count) ranges")
    }
  }

  /// A search in an index of words.
  mutating func check(_ search: SQLFullTextSearch) {
    check(search.index)
    if search.isTooDeep { note(defect: .tooDeep, "the query of a full-text search") }
    for column in search.unknownColumns { note(defect: .unindexedColumn, column) }
    if search.isRanked { note(UnsupportedFeature.Subject.databaseRank) }
  }

  /// Refuses what depends on more than the row.
  private mutating func check(defining expressions: [SQLExpression], in place: StaticString) {
    for expression in expressions {
      guard let part = expression.part(where: \.reachBeyondRow) else { continue }
      enter(SQLPlace(place))
      note(defect: .definitionBeyondRow, part)
      leave()
    }
  }

  /// Notes what is stored, and comes of a function that another session might compute otherwise.
  private mutating func check(stored expressions: [SQLExpression], in place: StaticString) {
    if native.contains(.conversionsInDefinitions) { return }
    for expression in expressions {
      guard let part = expression.part(where: \.conversion) else { continue }
      enter(SQLPlace(place))
      note(.conversionsInDefinitions, part)
      leave()
    }
  }

  mutating func check(nameOfPart name: String) {
    check(SQLIdentifierTraits(name)) { [name] }
  }
}

extension SQLExpression {
  fileprivate var isColumn: Bool {
    if case .column = self { true } else { false }
  }

  /// Whether it is a value of Swift, which has the precision of its column already.
  fileprivate var isPlainConstant: Bool {
    switch self {
    case .value, .literal: true
    default: false
    }
  }

  /// What of the first part is wrong where it stands.
  fileprivate func part(where problem: @escaping (SQLExpression) -> String?) -> String? {
    var found: String?
    _ = SQLRewriter(expression: { node in
      if found == nil { found = problem(node) }
      return node
    }).rewrite(self)
    return found
  }

  /// What is not computed from one row and constants alone.
  fileprivate var reachBeyondRow: String? {
    switch self {
    case .function(.numeric(.random), _), .function(.textual(.randomUUID), _): "a random value"
    case .function(.temporal(.now), _): "the time"
    case .function(.program(let function), _) where !function.isDeterministic:
      "the function \"\(function.name)\", which is not declared as deterministic"
    default: reachBeyondConstants
    }
  }

  /// What a session may have its own form of, to an engine that looks at functions and not at how they are used.
  fileprivate var conversion: String? {
    switch self {
    case .cast(let operand, let type):
      switch (operand.type.storage, type.storage) {
      case (.timestamp, .text), (.date, .text), (.time, .text): "a text of a date or a time"
      case (.text, .timestamp), (.text, .date), (.text, .time): "a date or a time of a text"
      case (.text, .blob): "the bytes of a text"
      default: nil
      }
    case .function(.temporal(.iso8601), _): "a text of a date or a time"
    case .function(.temporal(.makeDate), _), .function(.temporal(.makeTime), _):
      "a date or a time of its parts"
    case .function(.textual(.joined), _): "texts with a separator"
    case .function(.json(.encoded), _): "JSON of a value"
    // Objects within it are put together as values.
    case .function(.json(.patched), let arguments):
      switch arguments.last {
      case .value(.text(let patch), _)?, .literal(.text(let patch), _)?:
        patch.dropFirst().contains("{") ? "a merge patch of JSON" : nil
      default: "a merge patch of JSON"
      }
    default: nil
    }
  }

  /// What is not computed from columns, constants, the time and random values.
  fileprivate var reachBeyondConstants: String? {
    switch self {
    case .subquery, .exists, .inQuery, .rows: "a subquery"
    case .aggregate: "an aggregate"
    case .window: "a window function"
    case .parameter: "a parameter"
    default: nil
    }
  }
}

extension SQLType {
  /// Whether values of a foreign key may be those of a key of another type, on every engine.
  fileprivate func mayRefer(to key: SQLType) -> Bool {
    switch (storage, key.storage) {
    case (.unknown, _), (_, .unknown): true
    case (.integer, .integer), (.integer, .unsigned), (.unsigned, .integer), (.unsigned, .unsigned): true
    case (.real, .real), (.real, .double), (.double, .real), (.double, .double): true
    case (.integer, .real), (.integer, .double), (.unsigned, .real), (.unsigned, .double): true
    default: storage == key.storage
    }
  }
}
