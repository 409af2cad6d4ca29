-- SQLite 3.40
SELECT "reminders"."title", "tags"."title" FROM "reminders" JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "reminders"."title", "tags"."title" FROM "reminders" JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `reminders`.`title`, `tags`.`title` FROM `reminders` JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` ORDER BY `tags`.`id`
