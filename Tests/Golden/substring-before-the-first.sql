-- SQLite 3.40
SELECT substr("phrases"."text", max(?1, 1)), substr("phrases"."text", max(?2, 1), max(0, ?3 + min(0, ?4 - 1))), substr("phrases"."text", max(?5, 1), max(0, ?6 + min(0, ?7 - 1))), substr("phrases"."text", max(?8, 1), max(0, ?9 + min(0, ?10 - 1))) FROM "phrases" WHERE "phrases"."id" = ?11
-- 1: -1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 0 (integer 64)
-- 5: -2 (integer 64)
-- 6: 5 (integer 64)
-- 7: -2 (integer 64)
-- 8: -5 (integer 64)
-- 9: 3 (integer 64)
-- 10: -5 (integer 64)
-- 11: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), substr("phrases"."text", CAST($2 AS integer), CAST($3 AS integer)), substr("phrases"."text", CAST($4 AS integer), CAST($5 AS integer)), substr("phrases"."text", CAST($6 AS integer), CAST($7 AS integer)) FROM "phrases" WHERE "phrases"."id" = $8
-- 1: -1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: -2 (integer 64)
-- 5: 5 (integer 64)
-- 6: -5 (integer 64)
-- 7: 3 (integer 64)
-- 8: 19 (integer 64)
