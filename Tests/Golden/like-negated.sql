-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE NOT "phrases"."text" LIKE ?1 ESCAPE '\' ORDER BY "phrases"."id"
-- 1: '%a%' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE NOT "phrases"."text" COLLATE "C" ILIKE $1 ESCAPE E'\\' ORDER BY "phrases"."id"
-- 1: '%a%' (text)
