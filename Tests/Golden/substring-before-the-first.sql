-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, max(0, ?3 + min(0, ?4 - 1))), substr("phrases"."text", ?5, max(0, ?6 + min(0, ?7 - 1))), substr("phrases"."text", ?8, max(0, ?9 + min(0, ?10 - 1))) FROM "phrases" WHERE "phrases"."id" = ?11
-- 1: 1 (integer 32)
-- 2: 1 (integer 32)
-- 3: 3 (integer 32)
-- 4: 0 (integer 32)
-- 5: 1 (integer 32)
-- 6: 5 (integer 32)
-- 7: -2 (integer 32)
-- 8: 1 (integer 32)
-- 9: 3 (integer 32)
-- 10: -5 (integer 32)
-- 11: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3), substr("phrases"."text", $4, $5), substr("phrases"."text", $6, $7) FROM "phrases" WHERE "phrases"."id" = $8
-- 1: -1 (integer 32)
-- 2: 0 (integer 32)
-- 3: 3 (integer 32)
-- 4: -2 (integer 32)
-- 5: 5 (integer 32)
-- 6: -5 (integer 32)
-- 7: 3 (integer 32)
-- 8: 19 (integer 64)
