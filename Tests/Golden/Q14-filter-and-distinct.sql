-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "tags"."reminderID" AS "koine_1", count(DISTINCT "tags"."title") AS "koine_2", koine_sum("tags"."weight") FILTER (WHERE "tags"."weight" > ?1) AS "koine_3" FROM "tags" GROUP BY "tags"."reminderID" UNION ALL SELECT NULL AS "koine_1", count(DISTINCT "tags"."title") AS "koine_2", koine_sum("tags"."weight") FILTER (WHERE "tags"."weight" > ?1) AS "koine_3" FROM "tags") AS "koine_groups" ORDER BY "koine_groups"."koine_1"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "tags"."reminderID" AS "koine_1", count(DISTINCT "tags"."title") AS "koine_2", CAST(sum("tags"."weight") FILTER (WHERE "tags"."weight" > $1) AS bigint) AS "koine_3" FROM "tags" GROUP BY ROLLUP ("tags"."reminderID")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" NULLS FIRST
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, `koine_groups`.`koine_3` FROM (SELECT `tags`.`reminderID` AS `koine_1`, count(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin`) AS `koine_2`, (sum(CASE WHEN `tags`.`weight` > ? THEN `tags`.`weight` END) DIV 1) AS `koine_3` FROM `tags` GROUP BY `tags`.`reminderID` UNION ALL SELECT NULL AS `koine_1`, count(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin`) AS `koine_2`, (sum(CASE WHEN `tags`.`weight` > ? THEN `tags`.`weight` END) DIV 1) AS `koine_3` FROM `tags`) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
