-- SQLite 3.40
SELECT koine_sum("samples"."n") OVER (ORDER BY "samples"."id"), koine_avg("samples"."n") OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3) ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)
-- 3: 9 (integer 64)

-- PostgreSQL 13
SELECT CAST(sum("samples"."n") OVER (ORDER BY "samples"."id") AS bigint), CAST(avg("samples"."n" + 0.000000000000000000000000000000000000000000000) OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS double precision) FROM "samples" WHERE "samples"."id" IN ($1, $2, $3) ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)
-- 3: 9 (integer 64)

-- MariaDB 10.11
SELECT (sum(`samples`.`n`) OVER (ORDER BY `samples`.`id`) DIV 1), CAST(CAST(avg(CAST(`samples`.`n` AS DECIMAL(57, 34))) OVER (ORDER BY `samples`.`id` ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS CHAR) AS DOUBLE) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)
-- 3: 9 (integer 64)
