-- SQLite 3.40
SELECT count(*) FROM (SELECT DISTINCT "tags"."title" FROM "tags") AS "rows"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT DISTINCT "tags"."title" FROM "tags") AS "rows"

-- MariaDB 10.11
SELECT count(*) FROM (SELECT DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags`) AS `rows`
