-- SQLite 3.40
WITH RECURSIVE "numbers" ("column1") AS MATERIALIZED (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "numbers"."column1" + ?2 FROM "numbers" WHERE "numbers"."column1" < ?3) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "numbers" ("column1") AS MATERIALIZED (SELECT CAST("tags"."id" AS bigint) FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "numbers"."column1" + $2 FROM "numbers" WHERE "numbers"."column1" < $3) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `numbers` (`column1`) AS (SELECT CAST(`tags`.`id` AS SIGNED) FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `numbers`.`column1` + ? FROM `numbers` WHERE `numbers`.`column1` < ?) SELECT `numbers`.`column1` FROM `numbers` ORDER BY `numbers`.`column1`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
