-- SQLite 3.40
SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN (SELECT "s"."id" AS "v1", coalesce(CASE WHEN EXISTS (SELECT max("u"."id") FROM "tags" AS "u") THEN 4 END, NULL) AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> 2) AS "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- PostgreSQL 13
SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN (SELECT "s"."id" AS "v1", CASE WHEN EXISTS (SELECT max("u"."id") FROM "tags" AS "u") THEN CAST(4 AS bigint) END AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> CAST(2 AS bigint)) AS "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- MariaDB 10.11
SELECT `d`.`v2` FROM `tags` AS `t` LEFT JOIN (SELECT `s`.`id` AS `v1`, CASE WHEN EXISTS (SELECT max(`u`.`id`) FROM `tags` AS `u`) THEN 4 END AS `v2` FROM `tags` AS `s` WHERE `s`.`id` <> 2) AS `d` ON `d`.`v1` = `t`.`id` ORDER BY `t`.`id`
