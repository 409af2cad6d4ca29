-- SQLite 3.40
WITH "d" ("v1", "v2") AS (SELECT "s"."id" AS "v1", coalesce((SELECT max("u"."id") FROM "tags" AS "u"), NULL) AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> 2) SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- PostgreSQL 13
WITH "d" ("v1", "v2") AS (SELECT "s"."id" AS "v1", (SELECT max("u"."id") FROM "tags" AS "u") AS "v2" FROM "tags" AS "s" WHERE "s"."id" <> CAST(2 AS bigint)) SELECT "d"."v2" FROM "tags" AS "t" LEFT JOIN "d" ON "d"."v1" = "t"."id" ORDER BY "t"."id"

-- MariaDB 10.11
WITH `d` (`v1`, `v2`) AS (SELECT `s`.`id` AS `v1`, (SELECT max(`u`.`id`) FROM `tags` AS `u`) AS `v2` FROM `tags` AS `s` WHERE `s`.`id` <> 2) SELECT `d`.`v2` FROM `tags` AS `t` LEFT JOIN `d` ON `d`.`v1` = `t`.`id` ORDER BY `t`.`id`
