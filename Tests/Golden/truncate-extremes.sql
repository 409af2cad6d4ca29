-- SQLite 3.40
SELECT CASE WHEN abs("samples"."x") < 4503599627370496.0 THEN CAST("samples"."x" AS INTEGER) + 0.0 ELSE "samples"."x" END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT trunc("samples"."x") FROM "samples" ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT (truncate(`samples`.`x`, 0) + 0e0) FROM `samples` ORDER BY `samples`.`id`
