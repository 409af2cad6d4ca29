-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" NOT IN (SELECT CAST(NULL AS TEXT) WHERE 1 = 0) ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" NOT IN (SELECT CAST(NULL AS text) WHERE 1 = 0) ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`title` NOT IN (SELECT coalesce(NULL, CAST(NULL AS CHAR(4000000))) WHERE 1 = 0) ORDER BY `tags`.`id`
