-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."id" IS NOT NULL AND "tags"."weight" IS NULL

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" WHERE "tags"."id" IS NOT NULL AND "tags"."weight" IS NULL

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` LEFT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` WHERE `tags`.`id` IS NOT NULL AND `tags`.`weight` IS NULL
