"""Which golden queries the generated pages show, and under which words.

A page has a file, a title, what it is about, and sections: a heading, a text, and the names of golden queries. A name
may end with `*`, which stands for every query that begins so and that no page has named.
"""

CLAUSES = [
    ("Clauses-Select", "Selecting columns", "What a query yields: rows, columns, expressions, nested rows, your own types.", [
        ("Rows and columns", "Without `select`, a query yields rows of its table; with it, columns or tuples of them.", [
            "select-all", "select-find", "select-column", "select-columns", "select-expressions", "select-row-and-column",
            "select-last-one-holds", "select-find-composite"]),
        ("Types of your own", "A `@Selection` struct has a column for each property; it may hold whole rows, too.", [
            "selection", "selection-rows-inside", "selection-outer-join", "selection-of-what-is-never-null"]),
        ("Rows inside of rows", "A query in `select` that ends with `array()` becomes a list of values in each row.", [
            "nested-rows-T11", "nested-column", "nested-limit", "nested-twice", "nested-aggregate", "tuple-of-tuples"]),
    ]),
    ("Clauses-Conditions", "Conditions", "`where`: comparisons, NULL, lists, texts, conditions as values.", [
        ("Comparisons", "`==` with nil is IS NULL. A comparison of an optional may be NULL, and its row is left out.", [
            "where-equal", "where-not-equal", "where-and-or-not", "where-between", "between-symmetric-O15", "between-symmetric-of-other-numbers", "where-date-equal-T8",
            "where-text-less", "where-twice"]),
        ("NULL", "`is` and `isNot` are never NULL.", [
            "where-nil", "where-not-nil", "where-is-O14", "where-is-not", "where-is-columns-O14", "where-not-of-null",
            "is-true", "is-true-of-a-comparison", "null-safe-join"]),
        ("Lists", "A list may be empty, and of any length.", [
            "in-list", "in-empty-O17", "not-in-empty-O17", "in-optional", "in-texts"]),
        ("Row values", "`row` compares several values at once.", [
            "row-equal", "row-greater-O16", "row-in-O16", "row-in-query", "row-is-O16"]),
        ("Patterns", "`like` ignores the case of ASCII letters unless told otherwise; `contains` and its kin have no wildcards.", [
            "like-ascii-case-O9", "like-case-sensitive-O9", "like-escaped-O11", "like-column", "like-negated", "contains",
            "has-prefix", "has-suffix"]),
        ("Periods", "", ["periods", "periods-of-dates-that-may-be-null", "periods-without-an-end"]),
        ("Conditions that the program puts together", "`if`, `for` and `switch` work inside the closure; conditions are values.", [
            "builder-if", "builder-for", "builder-switch", "compose-and", "compose-or-then-where", "compose-not-of-or",
            "compose-join", "compose-update"]),
        ("Conditions as values", "A condition is a Bool: it is selected, compared, counted, assigned.", [
            "conditions-as-values", "opposites-as-values", "condition-compared", "condition-in-a-case", "condition-as-a-filter",
            "condition-assigned", "optional-column-as-a-condition"]),
    ]),
    ("Clauses-Order", "Order, limits and pages", "`order`, `limit`, `offset`, `after`, `distinct`.", [
        ("Order", "NULL is smaller than every value, texts are sorted by code point.", [
            "order-nulls-smallest-Q1", "order-descending-nulls-Q1", "order-nulls-last-Q1", "order-descending-nulls-first",
            "order-text-by-code-point-T21", "order-no-case", "order-expression", "order-twice-appends", "order-by-aggregate",
            "order-by-selected", "order-by-selected-windows",
            "case-in-order"]),
        ("Limits", "", [
            "limit-P11", "limit-offset", "offset-alone-Q2", "limit-with-ties-Q4", "limit-with-ties-groups"]),
        ("Pages", "`after` begins behind a row of the order: its values, or the row itself.", [
            "after-one-term", "after-terms-of-one-direction", "after-mixed-directions", "after-before-null", "after-a-row",
            "after-groups"]),
        ("Distinct rows", "", [
            "distinct", "distinct-pairs", "distinct-on-Q9", "distinct-on-rows", "distinct-on-limit", "distinct-on-joined",
            "distinct-by-unselected-Q10"]),
    ]),
    ("Clauses-Joins", "Joins", "`join`, `leftJoin`, `rightJoin`, `fullJoin`, `crossJoin`, `semiJoin`, `antiJoin`, aliases.", [
        ("Kinds of joins", "The outer side becomes optional, in closures and in rows.", [
            "join", "join-rows", "left-join-rows", "left-join-optional-column", "left-join-without-row", "right-join-Q29",
            "full-join-Q29", "full-join-on-inequality-Q29", "cross-join-Q30"]),
        ("Several joins", "", ["join-three", "left-then-right", "cross-join-then-join-Q31", "join-after-select"]),
        ("A table joined with itself", "An alias is a type, or a name.", [
            "join-self", "left-join-self-L1", "alias-by-text", "alias-of-a-condition"]),
        ("Rows with a partner, and without", "", [
            "semi-join", "anti-join", "semi-join-of-a-condition", "semi-join-of-a-derived-table", "semi-join-after-a-join"]),
        ("Lateral joins", "", ["lateral*"]),
    ]),
    ("Clauses-Groups", "Groups and subtotals", "`group`, `having`, `rollup`, `cube`, `groupingSets`.", [
        ("Groups", "What is selected is grouped by, depends on a grouped key, or is aggregated.", [
            "group-having", "group-empty-side", "group-by-null", "group-by-two", "group-by-expression-Q12", "having-twice",
            "having-alone-Q13", "grouped-by-a-key-Q11", "ungrouped-column-Q11", "count-groups"]),
        ("Subtotals", "A key is NULL in the groups that it does not make; `grouping` tells these NULLs from others.", [
            "Q14-rollup", "Q14-rollup-within-group", "Q15-cube", "Q15-grouping-sets", "Q14-rollup-of-several-at-once",
            "Q14-having", "Q14-join", "Q14-dependent-columns", "Q16-empty-set", "Q14-limit", "Q14-arms"]),
    ]),
    ("Clauses-Aggregates", "Aggregates", "Counts, sums, means, texts put together, statistics, percentiles; each takes a `filter`.", [
        ("Counts, sums, extremes and means", "A sum of integers is an Int, their mean a Double; of no rows both are nil.", [
            "count", "count-rows-of-groups", "count-where", "aggregate-integers-T19", "aggregate-avg-T19", "aggregate-of-none", "aggregate-texts",
            "aggregate-dates", "aggregate-distinct", "aggregate-filter-Q17", "aggregate-arithmetic", "aggregate-of-expression",
            "decimal-aggregated"]),
        ("Rows counted by several columns", "", ["Q23-count-of-tuples", "count-distinct-rows"]),
        ("Conditions", "", ["Q20-any-and-every", "Q20-any-of-nulls"]),
        ("Texts put together", "", [
            "group-concat-Q19", "Q18-concat-ordered", "Q18-concat-ordered-nulls-last", "Q19-concat-distinct-ordered"]),
        ("The first and the last in an order", "", ["first-by-order", "first-by-order-filter"]),
        ("Percentiles", "", ["Q22-median", "Q22-percentile-disc", "Q22-mode"]),
        ("Statistics", "", ["Q21-variance", "Q21-regression", "Q21-means-and-squares-of-pairs"]),
        ("Bits", "", ["Q24-bits", "Q24-exclusive-or"]),
    ]),
    ("Clauses-Windows", "Window functions", "`over`: ranks, neighbours, sums so far, frames, named windows, `qualify`.", [
        ("Ranks", "", ["window-row-number", "window-ranks-of-null-and-ties", "window-ntile"]),
        ("Values of other rows", "", ["window-lag-lead", "window-lag-default", "window-first-last-nth"]),
        ("Aggregates over windows", "", [
            "window-sum-so-far", "window-peers", "window-filter-Q17", "window-group-concat", "window-decimals",
            "window-statistics", "window-bits"]),
        ("Frames", "A range counts in the number that the window is ordered by. In an order of dates or times its distances have a unit, from weeks to microseconds: `.preceding(7, .days)` begins a week before, exactly to the microsecond. A month is not one, as it has no fixed length. Of a `CalendarDate` the units are days and weeks; times of the day are of one day, and a range ends at midnight. Rows with NULL are in the range of one another. A window of microseconds or days is what Koine writes for it, so that engines agree. Order by `epoch()` to count in whole seconds.", [
            "window-rows-L10-P9", "window-range", "window-range-of-instants", "window-range-of-days", "window-range-of-dates",
            "window-groups-Q25", "window-exclude-Q25"]),
        ("Windows over groups", "A window function may stand around an aggregate: shares, ranks of sums.", [
            "window-over-groups", "window-over-one-group", "window-in-order-and-arithmetic"]),
        ("Named windows", "", ["window-named", "window-several"]),
        ("Conditions on window functions", "`qualify` keeps rows by what windows compute: the first of each group, the top three.", [
            "qualify-first-of-each-Q28", "qualify-column-and-window", "qualify-groups", "qualify-join", "qualify-order-limit",
            "window-in-a-derived-table"]),
    ]),
    ("Clauses-Subqueries", "Subqueries", "`exists`, `in`, values of queries, comparisons with all or any of their rows.", [
        ("EXISTS", "", ["exists", "not-exists", "exists-selected"]),
        ("IN", "", ["in-query", "not-in-query-with-null-O23", "in-query-limit-Q5", "in-union"]),
        ("A query as a value", "It yields one row at most: an aggregate, a row by its key, or `limit(1)`.", [
            "scalar-subquery", "scalar-subquery-limit", "scalar-subquery-compared", "scalar-subquery-many-rows-O20"]),
        ("All and any", "", ["compare-all-O19", "compare-any-in-a-list-O19", "compare-all-selected-O19"]),
    ]),
    ("Clauses-Sources", "Derived tables, common tables, VALUES and series", "Queries as sources of other queries.", [
        ("Derived tables", "`as(\"name\")` makes a table of a query: its columns are `$0.0`, `$0.1` …, or the properties of a `@Selection`; one column alone is `value`.", [
            "derived-tuple-Q6", "derived-join", "derived-left-join", "derived-value", "derived-selection", "derived-of-derived",
            "derived-compound-Q7", "derived-row-and-value", "derived-in-exists", "derived-table", "join-limited-table"]),
        ("Common tables", "`commonTable(\"name\")` is computed under one name, and may be used several times: WITH.", [
            "common-tuple", "common-used-twice", "common-joined-with-itself", "common-of-common", "common-value", "common-in-union",
            "common-materialized-Q38", "with-materialized-Q38", "recursive-materialized-Q38", "common-table"]),
        ("Recursive common tables", "", [
            "recursive-numbers-Q41", "recursive-tree", "recursive-cycle", "recursive-texts-Q41", "recursive-in-a-condition"]),
        ("VALUES", "", ["values-Q8", "values-joined-Q8", "values-of-null-Q8", "values-in-Q8"]),
        ("Series of integers", "", ["series-F32", "series-by-F32", "series-left-join-F32"]),
        ("Series of days", "", ["series-of-days-F32", "series-of-months-F32", "series-of-months-joined-F32"]),
        ("Series of instants", "", ["series-of-hours-F32", "series-of-instants-by-months-F32"]),
        ("Arrays", "", ["unnest*", "elements*", "array*"]),
    ]),
    ("Clauses-Compounds", "UNION, INTERSECT and EXCEPT", "Evaluated in the order of the calls, on every engine.", [
        ("Operators", "", [
            "union", "union-all", "intersect", "except", "intersect-all-Q35", "except-all-Q35", "union-tuples", "union-of-rows"]),
        ("Several", "", ["union-then-intersect-Q34", "union-of-intersect-Q33-Q34", "except-of-except"]),
        ("Order and limits", "Of the whole: the closure of `order` receives one argument per column. Of an arm: before it is combined.", [
            "union-order-Q37", "union-order-of-tuples", "union-limit", "union-limited-arm-Q36", "union-grouped-arm"]),
        ("Inside of other queries", "", ["in-union", "union-scalar", "union-from", "union-joined", "union-common-table", "union-count"]),
    ]),
    ("Clauses-Locks", "Locks on rows", "`forUpdate` and `forShare`.", [
        ("Locks", "SQLite has none: say that a single writer suffices, or Koine refuses the query there. Then nothing is locked, `.skipLocked` leaves no row out and `.fail` never fails; a transaction that may write waits when it begins, while another one is open.", [
            "lock-update-Q42", "lock-share-Q42", "lock-skipping-Q42", "lock-failing-Q42"]),
    ]),
    ("Clauses-Writing", "Insert, update and delete", "What changes rows, and what it returns.", [
        ("Inserts", "A `Draft` is a row before it has a key.", [
            "insert-row", "insert-rows", "insert-draft-defaults", "insert-returning", "insert-columns", "insert-from-query",
            "insert-rows-that-differ"]),
        ("Upserts", "", [
            "upsert-nothing", "upsert-update", "upsert-where", "upsert-rows", "upsert-composite-key",
            "upsert-partial-index-P10"]),
        ("Updates", "", [
            "update", "update-increment", "update-from-subquery", "update-returning", "update-from-other-rows"]),
        ("Updates of rows that are joined with others", "Each row has one partner at most, or Koine refuses the update.", [
            "update-join", "update-join-groups", "update-join-values", "update-join-several-rows"]),
        ("Merges", "What becomes of rows that match, and of those that match none: MERGE on PostgreSQL 15, steps elsewhere.", [
            "merge-update-insert", "merge-delete-update", "merge-*"]),
        ("Updates of some rows, and of rows by their keys", "", [
            "update-limited", "update-qualify", "update-rows", "update-rows-setting"]),
        ("Changes of rows that have a version", "Each change counts the version up, unless it assigns the version itself.", [
            "version-*"]),
        ("Deletes", "", [
            "delete", "delete-all", "delete-returning", "delete-where-other-rows", "delete-join", "delete-left-join",
            "delete-limited", "delete-qualify", "delete-keys", "truncate", "delete-empty-condition"]),
    ]),
    ("Clauses-ByHand", "SQL by hand inside of queries", "Fragments: names are quoted, values bound, the text is your own.", [
        ("Expressions", "", [
            "fragment-values", "fragment-columns", "fragment-list", "fragment-query", "fragment-alias", "fragment-order-term",
            "fragment-joined"]),
        ("Queries", "", ["raw-query-in", "raw-query-from", "raw-query-common-table"]),
    ]),
]

