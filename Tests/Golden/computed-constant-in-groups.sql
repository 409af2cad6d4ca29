-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" WHERE nullif(?1, ?2) IN (SELECT CASE WHEN count(*) >= 0 THEN 1 END FROM "tags" AS "s" HAVING NOT (TRUE OR "t"."id" = 1))
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" WHERE nullif($1, $2) IN (SELECT CAST(1 AS bigint) FROM "tags" AS "s" HAVING NOT (TRUE OR "t"."id" = CAST(1 AS bigint)))
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInDerivedTables ("koine_windows") in WHERE › subquery › FROM: MariaDB's derived and common tables see no column of an outer query; use a join
