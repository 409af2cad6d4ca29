-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3) FROM "phrases" WHERE "phrases"."id" IN (?4, ?5) ORDER BY "phrases"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), substr("phrases"."text", CAST($2 AS integer), CAST($3 AS integer)) FROM "phrases" WHERE "phrases"."id" IN ($4, $5) ORDER BY "phrases"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)
