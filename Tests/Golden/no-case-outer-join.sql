-- SQLite 3.40
SELECT "spellings"."id", "other"."id" FROM "spellings" LEFT JOIN "spellings" AS "other" ON ("spellings"."name" COLLATE "NOCASE") = "other"."nick" AND "other"."id" > ?1 WHERE "spellings"."id" < ?2 AND ("other"."name" COLLATE "NOCASE") IS DISTINCT FROM ?3 ORDER BY "spellings"."id", "other"."name" COLLATE "NOCASE", "other"."id"
-- 1: 5 (integer 64)
-- 2: 4 (integer 64)
-- 3: 'b' (text)

-- PostgreSQL 13
SELECT "spellings"."id", "other"."id" FROM "spellings" LEFT JOIN "spellings" AS "other" ON lower("spellings"."name" COLLATE "C") = lower("other"."nick" COLLATE "C") AND "other"."id" > $1 WHERE "spellings"."id" < $2 AND lower("other"."name" COLLATE "C") IS DISTINCT FROM lower($3 COLLATE "C") ORDER BY "spellings"."id", lower("other"."name" COLLATE "C") COLLATE "C" NULLS FIRST, "other"."id" NULLS FIRST
-- 1: 5 (integer 64)
-- 2: 4 (integer 64)
-- 3: 'b' (text)
