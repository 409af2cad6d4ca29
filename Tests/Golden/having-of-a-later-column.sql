-- SQLite 3.40
SELECT "d"."v1" FROM (SELECT CASE WHEN EXISTS (SELECT count(*) FROM "tags" AS "s" HAVING "t"."id" = 1) THEN 1 ELSE 0 END AS "v1", "t"."id" AS "v2" FROM "tags" AS "t") AS "d"

-- PostgreSQL 13
SELECT "d"."v1" FROM (SELECT CASE WHEN EXISTS (SELECT count(*) FROM "tags" AS "s" HAVING "t"."id" = CAST(1 AS bigint)) THEN CAST(1 AS bigint) ELSE CAST(0 AS bigint) END AS "v1", "t"."id" AS "v2" FROM "tags" AS "t") AS "d"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express laterColumnsInHaving in FROM: MariaDB takes the column for the selected one; select the column first, or compare in WHERE
