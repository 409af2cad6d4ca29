-- SQLite 3.40
SELECT CASE WHEN abs("samples"."x") < 4503599627370496.0 THEN CAST("samples"."x" AS INTEGER) + 0.0 + ("samples"."x" - CAST("samples"."x" AS INTEGER) >= 0.5) - ("samples"."x" - CAST("samples"."x" AS INTEGER) <= -0.5) ELSE "samples"."x" END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT (trunc("samples"."x" + sign("samples"."x") * CAST('0.49999999999999994' AS double precision)) + 0) FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT ((truncate(`samples`.`x` + sign(`samples`.`x`) * 0.49999999999999994e0, 0) + 0e0) + 0) FROM `samples` ORDER BY `samples`.`id`
