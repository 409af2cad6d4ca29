/// Tables of one engine as definitions for every engine.
struct SchemaTranslation {
  /// A table as it is created on the other engine, before its keys beside the primary one.
  struct Table {
    var source: DatabaseSchema.Table
    var create: SQLCreateTable
    var indexes: [SQLCreateIndex] = []
    /// The original's names of columns, in their order, with the types of their values.
    var columns: [Column] = []
    /// The unique keys without case that are indexes on the other engine.
    var keysAsIndexes: [DatabaseSchema.Key] = []
  }

  /// A column that is copied.
  struct Column {
    var name: String
    /// The type in which values travel.
    var type: SQLType
    /// Whether the original's values are read as texts.
    var isReadAsText = false
    /// Whether that is so although the driver reads most values of the type: not infinity, and not every year.
    var isCast = false
    /// Whether values are carried as they are stored, whatever they are.
    var isRaw = false
    /// Whether the other engine computes the values, too.
    var isComputed = false
  }

  var tables: [Table] = []
  private(set) var notes: [CopyNote] = []
  private let enumerations: DatabaseSchema
  private let dialect: any SQLDialect
  private let rules: SQLLexicalRules
  private let types: [ColumnPath: SQLType]
  private let cases: [ColumnPath: [String]]
  private let looseCollations: Set<String>?

  /// - Parameters:
  ///   - schema: What the original holds; tables that are not copied are left out.
  ///   - dialect: The original's dialect.
  ///   - types: Types of columns that the engine does not tell.
  ///   - cases: The cases of those of them that are enum types.
  ///   - looseCollations: The names of the collations by which different texts may be equal; `nil` if that is not known.
  init(
    _ schema: DatabaseSchema, of dialect: any SQLDialect, types: [ColumnPath: SQLType],
    cases: [ColumnPath: [String]] = [:], looseCollations: Set<String>? = nil
  ) {
    self.cases = cases
    self.looseCollations = looseCollations
    enumerations = DatabaseSchema(enumerations: schema.enumerations)
    self.dialect = dialect
    rules = dialect.spelling.lexicalRules
    self.types = types
    for table in schema.tables { add(table) }
    for view in schema.views { note(.left, view.name, "a view is written in the engine's own SQL") }
  }

  mutating func note(_ effect: CopyNote.Effect, _ place: String, _ text: String) {
    notes.append(CopyNote(effect, place, text))
  }

  // MARK: Tables

  private mutating func add(_ table: DatabaseSchema.Table) {
    switch table.kind {
    case .ordinary: break
    case .partitioned: note(.adapted, table.name, "its partitions are one table")
    case .virtual, .foreign: return note(.left, table.name, "it is no ordinary table")
    }
    if !table.parents.isEmpty { return note(.left, table.name, "it inherits from others") }
    if !table.hasValues {
      return note(.left, table.name, "it has no column of values that could be copied")
    }
    var columns = table.columns.map { column(of: $0, in: table) }
    let reference = SQLTableReference(
      name: table.name,
      columns: zip(table.columns, columns).map { column, copied in
        SQLTableReference.ColumnDescription(
          name: column.name, type: copied.type, isNullable: column.isNullable,
          isPrimaryKey: table.primaryKey?.columns.contains(column.name) == true,
          collation: column.collation == .noCase ? .noCase : .binary)
      })
    let computations = zip(table.columns, columns).map { column, copied in
      computation(of: column, copied, in: table, reference.columns)
    }
    for (position, computation) in computations.enumerated() {
      columns[position].isComputed = computation != nil
    }
    noteComments(of: table)
    let key = table.primaryKey?.columns ?? []
    let references = Set(table.foreignKeys.flatMap(\.columns))
    let create = SQLCreateTable(
      reference,
      columns: table.columns.indices.map { position in
        let (column, node) = (table.columns[position], reference.columns[position])
        let isKey = key.contains(column.name)
        return SQLCreateTable.Column(
          node, primaryKey: isKey,
          generated: column.generatedKey != nil && key.count == 1 && isKey && node.type.isInteger
            && !references.contains(column.name),
          default: defaultValue(of: column, node, in: table), computed: computations[position])
      },
      constraints: checks(of: table, reference.columns, columns))
    for (column, made) in zip(table.columns, create.columns) where !made.isGenerated {
      switch column.generatedKey {
      case .identity?, .identityAlways?, .serial?:
        note(.left, "\(table.name).\(column.name)", "its values are copied, but no new ones are made")
      // On SQLite, every integer that is the key is made by the database.
      case .rowID?, .autoincrement?, nil: break
      }
    }
    var translated = Table(source: table, create: create)
    translated.columns = zip(table.columns, columns).map(\.1)
    translated.indexes = table.indexes.compactMap { self.index($0, of: table, reference) }
    for constraint in table.otherConstraints {
      note(.left, "\(table.name): \(constraint.name)", "a rule that only the engine has")
    }
    for part in table.untold { note(.left, table.name, part) }
    for trigger in table.triggers {
      note(.left, "\(table.name): \(trigger.name)", "a trigger is written in the engine's own SQL")
    }
    tables.append(translated)
  }

