-- SQLite 3.40
SELECT CASE WHEN abs("samples"."y") < 4503599627370496.0 THEN CAST("samples"."y" AS INTEGER) + 0.0 + ("samples"."y" - CAST("samples"."y" AS INTEGER) >= 0.5) - ("samples"."y" - CAST("samples"."y" AS INTEGER) <= -0.5) ELSE "samples"."y" END FROM "samples" WHERE "samples"."id" = ?1
-- 1: 10 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN abs("samples"."y" - trunc("samples"."y")) >= 0.5 THEN trunc("samples"."y") + sign("samples"."y") ELSE trunc("samples"."y") + 0 END FROM "samples" WHERE "samples"."id" = $1
-- 1: 10 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN abs(`samples`.`y`) < 4503599627370496e0 THEN CAST(round(CAST(`samples`.`y` AS DECIMAL(40, 22))) AS DOUBLE) ELSE `samples`.`y` END FROM `samples` WHERE `samples`.`id` = ?
-- 1: 10 (integer 64)
