@_spi(KoineDriver) public import Koine

/// MariaDB's spelling of SQL, from version 10.11 on. It renders; there is no driver yet.
///
/// Its texts mean what they say in a session that has run ``sessionSetup``.
public struct MariaDBDialect: SQLDialectWithTraits {
  /// The server's version, as `mysql_get_server_version()` tells it: 10.11.6 is 101 106.
  public let version: Int
  /// The answers to all features, and the spelling: `?` for placeholders, 65 535 of them at most, and names between back-ticks.
  public let shared: SQLDialectTraits

  /// The oldest version that the dialect knows.
  public static let oldestVersion = 101_100

  /// What compares texts by code point, blanks at their ends included.
  static let collation = "utf8mb4_nopad_bin"

  /// What a driver runs once for each new connection, before anything else.
  ///
  /// Text is UTF-8, compared by code point; a backslash in a text is a backslash; an invalid value is an error, a
  /// division by zero NULL, a key of 0 a key; SET sees the row as it was; texts put together have any length, and
  /// recursive common tables any number of steps: the server would stop at the 1000th, with a warning alone. Texts are
  /// ordered, and put into windows, by their first 256 KiB, in place of 1. Conditions
  /// on derived tables stay outside of them, as the server does not find its way among equal names of columns within.
  public static let sessionSetup = [
    "SET NAMES utf8mb4 COLLATE \(collation)",
    "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION,SIMULTANEOUS_ASSIGNMENT,"
      + "NO_BACKSLASH_ESCAPES,NO_AUTO_VALUE_ON_ZERO,NO_ZERO_DATE,NO_ZERO_IN_DATE'",
    "SET SESSION time_zone = '+00:00'", "SET SESSION group_concat_max_len = 1073741824",
    "SET SESSION max_recursive_iterations = 4294967295",
    "SET SESSION max_sort_length = 262144, sort_buffer_size = 134217728",
    "SET SESSION optimizer_switch = 'condition_pushdown_for_derived=off'",
  ]

  /// - Parameter version: The server's version, as `mysql_get_server_version()` tells it.
  public init(version: Int = MariaDBDialect.oldestVersion) {
    self.version = version
    shared = SQLDialectTraits(
      features: MariaDBDialect.defaultFeatures,
      spelling: SQLSpelling(
        numbersPlaceholders: false, identifierQuote: UInt8(ascii: "`"), identifierLimit: .characters(64),
        maximumParameters: 65_535,
        defaultRow: " () VALUES ()", proposedValue: "VALUES", forgetsNullOfRows: true,
        placeholdersArePositions: true, comparesNegatedColumns: true, sharedLock: " LOCK IN SHARE MODE",
        indexNames: .ofTable, indexedPrefix: 255, comments: .inline, modifiesColumns: true,
        lexicalRules: [.hashComments, .blankBehindDashes],
        // The stack of a thread by default.
        nesting: SQLNestingLimits(symbols: 500, height: 500)))
  }

  /// `MariaDB` with the version in two numbers.
  public var name: String { "MariaDB \(version / 10_000).\(version / 100 % 100)" }

  /// `SET TRANSACTION ISOLATION LEVEL …`, then `START TRANSACTION` with the access that is asked for.
  public var transactionStatements: TransactionStatements {
    TransactionStatements { options in
      [
        "SET TRANSACTION ISOLATION LEVEL \(options.isolation.standardName)",
        "START TRANSACTION \(options.access.standardName)",
      ]
    }
  }

