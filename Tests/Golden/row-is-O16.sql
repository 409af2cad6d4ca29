-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IS NOT DISTINCT FROM (?1, ?2)
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IS NOT DISTINCT FROM ($1, $2)
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE (`samples`.`n`, `samples`.`m`) <=> (?, ?)
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
