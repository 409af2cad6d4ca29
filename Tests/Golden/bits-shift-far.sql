-- SQLite 3.40
SELECT "samples"."n" << ?1, "samples"."n" >> ?2, "samples"."n" << ?3, "samples"."n" >> ?4, "samples"."n" << ?5, "samples"."n" >> ?6, "samples"."n" >> ?7 FROM "samples" WHERE "samples"."id" < ?8 ORDER BY "samples"."id"
-- 1: -9223372036854775808 (integer 64)
-- 2: 9223372036854775807 (integer 64)
-- 3: 9223372036854775807 (integer 64)
-- 4: -9223372036854775808 (integer 64)
-- 5: -64 (integer 64)
-- 6: 63 (integer 64)
-- 7: -64 (integer 64)
-- 8: 3 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" >> $1, "samples"."n" >> $2, "samples"."n" & 0, "samples"."n" & 0, "samples"."n" >> $3, "samples"."n" >> $4, "samples"."n" & 0 FROM "samples" WHERE "samples"."id" < $5 ORDER BY "samples"."id"
-- 1: 63 (integer 32)
-- 2: 63 (integer 32)
-- 3: 63 (integer 32)
-- 4: 63 (integer 32)
-- 5: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(`samples`.`n` & 0 AS SIGNED), CAST(`samples`.`n` & 0 AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(`samples`.`n` & 0 AS SIGNED) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 63 (integer 32)
-- 2: 63 (integer 32)
-- 3: 63 (integer 32)
-- 4: 63 (integer 32)
-- 5: 63 (integer 32)
-- 6: 63 (integer 32)
-- 7: 63 (integer 32)
-- 8: 63 (integer 32)
-- 9: 3 (integer 64)
