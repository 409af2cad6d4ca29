-- SQLite 3.40
SELECT "samples"."small" / ?1 FROM "samples" WHERE "samples"."small" IS NOT NULL ORDER BY "samples"."id"
-- 1: 2 (integer 32)

-- PostgreSQL 13
SELECT CAST("samples"."small" AS bigint) / $1 FROM "samples" WHERE "samples"."small" IS NOT NULL ORDER BY "samples"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`small` DIV ? FROM `samples` WHERE `samples`.`small` IS NOT NULL ORDER BY `samples`.`id`
-- 1: 2 (integer 32)
