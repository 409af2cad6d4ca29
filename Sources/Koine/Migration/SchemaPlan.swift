/// The changes that make tables of a database what their types declare, in the order in which they are made.
///
///     let plan = try await database.plan(for: [RemindersList.self, Reminder.self])
///     print(plan)
///     // reminders: add the column "due" date
///     // reminders: drop the column "note" with its values (LOSSY)
///
/// A plan changes nothing by itself: ``run(on:allowingLoss:timeout:)`` carries it out, and
/// ``Database/migrate(to:allowingLoss:timeout:progress:)`` makes one and carries it out at once. Tables of the database that are
/// not asked for are left alone.
public struct SchemaPlan: Sendable, Hashable {
  /// One change of one table.
  public struct Step: Sendable, Hashable {
    /// The name of the table.
    public let table: String
    /// The schema that the table is in, if its bare name does not find it.
    public let schema: String?
    /// What is changed.
    public let change: SchemaChange

    /// A change of a table.
    public init(_ change: SchemaChange, of table: String, schema: String? = nil) {
      self.change = change
      self.table = table
      self.schema = schema
    }

    /// What the step may do to rows that there are.
    public var risk: SchemaChange.Risk { change.risk }
  }

  /// The steps.
  public let steps: [Step]
  /// The statements that carry the steps out, in the engine's SQL. They need a transaction, and more around them:
  /// ``script`` has it, and ``run(on:allowingLoss:timeout:)`` looks at the rows, too.
  public var statements: [String] { committedFirst + inTransaction }
  /// A script of the statements for the engine's own program, each with a semicolon, in one transaction.
  ///
  /// On SQLite no foreign key is followed while tables are made anew; the script fails in the end if rows refer to rows
  /// that there are not. Let the program stop at the first error: `sqlite3 -bail`. Otherwise it drops a table whose
  /// rows it could not copy. `psql` refuses by itself what follows an error in a transaction.
  public let script: String
  /// The statements that are committed before the others run.
  let committedFirst: [String]
  /// The statements that are one transaction.
  let inTransaction: [String]
  /// How many of ``inTransaction`` make the enum types that ``checks`` may name, with what comes before them: they change
  /// no rows.
  let countOfTypeStatements: Int
  /// The statements that make the enum types, with what comes before them.
  var statementsOfTypes: [String] { Array(inTransaction.prefix(countOfTypeStatements)) }
  /// The queries that find rows which break what steps ask of them.
  let checks: [Check]
  /// The tables that are changed, as they were when the plan was made.
  let changedTables: [DatabaseSchema.Table]

  /// A query that finds rows which break what a step asks of them.
  struct Check: Sendable, Hashable {
    var step: Step
    var query: String
  }

  /// Whether the tables are what their types declare.
  public var isEmpty: Bool { steps.isEmpty }

  /// The steps by which values are lost, or may be.
  public var lossySteps: [Step] { steps.filter { $0.risk == .lossy } }
}

extension SchemaPlan {
  /// What it takes to make one schema another one: tables that the other one lacks are dropped. Enum types that columns
  /// have are created, and get the values that they lack; they lose none. Views and triggers are left alone.
  ///
  ///     let plan = try SchemaPlan(from: try await old.schema(), to: try await new.schema(), in: old.dialect)
  ///     print(plan.script)
  ///
  /// - Parameters:
  ///   - live: What the tables are.
  ///   - declared: What they are to be: as the same engine tells it.
  ///   - dialect: The dialect of the engine, whose driver can change schemas.
  /// - Throws: ``SchemaPlanError`` if a table cannot be changed so, or one that is to be created is no ordinary table;
  ///   ``DatabaseError`` for a dialect that changes none.
  public init(
    from live: DatabaseSchema, to declared: DatabaseSchema, in dialect: any SQLDialect
  ) throws {
    try self.init(
      from: live.sorted, to: declared.sorted, dropsOthers: true, try dialect.knownSchemaChanger)
  }

