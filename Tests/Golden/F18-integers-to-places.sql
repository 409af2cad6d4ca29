-- SQLite 3.40
SELECT koine_to_places("samples"."n", 1, 'round'), koine_to_places("samples"."n", 1, 'trunc'), koine_to_places("samples"."n", 15, 'round'), koine_to_places("samples"."small", 1, 'round'), "samples"."n" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 9 (integer 64)

-- PostgreSQL 13
SELECT CAST(round(CAST("samples"."n" AS numeric), -1) AS bigint), CAST(trunc(CAST("samples"."n" AS numeric), -1) AS bigint), CAST(round(CAST("samples"."n" AS numeric), -15) AS bigint), CAST(round(CAST("samples"."small" AS numeric), -1) AS bigint), "samples"."n" FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 9 (integer 64)

-- MariaDB 10.11
SELECT (round(CAST(`samples`.`n` AS DECIMAL(20, 0)), -1) DIV 1), (truncate(CAST(`samples`.`n` AS DECIMAL(20, 0)), -1) DIV 1), (round(CAST(`samples`.`n` AS DECIMAL(20, 0)), -15) DIV 1), (round(CAST(`samples`.`small` AS DECIMAL(20, 0)), -1) DIV 1), `samples`.`n` FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 9 (integer 64)
