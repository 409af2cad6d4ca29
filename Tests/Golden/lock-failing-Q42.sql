-- SQLite 3.40
SELECT "tags"."id" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" WHERE "tags"."id" = ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" WHERE "tags"."id" = $1 FOR SHARE NOWAIT
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` JOIN `reminders` ON `tags`.`reminderID` = `reminders`.`id` WHERE `tags`.`id` = ? LOCK IN SHARE MODE NOWAIT
-- 1: 3 (integer 64)
