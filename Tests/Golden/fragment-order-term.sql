-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" IS NULL DESC, "tags"."id" DESC

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."weight" IS NULL DESC, "tags"."id" DESC

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`weight` IS NULL DESC, `tags`.`id` DESC
