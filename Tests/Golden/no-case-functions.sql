-- SQLite 3.40
SELECT instr("spellings"."name", ?1), replace("spellings"."name", ?2, ?3), lower("spellings"."name"), trim("spellings"."name", ?4) FROM "spellings" WHERE "spellings"."id" IN (?5, ?6) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 'A' (text)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(strpos("spellings"."name", $1) AS bigint), replace("spellings"."name", $2, $3), lower("spellings"."name" COLLATE "C"), btrim("spellings"."name", $4) FROM "spellings" WHERE "spellings"."id" IN ($5, $6) ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 'A' (text)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)
