-- SQLite 3.40
DELETE FROM "reminders" WHERE "reminders"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "reminders" WHERE "reminders"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 1 (integer 64)
