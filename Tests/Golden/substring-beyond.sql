-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", max(?4, 1), max(0, ?5 + min(0, ?6 - 1))), substr("phrases"."text", max(?7, 1), max(0, ?8 + min(0, ?9 - 1))) FROM "phrases" WHERE "phrases"."id" = ?10
-- 1: 6 (integer 64)
-- 2: 4 (integer 64)
-- 3: 100 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 2 (integer 64)
-- 7: 2 (integer 64)
-- 8: -1 (integer 64)
-- 9: 2 (integer 64)
-- 10: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), substr("phrases"."text", CAST($2 AS integer), CAST($3 AS integer)), substr("phrases"."text", CAST($4 AS integer), CAST($5 AS integer)), substr("phrases"."text", CAST($6 AS integer), CAST($7 AS integer)) FROM "phrases" WHERE "phrases"."id" = $8
-- 1: 6 (integer 64)
-- 2: 4 (integer 64)
-- 3: 100 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 2 (integer 64)
-- 7: 0 (integer 64)
-- 8: 19 (integer 64)
