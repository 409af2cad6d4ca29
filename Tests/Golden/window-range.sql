-- SQLite 3.40
SELECT "samples"."id", count("samples"."id") OVER (ORDER BY "samples"."n" RANGE BETWEEN 7 PRECEDING AND 7 FOLLOWING), count("samples"."id") OVER (ORDER BY "samples"."x" DESC RANGE BETWEEN 5.0 PRECEDING AND CURRENT ROW), count("samples"."id") OVER (ORDER BY "samples"."n" RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) FROM "samples" WHERE "samples"."id" <> ?1 AND "samples"."id" <> ?2 ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", count("samples"."id") OVER (ORDER BY "samples"."n" NULLS FIRST RANGE BETWEEN 7 PRECEDING AND 7 FOLLOWING), count("samples"."id") OVER (ORDER BY "samples"."x" DESC NULLS LAST RANGE BETWEEN CAST('5.0' AS double precision) PRECEDING AND CURRENT ROW), count("samples"."id") OVER (ORDER BY "samples"."n" NULLS FIRST RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) FROM "samples" WHERE "samples"."id" <> $1 AND "samples"."id" <> $2 ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id`, count(`samples`.`id`) OVER (ORDER BY CAST(`samples`.`n` AS DECIMAL(20, 0)) RANGE BETWEEN 7 PRECEDING AND 7 FOLLOWING), count(`samples`.`id`) OVER (ORDER BY CAST(`samples`.`x` AS DOUBLE) DESC RANGE BETWEEN 5.0e0 PRECEDING AND CURRENT ROW), count(`samples`.`id`) OVER (ORDER BY CAST(`samples`.`n` AS DECIMAL(20, 0)) RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) FROM `samples` WHERE `samples`.`id` <> ? AND `samples`.`id` <> ? ORDER BY `samples`.`id`
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)
