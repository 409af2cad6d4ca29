-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE ?1 ESCAPE '\'
-- 1: '%\\\\%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\'
-- 1: '%\\\\%' (text)
