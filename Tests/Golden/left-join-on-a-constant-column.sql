-- SQLite 3.40
SELECT count(*) FROM (SELECT FALSE AS "v1" FROM (SELECT "s"."id" AS "v1" FROM "tags" AS "s" GROUP BY "s"."id") AS "e") AS "d" LEFT JOIN "tags" AS "t" ON "d"."v1" OR "t"."id" <> "t"."id"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT FALSE AS "v1" FROM (SELECT "s"."id" AS "v1" FROM "tags" AS "s" GROUP BY "s"."id") AS "e") AS "d" LEFT JOIN "tags" AS "t" ON "d"."v1"

-- MariaDB 10.11
SELECT count(*) FROM (SELECT FALSE AS `v1` FROM (SELECT `s`.`id` AS `v1` FROM `tags` AS `s` GROUP BY `s`.`id`) AS `e`) AS `d` LEFT JOIN `tags` AS `t` ON `d`.`v1` OR `t`.`id` <> `t`.`id`
