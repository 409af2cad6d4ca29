-- SQLite 3.40
SELECT substr("phrases"."text", 1, ?1), substr("phrases"."text", -?2, ?3), substr("phrases"."text", 1, ?4), substr("phrases"."text", -?5, ?6), substr("phrases"."text", 1, ?7), substr("phrases"."text", -?8, ?9) FROM "phrases" WHERE "phrases"."id" IN (?10, ?11, ?12) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 2 (integer 32)
-- 4: 0 (integer 32)
-- 5: 0 (integer 32)
-- 6: 0 (integer 32)
-- 7: 0 (integer 32)
-- 8: 0 (integer 32)
-- 9: 0 (integer 32)
-- 10: 1 (integer 64)
-- 11: 8 (integer 64)
-- 12: 19 (integer 64)

-- PostgreSQL 13
SELECT left("phrases"."text", $1), right("phrases"."text", $2), left("phrases"."text", $3), right("phrases"."text", $4), left("phrases"."text", $5), right("phrases"."text", $6) FROM "phrases" WHERE "phrases"."id" IN ($7, $8, $9) ORDER BY "phrases"."id"
-- 1: 2 (integer 32)
-- 2: 2 (integer 32)
-- 3: 0 (integer 32)
-- 4: 0 (integer 32)
-- 5: 0 (integer 32)
-- 6: 0 (integer 32)
-- 7: 1 (integer 64)
-- 8: 8 (integer 64)
-- 9: 19 (integer 64)

-- MariaDB 10.11
SELECT left(`phrases`.`text`, ?), right(`phrases`.`text`, ?), left(`phrases`.`text`, ?), right(`phrases`.`text`, ?), left(`phrases`.`text`, ?), right(`phrases`.`text`, ?) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 0 (integer 64)
-- 5: -1 (integer 64)
-- 6: -1 (integer 64)
-- 7: 1 (integer 64)
-- 8: 8 (integer 64)
-- 9: 19 (integer 64)
