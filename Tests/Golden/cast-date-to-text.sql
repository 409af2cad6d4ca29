-- SQLite 3.40
SELECT CAST("reminders"."dueDate" AS TEXT) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT to_char("reminders"."dueDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR) FROM `reminders` ORDER BY `reminders`.`id`
