-- SQLite 3.40
SELECT CAST(substr("reminders"."dueDate", 12, 2) AS INTEGER) FROM "reminders" WHERE "reminders"."dueDate" IS NULL ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT CAST(extract(hour FROM "reminders"."dueDate" AT TIME ZONE 'UTC') AS bigint) FROM "reminders" WHERE "reminders"."dueDate" IS NULL ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT HOUR(`reminders`.`dueDate`) FROM `reminders` WHERE `reminders`.`dueDate` IS NULL ORDER BY `reminders`.`id`
