-- SQLite 3.40
SELECT CAST("samples"."small" AS INTEGER) * ?1 FROM "samples" WHERE "samples"."id" IN (?2, ?3) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 6 (integer 64)

-- PostgreSQL 13
SELECT CAST("samples"."small" AS bigint) * $1 FROM "samples" WHERE "samples"."id" IN ($2, $3) ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 6 (integer 64)

-- MariaDB 10.11
SELECT CAST(`samples`.`small` AS SIGNED) * ? FROM `samples` WHERE `samples`.`id` IN (?, ?) ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 5 (integer 64)
-- 3: 6 (integer 64)
