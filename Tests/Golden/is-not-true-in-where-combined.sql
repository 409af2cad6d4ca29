-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE NOT (coalesce("samples"."flag", FALSE) AND "samples"."id" < ?1) ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE NOT (coalesce("samples"."flag", FALSE) AND "samples"."id" < $1) ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE NOT (coalesce(`samples`.`flag`, FALSE) AND `samples`.`id` < ?) ORDER BY `samples`.`id`
-- 1: 5 (integer 64)
