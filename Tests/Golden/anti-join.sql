-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "reminders"."id" = "tags"."reminderID") ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT EXISTS (SELECT 1 FROM `tags` WHERE `reminders`.`id` = `tags`.`reminderID`) ORDER BY `reminders`.`id`
