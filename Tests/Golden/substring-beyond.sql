-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", ?4, ?5), substr("phrases"."text", ?6, ?7) FROM "phrases" WHERE "phrases"."id" = ?8
-- 1: 6 (integer 32)
-- 2: 4 (integer 32)
-- 3: 100 (integer 32)
-- 4: 2 (integer 32)
-- 5: 0 (integer 32)
-- 6: 2 (integer 32)
-- 7: 0 (integer 32)
-- 8: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3), substr("phrases"."text", $4, $5), substr("phrases"."text", $6, $7) FROM "phrases" WHERE "phrases"."id" = $8
-- 1: 6 (integer 32)
-- 2: 4 (integer 32)
-- 3: 100 (integer 32)
-- 4: 2 (integer 32)
-- 5: 0 (integer 32)
-- 6: 2 (integer 32)
-- 7: 0 (integer 32)
-- 8: 19 (integer 64)
