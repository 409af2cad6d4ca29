-- SQLite 3.40
DELETE FROM "samples" WHERE ("samples"."id" = ?1 OR "samples"."id" > ?2 AND (SELECT count(*) FROM "samples" AS "samples_2") = ?3) AND EXISTS (SELECT "samples"."id")
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)

-- PostgreSQL 13
DELETE FROM "samples" WHERE "samples"."id" = $1 OR "samples"."id" > $2 AND (SELECT count(*) FROM "samples" AS "samples_2") = $3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)

-- MariaDB 10.11
DELETE FROM `samples` WHERE `samples`.`id` = ? OR `samples`.`id` > ? AND (SELECT count(*) FROM `samples` AS `samples_2`) = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
