-- SQLite 3.40
SELECT substr("phrases"."text", ?1), substr("phrases"."text", ?2, ?3), substr("phrases"."text", ?4, ?5), substr("phrases"."text", ?6, ?7) FROM "phrases" WHERE "phrases"."id" = ?8
-- 1: 6 (integer 32)
-- 2: 4 (integer 32)
-- 3: 100 (integer 32)
-- 4: 2 (integer 32)
-- 5: 0 (integer 32)
-- 6: 2 (integer 32)
-- 7: 0 (integer 32)
-- 8: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", $1), substr("phrases"."text", $2, $3), substr("phrases"."text", $4, $5), substr("phrases"."text", $6, $7) FROM "phrases" WHERE "phrases"."id" = $8
-- 1: 6 (integer 32)
-- 2: 4 (integer 32)
-- 3: 100 (integer 32)
-- 4: 2 (integer 32)
-- 5: 0 (integer 32)
-- 6: 2 (integer 32)
-- 7: 0 (integer 32)
-- 8: 19 (integer 64)

-- MariaDB 10.11
SELECT substring(`phrases`.`text`, greatest(?, 1)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)), substring(`phrases`.`text`, greatest(?, 1), greatest(least(?, 1073741823), 0) + least(greatest(?, -2147483647) - 1, 0)) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 6 (integer 64)
-- 2: 4 (integer 64)
-- 3: 100 (integer 64)
-- 4: 4 (integer 64)
-- 5: 2 (integer 64)
-- 6: 0 (integer 64)
-- 7: 2 (integer 64)
-- 8: 2 (integer 64)
-- 9: -1 (integer 64)
-- 10: 2 (integer 64)
-- 11: 19 (integer 64)
