-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "koine_rows"."koine_1" AS "koine_1", rank() OVER (ORDER BY "koine_rows"."koine_1" DESC) AS "koine_2" FROM (SELECT "tags"."title" AS "koine_1" FROM "tags" UNION ALL SELECT "tags"."title" AS "koine_1" FROM "tags") AS "koine_rows") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."title" AS "koine_1" FROM "tags" UNION ALL SELECT "tags"."title" AS "koine_1" FROM "tags") AS "koine_rows" ORDER BY "koine_rows"."koine_1" COLLATE "C" DESC FETCH FIRST $1 ROWS WITH TIES
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_rows`.`koine_1` AS `koine_1`, rank() OVER (ORDER BY `koine_rows`.`koine_1` COLLATE `utf8mb4_nopad_bin` DESC) AS `koine_2` FROM (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1` FROM `tags` UNION ALL SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1` FROM `tags`) AS `koine_rows`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` COLLATE `utf8mb4_nopad_bin` DESC
-- 1: 1 (integer 64)
