-- SQLite 3.40
SELECT count("samples"."n"), koine_sum("samples"."n"), min("samples"."n"), max("samples"."n"), koine_avg("samples"."m") FROM "samples" WHERE "samples"."id" <> ?1 AND "samples"."id" <> ?2
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- PostgreSQL 13
SELECT count("samples"."n"), CAST(sum("samples"."n") AS bigint), min("samples"."n"), max("samples"."n"), CAST(avg("samples"."m" + 0.000000000000000000000000000000000000000000000) AS double precision) FROM "samples" WHERE "samples"."id" <> $1 AND "samples"."id" <> $2
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- MariaDB 10.11
SELECT count(`samples`.`n`), (sum(`samples`.`n`) DIV 1), min(`samples`.`n`), max(`samples`.`n`), CAST(CAST(avg(CAST(`samples`.`m` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE) FROM `samples` WHERE `samples`.`id` <> ? AND `samples`.`id` <> ?
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)