  private static let defaultFeatures = SQLFeatureTable { feature in
    switch feature {
    case .nullsSmallest, .rightJoin, .fullJoinOnInequality, .longLists, .windowFunctions, .commonTables,
      .rowLocks, .rowLocksOfSingleWriter,
      .returning, .upsert, .upsertFromQuery, .upsertOfDefaults, .caseSensitiveLike,
      .caseSensitiveLikeComputed, .distinctConcatenation, .distinctConcatenationSeparator, .nullSafeIndex,
      // An index of a column without case is one that no comparison uses, as those are of lower().
      .noCaseIndexes,
      .roundingToReal, .longPatterns, .nullTestsInReturning, .changedTableInUpdate,
      .changedTableInDelete, .outerColumnsInOrder, .outerColumnsInGroups, .wideArithmetic, .divisionByZero,
      .extremesOfNull, .farTextBounds, .prefixIndex, .nestedRows, .compoundRowsCounted,
      .filteredExtremesOfFrames, .jsonElements,
      .jsonMembers, .decimalsOfTwoScales, .computedConstantsInOuterJoins, .longCompounds:
      .native
    // Its joined updates assign in an order that it does not tell.
    case .updateFrom: .lowered(.updateFrom)
    case .rowAssignments:
      .unsupported(
        hint: "MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join")
    case .rowLocksOfTables:
      .unsupported(
        hint: "MariaDB locks the rows of all tables of a query; lock those of one in a query of its own")
    case .merge: .lowered(.merge)
    case .mergeInOneStep: .unsupported(hint: SQLLowering.hintOfMerge)
    case .qualification: .lowered(.qualification)
    // Its own WITH TIES takes computed terms that are equal for different ones.
    case .limitWithTies: .lowered(.limitWithTies)
    // Of an outer join in a subquery, it leaves out what names outer columns alone.
    case .constantJoinConditions: .lowered(.constantJoinConditions)
    // MariaDB compares what is computed of a count before the rows are counted.
    case .distinctGroups: .lowered(.distinctGroups)
    // Distinct rows of constants are one row to MariaDB, whatever the OFFSET; and it loses rows where it does not find
    // a term of the order, such as nullif(a, b), among what is selected.
    case .orderOfDistinct: .lowered(.orderOfDistinct)
    // EXISTS has it leave out DISTINCT, GROUP BY and ORDER BY.
    case .limitInExists: .lowered(.limitInExists)
    // Beside an aggregate of distinct or ordered values, it has no row, or values of another one; of one group of all
    // rows, constants are NULL, and what is NULL may be zero; and it compares an aggregate in a row value, or looks it
    // up, as it was for another group.
    case .windowsBesideHaving: .lowered(.windowsBesideHaving)
    // It takes the name for that of a table.
    case .commonTablesOfOuterQueries: .lowered(.commonTablesOfOuterQueries)
    case .namesOfAggregates: .native
    // The server ends if a prepared statement declares one that reads a recursive one.
    case .unreadCommonTables: .lowered(.unreadCommonTables)
    case .commonTablesInAggregates:
      .unsupported(
        hint:
          "MariaDB takes their aggregates for ones inside of this one; compute its argument in a derived table, from(…)"
      )
    // Of a derived table that it does without, such a column is a constant, which it takes for zero in a subquery, and
    // for the constant where a join has no row.
    case .constantsInDerivedTables: .lowered(.constantsInDerivedTables)
    case .laterColumnsInHaving:
      .unsupported(
        hint: "MariaDB takes the column for the selected one; select the column first, or compare in WHERE")
    case .windowsOfOuterRows:
      .unsupported(
        hint:
          "MariaDB may look at the condition for the first row alone; compute the windows in a derived table, "
          + "from(…), and compare around it")
    case .framesInsideWindows:
      .unsupported(
        hint:
          "MariaDB takes the frame for one of the outer window; compute the subquery in a derived table, from(…)"
      )
    // It compares before the windows are there.
    case .windowsInSubquery: .lowered(.windowsInSubquery)
    case .jsonContainsOfGroups:
      .unsupported(
        hint: "MariaDB looks for it in a subquery; compute the document in a derived table, from(…)")
    case .jsonKeysOfGroups:
      .unsupported(hint: "MariaDB reads keys in a subquery; compute the object in a derived table, from(…)")
    case .programFunctions:
      .unsupported(
        hint: "MariaDB cannot call Swift; compute it in Swift of what the query reads, or write SQL for it"
      )
    case .programCollations:
      .unsupported(hint: "MariaDB cannot call Swift; sort in Swift what the query reads")
    case .lateralJoins: .lowered(.lateralJoins)
    case .orderOfGroupingSets, .remainderOfDoubles, .virtualColumns, .tableChanges,
      .decimalChanges, .conversionsInDefinitions:
      .native
    case .enumTypes: .lowered(.enumTypes)
    // The server ends once such a statement is prepared.
    case .recursionInTerms:
      .unsupported(
        hint:
          "MariaDB does not survive the second mention; compute it in a derived table, from(…), and order by its column"
      )
    case .jsonObjectsInQueries:
      .unsupported(
        hint: "MariaDB takes the first of equal keys; select the object as it is, and read it in Swift")
    case .boxIndexes:
      .unsupported(
        hint:
          "Koine has no index of boxes on MariaDB; compare the columns, by SQL with a SPATIAL INDEX of a geometry"
      )
    case .fullTextSearch:
      .unsupported(
        hint:
          "MariaDB's FULLTEXT leaves out short and frequent words, and folds other letters; search by like(…), or on another engine"
      )
    case .schemas:
      .unsupported(
        hint: "MariaDB's schemas are databases, which go with all their tables; create and drop them by SQL")
    case .otherLateralJoins:
      .unsupported(
        hint:
          "MariaDB has no LATERAL; say by equalities which rows belong to a row, or join the query and group")
    case .rowsAfter: .lowered(.rowsAfterByTerms)
    case .textByCodePoint: .lowered(.textByCodePoint)
    case .groupingSets: .lowered(.groupingSets)
    case .orderInAggregates, .countOfRowValues, .bitAggregates, .exclusiveOrAggregate: .native
    case .spreadAggregates:
      .unsupported(
        hint: "MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift")
    case .pairAggregates:
      .unsupported(
        hint: "MariaDB has neither correlation nor regression; read the rows, and compute it in Swift")
    case .orderedSetAggregates:
      .unsupported(hint: "MariaDB has percentiles as window functions alone; read the values in their order")
    case .firstInOrder:
      .unsupported(hint: "MariaDB has no such function; take the row by distinct(on:) in a subquery")
    // Of some such queries, put together by UNION ALL, the server loses the text.
    case .groupingSetsOfComputedText:
      .unsupported(
        hint: "MariaDB loses such a text; group by the column, and compute the text of what is selected")
    case .groupingOfOuterColumns:
      .unsupported(
        hint: "MariaDB's derived tables see no column of an outer query; group by columns of the query itself"
      )
    case .groupingSetsByHand:
      .unsupported(
        hint: "MariaDB has no GROUPING SETS; group in a derived table, from(…), and write the SQL around it")
    case .distinctOn, .distinctOnOtherOrder: .lowered(.distinctOn)
    case .offsetWithoutLimit: .lowered(.offsetWithoutLimit)
    case .nullsOrdering: .lowered(.nullsOrdering)
    case .commonTableHint: .lowered(.commonTableHint)
    case .recursiveColumnTypes: .lowered(.recursiveColumnTypes)
    case .emptyList: .lowered(.emptyList)
    case .emptyListInAggregate: .lowered(.emptyListInAggregate)
    case .aggregateFilter: .lowered(.aggregateFilter)
    case .noCaseCollation: .lowered(.noCaseCollation)
    case .impliedGroup: .lowered(.impliedGroup)
    case .farShifts: .lowered(.farShifts)
    case .castBeyondRange: .lowered(.castBeyondRange)
    case .castOfFraction: .lowered(.castOfFraction)
    case .castOfOtherText: .lowered(.castOfOtherText)
    case .halvesAwayFromZero: .lowered(.roundHalfAway)
    case .castToTruthValue: .lowered(.castToTruthValue)
    case .castOfTruthValue: .lowered(.textOfTruthValue)
    // It takes parentheses, but no WITH in them, no equal names of columns, and no LIMIT inside of IN.
    case .compoundArms: .lowered(.compoundArms)
    case .outerColumnsInComparedArms:
      .unsupported(hint: "MariaDB fails with a damaged index; ask with exists(…) and !exists(…)")
    case .limitInSubquery: .lowered(.limitInSubquery)
    case .groupedExpressionsInHaving: .lowered(.groupedExpressionsInHaving)
    case .upsertFromItself: .lowered(.upsertFromItself)
    // It would make a key.
    case .nullForKey: .lowered(.nullForKey)
    // DEFAULT of a generated key would be 0.
    case .defaultInRows: .lowered(.defaultInRows)
    case .fullJoin: .lowered(.fullJoin)
    case .nestedRowsOfGroups: .lowered(.nestedRowsOfGroups)
    case .fullJoinAmongJoins:
      .unsupported(
        hint: "MariaDB has no FULL JOIN; join two tables with a required column each, and nothing else")
    case .nestedRowsOfOuterColumns:
      .unsupported(hint: "MariaDB would aggregate the outer query; select a column of the nested query, too")
    case .nestedRowsByHand: .unsupported(hint: "read the rows in a query of their own")
    case .defaultsOfNeighbours: .lowered(.defaultsOfNeighbours)
    case .windowsThatBeginOthers: .lowered(.windowsThatBeginOthers)
    // They have ten decimals there.
    case .exactRanks: .lowered(.exactRanks)
    case .ignoredFrames: .lowered(.ignoredFrames)
    case .ranksWithoutOrder: .lowered(.ranksWithoutOrder)
    case .concatenationOverWindow:
      .unsupported(hint: "MariaDB puts no texts together over a window; do it in a subquery")
    case .subqueriesInRowsLookedFor:
      .unsupported(
        hint: "MariaDB looks for no row with a subquery in it; compare with exists(query.where { … })")
    // Of a frame that loses a row, and of the highest bits, it computes others.
    case .bitAggregatesOverWindow:
      .unsupported(hint: "MariaDB computes wrong bits over a window; do it in a subquery")
    case .floatingPointSumsOfFrames:
      .unsupported(
        hint:
          "MariaDB subtracts the numbers that leave the frame; begin it at .unboundedPreceding, or sum decimals"
      )
    case .rangeBesideNulls:
      .unsupported(hint: "MariaDB has NULL as the smallest value there; leave out nulls:")
    case .groupsInFrames: .unsupported(hint: "MariaDB's frames count in ROWS and RANGE alone")
    case .exclusionFromFrames:
      .unsupported(hint: "MariaDB's frames have no EXCLUDE; leave out rows with a CASE")
    case .notANumber, .infinity:
      .unsupported(hint: "MariaDB stores finite numbers alone; store nil, or another number")
    case .outerColumnsInDerivedTables:
      .unsupported(hint: "MariaDB's derived and common tables see no column of an outer query; use a join")
    case .returningOfUpdate:
      .unsupported(hint: "MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it")
    case .upsertAmongKeys:
      .unsupported(
        hint:
          "MariaDB takes a conflict of any key for that of the target; leave the other keys to the database")
    case .proposedRowInSubquery:
      .unsupported(
        hint: "MariaDB's subqueries do not see the proposed row; compare with it outside of the subquery")
    case .upsertOfConstraint:
      .unsupported(hint: "MariaDB's ON DUPLICATE KEY takes any key; name the columns of the key")
    case .upsertOfSeveralKeys:
      .unsupported(hint: "MariaDB's ON DUPLICATE KEY takes any key, and once; name the columns of one key")
    case .upsertOfAnyKey:
      .unsupported(hint: "MariaDB would ignore other errors, too; name the columns of the key")
    case .upsertOfPartialIndex: .unsupported(hint: "MariaDB has no partial index; name a key of all rows")
    case .upsertReturningFewer:
      .unsupported(hint: "MariaDB returns the rows that it leaves as they are, too; read the rows in a query")
    case .changedTableInUpsert:
      .unsupported(
        hint: "MariaDB would read rows that the statement has written; read them in a statement before it")
    case .followingTablesInChange, .followingTablesInReturning:
      .unsupported(
        hint:
          "MariaDB has deleted or changed those rows before; read them in a statement before it, in its transaction"
      )
    case .partialIndexes:
      .unsupported(hint: "MariaDB's indexes have every row; leave the condition out, or add a column for it")
    case .indexesOfExpressions:
      .unsupported(hint: "MariaDB's indexes have columns alone; add a generated column by hand")
    case .largestNullsInIndexes:
      .unsupported(hint: "in MariaDB's indexes NULL is smaller than every value; leave the order of NULL out")
    case .includedColumns:
      .unsupported(
        hint:
          "MariaDB's indexes have no INCLUDE; end the terms of an index with the columns, if it is not unique"
      )
    case .deferredForeignKeys:
      .unsupported(
        hint: "MariaDB looks at foreign keys in each statement; change rows in an order that it takes")
    case .foreignKeysToDefault:
      .unsupported(hint: "MariaDB has no SET DEFAULT; take .setNull, or change the rows by hand")
    case .materializedViews:
      .unsupported(
        hint: "MariaDB stores no rows of views; leave materialized: out, or insert them into a table")
    case .noCaseReferences:
      .unsupported(hint: "MariaDB has no key without case; refer to another key")
    case .noCaseKey:
      .unsupported(hint: "add a generated column with the text in lower case, and a key of it, by hand")
    case .decimalPlaces:
      .unsupported(
        hint: "MariaDB cannot tell the fifteen digits of a Double; round a Scaled number by a cast")
    case .unicodeCase:
      .unsupported(
        hint:
          "MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()"
      )
    case .normalForms:
      .unsupported(
        hint: "MariaDB has no normal forms of Unicode; normalize texts in Swift before they are stored")
    case .jsonKeysWithMinus:
      .unsupported(
        hint: "MariaDB takes the minus sign for an index; read the object, and take the key in Swift")
    case .jsonPatchComputed:
      .unsupported(
        hint:
          "MariaDB's JSON_MERGE_PATCH loses members; give the patch as a value, or set each member by setting(_:to:)"
      )
    case .jsonContainsComputed:
      .unsupported(
        hint:
          "MariaDB's JSON_CONTAINS takes a scalar for an array of it; give the document as a value, or compare "
          + "parts of it")
    case .namedTimeZones:
      .unsupported(
        hint:
          "MariaDB has the time zones that its administrator loads, if any; use an offset, or compute in Swift"
      )
    case .longIdentifiers:
      .unsupported(hint: "MariaDB refuses names of more than 64 characters; choose a shorter one")
    }
  }
}

extension SQLDialect where Self == MariaDBDialect {
  /// MariaDB 10.11, the oldest supported version.
  public static var mariaDB: MariaDBDialect { .oldest }

  /// MariaDB of a version, such as 110 402 for 11.4.2.
  public static func mariaDB(version: Int) -> MariaDBDialect { MariaDBDialect(version: version) }
}

extension MariaDBDialect {
  fileprivate static let oldest = MariaDBDialect()
}

extension DialectName {
  /// The name of ``MariaDBDialect``, in SQL written by hand that differs by dialect.
  public static let mariaDB = DialectName("MariaDB")
}
