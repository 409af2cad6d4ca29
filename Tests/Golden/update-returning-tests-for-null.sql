-- SQLite 3.40
UPDATE "tags" SET "weight" = "tags"."weight" WHERE "tags"."id" < ?1 RETURNING "tags"."id", coalesce("tags"."weight", NULL) IS NULL, coalesce("tags"."weight", NULL) IN (?2, ?3)
-- 1: 3 (integer 64)
-- 2: 7 (integer 64)
-- 3: 8 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = "tags"."weight" WHERE "tags"."id" < $1 RETURNING "tags"."id", "tags"."weight" IS NULL, "tags"."weight" IN ($2, $3)
-- 1: 3 (integer 64)
-- 2: 7 (integer 64)
-- 3: 8 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
