-- SQLite 3.40
WITH RECURSIVE "cycle" ("column1", "column2") AS NOT MATERIALIZED (SELECT "tags"."id", "tags"."title" FROM "tags" WHERE "tags"."id" = ?1 UNION SELECT ("cycle"."column1" + ?2) % ?3, "cycle"."column2" FROM "cycle") SELECT "cycle"."column1" FROM "cycle" ORDER BY "cycle"."column1"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "cycle" ("column1", "column2") AS NOT MATERIALIZED (SELECT CAST("tags"."id" AS bigint), CAST("tags"."title" AS text) COLLATE "C" FROM "tags" WHERE "tags"."id" = $1 UNION SELECT ("cycle"."column1" + $2) % $3, "cycle"."column2" COLLATE "C" FROM "cycle") SELECT "cycle"."column1" FROM "cycle" ORDER BY "cycle"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `cycle` (`column1`, `column2`) AS (SELECT CAST(`tags`.`id` AS SIGNED), coalesce(`tags`.`title`, CAST(NULL AS CHAR(4000000))) COLLATE `utf8mb4_nopad_bin` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT (`cycle`.`column1` + ?) % ?, `cycle`.`column2` COLLATE `utf8mb4_nopad_bin` FROM `cycle`) SELECT `cycle`.`column1` FROM `cycle` ORDER BY `cycle`.`column1`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
