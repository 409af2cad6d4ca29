-- SQLite 3.40
UPDATE "tags" SET "title" = "changes"."column2" FROM (VALUES (?1, ?2), (?3, ?4), (?5, ?6)) AS "changes" WHERE "tags"."id" = "changes"."column1" RETURNING "tags"."id", "tags"."title", "tags"."weight"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 4 (integer 64)
-- 4: 'four' (text)
-- 5: 77 (integer 64)
-- 6: 'none' (text)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "changes"."column2" FROM (VALUES ($1, $2), ($3, $4), ($5, $6)) AS "changes" WHERE "tags"."id" = "changes"."column1" RETURNING "tags"."id", "tags"."title", "tags"."weight"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 4 (integer 64)
-- 4: 'four' (text)
-- 5: 77 (integer 64)
-- 6: 'none' (text)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
