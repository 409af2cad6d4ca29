-- SQLite 3.40
-- refused: SQLite 3.40 cannot express outerColumnsInGroups in WHERE › subquery: SQLite's GROUP BY sees no column of an outer query; group by columns of the subquery

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express groupingOfOuterColumns in WHERE › subquery › HAVING: PostgreSQL looks for such a key in the outer query; group by a column of the query itself, too

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_groups") in WHERE › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
