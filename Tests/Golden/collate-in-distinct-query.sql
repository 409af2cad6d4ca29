-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") IN (SELECT DISTINCT "other"."code" COLLATE "BINARY" FROM "spellings" AS "other" ORDER BY "other"."code" COLLATE "BINARY" LIMIT ?1) ORDER BY "spellings"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") IN (SELECT lower("koine_texts"."koine_1" COLLATE "C") FROM (SELECT DISTINCT "other"."code" COLLATE "C" AS "koine_1" FROM "spellings" AS "other" ORDER BY "other"."code" COLLATE "C" NULLS FIRST LIMIT $1) AS "koine_texts") ORDER BY "spellings"."id"
-- 1: 3 (integer 64)
