-- SQLite 3.40
SELECT (SELECT count(*) OVER () FROM "tags" AS "s" WHERE "s"."id" = 2 AND "t"."weight" = 7) FROM "tags" AS "t"

-- PostgreSQL 13
SELECT (SELECT count(*) OVER () FROM "tags" AS "s" WHERE "s"."id" = CAST(2 AS bigint) AND "t"."weight" = CAST(7 AS bigint)) FROM "tags" AS "t"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express windowsOfOuterRows in SELECT 1 › subquery: MariaDB may look at the condition for the first row alone; compute the windows in a derived table, from(…), and compare around it
