-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" LIKE ?1 ESCAPE '\' OR "phrases"."text" LIKE ?2 ESCAPE '\' ORDER BY "phrases"."id"
-- 1: '%\\%' (text)
-- 2: '%\\_%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\' OR "phrases"."text" COLLATE "C" ILIKE $2 ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: '%\\%' (text)
-- 2: '%\\_%' (text)
