-- SQLite 3.40
SELECT koine_concat(' | ', 1, 'd', "tags"."title") FROM "tags"

-- PostgreSQL 13
SELECT string_agg(DISTINCT "tags"."title" COLLATE "C", ' | ' ORDER BY "tags"."title" COLLATE "C" DESC NULLS LAST) FROM "tags"

-- MariaDB 10.11
SELECT CASE WHEN count(`tags`.`title` COLLATE `utf8mb4_nopad_bin`) > 0 THEN group_concat(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY CASE WHEN (`tags`.`title` COLLATE `utf8mb4_nopad_bin`) IS NULL THEN 0 ELSE 1 END DESC, `tags`.`title` COLLATE `utf8mb4_nopad_bin` DESC SEPARATOR ' | ') END FROM `tags`
