-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = (SELECT count(*) FROM "tags")

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = (SELECT count(*) FROM "tags")

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = (SELECT count(*) FROM `tags`)
