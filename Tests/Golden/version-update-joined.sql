-- SQLite 3.40
UPDATE "sheets" SET "text" = "tags"."title", "version" = "sheets"."version" + 1 FROM "tags" WHERE "sheets"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL

-- PostgreSQL 13
UPDATE "sheets" SET "text" = "tags"."title", "version" = "sheets"."version" + CAST(1 AS bigint) FROM "tags" WHERE "sheets"."id" = "tags"."id" AND "tags"."weight" IS NOT NULL

-- MariaDB 10.11
UPDATE `sheets` SET `text` = (SELECT `tags`.`title` FROM `tags` WHERE `sheets`.`id` = `tags`.`id` AND `tags`.`weight` IS NOT NULL), `version` = `sheets`.`version` + 1 WHERE (SELECT 1 FROM `tags` WHERE `sheets`.`id` = `tags`.`id` AND `tags`.`weight` IS NOT NULL) = 1
