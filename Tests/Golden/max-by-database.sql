-- SQLite 3.40
SELECT max("spellings"."local"), min("spellings"."local"), max(max("spellings"."local") COLLATE "BINARY", ?1) FROM "spellings" WHERE "spellings"."id" IN (?2, ?3)
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT max("spellings"."local"), min("spellings"."local"), CASE WHEN (max("spellings"."local") COLLATE "C") IS NOT NULL THEN greatest(max("spellings"."local") COLLATE "C", $1) END FROM "spellings" WHERE "spellings"."id" IN ($2, $3)
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
