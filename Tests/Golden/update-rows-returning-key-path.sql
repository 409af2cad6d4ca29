-- SQLite 3.40
UPDATE "tags" SET "reminderID" = "changes"."column2", "title" = "changes"."column3", "weight" = "changes"."column4" FROM (VALUES (?1, ?2, ?3, ?4), (?5, ?6, ?7, ?8), (?9, ?10, ?11, ?12)) AS "changes" WHERE "tags"."id" = "changes"."column1" RETURNING "tags"."weight"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 'one' (text)
-- 4: NULL (integer 64)
-- 5: 4 (integer 64)
-- 6: 1 (integer 64)
-- 7: 'four' (text)
-- 8: 44 (integer 64)
-- 9: 77 (integer 64)
-- 10: 1 (integer 64)
-- 11: 'none' (text)
-- 12: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "reminderID" = "changes"."column2", "title" = "changes"."column3", "weight" = "changes"."column4" FROM (VALUES ($1, $2, $3, $4), ($5, $6, $7, $8), ($9, $10, $11, $12)) AS "changes" WHERE "tags"."id" = "changes"."column1" RETURNING "tags"."weight"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 'one' (text)
-- 4: NULL (integer 64)
-- 5: 4 (integer 64)
-- 6: 1 (integer 64)
-- 7: 'four' (text)
-- 8: 44 (integer 64)
-- 9: 77 (integer 64)
-- 10: 1 (integer 64)
-- 11: 'none' (text)
-- 12: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
