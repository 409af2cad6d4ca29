-- SQLite 3.40
SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN (SELECT "s"."id" AS "v1", coalesce((SELECT max("u"."id") FROM "tags" AS "u"), NULL) AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> 2) AS "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- PostgreSQL 13
SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN (SELECT "s"."id" AS "v1", (SELECT max("u"."id") FROM "tags" AS "u") AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> CAST(2 AS bigint)) AS "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- MariaDB 10.11
SELECT `d`.`v2` FROM `tags` AS `t` LEFT JOIN (SELECT `s`.`id` AS `v1`, (SELECT max(`u`.`id`) FROM `tags` AS `u`) AS `v2` FROM `tags` AS `s` WHERE `s`.`id` <> 2) AS `d` ON `d`.`v1` = `t`.`id` ORDER BY `t`.`id`
