-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = ?1
-- 1: 0.0 (double)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = $1
-- 1: 0.0 (double)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`x` = ?
-- 1: 0.0 (double)