  /// - Parameters:
  ///   - live: Every table that there is.
  ///   - declared: The tables that are to be.
  ///   - dropsOthers: Whether tables that are not declared are dropped.
  ///   - missing: The schemas that there are not, of declared tables.
  ///   - renamed: Of each table, by its path, the old names of columns by their new ones.
  ///   - meanings: Of each table, by its path, the types of columns as Swift declares them.
  init(
    from liveSchema: DatabaseSchema, to declaredSchema: DatabaseSchema, dropsOthers: Bool,
    missing: [String] = [], renamed: [String: [String: String]] = [:],
    meanings: [String: [String: SQLType]] = [:], _ changer: any SchemaChangingDialect
  ) throws {
    var (live, declared) = (liveSchema.tables, declaredSchema.tables)
    var oldNames = renamed
    if changer.ignoresCaseOfNames {
      let spelling = NameSpelling(of: [liveSchema, declaredSchema], changer.spelling.lexicalRules)
      live = live.map(spelling.references)
      declared = declared.map(spelling.names)
      oldNames = Dictionary(
        zip(declared, declaredSchema.tables).map { table, old in
          (table.path, spelling.renamed(renamed[old.path] ?? [:], of: table))
        }, uniquingKeysWith: { first, _ in first })
    }
    var steps: [Step] = []
    var checks: [Check] = []
    var changed: [DatabaseSchema.Table] = []
    if dropsOthers {
      for table in live where !declared.contains(where: { $0.path == table.path }) {
        changed.append(liveSchema.tables.first { $0.path == table.path } ?? table)
        steps.append(Step(.dropTable(table), of: table.name, schema: table.schema))
      }
    }
    steps += missing.map { name in
      let first = declared.first { $0.schema == name }
      return Step(.createSchema(name), of: first?.name ?? name, schema: name)
    }
    steps += try declaredSchema.stepsToEnumTypes(from: liveSchema)
    for table in declared {
      guard let old = live.first(where: { $0.path == table.path }) else {
        if let peculiarity = table.peculiarity {
          throw SchemaPlanError(
            .unsupported(table: table.name, "it is not there, and a plan does not create it: \(peculiarity)"))
        }
        try liveSchema.checkViews(for: table, ignoringCase: changer.ignoresCaseOfNames)
        steps.append(Step(.createTable(table), of: table.name, schema: table.schema))
        continue
      }
      let names = try old.columnsRenamed(oldNames[table.path] ?? [:], in: table)
      let changes = old.changes(to: table, renamed: names, changer.spelling.lexicalRules)
      if !changes.isEmpty {
        if let peculiarity = old.peculiarity ?? table.peculiarity {
          throw SchemaPlanError(.unsupported(table: table.name, peculiarity))
        }
        changed.append(liveSchema.tables.first { $0.path == old.path } ?? old)
      }
      try table.checkValues(in: changes, as: meanings[table.path] ?? [:])
      let rules = RowsBreakingRules(
        live: live, table: old, declared: table, declaredTables: declared, renamed: names, changer: changer)
      for change in changes {
        let step = Step(change, of: table.name, schema: table.schema)
        steps.append(step)
        checks += rules.queries(for: change).map { Check(step: step, query: $0) }
      }
    }
    let sorted = steps.enumerated().sorted { ($0.element.phase, $0.offset) < ($1.element.phase, $1.offset) }
    self.steps = sorted.map(\.element)
    self.checks = checks
    changedTables = changed
    let statements =
      steps.isEmpty ? [] : try changer.statements(for: self.steps, from: live, to: declared)
    let early = changer.statementsCommittedFirst(among: statements, of: self.steps)
    let others = statements.filter { !early.contains($0) }
    let transaction = others.isEmpty ? [] : try changer.script(of: others)
    committedFirst = early
    inTransaction = others
    let typeSteps = self.steps.filter { if case .createEnumType = $0.change { true } else { false } }
    let typeStatements =
      typeSteps.isEmpty ? [] : Set(try changer.statements(for: typeSteps, from: [], to: []))
    countOfTypeStatements = others.lastIndex(where: typeStatements.contains).map { $0 + 1 } ?? 0
    script = (early + transaction).map { $0 + ";\n" }.joined()
  }
}

