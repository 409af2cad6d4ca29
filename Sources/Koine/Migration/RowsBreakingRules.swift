/// The queries that find rows which break what a plan asks of them, in SQL that engines share.
struct RowsBreakingRules {
  let live: [DatabaseSchema.Table]
  let table: DatabaseSchema.Table
  let declared: DatabaseSchema.Table
  /// Every table that is to be.
  let declaredTables: [DatabaseSchema.Table]
  /// The old names of the table's columns, by their new ones.
  let renamed: [String: String]
  /// What says how the engine takes a text apart, shows a value, and makes another one of it.
  let changer: any SchemaChangingDialect

  static let limit = 10

  /// The queries for a step, those first that look at the values as they are.
  func queries(for change: SchemaChange) -> [String] {
    [valueQuery(for: change), query(for: change)].compactMap { $0 }
  }

  /// The query of the values that are none of the type that their column gets.
  private func valueQuery(for change: SchemaChange) -> String? {
    guard case .changeColumn(let old, let new) = change else { return nil }
    let column = renamed[new.name] ?? new.name
    let value = name(column)
    if old.becomesTruthValue(as: new) { return oldRows(column, where: "\(value) NOT IN (0, 1)") }
    return old.losesFraction(as: new) ? oldRows(column, where: "round(\(value)) <> \(value)") : nil
  }

  /// The rows as they are.
  private func oldRows(_ column: String, where condition: String) -> String {
    let keys = (table.primaryKey?.columns ?? []).filter { $0 != column }
    let from = DefinitionText.name(of: table)
    return "SELECT \(text(of: keys + [column])) FROM \(from) WHERE \(condition) LIMIT \(Self.limit)"
  }

  /// The query for a step; `nil` if no row can break it.
  private func query(for change: SchemaChange) -> String? {
    if !columns(of: change).isDisjoint(with: unknownColumns) { return nil }
    switch change {
    case .addColumn where change.risk == .checked: return rows([], where: "TRUE")
    case .changeColumn(let old, let new):
      var conditions: [String] = []
      if old.isNullable, !new.isNullable { conditions.append("\(name(new.name)) IS NULL") }
      if new.mayCompareAlike(whatDiffersIn: old) {
        conditions += keptKeys(of: new.name).map { isRepeated($0.columns.map(term), among: $0.condition) }
      }
      if conditions.isEmpty { return nil }
      return rows([new.name], where: conditions.joined(separator: " OR "))
    case .changePrimaryKey(_, let key?):
      let isNull = key.columns.map { "\(name($0)) IS NULL" }.joined(separator: " OR ")
      return rows(key.columns, where: "\(isNull) OR \(isRepeated(key.columns.map(term)))")
    case .addUniqueKey(let key):
      return rows(key.columns, where: isRepeated(key.columns.map(term)))
    case .createIndex(let index) where index.isUnique:
      return rows(index.columns, where: isRepeated(terms(of: index), among: index.condition))
    case .addCheck(let check):
      return rows(check.columns, where: "NOT \(DefinitionText.inParentheses(check.text))")
    case .addForeignKey(let key): return rows(key.columns, where: refersNowhere(key))
    default: return nil
    }
  }

  /// The columns whose values are not known before they are there: the engine looks at these itself.
  private var unknownColumns: Set<String> {
    Set(
      declared.columns.filter { column in
        guard renamed[column.name] == nil else { return false }
        let old = table.column(column.name)
        if old == nil {
          return column.hasUnknownDefault || column.generation != nil || column.generatedKey != nil
        }
        return (column.generation != nil || column.generatedKey != nil)
          && old?.generation != column.generation
      }.map(\.name))
  }

  private func columns(of change: SchemaChange) -> Set<String> {
    switch change {
    case .addUniqueKey(let key): Set(key.columns)
    case .addCheck(let check): Set(check.columns)
    case .addForeignKey(let key): Set(key.columns)
    case .changePrimaryKey(_, let key?): Set(key.columns)
    case .createIndex(let index): columns(namedIn: index.termTexts + [index.condition ?? ""])
    default: []
    }
  }

  private func name(_ name: String) -> String { SQLIdentifier.quote(name) }

  /// A column with the collation that it gets, if that is another one.
  private func term(_ column: String) -> String {
    let old = table.column(renamed[column] ?? column)
    guard let collation = declared.column(column)?.collationName, let old, old.collationName != collation
    else { return name(column) }
    return "\(name(column)) COLLATE \(name(collation))"
  }

  private func terms(of index: DatabaseSchema.Index) -> [String] {
    index.terms.map { term in
      switch term.subject {
      case .column(let column):
        term.collationName.map { "\(name(column)) COLLATE \(name($0))" } ?? self.term(column)
      case .expression(let text):
        DefinitionText.inParentheses(text) + (term.collationName.map { " COLLATE \(name($0))" } ?? "")
      }
    }
  }

  /// The columns of the keys and unique indexes with a column.
  private func keptKeys(of column: String) -> [(columns: [String], condition: String?)] {
    let keys = (declared.primaryKey.map { [$0] } ?? []) + declared.uniqueKeys
    let indexes = declared.indexes.filter { index in
      index.isUnique && index.columns.count == index.terms.count
        && index.terms.allSatisfy { $0.collationName == nil }
    }
    let all: [(columns: [String], condition: String?)] =
      keys.map { ($0.columns, nil) } + indexes.map { ($0.columns, $0.condition) }
    return all.filter { $0.columns.contains(column) && unknownColumns.isDisjoint(with: $0.columns) }
  }

  /// The columns that texts of SQL name.
  private func columns(namedIn texts: [String]) -> Set<String> {
    let names = declared.columns.map(\.name) + goneColumns
    return Set(
      texts.flatMap {
        SQLTokens.columns(in: DefinitionText.closed($0), of: names, changer.spelling.lexicalRules)
      })
  }

