-- SQLite 3.40
SELECT substr("phrases"."text", 1, ?1), substr("phrases"."text", -?2, ?3), substr("phrases"."text", 1, ?4), substr("phrases"."text", -?5, ?6), substr("phrases"."text", 1, ?7), substr("phrases"."text", -?8, ?9) FROM "phrases" WHERE "phrases"."id" = ?10
-- 1: 9 (integer 32)
-- 2: 9 (integer 32)
-- 3: 9 (integer 32)
-- 4: 2147483647 (integer 32)
-- 5: 2147483647 (integer 32)
-- 6: 2147483647 (integer 32)
-- 7: 0 (integer 32)
-- 8: 0 (integer 32)
-- 9: 0 (integer 32)
-- 10: 19 (integer 64)

-- PostgreSQL 13
SELECT left("phrases"."text", $1), right("phrases"."text", $2), left("phrases"."text", $3), right("phrases"."text", $4), left("phrases"."text", $5), right("phrases"."text", $6) FROM "phrases" WHERE "phrases"."id" = $7
-- 1: 9 (integer 32)
-- 2: 9 (integer 32)
-- 3: 2147483647 (integer 32)
-- 4: 2147483647 (integer 32)
-- 5: 0 (integer 32)
-- 6: 0 (integer 32)
-- 7: 19 (integer 64)

-- MariaDB 10.11
SELECT left(`phrases`.`text`, ?), right(`phrases`.`text`, ?), left(`phrases`.`text`, ?), right(`phrases`.`text`, ?), left(`phrases`.`text`, ?), right(`phrases`.`text`, ?) FROM `phrases` WHERE `phrases`.`id` = ?
-- 1: 9 (integer 64)
-- 2: 9 (integer 64)
-- 3: 9223372036854775807 (integer 64)
-- 4: 9223372036854775807 (integer 64)
-- 5: -9223372036854775808 (integer 64)
-- 6: -9223372036854775808 (integer 64)
-- 7: 19 (integer 64)