extension DatabaseSchema {
  /// Refuses a table that would have the name of a view.
  fileprivate func checkViews(for table: Table, ignoringCase: Bool) throws {
    let isTaken = views.contains { view in
      let hasName =
        ignoringCase ? view.name.asciiLowercased == table.name.asciiLowercased : view.name == table.name
      return hasName && view.schema == table.schema
    }
    guard isTaken else { return }
    throw SchemaPlanError(
      .unsupported(
        table: table.name,
        "a view has its name; drop or rename the view first, or give the table another name"))
  }

  /// The steps by which the enum types of the tables' columns get the values that they lack.
  ///
  /// - Throws: ``SchemaPlanError`` if a type of another schema lacks some.
  fileprivate func stepsToEnumTypes(from live: DatabaseSchema) throws -> [SchemaPlan.Step] {
    var known: Set<Enumeration> = []
    return try tables.flatMap { table in
      try table.columns.flatMap { column -> [SchemaPlan.Step] in
        guard let type = enumeration(of: column), known.insert(type).inserted else { return [] }
        var changes = [SchemaChange.createEnumType(type)]
        if let old = live.enumerations.first(where: { $0.name == type.name && $0.schema == type.schema }) {
          let values = type.values.filter { !old.values.contains($0) }
          if let schema = type.schema, !values.isEmpty {
            throw SchemaPlanError(
              .unsupported(
                table: table.name,
                "its column \"\(column.name)\" needs values that the enum type \(schema).\(type.name) lacks: "
                  + "\(values.joined(separator: ", ")). Add them first"))
          }
          changes = type.additions(to: old.values)
        }
        return changes.map { SchemaPlan.Step($0, of: table.name, schema: table.schema) }
      }
    }
  }

  /// The enum type of a column, or of the elements of its arrays; `nil` if it has none that is known.
  func enumeration(of column: Column) -> Enumeration? {
    if case .named(let name, _)? = column.type {
      return enumerations.first { $0.name == name && $0.schema == nil }
    }
    // Koine has no type for arrays, and for types that a bare name does not find: the engine's own name says which it is.
    guard column.type == nil else { return nil }
    var name = column.typeName.replacing(scalars: ["\"": ""])
    while name.hasSuffix("[]") { name.removeLast(2) }
    return enumerations.first { type in
      (type.schema.map { "\($0)." } ?? "") + type.name == name
    }
  }
}

extension DatabaseSchema.Enumeration {
  /// What adds the values that are not among others, in their order.
  fileprivate func additions(to old: [String]) -> [SchemaChange] {
    var additions: [SchemaChange] = []
    var new: [String] = []
    func add(before next: String?) {
      if !new.isEmpty { additions.append(.addEnumValues(new, to: name, before: next)) }
      new = []
    }
    for value in values {
      if old.contains(value) { add(before: value) } else { new.append(value) }
    }
    add(before: nil)
    return additions
  }
}

extension DatabaseSchema.Table {
  /// The name, with that of the schema.
  var path: String { DefinitionText.name(of: self) }

  /// Why no plan creates or changes the table; `nil` if it is an ordinary one.
  fileprivate var peculiarity: String? {
    switch kind {
    case .ordinary: break
    case .partitioned(let key): return "it is no ordinary table: it is partitioned by \(key)"
    case .virtual(let module): return "it is no ordinary table: it is a virtual one, of \(module)"
    case .foreign(let server): return "it is no ordinary table: it is one of the server \(server)"
    }
    if !parents.isEmpty {
      return "it is no ordinary table: it inherits from \(parents.joined(separator: ", "))"
    }
    return otherConstraints.first.map { "it has a rule that only the engine has: \($0.name)" }
  }

