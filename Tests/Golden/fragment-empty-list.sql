-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT CAST(NULL AS INTEGER) WHERE 1 = 0)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT CAST(NULL AS bigint) WHERE 1 = 0)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT CAST(NULL AS SIGNED) WHERE 1 = 0)
