-- SQLite 3.40
DELETE FROM "samples" WHERE EXISTS (SELECT 1 FROM "samples" AS "Before" WHERE "Before"."id" = "samples"."id" - ?1)
-- 1: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "samples" WHERE EXISTS (SELECT 1 FROM "samples" AS "Before" WHERE "Before"."id" = "samples"."id" - $1)
-- 1: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `samples` WHERE EXISTS (SELECT 1 FROM `samples` AS `Before` WHERE `Before`.`id` = `samples`.`id` - ?)
-- 1: 1 (integer 64)
