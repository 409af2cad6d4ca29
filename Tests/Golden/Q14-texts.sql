-- SQLite 3.40
SELECT "koine_groups"."koine_1", upper("koine_groups"."koine_1"), "koine_groups"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", max("tags"."title") AS "koine_2" FROM "tags" GROUP BY "tags"."title" UNION ALL SELECT NULL AS "koine_1", max("tags"."title") AS "koine_2" FROM "tags") AS "koine_groups" ORDER BY "koine_groups"."koine_1" DESC NULLS FIRST

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", upper("koine_groups"."koine_1" COLLATE "C"), "koine_groups"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", max("tags"."title" COLLATE "C") AS "koine_2" FROM "tags" GROUP BY ROLLUP ("tags"."title")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" COLLATE "C" DESC NULLS FIRST

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, CONVERT(CAST(UPPER(CONVERT(CAST(`koine_groups`.`koine_1` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin, `koine_groups`.`koine_2` FROM (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, max(`tags`.`title` COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin` AS `koine_2` FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` UNION ALL SELECT NULL COLLATE `utf8mb4_nopad_bin` AS `koine_1`, max(`tags`.`title` COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin` AS `koine_2` FROM `tags`) AS `koine_groups` ORDER BY CASE WHEN `koine_groups`.`koine_1` IS NULL THEN 1 ELSE 0 END DESC, `koine_groups`.`koine_1` COLLATE `utf8mb4_nopad_bin` DESC
