-- SQLite 3.40
SELECT "tags"."title", "reminders"."id" FROM "tags" RIGHT JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."id", "tags"."id"

-- PostgreSQL 13
SELECT "tags"."title", "reminders"."id" FROM "tags" RIGHT JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."id", "tags"."id" NULLS FIRST

-- MariaDB 10.11
SELECT `tags`.`title`, `reminders`.`id` FROM `tags` RIGHT JOIN `reminders` ON `tags`.`reminderID` = `reminders`.`id` ORDER BY `reminders`.`id`, `tags`.`id`
