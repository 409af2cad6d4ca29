-- SQLite 3.40
SELECT CASE WHEN abs("samples"."x") < 4503599627370496.0 THEN CAST("samples"."x" AS INTEGER) + 0.0 + ("samples"."x" - CAST("samples"."x" AS INTEGER) >= 0.5) - ("samples"."x" - CAST("samples"."x" AS INTEGER) <= -0.5) ELSE "samples"."x" END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CASE WHEN abs("samples"."x" - trunc("samples"."x")) >= 0.5 THEN trunc("samples"."x") + sign("samples"."x") ELSE trunc("samples"."x") + 0 END FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT CASE WHEN abs(`samples`.`x`) < 4503599627370496e0 THEN CAST(round(CAST(`samples`.`x` AS DECIMAL(40, 22))) AS DOUBLE) ELSE `samples`.`x` END FROM `samples` ORDER BY `samples`.`id`
