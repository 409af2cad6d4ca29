-- SQLite 3.40
SELECT koine_concat('; ', 1, 'a', "tags"."title") FROM "tags" WHERE "tags"."title" = ?1
-- 1: 'red' (text)

-- PostgreSQL 13
SELECT string_agg(DISTINCT "tags"."title", '; ') FROM "tags" WHERE "tags"."title" = $1
-- 1: 'red' (text)

-- MariaDB 10.11
SELECT CASE WHEN count(`tags`.`title` COLLATE `utf8mb4_nopad_bin`) > 0 THEN group_concat(DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` SEPARATOR '; ') END FROM `tags` WHERE `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'red' (text)
