-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IN ((?1, ?2))
-- 1: 0 (integer 64)
-- 2: -3 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IN (($1, $2))
-- 1: 0 (integer 64)
-- 2: -3 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE (`samples`.`n`, `samples`.`m`) IN ((?, ?))
-- 1: 0 (integer 64)
-- 2: -3 (integer 64)
