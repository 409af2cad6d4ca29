-- SQLite 3.40
UPDATE "tags" SET "title" = "tags"."title" || ?1 WHERE "tags"."id" < ?2 RETURNING "tags"."title", "tags"."id"
-- 1: '!' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "tags"."title" || $1 WHERE "tags"."id" < $2 RETURNING "tags"."title", "tags"."id"
-- 1: '!' (text)
-- 2: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
