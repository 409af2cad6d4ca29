-- SQLite 3.40
-- refused: SQLite 3.40 cannot express groupingSetsByHand: SQLite has no GROUPING SETS; group in a derived table, from(…), and write the SQL around it

-- PostgreSQL 13
SELECT "tags"."title", count("tags"."id") FROM "tags" GROUP BY ROLLUP ("tags"."title")

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express groupingSetsByHand: MariaDB has no GROUPING SETS; group in a derived table, from(…), and write the SQL around it
