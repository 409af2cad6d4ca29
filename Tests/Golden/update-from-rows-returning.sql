-- SQLite 3.40
UPDATE "tags" SET "weight" = (SELECT koine_sum("Before"."weight") FROM "tags" AS "Before" WHERE "Before"."id" < "tags"."id") FROM (SELECT 1 AS "koine_1") AS "koine_once" WHERE "tags"."id" > ?1 RETURNING "tags"."id", "tags"."weight"
-- 1: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = (SELECT CAST(sum("Before"."weight") AS bigint) FROM "tags" AS "Before" WHERE "Before"."id" < "tags"."id") WHERE "tags"."id" > $1 RETURNING "tags"."id", "tags"."weight"
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
