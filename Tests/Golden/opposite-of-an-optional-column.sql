-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE NOT "samples"."flag" AND "samples"."id" < ?1
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE NOT "samples"."flag" AND "samples"."id" < $1
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`flag` = FALSE AND `samples`.`id` < ?
-- 1: 4 (integer 64)
