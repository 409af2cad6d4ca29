/// What decides the text of a statement, as words, and apart from that the values it binds.
///
/// Statements of the same words have the same text, with other values in it: ``ShapedTexts`` keeps texts by them. What
/// this does not know, or what is spelled after a value, has no shape, and is rendered anew each time.
struct SQLShape: ~Copyable {
  private let words: UnsafeMutableBufferPointer<UInt>
  private(set) var count = 0
  private(set) var hash: UInt = 0
  /// The values, in the order of the tree.
  private(set) var values: [SQLValue] = []
  /// The tables and columns whose addresses are among the words; `nil` if they are not asked for.
  private(set) var objects: [AnyObject]?
  private(set) var isKnown = true
  /// Whether the engine, or rendering, compares expressions of the statement, so that equal values are one parameter.
  private(set) var mayMergeValues = false

  /// How many words a shape has at most.
  static let capacity = 192
  /// How many values a shape has at most, beside those of a row to insert.
  private static let valueLimit = 24

  /// - Parameter keepsObjects: Whether to collect the objects whose addresses are among the words.
  init(
    of tree: some ShapedTree, isLimitedToOneRow: Bool, in words: UnsafeMutableBufferPointer<UInt>,
    keepsObjects: Bool = false
  ) {
    self.words = words
    if keepsObjects { objects = [] }
    add(isLimitedToOneRow ? 1 : 0)
    tree.add(to: &self)
    if mayMergeValues, isKnown { addEqualValues() }
    if isKnown { hash = hashOfWords }
  }

  /// In two lanes, which need not wait for each other.
  private var hashOfWords: UInt {
    var (even, odd) = (UInt(truncatingIfNeeded: count), UInt(0))
    var index = 0
    while index + 1 < count {
      even = Self.mixed(even, words[index])
      odd = Self.mixed(odd, words[index + 1])
      index += 2
    }
    if index < count { even = Self.mixed(even, words[index]) }
    return Self.mixed(even, odd)
  }

