extension SQLStatement {
  /// Validates, lowers and renders the statement for a dialect.
  ///
  /// - Throws: ``UnsupportedFeatures`` with every problem at once.
  public func render(in dialect: any SQLDialect) throws -> RenderedStatement {
    try render(in: dialect, limitedToOneRow: false)
  }

  /// The same without a look at the texts that are kept.
  package func renderAnew(in dialect: any SQLDialect) throws -> RenderedStatement {
    if let table = tableMadeAnew(in: dialect) {
      var statement = try Self.render(steps(in: dialect) ?? [self], in: dialect)
      statement.madeAnew = table
      return statement
    }
    if let steps = steps(in: dialect) {
      var statement = try Self.render(steps, in: dialect)
      statement.seesOneState = merges && !dialect.features.native.contains(.merge)
      return statement
    }
    if let statement = SQLWriter.plain(self, in: dialect) { return statement }
    return try renderValidated(in: dialect, mayBePlain: true)
  }

  /// Whether it is a merge, or one is among its parts.
  private var merges: Bool {
    switch self {
    case .merge: true
    case .changes(let parts): parts.contains(where: \.merges)
    default: false
    }
  }

  /// The statements that a dialect makes of several definitions, or of one that has parts which the engine takes by
  /// themselves; `nil` if it is one.
  private func steps(in dialect: any SQLDialect) -> [SQLStatement]? {
    if let table = tableMadeAnew(in: dialect), !table.isInPlaceIfPossible,
      let rebuild = dialect.spelling.tableRebuild
    {
      return table.steps(rebuild).flatMap { $0.steps(in: dialect) ?? [$0] }
    }
    var steps: [SQLStatement] = []
    switch self {
    case .definitions(let parts): return parts.flatMap { $0.steps(in: dialect) ?? [$0] }
    case .changes(let parts):
      return parts.refusingDependentRows.flatMap { $0.steps(in: dialect) ?? [$0] }
    case .merge(let merge):
      if dialect.features.native.contains(.merge) { return nil }
      // What validation finds, it finds in the statement without subtrees, and with common tables where they are declared.
      let isOfSteps = unfolding(for: dialect) { statement, _ in
        guard case .merge(let merge) = statement else { return false }
        return merge.isMeaningful && merge.reasonAgainstSteps == nil
      }
      return isOfSteps ? merge.steps : nil
    case .createTable(let create):
      let (types, table, parts) = create.apart(in: dialect)
      if table == create, types.isEmpty, parts.isEmpty { return nil }
      steps = types + [.createTable(table)] + parts
    case .alterTable(var alter):
      let types = alter.enumTypes(in: dialect)
      switch alter.change {
      case .addConstraint:
        let keys = alter.indexesForKeysWithoutCase(in: dialect)
        return keys.isEmpty ? types : keys.map { .createIndex($0) }
      case .changeColumn: steps = (types ?? []) + [self]
      case .addColumn(let column):
        let (_, table, parts) = SQLCreateTable(alter.table, columns: [column]).apart(in: dialect)
        alter.change = .addColumn(table.columns[0])
        steps = (types ?? []) + [.alterTable(alter)] + parts
      default: return nil
      }
    case .fullTextIndex(let definition):
      // The texts of a dialect do not tell what is wrong with the definition.
      if findings(in: dialect).contains(where: { !$0.isNote }) { return nil }
      steps = dialect.steps(of: definition).map { .fragment($0) }
      if steps.isEmpty { return nil }
    case .boxIndex(let definition):
      if findings(in: dialect).contains(where: { !$0.isNote }) { return nil }
      steps = dialect.steps(of: definition).map { .fragment($0) }
      if steps.isEmpty { return nil }
    case .createView(var create):
      var comments: [SQLComment] = []
      if dialect.spelling.comments == .statements { swap(&comments, &create.comments) }
      if create.replaces, create.isMaterialized || !dialect.spelling.replacesViews {
        create.replaces = false
        steps = [.dropView(SQLDropView(create.view, ifExists: true, materialized: create.isMaterialized))]
      }
      steps += [.createView(create)] + comments.map { .comment($0) }
    default: return nil
    }
    return steps.count == 1 && steps[0] == self ? nil : steps
  }

  private static func render(
    _ steps: [SQLStatement], in dialect: any SQLDialect
  ) throws -> RenderedStatement {
    do {
      return RenderedStatement(
        steps: try steps.flatMap { try $0.renderValidated(in: dialect, mayBePlain: true).steps })
    } catch is UnsupportedFeatures {
      throw UnsupportedFeatures(problems: steps.flatMap { $0.checkOne(in: dialect) }.filter { !$0.isNote })
    }
  }

  /// The same without the short way of plain statements.
  ///
  /// - Parameter mayBePlain: Whether the short way is tried after all once subtrees have been unfolded.
  package func renderValidated(
    in dialect: any SQLDialect, mayBePlain: Bool = false
  ) throws -> RenderedStatement {
    try unfolding(for: dialect) { statement, isUnfolded throws(UnsupportedFeatures) in
      if isUnfolded, mayBePlain, let statement = SQLWriter.plain(statement, in: dialect) { return statement }
      let lowered = try statement.lowered(for: dialect)
      if case .insert(let insert) = lowered.statement, let rows = lowered.rows {
        return try insert.render(rows, as: lowered, in: dialect)
      }
      let writer = try statement.written(lowered, in: dialect)
      return try writer.finishNested()
    }
  }

