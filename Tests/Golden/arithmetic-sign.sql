-- SQLite 3.40
SELECT -"samples"."n", "samples"."x" - ?1 FROM "samples" WHERE "samples"."id" = ?2
-- 1: -0.5 (double)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT -"samples"."n", "samples"."x" - $1 FROM "samples" WHERE "samples"."id" = $2
-- 1: -0.5 (double)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT -`samples`.`n`, `samples`.`x` - ? FROM `samples` WHERE `samples`.`id` = ?
-- 1: -0.5 (double)
-- 2: 1 (integer 64)
