-- SQLite 3.40
SELECT koine_bit_or(CAST("samples"."small" AS INTEGER)), koine_bit_and(CAST("samples"."small" AS INTEGER)) FROM "samples"

-- PostgreSQL 13
SELECT bit_or(CAST("samples"."small" AS bigint)), bit_and(CAST("samples"."small" AS bigint)) FROM "samples"

-- MariaDB 10.11
SELECT CASE WHEN count(CAST(`samples`.`small` AS SIGNED)) > 0 THEN CAST(bit_or(CAST(`samples`.`small` AS SIGNED)) AS SIGNED) END, CASE WHEN count(CAST(`samples`.`small` AS SIGNED)) > 0 THEN CAST(bit_and(CAST(`samples`.`small` AS SIGNED)) AS SIGNED) END FROM `samples`
