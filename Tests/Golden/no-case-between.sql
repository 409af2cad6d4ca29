-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") BETWEEN ?1 AND ?2 ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'AB' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C") COLLATE "C") BETWEEN lower($1 COLLATE "C") AND lower($2 COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'AB' (text)
