-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "samples" WHERE "tags"."id" = "samples"."id" AND "samples"."flag");
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "samples"."id", ?1, ?2 FROM "samples" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "tags"."id" = "samples"."id") AND NOT coalesce("samples"."flag", FALSE)
-- 1: 1 (integer 64)
-- 2: 'new' (text)

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM "samples" WHERE "tags"."id" = "samples"."id" AND "samples"."flag");
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "samples"."id", $1, $2 FROM "samples" WHERE NOT EXISTS (SELECT 1 FROM "tags" WHERE "tags"."id" = "samples"."id") AND NOT coalesce("samples"."flag", FALSE)
-- 1: 1 (integer 64)
-- 2: 'new' (text)

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM `samples` WHERE `tags`.`id` = `samples`.`id` AND `samples`.`flag`);
INSERT INTO `tags` (`id`, `reminderID`, `title`) SELECT `samples`.`id`, ?, ? FROM `samples` WHERE NOT EXISTS (SELECT 1 FROM `tags` WHERE `tags`.`id` = `samples`.`id`) AND NOT coalesce(`samples`.`flag`, FALSE)
-- 1: 1 (integer 64)
-- 2: 'new' (text)
