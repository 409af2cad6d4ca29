-- SQLite 3.40
-- refused: SQLite 3.40 cannot express outerColumnsInGroups in WHERE › subquery: SQLite's GROUP BY sees no column of an outer query; group by columns of the subquery

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express groupingOfOuterColumns in WHERE › subquery › HAVING: PostgreSQL takes such a key for the outer query's; group by columns of the query itself
-- refused: PostgreSQL 13 cannot express groupingOfOuterColumns in WHERE › subquery: PostgreSQL takes such a key for the outer query's; group by columns of the query itself

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express groupingOfOuterColumns in WHERE › subquery › HAVING: MariaDB's derived tables see no column of an outer query; group by columns of the query itself
-- refused: MariaDB 10.11 cannot express groupingOfOuterColumns in WHERE › subquery: MariaDB's derived tables see no column of an outer query; group by columns of the query itself
