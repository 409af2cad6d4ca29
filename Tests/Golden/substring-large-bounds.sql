-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", max(?4, 1)) FROM "phrases" WHERE "phrases"."id" = ?5
-- 1: 2147483647 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2147483647 (integer 64)
-- 4: -2147483647 (integer 64)
-- 5: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), substr("phrases"."text", CAST($2 AS integer), CAST($3 AS integer)), substr("phrases"."text", CAST($4 AS integer)) FROM "phrases" WHERE "phrases"."id" = $5
-- 1: 2147483647 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2147483647 (integer 64)
-- 4: -2147483647 (integer 64)
-- 5: 19 (integer 64)
