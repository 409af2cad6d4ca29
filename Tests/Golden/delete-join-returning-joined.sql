-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id") AND "tags"."weight" IS NOT NULL RETURNING "tags"."id", (SELECT "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id")

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id") AND "tags"."weight" IS NOT NULL RETURNING "tags"."id", (SELECT "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id")

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id`) AND `tags`.`weight` IS NOT NULL RETURNING `tags`.`id`, (SELECT `reminders`.`title` FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id`)
