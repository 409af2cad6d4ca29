-- SQLite 3.40
SELECT nullif("spellings"."name" COLLATE "NOCASE", ?1), nullif("spellings"."code", ?2), nullif("spellings"."nick" COLLATE "NOCASE", ?3) FROM "spellings" WHERE "spellings"."id" IN (?4, ?5, ?6, ?7) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'É' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 12 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN NULL ELSE "spellings"."name" END, nullif("spellings"."code", $2), CASE WHEN lower("spellings"."nick" COLLATE "C") = lower($3 COLLATE "C") THEN NULL ELSE "spellings"."nick" END FROM "spellings" WHERE "spellings"."id" IN ($4, $5, $6, $7) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'É' (text)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 4 (integer 64)
-- 7: 12 (integer 64)
