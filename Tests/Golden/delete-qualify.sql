-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."id") AS "koine_2" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > ?1) AND EXISTS (SELECT "tags"."id")
-- 1: 1 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."id" AS "koine_1", row_number() OVER (PARTITION BY "tags"."title" ORDER BY "tags"."id") AS "koine_2" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > $1)
-- 1: 1 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` IN (SELECT `koine_qualified`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1`, row_number() OVER (PARTITION BY `tags`.`title` COLLATE `utf8mb4_nopad_bin` ORDER BY `tags`.`id`) AS `koine_2` FROM `tags`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` > ?)
-- 1: 1 (integer 64)