  /// Does something with the statement without subtrees, and with the text of a dialect where that differs: if it is deep, on
  /// a stack with room for it.
  ///
  /// - Parameter body: Receives the statement, and whether it is another than this one.
  func unfolding<Result, Failure: Error>(
    for dialect: any SQLDialect, _ body: (SQLStatement, _ isUnfolded: Bool) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let nesting = nesting
    return try DeepStack.run(if: nesting.isDeep) { () throws(Failure) in
      let statement =
        nesting.hasSubtree || nesting.mayDifferByDialect ? unfolded(for: dialect) : self
      return try body(
        nesting.mayDefineTables ? statement.declaringCommonTables : statement, nesting.hasSubtree)
    }
  }

  /// The statement without subtrees, and with what a dialect chooses of SQL written by hand.
  private func unfolded(for dialect: any SQLDialect) -> SQLStatement {
    var rewriter = SQLRewriter()
    rewriter.unfolds = true
    let names = dialect.names
    rewriter.fragment = { fragment in
      dialect is NeutralDialect ? fragment.withEveryAlternative : fragment.chosen(for: names)
    }
    return rewriter.rewrite(self)
  }

  /// The text of a statement with parameters, and which of them each placeholder represents; `nil` for an
  /// insert of rows, which may be several statements, and for what is several.
  func render(
    in dialect: any SQLDialect, withParametersOf declaration: Int
  ) throws -> (statement: RenderedStatement, arguments: [Int?])? {
    if tableMadeAnew(in: dialect) != nil || steps(in: dialect) != nil { return nil }
    return try unfolding(for: dialect) { statement, _ throws(UnsupportedFeatures) in
      let lowered = try statement.lowered(for: dialect, parametersOf: declaration)
      if lowered.rows != nil { return nil }
      let writer = try statement.written(lowered, parametersOf: declaration, in: dialect)
      var arguments = writer.arguments
      while arguments.count < writer.bindings.count { arguments.append(nil) }
      return (try writer.finishNested(), arguments)
    }
  }

  /// What the dialect cannot express with the meaning it has here, each with its place and a way out; and,
  /// as notes, what is outside the promise of one meaning.
  public func check(in dialect: any SQLDialect) -> [UnsupportedFeature] {
    guard let steps = steps(in: dialect) else { return checkOne(in: dialect) }
    return steps.flatMap { step -> [UnsupportedFeature] in
      // What the dialect adds is no text of the caller's.
      if case .fragment = step { return [] }
      return step.checkOne(in: dialect)
    }
  }

  /// The same of a statement that is no more than one.
  private func checkOne(in dialect: any SQLDialect) -> [UnsupportedFeature] {
    unfolding(for: dialect) { statement, _ in statement.problemsAndNotes(in: dialect) }
  }

  private func problemsAndNotes(in dialect: any SQLDialect) -> [UnsupportedFeature] {
    let findings = findings(in: dialect)
    if findings.contains(where: { !$0.isNote }) { return findings }
    do throws(UnsupportedFeatures) {
      return findings + (try notes(on: try lowered(for: dialect), in: dialect))
    } catch {
      return error.problems + findings
    }
  }

  /// The functions that a lowered statement calls and only the dialect's driver has; or how it is too deep.
  private func notes(
    on lowered: SQLLowered, in dialect: any SQLDialect
  ) throws(UnsupportedFeatures) -> [UnsupportedFeature] {
    if lowered.rows != nil { return [] }
    let writer = try written(lowered, in: dialect)
    let functions = writer.driverFunctions
    do throws(UnsupportedFeatures) {
      _ = try writer.finishNested()
    } catch {
      return error.problems
    }
    return functions.map { name in
      UnsupportedFeature(
        subject: .driverFunction, detail: name, dialect: dialect.name, place: [],
        hint: "the driver of this package adds the function; with another driver, add one of this name",
        isNote: true)
    }
  }

  /// Refuses a definition with functions that only the dialect's driver has: no other program could write to the table.
  private func checkDefinition(
    _ writer: borrowing SQLWriter, in dialect: any SQLDialect
  ) throws(UnsupportedFeatures) {
    guard kind == .defines, !writer.driverFunctions.isEmpty else { return }
    throw UnsupportedFeatures(
      problems: writer.driverFunctions.map { name in
        UnsupportedFeature(
          subject: .driverFunction, detail: name, dialect: dialect.name, place: [],
          hint:
            "other programs do not have the function, and could not write to the table; compute without it",
          isNote: false)
      })
  }

