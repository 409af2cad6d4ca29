-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."isCompleted" DESC, "reminders"."id" DESC

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."isCompleted" DESC, "reminders"."id" DESC

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` ORDER BY `reminders`.`isCompleted` DESC, `reminders`.`id` DESC
