-- SQLite 3.40
SELECT count("samples"."n"), koine_sum("samples"."n"), avg("samples"."x") FROM "samples" WHERE "samples"."id" = ?1
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT count("samples"."n"), CAST(sum("samples"."n") AS bigint), avg("samples"."x") FROM "samples" WHERE "samples"."id" = $1
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT count(`samples`.`n`), (sum(`samples`.`n`) DIV 1), avg(`samples`.`x`) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 5 (integer 64)