  /// The columns that the table will not have.
  private var goneColumns: [String] {
    let kept = Set(declared.columns.map(\.name)).union(renamed.values)
    return table.columns.map(\.name).filter { !kept.contains($0) }
  }

  /// The table as it will be, with the rows that there are, and no more columns than some texts name: what is not looked
  /// at is not computed.
  private func source(for texts: [String]) -> String {
    let named = columns(namedIn: texts)
    var parts = declared.columns.compactMap { column -> String? in
      if !named.contains(column.name) { return nil }
      if let old = table.column(column.name) {
        // A rule may have no meaning for values of the old type.
        return old.typeName == column.typeName || column.typeName.isEmpty
          ? name(column.name)
          : "\(changer.value(name(column.name), of: old, as: column)) AS \(name(column.name))"
      }
      if let old = renamed[column.name] { return "\(name(old)) AS \(name(column.name))" }
      // What is computed, and made for each row, is not known yet.
      if column.generation != nil || column.generatedKey != nil || column.hasUnknownDefault { return nil }
      let value = column.defaultText.map(DefinitionText.closed) ?? "NULL"
      let typed = column.typeName.isEmpty ? value : "CAST(\(value) AS \(column.typeName))"
      return "\(typed) AS \(name(column.name))"
    }
    parts += goneColumns.filter(named.contains).map(name)
    if parts.isEmpty { parts = ["1"] }
    let from = DefinitionText.name(of: table)
    return "(SELECT \(parts.joined(separator: ", ")) FROM \(from)) AS \(name(table.name))"
  }

  private func rows(_ columns: [String], where condition: String) -> String {
    let known = Set(table.columns.map(\.name)).union(renamed.keys)
    let keys = (table.primaryKey?.columns ?? []).filter { declared.column($0) != nil }
    var shown = keys
    for column in columns where known.contains(column) && !shown.contains(column) { shown.append(column) }
    if shown.isEmpty { shown = table.columns.map(\.name).filter { declared.column($0) != nil } }
    if shown.isEmpty { shown = table.columns.map(\.name) }
    let text = text(of: shown)
    return "SELECT \(text) FROM \(source(for: [text, condition])) WHERE \(condition) LIMIT \(Self.limit)"
  }

  /// An expression that shows the values of columns.
  private func text(of columns: [String]) -> String {
    let texts = columns.map { column in
      "\("\(column): ".quoted(with: "'")) || coalesce(\(changer.textShowing(name(column))), 'NULL')"
    }
    return texts.isEmpty ? "'a row without columns'" : texts.joined(separator: " || ', ' || ")
  }

  /// Whether another row has the same values in all terms, none of which is NULL.
  private func isRepeated(_ terms: [String], among condition: String? = nil) -> String {
    let isKnown = terms.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    let among = (condition.map { "\(DefinitionText.inParentheses($0)) AND " } ?? "") + isKnown
    let list = terms.joined(separator: ", ")
    let row = terms.count == 1 ? list : "(\(list))"
    let source = source(for: [among, list])
    return
      "\(among) AND \(row) IN (SELECT \(list) FROM \(source) WHERE \(among) GROUP BY \(list) HAVING count(*) > 1)"
  }

  /// A column that is referred to, as the type that it will have.
  private func referenced(_ column: String, of parent: DatabaseSchema.Table) -> String {
    let new = declaredTables.first { $0.path == parent.path }?.column(column)
    guard let new, !new.typeName.isEmpty, new.typeName != parent.column(column)?.typeName else {
      return name(column)
    }
    return "CAST(\(name(column)) AS \(new.typeName))"
  }

  private func refersNowhere(_ key: DatabaseSchema.ForeignKey) -> String {
    let own = key.columns.map(name)
    let isKnown = own.map { "\($0) IS NOT NULL" }.joined(separator: " AND ")
    // A table that is new has no row yet.
    guard let parent = live.first(where: { $0.name == key.table && $0.schema == key.schema }) else {
      return isKnown
    }
    let columns = key.referencedColumns.isEmpty ? parent.primaryKey?.columns ?? [] : key.referencedColumns
    guard columns.allSatisfy({ parent.column($0) != nil }) else { return "FALSE" }
    let list = columns.map { referenced($0, of: parent) }.joined(separator: ", ")
    // The engine compares by the collation of the key, and IN by that of what is looked for.
    let looked = zip(own, columns).map { own, column in
      parent.column(column)?.collationName.map { "\(own) COLLATE \(SQLIdentifier.quote($0))" } ?? own
    }
    let row = looked.count == 1 ? looked[0] : "(\(looked.joined(separator: ", ")))"
    let known = columns.map { "\(name($0)) IS NOT NULL" }.joined(separator: " AND ")
    return
      "\(isKnown) AND \(row) NOT IN (SELECT \(list) FROM \(DefinitionText.name(of: parent)) WHERE \(known))"
  }
}

extension DatabaseSchema.Column {
  /// Whether only its type knows what a row without a value gets.
  fileprivate var hasUnknownDefault: Bool { defaultText == nil && typeHasDefault }
}

extension DatabaseSchema.Index {
  /// The columns among what it sorts by.
  fileprivate var columns: [String] {
    terms.compactMap { if case .column(let name) = $0.subject { name } else { nil } }
  }

  /// What it sorts by, as SQL.
  fileprivate var termTexts: [String] {
    terms.map { term in
      switch term.subject {
      case .column(let column): SQLIdentifier.quote(column)
      case .expression(let text): DefinitionText.inParentheses(text)
      }
    }
  }
}
