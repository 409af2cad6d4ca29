-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", ?4) FROM "phrases" WHERE "phrases"."id" = ?5
-- 1: 2147483647 (integer 32)
-- 2: 2 (integer 32)
-- 3: 2147483647 (integer 32)
-- 4: 1 (integer 32)
-- 5: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3), substr("phrases"."text", $4) FROM "phrases" WHERE "phrases"."id" = $5
-- 1: 2147483647 (integer 32)
-- 2: 2 (integer 32)
-- 3: 2147483647 (integer 32)
-- 4: -2147483647 (integer 32)
-- 5: 19 (integer 64)

-- MariaDB 10.11
SELECT substring(`phrases`.`text`, greatest(?, 1)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), substring(`phrases`.`text`, greatest(?, 1)) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 9223372036854775807 (integer 64)
-- 2: 2 (integer 64)
-- 3: 9223372036854775807 (integer 64)
-- 4: 2 (integer 64)
-- 5: -9223372036854775808 (integer 64)
-- 6: 19 (integer 64)
