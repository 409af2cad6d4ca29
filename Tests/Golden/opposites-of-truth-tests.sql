-- SQLite 3.40
SELECT NOT coalesce("samples"."flag", FALSE), NOT (NOT coalesce("samples"."flag", TRUE)), NOT "samples"."flag" IS NULL, NOT (NOT coalesce("samples"."flag", FALSE)), NOT coalesce("samples"."flag", TRUE), NOT "samples"."flag" IS NOT NULL FROM "samples" WHERE "samples"."id" <= ?1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT NOT coalesce("samples"."flag", FALSE), NOT (NOT coalesce("samples"."flag", TRUE)), NOT "samples"."flag" IS NULL, NOT (NOT coalesce("samples"."flag", FALSE)), NOT coalesce("samples"."flag", TRUE), NOT "samples"."flag" IS NOT NULL FROM "samples" WHERE "samples"."id" <= $1 ORDER BY "samples"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT NOT coalesce(`samples`.`flag`, FALSE), NOT (NOT coalesce(`samples`.`flag`, TRUE)), NOT `samples`.`flag` IS NULL, NOT (NOT coalesce(`samples`.`flag`, FALSE)), NOT coalesce(`samples`.`flag`, TRUE), NOT `samples`.`flag` IS NOT NULL FROM `samples` WHERE `samples`.`id` <= ? ORDER BY `samples`.`id`
-- 1: 3 (integer 64)
