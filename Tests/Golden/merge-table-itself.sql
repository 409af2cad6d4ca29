-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "Other"."id" + ?1, "Other"."reminderID", "Other"."title" FROM "tags" AS "Other" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "tags"."id" = "Other"."id" + ?2) AND "Other"."weight" IS NULL
-- 1: 100 (integer 64)
-- 2: 100 (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "Other"."id" + $1, "Other"."reminderID", "Other"."title" FROM "tags" AS "Other" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "tags"."id" = "Other"."id" + $2) AND "Other"."weight" IS NULL
-- 1: 100 (integer 64)
-- 2: 100 (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`) SELECT `Other`.`id` + ?, `Other`.`reminderID`, `Other`.`title` FROM `tags` AS `Other` WHERE NOT EXISTS (SELECT 1 FROM `tags` WHERE `tags`.`id` = `Other`.`id` + ?) AND `Other`.`weight` IS NULL
-- 1: 100 (integer 64)
-- 2: 100 (integer 64)
