-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON "t"."id" = "s"."id" GROUP BY "t"."id", "s"."id" HAVING EXISTS (SELECT "u"."id" FROM "tags" AS "u" WHERE "u"."id" = "t"."id" AND "u"."id" > 2)

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON "t"."id" = "s"."id" GROUP BY "t"."id", "s"."id" HAVING EXISTS (SELECT "u"."id" FROM "tags" AS "u" WHERE "u"."id" = "t"."id" AND "u"."id" > CAST(2 AS bigint))

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` JOIN `tags` AS `s` ON `t`.`id` = `s`.`id` GROUP BY `t`.`id`, `s`.`id` HAVING EXISTS (SELECT `u`.`id` FROM `tags` AS `u` WHERE `u`.`id` = min(`t`.`id`) AND `u`.`id` > 2)
