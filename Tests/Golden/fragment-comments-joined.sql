-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > 1 -- behind the first
 AND "tags"."id" < 4 /* and */ -- last
 ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" > 1 -- behind the first
 AND "tags"."id" < 4 /* and */ -- last
 ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` > 1 -- behind the first
 AND `tags`.`id` < 4 /* and */ -- last
 ORDER BY `tags`.`id`
