-- SQLite 3.40
SELECT -("samples"."n" + ?1) FROM "samples" WHERE "samples"."id" = ?2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT -("samples"."n" + $1) FROM "samples" WHERE "samples"."id" = $2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT -(`samples`.`n` + ?) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
