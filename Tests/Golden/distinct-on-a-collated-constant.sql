-- SQLite 3.40
SELECT "koine_distinct"."koine_1" FROM (SELECT "t"."id" AS "koine_1", 'É' AS "koine_2", "t"."id" AS "koine_3", row_number() OVER (PARTITION BY 'É' COLLATE "BINARY" ORDER BY 'É' COLLATE "BINARY" DESC, "t"."id" DESC) AS "koine_4" FROM "tags" AS "t") AS "koine_distinct" WHERE "koine_distinct"."koine_4" = 1 ORDER BY "koine_distinct"."koine_2" COLLATE "BINARY" DESC, "koine_distinct"."koine_3" DESC

-- PostgreSQL 13
SELECT DISTINCT ON (CAST('É' AS text) COLLATE "C") "t"."id" FROM "tags" AS "t" ORDER BY CAST('É' AS text) COLLATE "C" DESC, "t"."id" DESC

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT `t`.`id` AS `koine_1`, 'É' AS `koine_2`, `t`.`id` AS `koine_3`, row_number() OVER (PARTITION BY 'É' COLLATE `utf8mb4_nopad_bin` ORDER BY 'É' COLLATE `utf8mb4_nopad_bin` DESC, `t`.`id` DESC) AS `koine_4` FROM `tags` AS `t`) AS `koine_distinct` WHERE `koine_distinct`.`koine_4` = 1 ORDER BY `koine_distinct`.`koine_2` COLLATE `utf8mb4_nopad_bin` DESC, `koine_distinct`.`koine_3` DESC