FUNCTIONS = [
    ("Functions-Numbers", "Numbers", "Arithmetic, rounding, mathematics, bits, random numbers.", [
        ("Arithmetic", "`/` of integers cuts off. Division by zero is NULL; a column that is never NULL, divided by a plain zero, is refused.", [
            "integer-division-L9-O1", "integer-division-by-value-O2", "double-division-O1-O2", "arithmetic-optional",
            "arithmetic-parentheses-of-sums", "arithmetic-negative-values-L8", "mod*", "modulo*", "remainder*"]),
        ("Rounding", "Halves are rounded away from zero.", [
            "round-half-away-F18", "F18-rounded-to-places", "F18-whole-numbers", "F18-integers-to-places", "absolute"]),
        ("Mathematics", "Outside of a function's domain its value is NULL.", ["logarithms-and-roots-F20-O4", "logarithms-to-a-base-F20", "angles-in-degrees-and-radians", "trigonometry", "width-buckets", "width-buckets-of-bounds-in-rows"]),
        ("Random numbers and UUIDs", "", ["F19-random", "F34-random-uuids"]),
        ("Bits", "", ["bits-O5", "bits-shift"]),
    ]),
    ("Functions-Decimals", "Decimal numbers", "`Scaled` numbers are exact: money, rates, quantities.", [
        ("Comparisons", "", ["decimal-compared", "decimal-between", "decimal-ordered", "decimal-product-compared"]),
        ("Arithmetic", "A product has the decimals of both factors, a quotient four more than the dividend. `cast(as:)` changes the scale.", [
            "decimal-sum-and-difference", "decimal-product-T6", "decimal-product-of-scales", "decimal-quotient",
            "decimal-quotient-by-columns", "decimal-rounded-T15", "decimal-widened", "decimal-of-an-integer", "decimal-sign", "decimal-*"]),
        ("Rounding", "", ["F18-decimals-to-places", "F18-whole-decimals"]),
        ("Aggregates", "", ["decimal-aggregated-with-a-filter", "decimal-sum-of-products-T6"]),
    ]),
    ("Functions-Texts", "Texts", "Lengths, parts, search, case, padding, concatenation, collations.", [
        ("Length and case", "Lengths count code points.", ["length-F14", "F14-length-in-bytes", "lower-ascii-F15", "upper-ascii-F15"]),
        ("Parts", "", [
            "substring-P7", "substring-before-the-first-F13", "left-right", "parts-of-texts-by-numbers-that-may-be-null", "F16-parts", "instr-F17", "trim-sides",
            "trim-characters"]),
        ("Put together, replaced, padded", "", [
            "concatenation-O6", "concat", "F16-joined", "replace", "F16-padded", "F16-number-padded", "F16-formatted", "F16-formatted-with-other-separators", "F16-repeated-and-reversed",
            "F16-code-points"]),
        ("Regular expressions", "", ["regex*", "regular*", "matches*"]),
        ("Unicode", "", ["unicode*", "normal*"]),
        ("Collations", "", ["collate-equal", "order-collate", "no-case-equal", "no-case-in", "collation-conflict"]),
    ]),
    ("Functions-Dates", "Dates and times", "Parts, truncation, arithmetic, differences, zones. In UTC, whatever the session's zone.", [
        ("Now", "", ["F1-now-is-the-clock"]),
        ("Parts", "", ["F2-parts-of-a-date", "F3-weeks-of-iso", "F4-fractions-of-seconds"]),
        ("Truncation", "", ["F5-truncated-to-a-unit-of-the-calendar", "F5-grouped-by-a-month"]),
        ("Arithmetic", "", [
            "F6-days-and-hours-added", "F7-months-added-at-a-months-end", "F8-differences", "F11*", "interval*"]),
        ("Days and times of the day", "", [
            "T9-day-and-time-of-an-instant", "T9-day-compared", "T9-day-and-time-put-together", "days-of-the-calendar",
            "F10-dates-from-parts", "F10-times-from-parts", "T9-start-of-a-day"]),
        ("Times of the day", "", ["times-later-and-earlier", "times-until-others", "times-truncated"]),
        ("Texts and numbers", "", ["F12-text-of-iso", "F12-instants-by-a-pattern", "F12-days-by-a-pattern", "F12-times-by-a-pattern",
            "F12-grouped-by-a-pattern", "F12-pattern-with-another-letter", "times-and-days-as-texts-of-iso", "F10-texts-that-are-no-dates", "since-1970", "instants-of-representations"]),
        ("Zones", "", ["F9-at-an-offset", "F9-named-zone"]),
    ]),
    ("Functions-Choices", "CASE, coalesce, greatest", "Values that depend on conditions and on NULL.", [
        ("CASE", "", ["case-when", "case-without-else", "case-of", "case-nested"]),
        ("NULL", "", ["coalesce-F21", "null-if"]),
        ("Extremes", "NULL if an argument is NULL.", ["greatest-O22", "least-O22", "greatest-of-three"]),
    ]),
    ("Functions-Casts", "Casts", "Between every pair of types that has a meaning; what has no value of the type is NULL.", [
        ("Numbers", "", [
            "cast-double-to-int-T16", "cast-int-to-double", "cast-int-to-text-L11-T23", "cast-int-to-int32", "cast-int-to-bool",
            "cast-condition-to-int"]),
        ("Texts", "", ["cast-text-to-int-T17", "cast-text-to-bool", "cast-text-to-uuid-T10", "cast-bool-to-text-T2", "cast-*"]),
    ]),
    ("Functions-JSON", "JSON", "Fields, elements, arrays and objects of JSON.", [
        ("JSON", "", ["json*", "JSON*", "F22*", "F23*", "F24*", "F25*", "F26*", "F27*", "F28*", "F29*", "F30*", "F31*"]),
    ]),
]
