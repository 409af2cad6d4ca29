-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", ?4) FROM "phrases" WHERE "phrases"."id" = ?5
-- 1: 2147483647 (integer 32)
-- 2: 2 (integer 32)
-- 3: 2147483647 (integer 32)
-- 4: 1 (integer 32)
-- 5: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3), substr("phrases"."text", $4) FROM "phrases" WHERE "phrases"."id" = $5
-- 1: 2147483647 (integer 32)
-- 2: 2 (integer 32)
-- 3: 2147483647 (integer 32)
-- 4: -2147483647 (integer 32)
-- 5: 19 (integer 64)
