-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "reminders"."title", "tags"."weight" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" WHERE TRUE ON CONFLICT ("id") DO NOTHING

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "reminders"."title", "tags"."weight" FROM "tags" JOIN "reminders" ON "tags"."reminderID" = "reminders"."id" ON CONFLICT ("id") DO NOTHING

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) SELECT `koine_rows`.`koine_1`, `koine_rows`.`koine_2`, `koine_rows`.`koine_3`, `koine_rows`.`koine_4` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`reminderID` AS `koine_2`, `reminders`.`title` AS `koine_3`, `tags`.`weight` AS `koine_4` FROM `tags` JOIN `reminders` ON `tags`.`reminderID` = `reminders`.`id`) AS `koine_rows` ON DUPLICATE KEY UPDATE `id` = `tags`.`id`
