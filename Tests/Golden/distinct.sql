-- SQLite 3.40
SELECT DISTINCT "tags"."title" FROM "tags" ORDER BY "tags"."title"

-- PostgreSQL 13
SELECT DISTINCT "tags"."title" COLLATE "C" FROM "tags" ORDER BY "tags"."title" COLLATE "C"

-- MariaDB 10.11
SELECT DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`
