-- SQLite 3.40
SELECT koine_xor(("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m"), ?1), koine_xor("samples"."n", ("samples"."m" | ?2) - ("samples"."m" & ?3)) FROM "samples" WHERE "samples"."id" < ?4 ORDER BY "samples"."id"
-- 1: 5 (integer 64)
-- 2: 5 (integer 64)
-- 3: 5 (integer 64)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT ("samples"."n" # "samples"."m") # $1, "samples"."n" # ("samples"."m" # $2) FROM "samples" WHERE "samples"."id" < $3 ORDER BY "samples"."id"
-- 1: 5 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST((CAST(`samples`.`n` ^ `samples`.`m` AS SIGNED)) ^ ? AS SIGNED), CAST(`samples`.`n` ^ (CAST(`samples`.`m` ^ ? AS SIGNED)) AS SIGNED) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 5 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)
