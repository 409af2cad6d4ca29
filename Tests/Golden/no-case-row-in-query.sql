-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE", "spellings"."code" COLLATE "NOCASE") IN (SELECT "other"."name", "other"."code" FROM "spellings" AS "other" WHERE "other"."id" IN (?1, ?2)) ORDER BY "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE (lower("spellings"."name" COLLATE "C"), lower("spellings"."code" COLLATE "C")) IN (SELECT lower("other"."name" COLLATE "C"), lower("other"."code" COLLATE "C") FROM "spellings" AS "other" WHERE "other"."id" IN ($1, $2)) ORDER BY "spellings"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
