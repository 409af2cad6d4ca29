-- SQLite 3.40
UPDATE "samples" SET "n" = "Other"."m", "m" = "Other"."n" FROM "samples" AS "Other" WHERE "samples"."id" = "Other"."id" AND "samples"."id" < ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
UPDATE "samples" SET "n" = "Other"."m", "m" = "Other"."n" FROM "samples" AS "Other" WHERE "samples"."id" = "Other"."id" AND "samples"."id" < $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
UPDATE `samples` SET `n` = (SELECT `Other`.`m` FROM `samples` AS `Other` WHERE `samples`.`id` = `Other`.`id`), `m` = (SELECT `Other`.`n` FROM `samples` AS `Other` WHERE `samples`.`id` = `Other`.`id`) WHERE (SELECT 1 FROM `samples` AS `Other` WHERE `samples`.`id` = `Other`.`id`) = 1 AND `samples`.`id` < ?
-- 1: 3 (integer 64)
