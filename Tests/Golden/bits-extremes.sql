-- SQLite 3.40
SELECT "samples"."n" & ?1, "samples"."n" | ?2, ("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m"), ~"samples"."n", ("samples"."n" | ?3) - ("samples"."n" & ?4) FROM "samples" WHERE "samples"."id" IN (?5, ?6) ORDER BY "samples"."id"
-- 1: -9223372036854775808 (integer 64)
-- 2: 1 (integer 64)
-- 3: -1 (integer 64)
-- 4: -1 (integer 64)
-- 5: 6 (integer 64)
-- 6: 7 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" & $1, "samples"."n" | $2, "samples"."n" # "samples"."m", ~"samples"."n", "samples"."n" # $3 FROM "samples" WHERE "samples"."id" IN ($4, $5) ORDER BY "samples"."id"
-- 1: -9223372036854775808 (integer 64)
-- 2: 1 (integer 64)
-- 3: -1 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`n` & ? AS SIGNED), CAST(`samples`.`n` | ? AS SIGNED), CAST(`samples`.`n` ^ `samples`.`m` AS SIGNED), CAST(~`samples`.`n` AS SIGNED), CAST(`samples`.`n` ^ ? AS SIGNED) FROM `samples` WHERE `samples`.`id` IN (?, ?) ORDER BY `samples`.`id`
-- 1: -9223372036854775808 (integer 64)
-- 2: 1 (integer 64)
-- 3: -1 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)
