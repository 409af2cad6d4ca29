-- SQLite 3.40
UPDATE "samples" SET "n" = "samples"."m", "m" = "samples"."n" WHERE "samples"."id" < ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
UPDATE "samples" SET "n" = "samples"."m", "m" = "samples"."n" WHERE "samples"."id" < $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
UPDATE `samples` SET `n` = `samples`.`m`, `m` = `samples`.`n` WHERE `samples`.`id` < ?
-- 1: 3 (integer 64)
