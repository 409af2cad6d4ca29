@_spi(KoineDriver) public import Koine

/// PostgreSQL's spelling of SQL, for the versions 13 to 17.
public struct PostgreSQLDialect: SQLDialectWithTraits, SQLStandardOperators {
  /// The server's major version.
  public let version: Int
  /// The answers to all features, and the spelling: `$1` for placeholders, 65 535 of them at most, and `COLLATE "C"` for an order by code point.
  public let shared: SQLDialectTraits

  /// The oldest major version that the dialect knows, and that the driver connects to.
  public static let oldestVersion = 13

  /// - Parameter version: The server's major version.
  public init(version: Int = PostgreSQLDialect.oldestVersion) {
    self.version = version
    shared = SQLDialectTraits(
      features: PostgreSQLDialect.features(of: version),
      // Its parser has room for 10 000 symbols; the stack of a server by default for some 4 000 calls.
      spelling: SQLSpelling(
        placeholder: UInt8(ascii: "$"), identifierLimit: .bytes(63), maximumParameters: 65_535,
        codePointCollation: "C",
        castsNamedTypes: true, escapesBackslashes: true, copiesOperands: true,
        truncation: "TRUNCATE TABLE ", numbersColumnsOfValues: true,
        givenKeys: " OVERRIDING SYSTEM VALUE", comments: .statements,
        lexicalRules: [.nestedComments, .commentsEndAtReturn, .dollarQuotes, .escapeStrings],
        nesting: SQLNestingLimits(symbols: 9_500, height: 3_000)))
  }

  /// `PostgreSQL` and the major version.
  public var name: String { "PostgreSQL \(version)" }

  /// `BEGIN ISOLATION LEVEL …` with the level and the access that are asked for; the rest is standard SQL.
  public var transactionStatements: TransactionStatements {
    TransactionStatements { options in
      ["BEGIN ISOLATION LEVEL \(options.isolation.standardName) \(options.access.standardName)"]
    }
  }

  private static func features(of version: Int) -> SQLFeatureTable {
    if version < 14 { return featuresBefore14 }
    return version < 15 ? featuresBefore15 : defaultFeatures
  }

  private static let featuresBefore15 = defaultFeatures.changing { feature in
    switch feature {
    case .merge: .lowered(.merge)
    case .mergeInOneStep:
      .unsupported(hint: "PostgreSQL has MERGE since version 15; \(SQLLowering.hintOfMerge)")
    default: nil
    }
  }

  private static let featuresBefore14 = featuresBefore15.changing { feature in
    feature == .exclusiveOrAggregate
      ? .unsupported(hint: "PostgreSQL has bit_xor since version 14; render for that version") : nil
  }

