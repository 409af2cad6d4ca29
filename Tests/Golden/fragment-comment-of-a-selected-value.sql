-- SQLite 3.40
SELECT "tags"."id" + 1 -- one more
, "tags"."id" FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" + 1 -- one more
, "tags"."id" FROM "tags" ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` + 1 -- one more
, `tags`.`id` FROM `tags` ORDER BY `tags`.`id`
