-- SQLite 3.40
SELECT (SELECT count(*) FROM "tags" AS "t" LEFT JOIN "tags" AS "s" ON "u"."id" = 2 OR "s"."id" <> "s"."id") FROM "tags" AS "u" ORDER BY "u"."id"

-- PostgreSQL 13
SELECT (SELECT count(*) FROM "tags" AS "t" LEFT JOIN "tags" AS "s" ON "u"."id" = CAST(2 AS bigint)) FROM "tags" AS "u" ORDER BY "u"."id"

-- MariaDB 10.11
SELECT (SELECT count(*) FROM `tags` AS `t` LEFT JOIN `tags` AS `s` ON `u`.`id` = 2 OR `s`.`id` <> `s`.`id`) FROM `tags` AS `u` ORDER BY `u`.`id`