  /// Comments are on the engine that has them.
  private mutating func noteComments(of table: DatabaseSchema.Table) {
    if table.comment != nil { note(.adapted, table.name, "its comment stays behind") }
    for column in table.columns where column.comment != nil {
      note(.adapted, "\(table.name).\(column.name)", "its comment stays behind")
    }
  }

  // MARK: Columns

  private mutating func column(of column: DatabaseSchema.Column, in table: DatabaseSchema.Table) -> Column {
    let place = "\(table.name).\(column.name)"
    if let collation = column.collationName, column.collation == .database, column.type?.isText != false {
      note(.adapted, place, "texts are compared by code point, and not as \(collation) does")
    }
    if let type = types[table.path(of: column.name)] {
      var copied = Column(name: column.name, type: type)
      if type == .text, dialect.schemaCopier != nil, column.type?.isTemporal == true {
        (copied.isReadAsText, copied.isCast) = (true, true)
      }
      return copied
    }
    if let type = enumeration(of: column) {
      note(.adapted, place, "the enum type \(type.path) becomes a text with a check")
      return Column(name: column.name, type: .text, isReadAsText: true)
    }
    switch column.type {
    case .named(_, let stored)?:
      note(.adapted, place, "its type \(column.typeName) becomes \(stored)")
      return Column(name: column.name, type: stored, isReadAsText: stored.isText)
    case .opaque(let type)?: return Column(name: column.name, type: type)
    case let type? where type != .unknown:
      if type == .double, column.saysDecimals {
        note(
          .adapted, place,
          "its type \(column.typeName) holds floating-point numbers and becomes double precision; a decimal one can be stated"
        )
      }
      return Column(name: column.name, type: table.integerType(saidOf: column) ?? type)
    default:
      note(
        .left, place,
        column.typeName.isEmpty
          ? "it has no type; its values become texts" : "its type \(column.typeName) becomes a text")
      return Column(name: column.name, type: .text, isReadAsText: true)
    }
  }

  /// The enum type of a column; `nil` if it has none, or arrays of one.
  private func enumeration(of column: DatabaseSchema.Column) -> DatabaseSchema.Enumeration? {
    column.typeName.hasSuffix("[]") ? nil : enumerations.enumeration(of: column)
  }

  /// How the other engine computes the values of a column; `nil` if it does not.
  private mutating func computation(
    of column: DatabaseSchema.Column, _ copied: Column, in table: DatabaseSchema.Table, _ nodes: [SQLColumn]
  ) -> SQLComputation? {
    guard let generation = column.generation else { return nil }
    let parsed = DefinitionParser.expression(
      generation.text, of: nodes, rules, peculiar: peculiarities(of: table, nodes))
    guard let expression = parsed, expression.type.storage == copied.type.storage else {
      note(
        .left, "\(table.name).\(column.name)",
        "its values are copied, but not computed any more as \(generation.text)"
          + reason(generation.text, nodes, isRead: parsed != nil))
      return nil
    }
    return SQLComputation(expression, generation.isStored ? .stored : .virtual)
  }

  private mutating func defaultValue(
    of column: DatabaseSchema.Column, _ node: SQLColumn, in table: DatabaseSchema.Table
  ) -> SQLExpression? {
    guard let text = column.defaultText, column.generation == nil else { return nil }
    if let value = SQLValue(constantText: text, of: node.type, rules) {
      return value == .null ? nil : .literal(value, node.type)
    }
    let place = "\(table.name).\(column.name)"
    // Of a type of the engine's own, such as an instant in the zone of the session, it is another value.
    if column.type == node.type || types[table.path(of: column.name)] != nil,
      let known = KnownDefault(text, of: node.type, in: dialect)
    {
      if let difference = known.difference { note(.adapted, place, difference) }
      return known.expression
    }
    note(.left, place, "its default \(text)")
    return nil
  }

