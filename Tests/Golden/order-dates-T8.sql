-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."dueDate" DESC, "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" ORDER BY "reminders"."dueDate" DESC NULLS LAST, "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` ORDER BY `reminders`.`dueDate` DESC, `reminders`.`id`
