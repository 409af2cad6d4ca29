-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."id" IS NULL ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."id" IS NULL ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` LEFT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` WHERE `tags`.`id` IS NULL ORDER BY `reminders`.`id`
