-- SQLite 3.40
SELECT CAST("samples"."n" AS TEXT) FROM "samples" ORDER BY "samples"."id" LIMIT ?1
-- 1: 7 (integer 64)

-- PostgreSQL 13
SELECT CAST("samples"."n" AS text) FROM "samples" ORDER BY "samples"."id" LIMIT $1
-- 1: 7 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`n` AS CHAR(20)) FROM `samples` ORDER BY `samples`.`id` LIMIT ?
-- 1: 7 (integer 64)
