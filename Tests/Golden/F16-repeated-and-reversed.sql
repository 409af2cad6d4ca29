-- SQLite 3.40
SELECT koine_repeat("phrases"."text", ?1), koine_repeat("phrases"."text", ?2), koine_reverse("phrases"."text") FROM "phrases" WHERE "phrases"."id" = ?3
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 19 (integer 64)

-- PostgreSQL 13
SELECT repeat("phrases"."text", CAST($1 AS integer)), repeat("phrases"."text", CAST($2 AS integer)), reverse("phrases"."text") FROM "phrases" WHERE "phrases"."id" = $3
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 19 (integer 64)

-- MariaDB 10.11
SELECT repeat(`phrases`.`text`, ?), repeat(`phrases`.`text`, ?), reverse(`phrases`.`text`) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 19 (integer 64)
