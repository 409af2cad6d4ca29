-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "tags"."title" || ?1, "tags"."weight" FROM "tags" WHERE TRUE ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
-- 1: '?' (text)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") SELECT "tags"."id", "tags"."reminderID", "tags"."title" || $1, "tags"."weight" FROM "tags" ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title"
-- 1: '?' (text)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) SELECT `koine_rows`.`koine_1`, `koine_rows`.`koine_2`, `koine_rows`.`koine_3`, `koine_rows`.`koine_4` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`reminderID` AS `koine_2`, concat(`tags`.`title`, ?) AS `koine_3`, `tags`.`weight` AS `koine_4` FROM `tags`) AS `koine_rows` ON DUPLICATE KEY UPDATE `title` = VALUES(`title`)
-- 1: '?' (text)