  // MARK: Comparisons

  /// The columns of texts that are compared as on no other engine, by their names in lower case.
  private func peculiarities(
    of table: DatabaseSchema.Table, _ nodes: [SQLColumn]
  ) -> [String: DefinitionParser.Peculiarity] {
    var found: [String: DefinitionParser.Peculiarity] = [:]
    for (column, node) in zip(table.columns, nodes) where node.type.isText {
      found[column.name.asciiLowercased] = peculiarity(of: column)
    }
    return found
  }

  /// How values that become texts are compared on their engine, as on no other one; `nil` if it is by code point, or
  /// without case.
  func peculiarity(of column: DatabaseSchema.Column) -> DefinitionParser.Peculiarity? {
    if enumeration(of: column) != nil { return .order }
    if column.type == nil { return .equality }
    guard column.collation == .database else { return nil }
    guard let name = column.collationName else { return .order }
    return looseCollations?.contains(name) == false ? .order : .equality
  }

  /// Why a text is not read that would be if texts were compared alike everywhere; nothing if that is not why.
  private func reason(_ text: String, _ nodes: [SQLColumn], isRead: Bool = false) -> String {
    isRead || DefinitionParser.expression(text, of: nodes, rules) == nil
      ? "" : ", which compares values as only the engine does"
  }

  // MARK: Rules and indexes

  private mutating func checks(
    of table: DatabaseSchema.Table, _ nodes: [SQLColumn], _ columns: [Column]
  ) -> [SQLTableConstraint] {
    var constraints = table.checks.compactMap { check -> SQLTableConstraint? in
      // The other engine's type, or a check of its own, keeps the values of a type within it.
      let node = check.columns.count == 1 ? nodes.first { $0.name == check.columns[0] } : nil
      if let node, node.type.keepsValues(within: check, of: node.name) { return nil }
      // The rule of the enum type brings it along.
      if check.columns.count == 1, cases[table.path(of: check.columns[0])] != nil,
        check.name == SQLCaseCheck.name(ofColumn: check.columns[0])
      {
        return nil
      }
      guard check.isValidated else {
        note(
          .left, "\(table.name): \(check.name ?? "check")",
          "the check \(check.text), which rows may break that are there")
        return nil
      }
      guard
        let condition = DefinitionParser.condition(
          check.text, of: nodes, rules, peculiar: peculiarities(of: table, nodes))
      else {
        note(
          .left, "\(table.name): \(check.name ?? "check")",
          "the check \(check.text)"
            + reason(check.text, nodes))
        return nil
      }
      // The check that the type has in the other engine may be of this name.
      let isTaken =
        node?.type.hasNarrowRange == true && check.name.flatMap(SQLRangeCheck.column) == node?.name
      return SQLTableConstraint(.check(condition), name: isTaken ? nil : check.name)
    }
    for (column, node) in zip(table.columns, nodes) {
      if let limit = limit(of: column, node, in: table) { constraints.append(limit) }
      if let cases = cases[table.path(of: column.name)] {
        constraints.append(SQLTableConstraint(.enumType(node, cases: cases)))
        continue
      }
      guard let type = enumeration(of: column), node.type == .text else { continue }
      let literals = type.values.map { SQLExpression.literal(.text($0), .text) }
      if !literals.isEmpty {
        constraints.append(SQLTableConstraint(.check(.inList(.column(node), literals, negated: false))))
      }
    }
    return constraints
  }

  /// The check that keeps values within what the original's type asks.
  private mutating func limit(
    of column: DatabaseSchema.Column, _ node: SQLColumn, in table: DatabaseSchema.Table
  ) -> SQLTableConstraint? {
    guard let limit = dialect.schemaCopier?.limit(of: column),
      types[table.path(of: column.name)] == nil
    else { return nil }
    let name = DefinitionText.name(column.name)
    let text: String
    switch (limit, node.type.storage) {
    case (.length(let length), .text): text = "length(\(name)) <= \(length)"
    // A number of Koine has no more digits than that.
    case (.digits(let digits), .decimal(let scale)) where digits < SQLType.decimalDigits && digits >= scale:
      let whole = digits == scale ? "0" : String(repeating: "9", count: digits - scale)
      let most = scale == 0 ? whole : "\(whole).\(String(repeating: "9", count: scale))"
      text = "\(name) BETWEEN -\(most) AND \(most)"
    default: return nil
    }
    let place = "\(table.name).\(column.name)"
    guard let condition = DefinitionParser.condition(text, of: [node], rules) else {
      note(.left, place, "the limit of its type \(column.typeName)")
      return nil
    }
    note(.adapted, place, "the limit of its type \(column.typeName) becomes a check")
    return SQLTableConstraint(.check(condition))
  }

