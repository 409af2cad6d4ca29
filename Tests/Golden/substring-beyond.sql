-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", max(?4, 1), max(0, min(?5, ?6 + ?7 - 1))), substr("phrases"."text", max(?8, 1), max(0, min(?9, ?10 + ?11 - 1))) FROM "phrases" WHERE "phrases"."id" = ?12
-- 1: 6 (integer 64)
-- 2: 4 (integer 64)
-- 3: 100 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 0 (integer 64)
-- 7: 2 (integer 64)
-- 8: 2 (integer 64)
-- 9: -1 (integer 64)
-- 10: -1 (integer 64)
-- 11: 2 (integer 64)
-- 12: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), substr("phrases"."text", CAST($2 AS integer), CAST($3 AS integer)), substr("phrases"."text", CAST($4 AS integer), CAST($5 AS integer)), substr("phrases"."text", CAST($6 AS integer), CAST(CASE WHEN $7 < 0 THEN 0 ELSE $8 END AS integer)) FROM "phrases" WHERE "phrases"."id" = $9
-- 1: 6 (integer 64)
-- 2: 4 (integer 64)
-- 3: 100 (integer 64)
-- 4: 2 (integer 64)
-- 5: 0 (integer 64)
-- 6: 2 (integer 64)
-- 7: -1 (integer 64)
-- 8: -1 (integer 64)
-- 9: 19 (integer 64)
