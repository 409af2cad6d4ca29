-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" WHERE "t"."weight" NOT IN (SELECT 77 FROM "tags" AS "s" UNION ALL SELECT NULL FROM "tags" AS "u" GROUP BY "u"."title" HAVING TRUE)

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" WHERE "t"."weight" NOT IN (SELECT CAST(77 AS bigint) FROM "tags" AS "s" UNION ALL SELECT NULL FROM "tags" AS "u" GROUP BY "u"."title" HAVING TRUE)

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` WHERE `t`.`weight` NOT IN (SELECT `koine_windows`.`koine_1` FROM (SELECT 77 AS `koine_1` FROM `tags` AS `s` UNION ALL SELECT NULL AS `koine_1` FROM `tags` AS `u` GROUP BY `u`.`title`, `u`.`title` COLLATE `utf8mb4_nopad_bin` HAVING TRUE) AS `koine_windows`)