  private mutating func index(
    _ index: DatabaseSchema.Index, of table: DatabaseSchema.Table, _ reference: SQLTableReference
  ) -> SQLCreateIndex? {
    func left(_ why: String) -> SQLCreateIndex? {
      note(.left, "\(table.name): \(index.name)", "the index \(why)")
      return nil
    }
    let peculiar = peculiarities(of: table, reference.columns)
    if let method = index.method { return left("is of the kind \(method)") }
    if !index.nullsAreDistinct { return left("takes NULL for equal to NULL") }
    var terms: [SQLOrdering] = []
    for term in index.terms {
      if term.operatorClass != nil { return left("compares by operators of its own") }
      var expression: SQLExpression
      switch term.subject {
      case .column(let name):
        guard let column = reference.columns.first(where: { $0.name == name }) else {
          return left("names no column")
        }
        expression = .column(column)
      case .expression(let text):
        guard
          let parsed = DefinitionParser.expression(text, of: reference.columns, rules, peculiar: peculiar)
        else { return left("of the expression \(text)" + reason(text, reference.columns)) }
        expression = parsed
      }
      if let collation = term.collationName {
        switch collation.asciiLowercased {
        case "nocase": expression = .collate(expression, .noCase)
        case "binary", "c", "posix": expression = .collate(expression, .binary)
        default: return left("has the collation \(collation)")
        }
      }
      // Where an index has NULL makes it no other one: engines differ in what they can.
      terms.append(SQLOrdering(expression, descending: term.isDescending))
    }
    var filter: SQLExpression?
    if let condition = index.condition {
      guard
        let parsed = DefinitionParser.condition(condition, of: reference.columns, rules, peculiar: peculiar)
      else { return left("of the rows \(condition)" + reason(condition, reference.columns)) }
      filter = parsed
    }
    if !index.includedColumns.isEmpty {
      note(.adapted, "\(table.name): \(index.name)", "the index holds no further columns")
    }
    return SQLCreateIndex(index.name, on: reference, terms, unique: index.isUnique, where: filter)
  }
}

extension DatabaseSchema.Table {
  /// The integer type of which a column has the check that Koine gives it, on an engine that has only wider ones.
  fileprivate func integerType(saidOf column: DatabaseSchema.Column) -> SQLType? {
    guard column.type?.isInteger == true else { return nil }
    for check in checks where check.columns == [column.name] && check.isValidated {
      if check.name.flatMap(SQLRangeCheck.column) == column.name,
        let range = SQLRangeCheck.range(ofCheck: check.text, on: column.name),
        let type = SQLType.integers.first(where: { $0.integerRange == range })
      {
        return type
      }
    }
    return nil
  }
}

extension SQLType {
  /// Whether a column of the type has no other values than those that a check allows, on every engine.
  fileprivate func keepsValues(within check: DatabaseSchema.Check, of column: String) -> Bool {
    if storage == .boolean { return check.isOfTruthValue(column) }
    guard let range = SQLRangeCheck.range(ofCheck: check.text, on: column),
      let own = decimalRange ?? storage.integerRange
    else { return false }
    return range.contains(own.lowerBound) && range.contains(own.upperBound)
  }

  /// Whether it is an integer type of which an engine may have to be told the range.
  fileprivate var hasNarrowRange: Bool {
    storage.integerRange.map { $0 != .min ... .max } ?? false
  }
}

extension DatabaseSchema.Column {
  /// Whether the declared type says a number of decimals: `DECIMAL(10,2)`.
  fileprivate var saysDecimals: Bool {
    let words = typeName.lowercased().split { "(, )".contains($0) }
    return words.count == 3 && ["numeric", "decimal", "dec"].contains(words[0]) && Int(words[2]) ?? 0 > 0
  }
}
