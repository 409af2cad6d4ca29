-- SQLite 3.40
WITH RECURSIVE "numbers" ("v1") AS (SELECT 1 AS "v1" FROM "tags" AS "t" UNION SELECT "n"."v1" + 1 FROM "numbers" AS "n" WHERE "n"."v1" < ?1) SELECT abs((SELECT max("n"."v1") FROM "numbers" AS "n")) FROM "tags" AS "t" ORDER BY abs((SELECT max("n"."v1") FROM "numbers" AS "n"))
-- 1: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "numbers" ("v1") AS (SELECT CAST(CAST(1 AS bigint) AS bigint) AS "v1" FROM "tags" AS "t" UNION SELECT "n"."v1" + CAST(1 AS bigint) FROM "numbers" AS "n" WHERE "n"."v1" < $1) SELECT abs((SELECT max("n"."v1") FROM "numbers" AS "n")) FROM "tags" AS "t" ORDER BY abs((SELECT max("n"."v1") FROM "numbers" AS "n")) NULLS FIRST
-- 1: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express recursionInTerms: MariaDB does not survive the second mention; compute it in a derived table, from(…), and order by its column