  private static let defaultFeatures = SQLFeatureTable { feature in
    switch feature {
    case .distinctOn, .offsetWithoutLimit, .nullsOrdering, .rightJoin, .fullJoin, .aggregateFilter,
      .windowFunctions, .commonTables, .commonTableHint, .rowLocks, .rowLocksOfSingleWriter,
      .rowLocksOfTables, .returning,
      .upsert, .upsertFromQuery,
      .upsertOfDefaults,
      .defaultInRows, .longLists, .caseSensitiveLike, .caseSensitiveLikeComputed, .distinctConcatenation,
      .distinctConcatenationSeparator, .notANumber, .roundingToReal, .nestedRows, .impliedGroup,
      .jsonContainsOfGroups,
      .longPatterns, .updateFrom, .rowAssignments, .changedTableInUpdate, .changedTableInDelete,
      .changedTableInUpsert,
      .followingTablesInChange, .followingTablesInReturning,
      .outerColumnsInOrder, .outerColumnsInGroups, .nullTestsInReturning, .constantJoinConditions,
      .textByCodePoint,
      .infinity, .limitInSubquery, .outerColumnsInDerivedTables, .returningOfUpdate, .upsertAmongKeys,
      .upsertOfPartialIndex, .upsertOfAnyKey, .upsertOfConstraint, .upsertReturningFewer,
      .groupedExpressionsInHaving, .upsertFromItself, .nullForKey,
      .fullJoinAmongJoins, .nestedRowsOfGroups, .nestedRowsByHand, .nestedRowsOfOuterColumns, .groupsInFrames,
      .exclusionFromFrames, .proposedRowInSubquery, .compoundArms,
      .compoundRowsCounted, .outerColumnsInComparedArms, .groupingSets, .groupingSetsByHand,
      .groupingSetsOfComputedText,
      .defaultsOfNeighbours, .exactRanks, .windowsThatBeginOthers,
      .filteredExtremesOfFrames, .ignoredFrames, .ranksWithoutOrder, .concatenationOverWindow,
      .bitAggregatesOverWindow, .subqueriesInRowsLookedFor,
      .floatingPointSumsOfFrames, .rangeBesideNulls, .limitWithTies,
      .orderInAggregates, .countOfRowValues, .spreadAggregates, .pairAggregates, .orderedSetAggregates,
      .bitAggregates, .exclusiveOrAggregate, .firstInOrder,
      .namedTimeZones, .decimalPlaces, .unicodeCase, .normalForms, .lateralJoins, .otherLateralJoins,
      .jsonKeysWithMinus, .jsonContainsComputed, .jsonElements, .jsonMembers, .distinctGroups,
      .orderOfDistinct, .limitInExists, .windowsBesideHaving, .windowsInSubquery, .commonTablesOfOuterQueries,
      .namesOfAggregates, .decimalsOfTwoScales, .unreadCommonTables, .commonTablesInAggregates,
      .constantsInDerivedTables, .computedConstantsInOuterJoins, .framesInsideWindows, .laterColumnsInHaving,
      .windowsOfOuterRows,
      .partialIndexes, .indexesOfExpressions, .largestNullsInIndexes, .includedColumns,
      .deferredForeignKeys,
      .foreignKeysToDefault, .schemas, .materializedViews, .tableChanges, .decimalChanges,
      .enumTypes, .recursionInTerms, .jsonObjectsInQueries, .fullTextSearch,
      .merge, .mergeInOneStep:
      .native
    case .upsertOfSeveralKeys:
      .unsupported(
        hint: "PostgreSQL has one ON CONFLICT; name one key, and look for rows with another one before")
    case .programFunctions:
      .unsupported(
        hint: "PostgreSQL cannot call Swift; compute it in Swift of what the query reads, or write SQL for it"
      )
    case .boxIndexes:
      .unsupported(
        hint:
          "Koine has no index of boxes on PostgreSQL; compare the columns, by SQL with a GiST index of box(point(…), point(…))"
      )
    case .programCollations:
      .unsupported(hint: "PostgreSQL cannot call Swift; sort in Swift what the query reads")
    case .remainderOfDoubles:
      .unsupported(
        hint:
          "PostgreSQL has no % of floating-point numbers; cast(as:) both to a Scaled number, or compute it in Swift"
      )
    case .groupingOfOuterColumns:
      .unsupported(
        hint: "PostgreSQL takes such a key for the outer query's; group by columns of the query itself"
      )
    case .virtualColumns: .lowered(.virtualColumns)
    case .qualification: .lowered(.qualification)
    case .jsonKeysOfGroups:
      .unsupported(
        hint: "PostgreSQL reads keys in a subquery; compute the object in a derived table, from(…)")
    case .orderOfGroupingSets: .lowered(.orderOfGroupingSets)
    case .rowsAfter: .lowered(.rowsAfter)
    // Its parser has room for a few thousand arms, and its planner takes minutes for them.
    case .longCompounds: .lowered(.longCompounds)
    case .wideArithmetic: .lowered(.wideArithmetic)
    case .divisionByZero: .lowered(.divisionByZero)
    case .farShifts: .lowered(.farShifts)
    case .extremesOfNull: .lowered(.extremesOfNull)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.truthValueThroughInteger)
    case .castBeyondRange: .lowered(.castBeyondRange)
    case .castOfFraction: .lowered(.castOfFraction)
    case .castOfOtherText: .lowered(.castOfOtherText)
    case .halvesAwayFromZero: .lowered(.roundHalfAway)
    case .farTextBounds: .lowered(.farTextBounds)
    case .prefixIndex: .lowered(.prefixRange)
    case .recursiveColumnTypes: .lowered(.recursiveColumnTypes)
    case .distinctOnOtherOrder: .lowered(.distinctOn)
    case .nullsSmallest: .lowered(.nullsSmallest)
    case .nullSafeIndex: .lowered(.nullSafeIndex)
    case .emptyListInAggregate: .lowered(.emptyListInAggregate)
    case .emptyList: .lowered(.emptyList)
    case .noCaseCollation: .lowered(.noCaseCollation)
    case .noCaseKey: .lowered(.noCaseKey)
    case .noCaseIndexes: .lowered(.noCaseIndexes)
    case .conversionsInDefinitions:
      .unsupported(
        hint:
          "PostgreSQL takes immutable functions alone there; store what is computed in a column of its own, or compute with parts: year(), truncated(to:), ||"
      )
    case .noCaseReferences:
      .unsupported(
        hint:
          "PostgreSQL compares references with case; refer to another key, or store the texts in lower case")
    case .jsonPatchComputed:
      .unsupported(
        hint:
          "PostgreSQL has no merge patch; give the patch as a value, or set each member by setting(_:to:)")
    case .fullJoinOnInequality: .lowered(.fullJoinOnInequality)
    case .longIdentifiers:
      .unsupported(hint: "PostgreSQL cuts names to 63 bytes of UTF-8; choose a shorter one")
    }
  }
}

extension SQLDialect where Self == PostgreSQLDialect {
  /// PostgreSQL 13, the oldest supported version.
  public static var postgreSQL: PostgreSQLDialect { .oldest }

  /// PostgreSQL of a major version.
  public static func postgreSQL(version: Int) -> PostgreSQLDialect { PostgreSQLDialect(version: version) }
}

extension PostgreSQLDialect {
  fileprivate static let oldest = PostgreSQLDialect()
}

extension DialectName {
  /// The name of ``PostgreSQLDialect``, in SQL written by hand that differs by dialect.
  public static let postgreSQL = DialectName("PostgreSQL")
}
