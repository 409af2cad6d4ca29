-- SQLite 3.40
SELECT "samples"."n" << ?1, "samples"."n" << ?2, "samples"."n" << ?3, "samples"."n" << ?4, "samples"."n" >> ?5, "samples"."n" >> ?6, "samples"."n" >> ?7 FROM "samples" WHERE "samples"."id" IN (?8, ?9, ?10) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 63 (integer 64)
-- 3: 64 (integer 64)
-- 4: -1 (integer 64)
-- 5: 1 (integer 64)
-- 6: 64 (integer 64)
-- 7: -1 (integer 64)
-- 8: 1 (integer 64)
-- 9: 2 (integer 64)
-- 10: 5 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" << $1, "samples"."n" << $2, "samples"."n" & 0, "samples"."n" >> $3, "samples"."n" >> $4, "samples"."n" >> $5, "samples"."n" << $6 FROM "samples" WHERE "samples"."id" IN ($7, $8, $9) ORDER BY "samples"."id"
-- 1: 1 (integer 32)
-- 2: 63 (integer 32)
-- 3: 1 (integer 32)
-- 4: 1 (integer 32)
-- 5: 63 (integer 32)
-- 6: 1 (integer 32)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
-- 9: 5 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`n` << ? AS SIGNED), CAST(`samples`.`n` << ? AS SIGNED), CAST(`samples`.`n` & 0 AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(CASE WHEN `samples`.`n` < 0 THEN ~(~`samples`.`n` >> ?) ELSE `samples`.`n` >> ? END AS SIGNED), CAST(`samples`.`n` << ? AS SIGNED) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 1 (integer 32)
-- 2: 63 (integer 32)
-- 3: 1 (integer 32)
-- 4: 1 (integer 32)
-- 5: 1 (integer 32)
-- 6: 1 (integer 32)
-- 7: 63 (integer 32)
-- 8: 63 (integer 32)
-- 9: 1 (integer 32)
-- 10: 1 (integer 64)
-- 11: 2 (integer 64)
-- 12: 5 (integer 64)
