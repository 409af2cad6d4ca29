-- SQLite 3.40
SELECT CASE (NOT EXISTS (SELECT (SELECT max("s"."id") FROM "tags" AS "s" WHERE "s"."id" < "t"."weight"), "t"."weight" FROM "tags" AS "u")) WHEN TRUE THEN 1 WHEN FALSE THEN 0 END FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CASE (NOT EXISTS (SELECT (SELECT max("s"."id") FROM "tags" AS "s" WHERE "s"."id" < "t"."weight"), "t"."weight" FROM "tags" AS "u")) WHEN TRUE THEN CAST(1 AS bigint) WHEN FALSE THEN CAST(0 AS bigint) END FROM "tags" AS "t"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express laterColumnsInHaving in SELECT 1 › subquery: MariaDB takes the column for the selected one; select the column first, or compare in WHERE
