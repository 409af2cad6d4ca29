-- SQLite 3.40
DELETE FROM "samples" WHERE "samples"."id" = (SELECT max("samples_2"."id") FROM "samples" AS "samples_2")

-- PostgreSQL 13
DELETE FROM "samples" WHERE "samples"."id" = (SELECT max("samples_2"."id") FROM "samples" AS "samples_2")

-- MariaDB 10.11
DELETE FROM `samples` WHERE `samples`.`id` = (SELECT max(`samples_2`.`id`) FROM `samples` AS `samples_2`)
