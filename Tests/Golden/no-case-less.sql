-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") < ?1 ORDER BY "spellings"."id"
-- 1: 'B' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C") < lower($1 COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'B' (text)
