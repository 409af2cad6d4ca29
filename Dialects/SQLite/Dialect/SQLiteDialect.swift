@_spi(KoineDriver) public import Koine

/// SQLite's spelling of SQL, from version 3.40 on.
public struct SQLiteDialect: SQLDialectWithTraits, SQLStandardOperators {
  /// The library's version, as `sqlite3_libversion_number()` tells it: 3.40.1 is 3 040 001.
  public let version: Int
  /// The answers to all features, and the spelling: `?1` for placeholders, and how deep this version of SQLite lets a statement be nested.
  public let shared: SQLDialectTraits

  /// The oldest version that the dialect knows, and that the driver opens databases with.
  public static let oldestVersion = 3_040_000

  /// - Parameters:
  ///   - version: As `sqlite3_libversion_number()` tells it.
  ///   - maximumParameters: How many values one statement may bind; by default that of the library.
  ///   - parts: What the library was built without; nothing unless given. A database of the driver asks its library.
  public init(
    version: Int = SQLiteDialect.oldestVersion, maximumParameters: Int = 32_766,
    lacking parts: Set<OptionalPart> = []
  ) {
    self.version = version
    shared = SQLDialectTraits(
      features: parts.isEmpty ? SQLiteDialect.defaultFeatures : SQLiteDialect.features(lacking: parts),
      spelling: SQLSpelling(
        identifierLimit: .unlimited, maximumParameters: maximumParameters, numbersColumnsOfValues: true,
        crossJoin: " JOIN ", indexNames: .ofFile, replacesViews: false,
        tableRebuild: SQLiteDialect.tableRebuild, lexicalRules: [.backtickNames, .bracketNames],
        nesting: SQLiteDialect.nesting(version: version)))
  }

  /// <https://sqlite.org/lang_altertable.html#otheralter>
  private static let tableRebuild = SQLTableRebuild(
    settings: ["PRAGMA foreign_keys = OFF"],
    // What names the table, such as a view, stays as it is.
    settingsBeforeRenaming: ["PRAGMA legacy_alter_table = ON"],
    settingsAfterRenaming: ["PRAGMA legacy_alter_table = OFF"],
    checks: ["PRAGMA foreign_key_check"], settingsAfter: ["PRAGMA foreign_keys = ON"])

  /// An expression may have 1 000 levels. The parser had room for 100 symbols until version 3.46; since then its
  /// stack grows, later versions stop it at 2 500.
  private static func nesting(version: Int) -> SQLNestingLimits {
    SQLNestingLimits(symbols: version < 3_046_000 ? 97 : 2_400, height: 999)
  }

  /// `SQLite` with the version in two numbers.
  public var name: String { "SQLite \(version / 1_000_000).\(version / 1_000 % 1_000)" }

  /// Transactions are serializable whatever is asked; a writing one takes the write lock at once.
  public var transactionStatements: TransactionStatements {
    TransactionStatements { options in
      [options.access == .readOnly ? "BEGIN DEFERRED" : "BEGIN IMMEDIATE"]
    }
  }

