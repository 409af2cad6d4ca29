-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" = ?1
-- 1: 9007199254740993 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" = $1
-- 1: 9007199254740993 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`n` = ?
-- 1: 9007199254740993 (integer 64)
