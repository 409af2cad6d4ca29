-- SQLite 3.40
SELECT CAST("samples"."flag" AS INTEGER), CAST("samples"."flag" AS REAL) FROM "samples" WHERE "samples"."id" < ?1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT CAST(CAST("samples"."flag" AS integer) AS bigint), CAST(CAST("samples"."flag" AS integer) AS double precision) FROM "samples" WHERE "samples"."id" < $1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`flag` AS SIGNED), CAST(`samples`.`flag` AS DOUBLE) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 4 (integer 64)
