-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."small" + ?1 > ?2
-- 1: 1 (integer 32)
-- 2: 100 (integer 32)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE CAST("samples"."small" AS bigint) + $1 > $2
-- 1: 1 (integer 64)
-- 2: 100 (integer 32)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`small` + ? > ?
-- 1: 1 (integer 32)
-- 2: 100 (integer 32)
