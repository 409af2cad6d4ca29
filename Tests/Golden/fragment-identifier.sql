-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 3

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 3

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = 3
