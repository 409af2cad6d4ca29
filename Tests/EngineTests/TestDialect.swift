import Koine

/// A third dialect, of no engine: standard SQL with `@1` for values and back-ticks around names, which lacks
/// whatever can be lowered. What it does not say itself is as in the descriptions of statements.
struct TestDialect: DerivedSQLDialect {
  let base = NeutralDialect()
  let name = "Test 1"
  let features = TestDialect.answers
  let spelling = SQLSpelling(
    placeholder: UInt8(ascii: "@"), identifierQuote: UInt8(ascii: "`"), identifierLimit: .bytes(63))

  private static let answers = SQLFeatureTable { feature in
    switch feature {
    case .distinctOn: .lowered(.distinctOn)
    case .offsetWithoutLimit: .lowered(.offsetWithoutLimit)
    case .nullsSmallest: .lowered(.nullsSmallest)
    case .nullsOrdering: .lowered(.nullsOrdering)
    case .emptyList: .lowered(.emptyList)
    case .nullSafeIndex: .lowered(.nullSafeIndex)
    case .noCaseCollation: .lowered(.noCaseCollation)
    case .aggregateFilter: .lowered(.aggregateFilter)
    case .wideArithmetic: .lowered(.wideArithmetic)
    case .divisionByZero: .lowered(.divisionByZero)
    case .farShifts: .lowered(.farShifts)
    case .extremesOfNull: .lowered(.extremesOfNull)
    case .castBeyondRange: .lowered(.castBeyondRange)
    case .decimalsOfTwoScales: .lowered(.decimalsOfTwoScales)
    case .castOfFraction: .lowered(.castOfFraction)
    case .castOfOtherText: .lowered(.castOfOtherText)
    case .halvesAwayFromZero: .lowered(.roundHalfAway)
    case .farTextBounds: .lowered(.farTextBounds)
    case .prefixIndex: .lowered(.prefixRange)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.truthValueThroughInteger)
    case .groupingSets: .lowered(.groupingSets)
    case .compoundArms: .lowered(.compoundArms)
    case .compoundRowsCounted: .lowered(.compoundRowsCounted)
    case .longCompounds: .lowered(.longCompounds)
    case .qualification: .lowered(.qualification)
    case .rowsAfter: .lowered(.rowsAfter)
    case .limitWithTies: .lowered(.limitWithTies)
    case .lateralJoins: .lowered(.lateralJoins)
    case .merge: .lowered(.merge)
    case .windowFunctions, .groupsInFrames, .exclusionFromFrames, .commonTables, .commonTableHint,
      .groupingSetsOfComputedText, .rowLocks,
      .rightJoin,
      .textByCodePoint,
      .distinctConcatenation, .defaultsOfNeighbours, .exactRanks, .windowsThatBeginOthers,
      .filteredExtremesOfFrames, .ignoredFrames, .ranksWithoutOrder, .concatenationOverWindow,
      .subqueriesInRowsLookedFor,
      .floatingPointSumsOfFrames, .rangeBesideNulls, .distinctGroups, .orderOfDistinct, .limitInExists,
      .windowsBesideHaving, .windowsInSubquery, .jsonKeysOfGroups, .jsonContainsOfGroups,
      .commonTablesOfOuterQueries,
      .namesOfAggregates, .orderOfGroupingSets, .updateFrom, .rowAssignments, .upsertOfAnyKey,
      .upsertOfConstraint,
      .unreadCommonTables, .commonTablesInAggregates,
      .constantsInDerivedTables, .framesInsideWindows, .laterColumnsInHaving, .windowsOfOuterRows:
      .native
    default: .unsupported(hint: "choose another dialect")
    }
  }

  func collationName(_ collation: SQLCollation) -> String? { nil }

  func typeName(_ type: SQLType) -> String {
    switch type.storage {
    case .boolean: "BOOLEAN"
    case .integer(let bits): bits == 64 ? "BIGINT" : "INTEGER"
    case .real, .double: "DOUBLE PRECISION"
    case .blob: "BLOB"
    case .timestamp: "TIMESTAMP"
    default: "TEXT"
    }
  }

  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .within(let range): return writer.write(sql: "\(arguments[0], within: range)")
    case .matching(let form):
      return writer.write(sql: "regexp_substr(\(arguments[0]), '\(sql: form.pattern)$')")
    case .temporal, .numeric, .textual, .matches, .json, .program:
      return base.write(function: function, arguments, to: &writer)
    default: break
    }
    let name: StaticString =
      switch function {
      case .grouping: "grouping"
      case .length: "char_length"
      case .lower: "lower"
      case .upper: "upper"
      case .trim: "trim"
      case .trimStart: "ltrim"
      case .trimEnd: "rtrim"
      case .left, .leftWithin: "left"
      case .right, .rightWithin: "right"
      case .position: "position"
      case .greatest, .greatestOfKnown: "greatest"
      case .least, .leastOfKnown: "least"
      case .replace: "replace"
      case .substring, .substringWithin: "substr"
      case .absolute: "abs"
      case .round: "round"
      case .coalesce: "coalesce"
      case .nullIf, .within, .matching, .temporal, .numeric, .textual, .matches, .json, .program:
        "nullif"
      case .truncate: "trunc"
      case .sign: "sign"
      }
    writer.write(call: name, arguments)
  }

  func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let name: StaticString =
      switch aggregate.function {
      case .count: "count("
      case .sum: "sum("
      case .average: "avg("
      case .minimum: "min("
      case .maximum: "max("
      case .concatenate: "listagg("
      default: "aggregate("
      }
    writer.write(name)
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    if let argument = aggregate.argument { writer.write(argument) } else { writer.write("*") }
    writer.write(")")
    writer.write(filter: nil)
  }

  func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write("CREATE TABLE ")
    writer.write(nameOf: create.table)
    writer.write(" (")
    writer.writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName(column.column.type))
      if !column.column.isNullable { writer.write(" NOT NULL") }
      writer.write(defaultOf: column)
      writer.write(referenceOf: column)
    }
    writer.write(")")
  }
}
