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

-- MariaDB 10.11
SELECT substring(`phrases`.`text`, greatest(?, 1)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)) FROM `phrases` WHERE `phrases`.`id` = ?
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
