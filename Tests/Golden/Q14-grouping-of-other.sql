-- SQLite 3.40
-- refused: Koine refuses groupingOfOther in SELECT 1: it tells whether a group is made by a key of the query; name at most 31 expressions by which this very query is grouped
-- refused: Koine refuses ungroupedColumn (tags.id): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate

-- PostgreSQL 13
-- refused: Koine refuses groupingOfOther in SELECT 1: it tells whether a group is made by a key of the query; name at most 31 expressions by which this very query is grouped
-- refused: Koine refuses ungroupedColumn (tags.id): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate

-- MariaDB 10.11
-- refused: Koine refuses groupingOfOther in SELECT 1: it tells whether a group is made by a key of the query; name at most 31 expressions by which this very query is grouped
-- refused: Koine refuses ungroupedColumn (tags.id): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
