-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3) FROM "phrases" WHERE "phrases"."id" IN (?4, ?5) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 3 (integer 32)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3) FROM "phrases" WHERE "phrases"."id" IN ($4, $5) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 3 (integer 32)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)
