-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") = ?1 OR "spellings"."name" IS NULL ORDER BY "spellings"."id"
-- 1: 'AA' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") OR "spellings"."name" IS NULL ORDER BY "spellings"."id"
-- 1: 'AA' (text)
