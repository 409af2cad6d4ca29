-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", "tags"."title" AS "koine_2", rank() OVER (ORDER BY "tags"."title") AS "koine_3" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_3" <= ?1 ORDER BY "koine_qualified"."koine_2") AND EXISTS (SELECT "tags"."id") RETURNING "tags"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."title" COLLATE "C" FETCH FIRST $1 ROWS WITH TIES) RETURNING "tags"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` IN (SELECT `koine_qualified`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`title` AS `koine_2`, rank() OVER (ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin`) AS `koine_3` FROM `tags`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` <= ? ORDER BY `koine_qualified`.`koine_2` COLLATE `utf8mb4_nopad_bin`) RETURNING `tags`.`id`
-- 1: 2 (integer 64)
