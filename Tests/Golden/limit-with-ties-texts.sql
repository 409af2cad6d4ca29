-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."title" AS "koine_1", rank() OVER (ORDER BY "tags"."title" DESC) AS "koine_2" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."title" FROM "tags" ORDER BY "tags"."title" COLLATE "C" DESC FETCH FIRST $1 ROWS WITH TIES
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `tags`.`title` AS `koine_1`, rank() OVER (ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin` DESC) AS `koine_2` FROM `tags`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` COLLATE `utf8mb4_nopad_bin` DESC
-- 1: 1 (integer 64)
