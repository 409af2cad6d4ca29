-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."name" LIKE ?1 ESCAPE '\' OR "spellings"."name" LIKE ?2 ESCAPE '\' ORDER BY "spellings"."id"
-- 1: 'A%' (text)
-- 2: 'é' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."name" COLLATE "C" ILIKE $1 ESCAPE E'\\' OR "spellings"."name" COLLATE "C" ILIKE $2 ESCAPE E'\\' ORDER BY "spellings"."id"
-- 1: 'A%' (text)
-- 2: 'é' (text)
