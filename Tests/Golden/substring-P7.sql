-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3) FROM "phrases" WHERE "phrases"."id" IN (?4, ?5) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 3 (integer 32)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3) FROM "phrases" WHERE "phrases"."id" IN ($4, $5) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 3 (integer 32)
-- 4: 8 (integer 64)
-- 5: 13 (integer 64)

-- MariaDB 10.11
SELECT substring(`phrases`.`text`, greatest(?, 1)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)) FROM `phrases` WHERE `phrases`.`id` IN (?, ?) ORDER BY `phrases`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 2 (integer 64)
-- 5: 8 (integer 64)
-- 6: 13 (integer 64)
