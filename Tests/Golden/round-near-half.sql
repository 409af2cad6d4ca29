-- SQLite 3.40
SELECT CASE WHEN abs("samples"."y") < 4503599627370496.0 THEN CAST("samples"."y" AS INTEGER) + 0.0 + ("samples"."y" - CAST("samples"."y" AS INTEGER) >= 0.5) - ("samples"."y" - CAST("samples"."y" AS INTEGER) <= -0.5) ELSE "samples"."y" END FROM "samples" WHERE "samples"."id" = ?1
-- 1: 10 (integer 64)

-- PostgreSQL 13
SELECT (trunc("samples"."y" + sign("samples"."y") * CAST('0.49999999999999994' AS double precision)) + 0) FROM "samples" WHERE "samples"."id" = $1
-- 1: 10 (integer 64)

-- MariaDB 10.11
SELECT ((truncate(`samples`.`y` + sign(`samples`.`y`) * 0.49999999999999994e0, 0) + 0e0) + 0) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 10 (integer 64)
