-- SQLite 3.40
SELECT max("samples"."small"), min("samples"."small"), koine_avg("samples"."small"), sum("samples"."small") FROM "samples"

-- PostgreSQL 13
SELECT max("samples"."small"), min("samples"."small"), CAST(avg("samples"."small" + 0.000000000000000000000000000000000000000000000) AS double precision), CAST(sum("samples"."small") AS bigint) FROM "samples"

-- MariaDB 10.11
SELECT max(`samples`.`small`), min(`samples`.`small`), CAST(CAST(avg(CAST(`samples`.`small` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE), (sum(`samples`.`small`) DIV 1) FROM `samples`
