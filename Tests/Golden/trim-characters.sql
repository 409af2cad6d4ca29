-- SQLite 3.40
SELECT trim("phrases"."text", ?1), ltrim("phrases"."text", ?2), rtrim("phrases"."text", ?3), trim("phrases"."text", ?4) FROM "phrases" WHERE "phrases"."id" IN (?5, ?6, ?7, ?8, ?9) ORDER BY "phrases"."id"
-- 1: 'abse]' (text)
-- 2: 'ase' (text)
-- 3: 'ceb]' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 6 (integer 64)
-- 7: 7 (integer 64)
-- 8: 12 (integer 64)
-- 9: 15 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."text", $1), ltrim("phrases"."text", $2), rtrim("phrases"."text", $3), btrim("phrases"."text", $4) FROM "phrases" WHERE "phrases"."id" IN ($5, $6, $7, $8, $9) ORDER BY "phrases"."id"
-- 1: 'abse]' (text)
-- 2: 'ase' (text)
-- 3: 'ceb]' (text)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: 6 (integer 64)
-- 7: 7 (integer 64)
-- 8: 12 (integer 64)
-- 9: 15 (integer 64)