  private static func mixed(_ hash: UInt, _ word: UInt) -> UInt {
    ((hash << 5 | hash >> (UInt(UInt.bitWidth) - 5)) ^ word) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Whether the words are these.
  func hasWords(of text: ShapedText) -> Bool {
    count == text.words.count
      && text.words.withUnsafeBufferPointer { kept in
        for index in 0..<count where kept[index] != words[index] { return false }
        return true
      }
  }

  /// The words, to be kept.
  var kept: ContiguousArray<UInt> { ContiguousArray(words[0..<count]) }

  // MARK: Words

  mutating func add(_ word: UInt) {
    guard count < words.count else {
      return refuse()
    }
    words[count] = word
    count += 1
  }

  mutating func add(_ code: Code, _ detail: UInt = 0) {
    add(UInt(code.rawValue) << 1 | 1 | detail << 8)
  }

  mutating func add(_ object: AnyObject) {
    add(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
    objects?.append(object)
  }

  private mutating func add(_ text: String) {
    let text = text.utf8
    add(UInt(text.count))
    var (word, length): (UInt, UInt) = (0, 0)
    for byte in text {
      word |= UInt(byte) << (length * 8)
      length += 1
      if length == UInt(MemoryLayout<UInt>.size) {
        add(word)
        (word, length) = (0, 0)
      }
    }
    if length > 0 { add(word) }
  }

  mutating func add(_ reference: SQLTableReference) {
    if reference.isLasting { add(reference as AnyObject) } else { refuse() }
  }

  private mutating func add(_ value: SQLValue) {
    guard values.count < Self.valueLimit, value.isPlain else { return refuse() }
    if values.isEmpty { values.reserveCapacity(4) }
    values.append(value)
  }

  /// Gives the statement no shape.
  mutating func refuse() {
    isKnown = false
  }

  /// The values of a row to insert, before any other value.
  mutating func add(row: [SQLValue]) {
    guard values.isEmpty, row.count <= Self.capacity, row.allSatisfy(\.isPlain) else { return refuse() }
    values = row
  }

  /// Which value each one is equal to.
  private mutating func addEqualValues() {
    for position in values.indices {
      add(UInt(values.firstIndex(of: values[position]) ?? position))
    }
  }

  // MARK: Clauses

  mutating func add(_ query: SQLQuery) {
    let storage = query.storage
    guard isKnown, storage.other == nil else {
      return refuse()
    }
    add(.query, UInt(storage.defaultFilterCount))
    add(storage.columns)
    add(storage.from)
    add(UInt(storage.joins.count))
    for index in storage.joins.indices {
      let join = storage.joins[index]
      add(.join, UInt(unsafeBitCast(join.kind, to: UInt8.self)))
      add(join.source)
      add(join.condition)
    }
    add(storage.filters)
    add(storage.ordering)
    add(limit: storage.limit)
    if let uncommon = storage.uncommon { add(uncommon) }
  }

  private mutating func add(_ uncommon: SQLQueryStorage.UncommonClauses) {
    guard uncommon.groupingSets.isEmpty, uncommon.with.isEmpty, uncommon.qualification.isEmpty,
      !uncommon.keepsTies, uncommon.start.isEmpty, uncommon.lock == nil
    else {
      return refuse()
    }
    switch uncommon.distinct {
    case .none: add(.uncommon, 0)
    case .all: add(.uncommon, 1)
    case .on: refuse()
    }
    mayMergeValues = true
    add(uncommon.grouping)
    add(uncommon.groupFilters)
    add(limit: uncommon.offset)
  }

  mutating func add(_ columns: [SQLSelection]?) {
    guard let columns else { return add(.everyColumn) }
    add(.columns, UInt(columns.count))
    for index in columns.indices {
      switch columns[index] {
      case .expression(let expression): add(expression)
      case .named(let expression, let name):
        add(.named)
        add(expression)
        add(name)
      case .columns(let reference):
        add(.columnsOfSource)
        add(reference)
      }
    }
  }

  private mutating func add(_ source: SQLSource?) {
    switch source {
    case nil: add(.nothing)
    case .table(let reference)?: add(reference)
    default: refuse()
    }
  }

  mutating func add(_ conditions: SQLConditions) {
    switch conditions {
    case .none: add(.nothing)
    case .one(let condition): add(condition)
    case .several(let conditions): add(conditions)
    }
  }

  private mutating func add(_ ordering: [SQLOrdering]) {
    add(.order, UInt(ordering.count))
    let before = values.count
    for index in ordering.indices {
      let term = ordering[index]
      add(.term, UInt(unsafeBitCast(term.nulls, to: UInt8.self)) << 1 | (term.isDescending ? 1 : 0))
      add(operand: term.expression)
    }
    // A condition on the same expression tells that it is never NULL.
    if values.count > before { mayMergeValues = true }
  }

  /// A count of rows. Of no row, and of one, a dialect may know more.
  private mutating func add(limit: SQLExpression?) {
    switch limit {
    case nil: add(.nothing)
    case .value(.integer(let count), let type)? where count >= 0:
      add(.limit, UInt(Swift.min(count, 2)))
      add(type)
      add(.integer(count))
    case .literal(.integer(let count), let type)? where count >= 0:
      add(.literalLimit, UInt(Swift.min(count, 1 << 32)))
      add(type)
      if count >= 1 << 32 { refuse() }
    default: refuse()
    }
  }

  // MARK: Expressions

  mutating func add(_ expressions: [SQLExpression]) {
    add(.list, UInt(expressions.count))
    for index in expressions.indices { add(expressions[index]) }
  }

  private mutating func add(_ expression: SQLExpression?) {
    if let expression { add(expression) } else { add(.nothing) }
  }

  /// An expression in a place where a value itself may decide how the text is spelled.
  private mutating func add(operand expression: SQLExpression) {
    switch expression {
    case .value, .literal: refuse()
    default: add(expression)
    }
  }

  mutating func add(_ expression: SQLExpression) {
    guard isKnown else { return }
    switch expression {
    case .column(let column):
      if column.hasLastingShape { add(column as AnyObject) } else { refuse() }
    case .value(.null, let type):
      add(.null)
      add(type)
    case .value(let value, let type):
      add(.value)
      add(type)
      add(value)
    case .literal(let value, let type): add(literal: value, type)
    case .comparison(let left, let op, let right):
      add(.comparison, UInt(unsafeBitCast(op, to: UInt8.self)))
      add(left)
      add(right)
    case .logical(let left, let op, let right):
      add(.logical, UInt(unsafeBitCast(op, to: UInt8.self)))
      add(left)
      add(right)
    case .not(let operand):
      add(.not)
      add(operand)
    case .isNull(let operand, let negated):
      add(.isNull, negated ? 1 : 0)
      add(operand: operand)
    case .isDistinct(let left, let right, let negated):
      add(.isDistinct, negated ? 1 : 0)
      add(left)
      add(right)
    case .between(let operand, let low, let high, let negated):
      add(.between, negated ? 1 : 0)
      add(operand)
      add(low)
      add(high)
    case .inList(let operand, let list, let negated):
      add(.inList, negated ? 1 : 0)
      add(operand)
      add(list)
    case .unary(let op, let operand):
      add(.unary, UInt(unsafeBitCast(op, to: UInt8.self)))
      add(operand: operand)
    case .arithmetic(let left, let op, let right): add(arithmetic: left, op, right)
    case .concatenation(let left, let right):
      add(.concatenation)
      add(left)
      add(right)
    case .conditional(let conditional): add(conditional)
    case .cast(let operand, let type):
      add(.cast)
      add(operand: operand)
      add(type)
    case .function(let function, let arguments): add(function, arguments)
    case .aggregate(let aggregate): add(aggregate)
    case .inQuery(let operand, let query, let negated):
      add(.inQuery, negated ? 1 : 0)
      add(operand)
      add(query)
    case .exists(let query, let negated):
      add(.exists, negated ? 1 : 0)
      add(query)
    case .subquery(let query, let type):
      add(.subquery)
      add(type)
      add(query)
    default: refuse()
    }
  }

  private mutating func add(literal value: SQLValue, _ type: SQLType) {
    switch value {
    case .null: add(.literalNull)
    // What a condition is in the place of NULL.
    case .boolean(false) where type == .unknown: return add(.literalBoolean, 2)
    case .boolean(let value): add(.literalBoolean, value ? 1 : 0)
    case .integer(let value):
      add(.literalInteger)
      add(UInt(bitPattern: Int(value)))
    default: refuse()
    }
    add(type)
  }

  /// Whether arithmetic on decimal numbers may leave their digits depends on the values.
  private mutating func add(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression
  ) {
    add(.arithmetic, UInt(unsafeBitCast(op, to: UInt8.self)))
    add(left)
    switch op {
    case .add, .subtract, .multiply: add(right)
    case .integerDivide, .divide, .remainder: add(operand: right)
    }
    if left.type.scale != nil || right.type.scale != nil { refuse() }
  }

  private mutating func add(_ conditional: SQLCase) {
    add(.conditional, UInt(conditional.branches.count))
    add(conditional.operand)
    for index in conditional.branches.indices {
      add(conditional.branches[index].condition)
      add(conditional.branches[index].result)
    }
    add(conditional.otherwise)
  }

  private mutating func add(_ function: SQLFunction, _ arguments: [SQLExpression]) {
    guard let code = function.shapeCode else {
      return refuse()
    }
    add(.function, code)
    add(UInt(arguments.count))
    switch function {
    case .coalesce, .nullIf, .greatest, .least, .replace, .position:
      // SQLite needs no care with a text that is not empty.
      if function == .replace, arguments.count > 1, case .value(.text(let text), _) = arguments[1] {
        add(text.isEmpty ? 0 : 1)
      }
      for index in arguments.indices { add(arguments[index]) }
    default:
      for index in arguments.indices { add(operand: arguments[index]) }
    }
  }

  private mutating func add(_ aggregate: SQLAggregate) {
    let code: UInt
    switch aggregate.function {
    case .count: code = 0
    case .sum: code = 1
    case .average: code = 2
    case .minimum: code = 3
    case .maximum: code = 4
    default: return refuse()
    }
    guard aggregate.second == nil, aggregate.ordering.isEmpty else { return refuse() }
    if aggregate.isDistinct { mayMergeValues = true }
    add(.aggregate, code << 1 | (aggregate.isDistinct ? 1 : 0))
    add(aggregate.argument)
    add(aggregate.filter)
  }

  private mutating func add(_ type: SQLType) {
    if let code = type.shapeCode { add(code) } else { refuse() }
  }

  /// What a word says that is no address: it is odd, so that no address is taken for it.
  enum Code: UInt8 {
    case nothing = 1, query, uncommon, everyColumn, columns, named, columnsOfSource, join, order, term, limit
    case literalLimit, list, null, value, literalNull, literalBoolean, literalInteger, comparison, logical,
      not
    case isNull, isDistinct, between, inList, unary, arithmetic, concatenation, conditional, cast, function
    case aggregate, inQuery, exists, subquery, insert, conflict, assignments, update, delete
  }
}
