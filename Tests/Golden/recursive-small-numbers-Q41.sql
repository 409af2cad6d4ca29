-- SQLite 3.40
WITH RECURSIVE "numbers" ("column1") AS (SELECT "samples"."small" FROM "samples" WHERE "samples"."id" = ?1 UNION ALL SELECT "numbers"."column1" + ?2 FROM "numbers" WHERE "numbers"."column1" < ?3) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1"
-- 1: 4 (integer 64)
-- 2: 1 (integer 32)
-- 3: 4 (integer 32)

-- PostgreSQL 13
WITH RECURSIVE "numbers" ("column1") AS (SELECT CAST("samples"."small" AS bigint) FROM "samples" WHERE "samples"."id" = $1 UNION ALL SELECT CAST("numbers"."column1" AS bigint) + $2 FROM "numbers" WHERE "numbers"."column1" < $3) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1" NULLS FIRST
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)
-- 3: 4 (integer 32)

-- MariaDB 10.11
WITH RECURSIVE `numbers` (`column1`) AS (SELECT CAST(`samples`.`small` AS SIGNED) FROM `samples` WHERE `samples`.`id` = ? UNION ALL SELECT `numbers`.`column1` + ? FROM `numbers` WHERE `numbers`.`column1` < ?) SELECT `numbers`.`column1` FROM `numbers` ORDER BY `numbers`.`column1`
-- 1: 4 (integer 64)
-- 2: 1 (integer 32)
-- 3: 4 (integer 32)
