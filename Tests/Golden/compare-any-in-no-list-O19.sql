-- SQLite 3.40
SELECT FALSE, TRUE FROM "reminders" WHERE "reminders"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT FALSE, TRUE FROM "reminders" WHERE "reminders"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT FALSE, TRUE FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 1 (integer 64)
