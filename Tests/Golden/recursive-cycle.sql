-- SQLite 3.40
WITH RECURSIVE "cycle" ("column1") AS (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION SELECT ("cycle"."column1" + ?2) % ?3 FROM "cycle") SELECT "cycle"."column1" FROM "cycle" ORDER BY "cycle"."column1"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "cycle" ("column1") AS (SELECT CAST("tags"."id" AS bigint) FROM "tags" WHERE "tags"."id" = $1 UNION SELECT ("cycle"."column1" + $2) % $3 FROM "cycle") SELECT "cycle"."column1" FROM "cycle" ORDER BY "cycle"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `cycle` (`column1`) AS (SELECT CAST(`tags`.`id` AS SIGNED) FROM `tags` WHERE `tags`.`id` = ? UNION SELECT (`cycle`.`column1` + ?) % ? FROM `cycle`) SELECT `cycle`.`column1` FROM `cycle` ORDER BY `cycle`.`column1`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
