-- SQLite 3.40
DELETE FROM "samples" WHERE "samples"."id" - ?1 IN (SELECT "samples_2"."id" FROM "samples" AS "samples_2") AND EXISTS (SELECT "samples"."id")
-- 1: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "samples" WHERE "samples"."id" - $1 IN (SELECT "samples_2"."id" FROM "samples" AS "samples_2")
-- 1: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `samples` WHERE `samples`.`id` - ? IN (SELECT `samples_2`.`id` FROM `samples` AS `samples_2`)
-- 1: 1 (integer 64)
