-- SQLite 3.40
UPDATE "tags" SET "title" = "tags"."title" || ?1 FROM (SELECT 1 AS "koine_1") AS "koine_once" WHERE "tags"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."id") AS "koine_2" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > ?2) RETURNING "tags"."id", "tags"."title"
-- 1: '2' (text)
-- 2: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "tags"."title" || $1 WHERE "tags"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."id") AS "koine_2" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > $2) RETURNING "tags"."id", "tags"."title"
-- 1: '2' (text)
-- 2: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
