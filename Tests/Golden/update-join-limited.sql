-- SQLite 3.40
UPDATE "tags" SET "title" = "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "tags"."id" IN (SELECT "tags"."id" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."title" DESC, "tags"."id" LIMIT ?1)
-- 1: 3 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "tags"."id" IN (SELECT "tags"."id" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ORDER BY "reminders"."title" COLLATE "C" DESC, "tags"."id" LIMIT $1)
-- 1: 3 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `title` = (SELECT `reminders`.`title` FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id`) WHERE (SELECT 1 FROM `reminders` WHERE `tags`.`reminderID` = `reminders`.`id`) = 1 AND `tags`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` JOIN `reminders` ON `tags`.`reminderID` = `reminders`.`id` ORDER BY `reminders`.`title` COLLATE `utf8mb4_nopad_bin` DESC, `tags`.`id` LIMIT ?) AS `koine_limited`)
-- 1: 3 (integer 64)