  /// The text of the statement.
  ///
  /// What needs a name for an operand only the dialect knows: if one is an aggregate, and the engine cannot name it,
  /// the statement is lowered once more.
  private func written(
    _ lowered: SQLLowered, parametersOf declaration: Int? = nil, in dialect: any SQLDialect
  ) throws(UnsupportedFeatures) -> SQLWriter {
    var writer = lowered.writer(in: dialect)
    writer.write(lowered.statement)
    try checkDefinition(writer, in: dialect)
    guard writer.namesAggregates, case .lowered = dialect.features[.namesOfAggregates] else { return writer }
    let apart = try self.lowered(for: dialect, parametersOf: declaration, namingAggregates: true)
    writer = apart.writer(in: dialect)
    writer.write(apart.statement)
    return writer
  }

  /// The statement rewritten into what the dialect supports.
  ///
  /// - Parameters:
  ///   - declaration: The number of the declared query whose values may still be missing.
  ///   - namesAggregates: Whether aggregates that are computed with have names.
  func lowered(
    for dialect: any SQLDialect, parametersOf declaration: Int? = nil,
    namingAggregates namesAggregates: Bool = false
  ) throws(UnsupportedFeatures) -> SQLLowered {
    let table = dialect.features
    var statement = self
    var isResolved = false
    var isLowered = false
    // A pass may bring in a feature that another pass lowers; each lowers its own for good.
    for _ in SQLFeature.allCases {
      var scanner = SQLFeatureScanner(
        native: table.native, spelling: dialect.spelling, parametersOf: declaration)
      scanner.isLowered = isLowered
      scanner.visit(statement)
      if scanner.namesCollations, !isResolved {
        isResolved = true
        statement = statement.withResolvedCollations
        continue
      }
      var missing = scanner.features.subtracting(table.native)
      if namesAggregates, !isLowered { missing.insert(.namesOfAggregates) }
      if missing.isEmpty, !scanner.hasDefect {
        return SQLLowered(
          statement: statement, mergesEqualValues: scanner.comparesExpressions,
          packedList: scanner.packedList, rows: scanner.insertedRows, hasWindows: scanner.hasWindows)
      }
      let problems = self.findings(in: dialect, parametersOf: declaration).filter { !$0.isNote }
      if !problems.isEmpty { throw UnsupportedFeatures(problems: problems) }
      isLowered = true
      // From here on, what names a collation says at which operand it is.
      isResolved = true
      let passes = SQLFeature.loweringOrder.compactMap { feature -> SQLLowering? in
        guard missing.contains(feature), case .lowered(let pass) = table[feature] else { return nil }
        return pass
      }
      if passes.isEmpty { break }
      for pass in passes { statement = pass.apply(statement) }
    }
    throw UnsupportedFeatures(
      problems: statement.findings(in: dialect, parametersOf: declaration).filter { !$0.isNote })
  }

  /// What the dialect refuses, and as notes what it takes as it is.
  private func findings(
    in dialect: any SQLDialect, parametersOf declaration: Int? = nil
  ) -> [UnsupportedFeature] {
    let table = dialect.features
    var refused = SQLFeatureSet()
    for feature in SQLFeature.allCases {
      if case .unsupported = table[feature] { refused.insert(feature) }
    }
    var scanner = SQLFeatureScanner(
      reporting: refused, spelling: dialect.spelling, parametersOf: declaration)
    scanner.visit(self)
    if scanner.namesCollations {
      scanner = SQLFeatureScanner(
        reporting: refused, spelling: dialect.spelling, parametersOf: declaration)
      scanner.visit(withResolvedCollations)
    }
    return scanner.findings.map { finding in
      var hint = "the text is the same on every engine; its meaning is yours to keep"
      switch finding.subject {
      case .feature(let feature): if case .unsupported(let way) = table[feature] { hint = way }
      case .defect(let defect): hint = defect.hint
      case .fragment: break
      case .databaseOrder:
        hint =
          "each engine has an order of its own; say .collate(.binary) or .collate(.noCase) for one of all"
      case .databaseRank:
        hint = "each engine has a measure of its own, and orders the same rows in its own way"
      // Found when the statement is written.
      case .construct, .driverFunction: break
      }
      return UnsupportedFeature(
        subject: finding.subject, detail: finding.detail, dialect: dialect.name, place: finding.place,
        hint: hint, isNote: [.fragment, .databaseOrder, .databaseRank].contains(finding.subject))
    }
  }
}

extension Statement {
  /// The statement's text and bindings for a dialect. No database is needed.
  ///
  ///     let statement = try Reminder.find(42).render(in: .sqlite)
  ///     statement.sql     // SELECT … FROM "reminders" WHERE "reminders"."id" = ?1
  ///
  /// - Throws: ``UnsupportedFeatures`` with every problem at once.
  @inlinable public func render(in dialect: some SQLDialect) throws -> RenderedStatement {
    if let declaration = _declaration,
      let text = try declaration.text(_arguments, in: dialect, limitedToOneRow: false)
    {
      return text
    }
    return try statement.render(in: dialect)
  }

  /// What the dialect cannot express with the meaning it has here: every problem at once, each with its
  /// place and a way out.
  public func check(in dialect: some SQLDialect) -> [UnsupportedFeature] {
    statement.check(in: dialect)
  }
}
