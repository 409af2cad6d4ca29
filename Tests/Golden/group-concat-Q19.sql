-- SQLite 3.40
SELECT group_concat("tags"."title", ''', ') FROM "tags" GROUP BY "tags"."title" ORDER BY "tags"."title"

-- PostgreSQL 13
SELECT string_agg("tags"."title", ''', ') FROM "tags" GROUP BY "tags"."title" ORDER BY "tags"."title" COLLATE "C"

-- MariaDB 10.11
SELECT CASE WHEN count(`tags`.`title`) > 0 THEN group_concat(`tags`.`title` SEPARATOR ''', ') END FROM `tags` GROUP BY `tags`.`title`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`
