-- SQLite 3.40
SELECT (SELECT json_group_array(json_array("koine_1")) FROM (SELECT DISTINCT "tags"."title" AS "koine_1" FROM "tags" ORDER BY "tags"."title") AS "koine_rows") FROM "remindersLists" LIMIT ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT coalesce(CAST(json_agg(json_build_array("koine_1")) AS text), '[]') FROM (SELECT DISTINCT "tags"."title" COLLATE "C" AS "koine_1" FROM "tags" ORDER BY "tags"."title" COLLATE "C") AS "koine_rows") FROM "remindersLists" LIMIT $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY(concat(`koine_groups`.`koine_1`, '')) ORDER BY `koine_groups`.`koine_2` COLLATE `utf8mb4_nopad_bin`), '[]') FROM (SELECT DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_2` FROM `tags`) AS `koine_groups`) FROM `remindersLists` LIMIT ?
-- 1: 1 (integer 64)
