-- SQLite 3.40
SELECT ntile(1) OVER (ORDER BY "t"."id" IN (SELECT koine_sum("s"."id") OVER (ORDER BY "s"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "tags" AS "s")) FROM "tags" AS "t"

-- PostgreSQL 13
SELECT ntile(1) OVER (ORDER BY "t"."id" IN (SELECT CAST(sum("s"."id") OVER (ORDER BY "s"."id" ROWS BETWEEN CAST(1 AS bigint) PRECEDING AND CURRENT ROW) AS bigint) FROM "tags" AS "s") NULLS FIRST) FROM "tags" AS "t"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express framesInsideWindows in SELECT 1: MariaDB takes the frame for one of the outer window; compute the subquery in a derived table, from(…)
