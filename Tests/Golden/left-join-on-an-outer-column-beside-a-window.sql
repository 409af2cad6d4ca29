-- SQLite 3.40
SELECT (SELECT count(*) FROM "tags" AS "t" LEFT JOIN "tags" AS "s" ON "r"."isCompleted" OR "s"."id" <> "s"."id") + count(*) OVER () FROM "reminders" AS "r" ORDER BY "r"."id"

-- PostgreSQL 13
SELECT (SELECT count(*) FROM "tags" AS "t" LEFT JOIN "tags" AS "s" ON "r"."isCompleted") + count(*) OVER () FROM "reminders" AS "r" ORDER BY "r"."id"

-- MariaDB 10.11
SELECT (SELECT count(*) FROM `tags` AS `t` LEFT JOIN `tags` AS `s` ON `r`.`isCompleted` OR `s`.`id` <> `s`.`id`) + count(*) OVER () FROM `reminders` AS `r` ORDER BY `r`.`id`
