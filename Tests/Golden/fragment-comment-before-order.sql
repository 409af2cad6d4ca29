-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" < 4 -- not the last
 ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" < 4 -- not the last
 ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` < 4 -- not the last
 ORDER BY `tags`.`id`
