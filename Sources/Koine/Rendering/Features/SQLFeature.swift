/// What a statement may ask of an engine beyond what every engine has.
///
/// Each dialect answers each feature, for the version it is told; a feature it does not know is unsupported.
@nonexhaustive public enum SQLFeature: UInt8, Sendable, Hashable, CaseIterable {
  /// `DISTINCT ON (…)`, ordered by the same expressions first.
  case distinctOn
  /// `DISTINCT ON (…)` in another order.
  case distinctOnOtherOrder
  /// OFFSET without LIMIT.
  case offsetWithoutLimit
  /// ORDER BY puts NULL before every value, and DESC after, without being told.
  case nullsSmallest
  /// `NULLS FIRST`, `NULLS LAST`
  case nullsOrdering
  /// `RIGHT JOIN`
  case rightJoin
  /// `FULL JOIN`
  case fullJoin
  /// A full join on something else than equality.
  case fullJoinOnInequality
  /// A long list of values bound as one, in a way that an index serves.
  case longLists
  /// `IN ()` in an aggregate.
  case emptyListInAggregate
  /// `IN ()`
  case emptyList
  /// `FILTER (WHERE …)` of an aggregate function.
  case aggregateFilter
  /// A function with OVER.
  case windowFunctions
  /// A frame of a window that counts groups of equal rows: `GROUPS BETWEEN …`
  case groupsInFrames
  /// A query of several arms in which one has a clause or arms of its own: `(… LIMIT 1) UNION …`.
  case compoundArms
  /// INTERSECT and EXCEPT in a subquery, of arms that name columns of the outer query.
  case outerColumnsInComparedArms
  /// INTERSECT ALL and EXCEPT ALL
  case compoundRowsCounted
  /// `EXCLUDE` in the frame of a window.
  case exclusionFromFrames
  /// `WITH … AS (…)`
  case commonTables
  /// `RETURNING` of an insert, update or deletion.
  case returning
  /// `ON CONFLICT (…)`
  case upsert
  /// `ON CONFLICT` behind the rows of a query.
  case upsertFromQuery
  /// `ON CONFLICT` behind `DEFAULT VALUES`.
  case upsertOfDefaults
  /// DEFAULT as a value in a row of an insert. Without it, rows that leave different columns to the database
  /// are inserted in several steps.
  case defaultInRows
  /// A case-sensitive LIKE with a pattern known when the query is rendered.
  case caseSensitiveLike
  /// A case-sensitive LIKE with a pattern that the database computes.
  case caseSensitiveLikeComputed
  /// Distinct texts put together with the separator `,`.
  case distinctConcatenation
  /// Distinct texts put together with another separator.
  case distinctConcatenationSeparator
  /// A floating-point value that is not a number: NaN.
  case notANumber
  /// All rows of a query as one value.
  case nestedRows
  /// A name that is longer than ``SQLSpelling/identifierLimit``.
  case longIdentifiers
  /// An index that serves `IS NOT DISTINCT FROM` of two columns.
  case nullSafeIndex
  /// A computed number in a column of single precision.
  case roundingToReal
  /// A collation that ignores the case of ASCII letters.
  case noCaseCollation
  /// UNIQUE, PRIMARY KEY and `ON CONFLICT` of a column that ignores case.
  case noCaseKey
  /// An index that compares texts without the case of their letters.
  case noCaseIndexes
  /// HAVING, or an aggregate in ORDER BY or DISTINCT ON, of a query without GROUP BY that selects no aggregate.
  case impliedGroup
  /// A LIKE pattern of more than 50 000 bytes.
  case longPatterns
  /// Whether a column is NULL, asked in RETURNING: by IS NULL, IN, or in a subquery; comparisons of texts there; and
  /// integers of a table whose first column is a fraction.
  case nullTestsInReturning
  /// A part of the condition of an inner or left join, before a right or full one, that names none of the tables; a part
  /// of that of an outer join that names outer columns alone, or is a mere column of another table.
  case constantJoinConditions
  /// UPDATE of rows that are joined with others: FROM.
  case updateFrom
  /// Several columns of an update that get the row of a query: `SET (a, b) = (SELECT …)`.
  case rowAssignments
  /// A subquery in SET or WHERE that reads the table as it was before the update, whatever rows have been changed.
  case changedTableInUpdate
  /// A subquery in WHERE that reads the table as it was before the deletion, whatever rows have been deleted.
  case changedTableInDelete
  /// A subquery in SET or WHERE of an upsert of several rows that reads the table as it was before the statement.
  case changedTableInUpsert
  /// A subquery in SET or WHERE of an update or a deletion that reads a table as it was before, whose rows follow those
  /// that they refer to.
  case followingTablesInChange
  /// A subquery in RETURNING that reads a table as it was before, whose rows follow those that they refer to.
  case followingTablesInReturning
  /// ORDER BY of a subquery by a column of an outer query.
  case outerColumnsInOrder
  /// GROUP BY of a subquery by a column of an outer query.
  case outerColumnsInGroups
  /// Arithmetic on integers of fewer than 64 bits in 64, and on numbers of single precision in double precision.
  case wideArithmetic
  /// `/` and `%` by zero: NULL.
  case divisionByZero
  /// Shifts by a negative number of places, or by more than an integer has.
  case farShifts
  /// `greatest` and `least`, NULL if an argument is.
  case extremesOfNull
  /// A number or a text as a truth value: `0` and `'false'` are false, `'true'` is true, other texts are NULL.
  case castToTruthValue
  /// A truth value as a number, 0 or 1, or as a text, `false` or `true`.
  case castOfTruthValue
  /// A number beyond the range of the type that it is cast to: NULL.
  case castBeyondRange
  /// A number with a fraction, cast to an integer: the fraction is cut off.
  case castOfFraction
  /// A text that is not an integer, a UUID, a date or a time, cast to one: NULL.
  case castOfOtherText
  /// Numbers halfway between two whole ones, rounded: away from zero.
  case halvesAwayFromZero
  /// Numbers of different decimals, integers among them, that are compared, added or subtracted.
  case decimalsOfTwoScales
  /// `left`, `right` and `substring` with a bound that is negative, or beyond 32 bits.
  case farTextBounds
  /// An index that serves `hasPrefix` of a column and a value. A dialect without such indexes answers `native`.
  case prefixIndex
  /// A floating-point value that is not finite.
  case infinity
  /// LIMIT or OFFSET in a query that IN looks a value up in.
  case limitInSubquery
  /// A derived table that names a column of a query around the one whose FROM it is in.
  case outerColumnsInDerivedTables
  /// `RETURNING` of an update.
  case returningOfUpdate
  /// `FULL JOIN` behind another join, before a right or full one, of a derived table, or of a source whose every column is
  /// optional.
  case fullJoinAmongJoins
  /// All rows of a query that is grouped or distinct as one value.
  case nestedRowsOfGroups
  /// All rows of a query that is written by hand as one value.
  case nestedRowsByHand
  /// Rows of a query as one value whose cells name columns of the outer query alone.
  case nestedRowsOfOuterColumns
  /// A subquery of an upsert that names a column of the row that is proposed.
  case proposedRowInSubquery
  /// HAVING of an expression that the query is grouped by.
  case groupedExpressionsInHaving
  /// An upsert whose rows bring a key besides that of its target: of the other key, a conflict is an error.
  case upsertAmongKeys
  /// An upsert of the rows of a query that reads the table itself.
  case upsertFromItself
  /// An insert from a query that may compute NULL for a key of one integer.
  case nullForKey
  /// An upsert whose target is a constraint that is named.
  case upsertOfConstraint
  /// A merge: what becomes of rows that match, and of those that match none.
  case merge
  /// A merge whose actions would see what those before them have changed, if each were a statement.
  case mergeInOneStep
  /// An upsert that says for several keys what happens, in their order.
  case upsertOfSeveralKeys
  /// An insert that leaves out a row if another one has any of its keys.
  case upsertOfAnyKey
  /// An upsert whose target is an index of a part of the rows.
  case upsertOfPartialIndex
  /// `RETURNING` of an upsert that may leave rows as they are, which it does not return.
  case upsertReturningFewer
  /// Texts compared, ordered and grouped by code point, whatever the collation of a column.
  case textByCodePoint
  /// MATERIALIZED and NOT MATERIALIZED before the query of a common table.
  case commonTableHint
  /// A recursive common table whose columns have the types of all its queries.
  case recursiveColumnTypes
  /// `ROLLUP`, `CUBE` and `GROUPING SETS`, and `GROUPING(…)`.
  case groupingSets
  /// SQL written by hand beside the groups of several grouping sets.
  case groupingSetsByHand
  /// What `lag` and `lead` give where there is no row.
  case defaultsOfNeighbours
  /// A frame beside a function that looks at the whole partition, and ignores it.
  case ignoredFrames
  /// `rank`, `lag` and their kin over a window without an order.
  case ranksWithoutOrder
  /// Texts put together over a window.
  case concatenationOverWindow
  /// A row value with a subquery in it that is looked for in the rows of a query.
  case subqueriesInRowsLookedFor
  /// The bits of integers that a window has in common, or that one of them has.
  case bitAggregatesOverWindow
  /// Sums and means of floating-point numbers over a frame from which rows leave on the way.
  case floatingPointSumsOfFrames
  /// RANGE at a distance in an order that says where NULL comes.
  case rangeBesideNulls
  /// `percent_rank` and `cume_dist` to the last bit.
  case exactRanks
  /// FILTER of `min` and `max` over a frame from which rows leave on the way.
  case filteredExtremesOfFrames
  /// Three windows or more, of which one is sorted by the first terms of another.
  case windowsThatBeginOthers
  /// QUALIFY
  case qualification
  /// The rows that come behind a row in the order, of which the terms' values are given.
  case rowsAfter
  /// LIMIT with the rows that are equal to the last one in the order.
  case limitWithTies
  /// ROLLUP, CUBE and GROUPING SETS of a text that is computed.
  case groupingSetsOfComputedText
  /// Locks on the rows of a query: FOR UPDATE, FOR SHARE.
  case rowLocks
  /// The same where a single writer is lock enough.
  case rowLocksOfSingleWriter
  /// ORDER BY in an aggregate function that puts texts together.
  case orderInAggregates
  /// `count(DISTINCT (a, b))`
  case countOfRowValues
  /// Variance and standard deviation.
  case spreadAggregates
  /// Correlation, covariance and linear regression.
  case pairAggregates
  /// Percentiles and the most frequent value.
  case orderedSetAggregates
  /// The bits that all integers have, or one of them.
  case bitAggregates
  /// The bits that an odd number of integers has.
  case exclusiveOrAggregate
  /// The value in the first row of an order.
  case firstInOrder
  /// A time zone by its name.
  case namedTimeZones
  /// A number rounded or cut off to decimal places.
  case decimalPlaces
  /// Letters of all alphabets in lower or in upper case.
  case unicodeCase
  /// A normal form of Unicode.
  case normalForms
  /// ORDER BY, windows and DISTINCT over several grouping sets, in some of which a key is NULL that WHERE compares with a
  /// value.
  case orderOfGroupingSets
  /// A query behind JOIN that names columns of the sources before it: LATERAL.
  case lateralJoins
  /// The same of a query that is neither one row of aggregates, nor rows that equalities choose.
  case otherLateralJoins
  /// A key of JSON that begins with `-`.
  case jsonKeysWithMinus
  /// Whether a JSON document contains one that the query computes.
  case jsonContainsComputed
  /// A merge patch that the query computes.
  case jsonPatchComputed
  /// The elements of a JSON array as a table.
  case jsonElements
  /// The members of a JSON object as a table.
  case jsonMembers
  /// DISTINCT of what is computed of the aggregates of groups.
  case distinctGroups
  /// ORDER BY of what is computed, or says where NULL comes, and OFFSET, behind distinct rows.
  case orderOfDistinct
  /// EXISTS of distinct rows or of groups from an OFFSET on, of rows with ties, and of what is computed of groups or over
  /// windows.
  case limitInExists
  /// A window function of a query that has HAVING, aggregates of distinct or ordered values, or one group of all rows;
  /// an aggregate in a row value, or looked up by IN; the descending order of computed keys beside aggregates of
  /// distinct or ordered values.
  case windowsBesideHaving
  /// A common table inside of a query, which reads one of the query around.
  case commonTablesOfOuterQueries
  /// What is computed of a long aggregate, which it names several times.
  case namesOfAggregates
  /// A window function, INTERSECT or EXCEPT in a query that IN looks a value up in, or groups if the value is a constant,
  /// or one group if it is a time; and a subquery as the value.
  case windowsInSubquery
  /// The keys of a JSON object that a window function makes, or an aggregate of no column, or that rows are grouped by the
  /// parts of.
  case jsonKeysOfGroups
  /// What a JSON document contains that a window or `count()` makes, or that rows are grouped by.
  case jsonContainsOfGroups
  /// A common table that no query reads.
  case unreadCommonTables
  /// A common table of aggregates, read by a subquery in an aggregate function.
  case commonTablesInAggregates
  /// A column of a derived or common table that is the same in every row, beside GROUP BY and a subquery, or an outer join
  /// and a window.
  case constantsInDerivedTables
  /// A column of a derived or common table that is computed from none, in an outer join.
  case computedConstantsInOuterJoins
  /// A frame of a window in a subquery that another window is partitioned or ordered by.
  case framesInsideWindows
  /// HAVING of a subquery that names a column which the query around selects behind the subquery; any clause, if the
  /// column is one of a query around both.
  case laterColumnsInHaving
  /// An index of the rows for which a condition holds.
  case partialIndexes
  /// An index of what is computed from columns.
  case indexesOfExpressions
  /// NULL behind every value in an index, or before every one where the index is descending.
  case largestNullsInIndexes
  /// A foreign key that is looked at when the transaction ends.
  case deferredForeignKeys
  /// `ON DELETE SET DEFAULT`, `ON UPDATE SET DEFAULT`
  case foreignKeysToDefault
  /// A window function in a subquery whose conditions name columns of a query around.
  case windowsOfOuterRows
  /// A column that is computed when it is read: `GENERATED ALWAYS AS (…) VIRTUAL`.
  case virtualColumns
  /// CREATE SCHEMA, DROP SCHEMA
  case schemas
  /// A view whose rows are stored: CREATE MATERIALIZED VIEW, REFRESH.
  case materializedViews
  /// ALTER TABLE of columns and rules that there are, and ADD COLUMN of a key or a column without a value.
  case tableChanges
  /// ALTER TABLE of a column of decimal numbers that there is.
  case decimalChanges
  /// A foreign key to columns that ignore case.
  case noCaseReferences
  /// A type of the database's own for the cases of an enum: CREATE TYPE … AS ENUM.
  case enumTypes
  /// ROLLUP, CUBE and GROUPING SETS of a key that names columns of a query around alone, and `GROUPING(…)` of it.
  case groupingOfOuterColumns
  /// `%` of floating-point numbers.
  case remainderOfDoubles
  /// ORDER BY, GROUP BY or a window by what the query has once more, if a subquery in it reads a recursive common table.
  case recursionInTerms
  /// An object of JSON made of rows, elsewhere than in the select list of the whole query: of equal keys, the last counts.
  case jsonObjectsInQueries
  /// A function that the program itself adds to the engine.
  case programFunctions
  /// An order of texts that the program itself adds to the engine.
  case programCollations
  /// An index of the words in texts, and searches in it.
  case fullTextSearch
  /// UNION, INTERSECT or EXCEPT of more than 500 arms.
  case longCompounds
  /// Locks on the rows of some of a query's tables: FOR UPDATE OF.
  case rowLocksOfTables
  /// An index of boxes, and searches in it.
  case boxIndexes
  /// Columns that an index holds, and is not sorted by: CREATE INDEX … INCLUDE.
  case includedColumns
  /// What takes a function that another session might compute otherwise, in an index, its condition or a computed column: a
  /// text made of a date or a time, or one of these made of a text or of numbers, texts put together with a separator, JSON
  /// made of values, the bytes of a text.
  case conversionsInDefinitions
}
