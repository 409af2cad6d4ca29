-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" IN (SELECT CAST(NULL AS TEXT) WHERE 1 = 0)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" IN (SELECT CAST(NULL AS text) WHERE 1 = 0)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`title` IN (SELECT coalesce(NULL, CAST(NULL AS CHAR(4000000))) WHERE 1 = 0)
