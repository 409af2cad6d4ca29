-- SQLite 3.40
SELECT "samples"."small" & ?1, ~"samples"."small", CAST("samples"."small" << ?2 AS INTEGER) FROM "samples" WHERE "samples"."id" IN (?3, ?4, ?5, ?6) ORDER BY "samples"."id"
-- 1: 5 (integer 32)
-- 2: 40 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 6 (integer 64)
-- 6: 7 (integer 64)

-- PostgreSQL 13
SELECT CAST("samples"."small" AS bigint) & $1, ~CAST("samples"."small" AS bigint), CAST(CAST("samples"."small" AS bigint) << $2 AS bigint) FROM "samples" WHERE "samples"."id" IN ($3, $4, $5, $6) ORDER BY "samples"."id"
-- 1: 5 (integer 64)
-- 2: 40 (integer 32)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 6 (integer 64)
-- 6: 7 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`small` & ? AS SIGNED), CAST(~`samples`.`small` AS SIGNED), CAST(CAST(`samples`.`small` << ? AS SIGNED) AS SIGNED) FROM `samples` WHERE `samples`.`id` IN (?, ?, ?, ?) ORDER BY `samples`.`id`
-- 1: 5 (integer 32)
-- 2: 40 (integer 32)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 6 (integer 64)
-- 6: 7 (integer 64)
