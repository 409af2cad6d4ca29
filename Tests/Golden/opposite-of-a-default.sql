-- SQLite 3.40
SELECT NOT coalesce("samples"."flag", FALSE) FROM "samples" WHERE "samples"."id" <= ?1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT NOT coalesce("samples"."flag", FALSE) FROM "samples" WHERE "samples"."id" <= $1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT NOT coalesce(`samples`.`flag`, FALSE) FROM `samples` WHERE `samples`.`id` <= ? ORDER BY `samples`.`id`
-- 1: 3 (integer 64)
