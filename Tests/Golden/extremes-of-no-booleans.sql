-- SQLite 3.40
SELECT min("samples"."flag"), max("samples"."flag"), max("samples"."id" > ?1) FROM "samples" WHERE "samples"."id" < ?2
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT bool_and("samples"."flag"), bool_or("samples"."flag"), bool_or("samples"."id" > $1) FROM "samples" WHERE "samples"."id" < $2
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT min(`samples`.`flag`), max(`samples`.`flag`), max(`samples`.`id` > ?) FROM `samples` WHERE `samples`.`id` < ?
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
