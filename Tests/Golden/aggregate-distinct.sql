-- SQLite 3.40
SELECT count(DISTINCT "samples"."n"), koine_sum(DISTINCT "samples"."n"), koine_avg(DISTINCT "samples"."m") FROM "samples" WHERE "samples"."id" < ?1 OR "samples"."id" = ?2
-- 1: 5 (integer 64)
-- 2: 8 (integer 64)

-- PostgreSQL 13
SELECT count(DISTINCT "samples"."n"), CAST(sum(DISTINCT "samples"."n") AS bigint), CAST(avg(DISTINCT "samples"."m" + 0.000000000000000000000000000000000000000000000) AS double precision) FROM "samples" WHERE "samples"."id" < $1 OR "samples"."id" = $2
-- 1: 5 (integer 64)
-- 2: 8 (integer 64)

-- MariaDB 10.11
SELECT count(DISTINCT `samples`.`n`), (sum(DISTINCT `samples`.`n`) DIV 1), CAST(CAST(avg(DISTINCT CAST(`samples`.`m` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE) FROM `samples` WHERE `samples`.`id` < ? OR `samples`.`id` = ?
-- 1: 5 (integer 64)
-- 2: 8 (integer 64)
