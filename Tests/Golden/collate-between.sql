-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") BETWEEN coalesce("spellings"."code", ?1) AND ?2 ORDER BY "spellings"."id"
-- 1: '' (text)
-- 2: 'Aa' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."code" COLLATE "C") COLLATE "C") BETWEEN lower(coalesce("spellings"."code", $1) COLLATE "C") AND lower($2 COLLATE "C") ORDER BY "spellings"."id"
-- 1: '' (text)
-- 2: 'Aa' (text)
