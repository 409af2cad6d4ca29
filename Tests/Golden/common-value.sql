-- SQLite 3.40
WITH "titles" ("column1") AS (SELECT DISTINCT "tags"."title" FROM "tags") SELECT "titles"."column1" FROM "titles" WHERE "titles"."column1" > ?1 ORDER BY "titles"."column1"
-- 1: 'a' (text)

-- PostgreSQL 13
WITH "titles" ("column1") AS (SELECT DISTINCT "tags"."title" FROM "tags") SELECT "titles"."column1" FROM "titles" WHERE ("titles"."column1" COLLATE "C") > $1 ORDER BY "titles"."column1" COLLATE "C"
-- 1: 'a' (text)

-- MariaDB 10.11
WITH `titles` (`column1`) AS (SELECT DISTINCT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags`) SELECT `titles`.`column1` FROM `titles` WHERE `titles`.`column1` > (? COLLATE `utf8mb4_nopad_bin`) ORDER BY `titles`.`column1` COLLATE `utf8mb4_nopad_bin`
-- 1: 'a' (text)
