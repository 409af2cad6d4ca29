-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."dueDate" = ?1
-- 1: 2000-02-29 00:00:00.123456 (timestamp)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."dueDate" = $1
-- 1: 2000-02-29 00:00:00.123456 (timestamp)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`dueDate` = ?
-- 1: 2000-02-29 00:00:00.123456 (timestamp)