  /// The columns that have another name in another table: the old names by the new ones. The other table may have a new
  /// column of the old name.
  ///
  /// - Throws: ``SchemaPlanError`` if two columns have one old name, or a column and the one that it was renamed from are
  ///   both there.
  fileprivate func columnsRenamed(
    _ names: [String: String], in other: Self
  ) throws -> [String: String] {
    for name in other.columns.map(\.name) {
      guard let old = names[name], column(name) != nil, column(old) != nil, other.column(old) == nil else {
        continue
      }
      throw SchemaPlanError(
        .unsupported(
          table: self.name,
          "the column \"\(name)\" is renamed from \"\(old)\", and the table has both. Copy the values that are meant, and drop \"\(old)\""
        ))
    }
    let renamed = names.filter { new, old in
      column(new) == nil && column(old) != nil && other.column(new) != nil
    }
    var newNames: [String: String] = [:]
    for column in other.columns.map(\.name) {
      guard let old = renamed[column], let first = newNames.updateValue(column, forKey: old) else { continue }
      throw SchemaPlanError(
        .unsupported(
          table: name,
          "the columns \"\(first)\" and \"\(column)\" are both renamed from \"\(old)\", and only one can be"))
    }
    return renamed
  }
}

extension SchemaPlan: CustomStringConvertible {
  /// A line for each step.
  public var description: String {
    isEmpty ? "nothing to change" : steps.map(\.description).joined(separator: "\n")
  }
}

extension SchemaPlan.Step: CustomStringConvertible {
  /// The table, the change and its risk, if it has one: `reminders: drop the column "note" with its values (LOSSY)`.
  public var description: String {
    let name = schema.map { "\($0).\(table)" } ?? table
    return switch risk {
    case .safe: "\(name): \(change)"
    case .checked: "\(name): \(change) (rows are checked)"
    case .lossy: "\(name): \(change) (LOSSY)"
    }
  }
}

/// Why a database is not changed. Nothing of the plan was carried out.
public struct SchemaPlanError: Error, Sendable, CustomStringConvertible {
  /// Why a database is not changed.
  @nonexhaustive public enum Reason: Sendable, Hashable {
    /// Values would be lost by these steps, and nobody has allowed that.
    case lossy([SchemaPlan.Step])
    /// Rows break what is asked of them from now on: each as the names and values of its key and of the columns that it
    /// is about, and no more than ten.
    case brokenBy(rows: [String], SchemaPlan.Step)
    /// Rows refer to rows that there are not, each as the table, the row's number and the table that is referred to.
    /// Also a table of which a foreign key matches no key of its parent table any more.
    case danglingReferences([String])
    /// Views or triggers could not be used any more: each with what the engine says of it.
    case unusable([String])
    /// A table is another one than when the plan was made.
    case outdated(table: String)
    /// The table is no ordinary one, or what it has cannot be kept.
    case unsupported(table: String, String)
  }

  /// Why the database is not changed.
  public let reason: Reason

  /// An error of a reason.
  @_spi(KoineDriver) public init(_ reason: Reason) {
    self.reason = reason
  }

  /// The reason and a way out.
  public var description: String {
    switch reason {
    case .lossy(let steps):
      "values would be lost, and nothing was changed: "
        + steps.map(\.description).joined(separator: "; ")
        + ". Say allowingLoss: true if that is meant, or @Column(renamedFrom:) if a column has another name now"
    case .brokenBy(let rows, let step):
      "rows break what is asked of them, and nothing was changed: \(step.table): \(step.change). Rows: "
        + rows.map { "(\($0))" }.joined(separator: ", ")
        + (rows.count < RowsBreakingRules.limit ? "" : ", and there may be more")
        + ". \(step.change.wayOut)"
    case .danglingReferences(let references):
      "rows would refer to rows that there are not, and nothing was changed: "
        + references.joined(separator: ", ") + ". Change them first"
    case .unusable(let parts):
      "what others made could not be used any more, and nothing was changed: "
        + parts.joined(separator: ", ") + ". Drop it first, and create it again after"
    case .outdated(let table):
      "the table \(table) has changed since the plan was made, and nothing was changed; make the plan anew"
    case .unsupported(let table, let what): "the table \(table) cannot be changed: \(what)"
    }
  }
}
