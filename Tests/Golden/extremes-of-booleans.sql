-- SQLite 3.40
SELECT min("samples"."flag"), max("samples"."flag") FROM "samples" WHERE "samples"."id" < ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT bool_and("samples"."flag"), bool_or("samples"."flag") FROM "samples" WHERE "samples"."id" < $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT min(`samples`.`flag`), max(`samples`.`flag`) FROM `samples` WHERE `samples`.`id` < ?
-- 1: 4 (integer 64)