  static let defaultFeatures = SQLFeatureTable { feature in
    switch feature {
    case .merge: .lowered(.merge)
    case .mergeInOneStep: .unsupported(hint: SQLLowering.hintOfMerge)
    case .nullsSmallest, .nullsOrdering, .rightJoin, .fullJoin, .fullJoinOnInequality,
      .aggregateFilter, .windowFunctions, .commonTables, .commonTableHint, .recursiveColumnTypes,
      .groupingSetsOfComputedText, .returning,
      .upsert, .updateFrom, .rowAssignments, .caseSensitiveLike,
      .caseSensitiveLikeComputed, .longPatterns,
      .distinctConcatenation, .longIdentifiers, .longLists, .nullSafeIndex, .nestedRows,
      .noCaseCollation, .noCaseKey, .noCaseIndexes, .textByCodePoint,
      .wideArithmetic, .divisionByZero, .farShifts, .extremesOfNull, .farTextBounds,
      .castOfFraction, .castOfOtherText, .halvesAwayFromZero,
      .infinity, .limitInSubquery, .outerColumnsInDerivedTables, .returningOfUpdate, .upsertAmongKeys,
      .upsertOfPartialIndex, .upsertOfAnyKey, .upsertOfSeveralKeys, .upsertReturningFewer,
      .groupedExpressionsInHaving,
      // It finds all rows before; what it assigns is computed by FROM (SELECT 1).
      .followingTablesInChange,
      .upsertFromItself,
      .fullJoinAmongJoins, .nestedRowsOfGroups, .nestedRowsByHand, .nestedRowsOfOuterColumns, .groupsInFrames,
      .exclusionFromFrames, .proposedRowInSubquery, .outerColumnsInComparedArms,
      .defaultsOfNeighbours, .exactRanks, .windowsThatBeginOthers, .ignoredFrames, .ranksWithoutOrder,
      .concatenationOverWindow, .bitAggregatesOverWindow, .subqueriesInRowsLookedFor,
      .floatingPointSumsOfFrames, .rangeBesideNulls, .decimalPlaces, .orderOfGroupingSets,
      .unicodeCase, .jsonKeysWithMinus, .jsonContainsComputed, .jsonElements, .jsonMembers,
      .jsonPatchComputed,
      .distinctGroups, .orderOfDistinct, .windowsBesideHaving, .windowsInSubquery, .jsonKeysOfGroups,
      .jsonContainsOfGroups,
      .unreadCommonTables, .commonTablesInAggregates, .constantsInDerivedTables, .framesInsideWindows,
      .laterColumnsInHaving, .windowsOfOuterRows, .partialIndexes, .indexesOfExpressions,
      .deferredForeignKeys,
      .foreignKeysToDefault, .virtualColumns, .noCaseReferences, .groupingOfOuterColumns,
      .programFunctions, .programCollations,
      .remainderOfDoubles, .recursionInTerms, .jsonObjectsInQueries, .fullTextSearch, .boxIndexes,
      .commonTablesOfOuterQueries, .conversionsInDefinitions:
      .native
    case .materializedViews:
      .unsupported(
        hint: "SQLite stores no rows of views; leave materialized: out, or insert them into a table")
    case .tableChanges: .lowered(.tableChanges)
    case .enumTypes: .lowered(.enumTypes)
    case .decimalChanges:
      .unsupported(
        hint:
          "SQLite's integers do not tell their scale; add a column, copy the values with an update, and drop the old one"
      )
    case .schemas:
      .unsupported(hint: "SQLite's schemas are files; attach one by SQL: ATTACH 'audit.db' AS audit")
    // Behind a row without a match, its register for a subquery of no outer column holds NULL.
    case .computedConstantsInOuterJoins: .lowered(.computedConstantsInOuterJoins)
    // EXISTS has SQLite leave out DISTINCT.
    case .limitInExists: .lowered(.limitInExists)
    // SQLite refuses an aggregate of the outer query in FROM.
    case .namesOfAggregates: .lowered(.namesOfAggregates)
    // SQLite takes every row there.
    case .filteredExtremesOfFrames: .lowered(.filteredExtremesOfFrames)
    case .qualification: .lowered(.qualification)
    case .rowsAfter: .lowered(.rowsAfter)
    case .limitWithTies: .lowered(.limitWithTies)
    case .lateralJoins: .lowered(.lateralJoins)
    case .otherLateralJoins:
      .unsupported(
        hint:
          "SQLite has no LATERAL; say by equalities which rows belong to a row, or join the query and group")
    case .namedTimeZones:
      .unsupported(hint: "SQLite knows no time zones; use an offset, or compute the zone's time in Swift")
    case .largestNullsInIndexes:
      .unsupported(hint: "in SQLite's indexes NULL is smaller than every value; leave the order of NULL out")
    case .includedColumns:
      .unsupported(
        hint:
          "SQLite's indexes have no INCLUDE; end the terms of an index with the columns, if it is not unique"
      )
    case .normalForms:
      .unsupported(
        hint: "SQLite has no normal forms of Unicode; normalize texts in Swift before they are stored")
    case .prefixIndex: .lowered(.prefixRange)
    case .groupingSets: .lowered(.groupingSets)
    // By functions of the driver.
    case .orderInAggregates, .countOfRowValues, .spreadAggregates, .pairAggregates, .orderedSetAggregates,
      .bitAggregates, .exclusiveOrAggregate, .firstInOrder, .distinctConcatenationSeparator:
      .native
    case .groupingSetsByHand:
      .unsupported(
        hint: "SQLite has no GROUPING SETS; group in a derived table, from(…), and write the SQL around it")
    case .rowLocks, .rowLocksOfTables:
      .unsupported(
        hint: "SQLite locks the database, not rows; say singleWriterSuffices: true where that is lock enough")
    case .rowLocksOfSingleWriter: .lowered(.rowLocksOfSingleWriter)
    case .compoundArms: .lowered(.compoundArms)
    case .compoundRowsCounted: .lowered(.compoundRowsCounted)
    case .longCompounds: .lowered(.longCompounds)
    // Their integers have another power of ten as their unit.
    case .decimalsOfTwoScales: .lowered(.decimalsOfTwoScales)
    case .castBeyondRange: .lowered(.castBeyondRange)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.textOfTruthValue)
    // SQLite takes `x IN ()` for a constant before it looks which query an aggregate belongs to, and forgets what AND connects
    // with it, be it the only aggregate.
    case .emptyListInAggregate: .lowered(.emptyListInAggregate)
    case .emptyList: .lowered(.emptyList)
    case .distinctOn, .distinctOnOtherOrder: .lowered(.distinctOn)
    case .offsetWithoutLimit: .lowered(.offsetWithoutLimit)
    case .upsertFromQuery: .lowered(.upsertFromQuery)
    // It would make a key.
    case .nullForKey: .lowered(.nullForKey)
    case .impliedGroup: .lowered(.impliedGroup)
    // SQLite 3.40 takes every column there for one that is never NULL.
    case .nullTestsInReturning: .lowered(.nullTestsInReturning)
    // SQLite 3.40 takes such a condition for one of the whole query.
    case .constantJoinConditions: .lowered(.constantJoinConditions)
    case .outerColumnsInOrder: .lowered(.outerColumnsInOrder)
    case .outerColumnsInGroups:
      .unsupported(
        hint: "SQLite's GROUP BY sees no column of an outer query; group by columns of the subquery")
    // SQLite reads the table while it changes it, as soon as it has read one row.
    case .upsertOfConstraint:
      .unsupported(hint: "SQLite's ON CONFLICT names no constraint; name the columns of the key")
    case .changedTableInUpdate: .lowered(.changedTableInUpdate)
    case .changedTableInDelete: .lowered(.changedTableInDelete)
    case .changedTableInUpsert:
      .unsupported(
        hint: "SQLite would read rows that the statement has written; read them in a statement before it")
    case .followingTablesInReturning:
      .unsupported(
        hint:
          "SQLite has deleted or changed those rows before; read them in a statement before it, in its transaction"
      )
    case .upsertOfDefaults: .unsupported(hint: "provide the columns of the conflict's target")
    case .defaultInRows: .lowered(.defaultInRows)
    case .notANumber: .unsupported(hint: "SQLite stores NaN as NULL; store nil, or another number")
    case .roundingToReal:
      .unsupported(hint: "SQLite cannot round to single precision; declare the property as a Double")
    }
  }
}

extension SQLDialect where Self == SQLiteDialect {
  /// SQLite 3.40, the oldest supported version.
  public static var sqlite: SQLiteDialect { .oldest }

  /// SQLite of a version, such as 3 045 000 for 3.45.
  public static func sqlite(version: Int) -> SQLiteDialect { SQLiteDialect(version: version) }
}

extension SQLiteDialect {
  fileprivate static let oldest = SQLiteDialect()
}

extension DialectName {
  /// The name of ``SQLiteDialect``, in SQL written by hand that differs by dialect.
  public static let sqlite = DialectName("SQLite")
}
