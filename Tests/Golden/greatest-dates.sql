-- SQLite 3.40
SELECT max("reminders"."dueDate", ?1) FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2000-02-29 00:00:00.123456 (timestamp)

-- PostgreSQL 13
SELECT CASE WHEN "reminders"."dueDate" IS NOT NULL THEN greatest("reminders"."dueDate", $1) END FROM "reminders" ORDER BY "reminders"."id"
-- 1: 2000-02-29 00:00:00.123456 (timestamp)

-- MariaDB 10.11
SELECT greatest(`reminders`.`dueDate`, ?) FROM `reminders` ORDER BY `reminders`.`id`
-- 1: 2000-02-29 00:00:00.123456 (timestamp)
