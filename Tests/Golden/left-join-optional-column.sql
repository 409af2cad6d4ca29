-- SQLite 3.40
SELECT "reminders"."id", "tags"."weight", "tags"."weight" + "reminders"."prio" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "reminders"."id", "tags"."id"

-- PostgreSQL 13
SELECT "reminders"."id", "tags"."weight", "tags"."weight" + "reminders"."prio" FROM "reminders" LEFT JOIN "tags" ON "reminders"."id" = "tags"."reminderID" ORDER BY "reminders"."id", "tags"."id" NULLS FIRST

-- MariaDB 10.11
SELECT `reminders`.`id`, `tags`.`weight`, `tags`.`weight` + `reminders`.`prio` FROM `reminders` LEFT JOIN `tags` ON `reminders`.`id` = `tags`.`reminderID` ORDER BY `reminders`.`id`, `tags`.`id`
