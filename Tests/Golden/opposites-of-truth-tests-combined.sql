-- SQLite 3.40
SELECT coalesce(coalesce("samples"."flag", FALSE) AND "samples"."n" > ?1, FALSE), coalesce(NOT (coalesce("samples"."flag", FALSE) AND "samples"."n" > ?2), FALSE), coalesce(NOT (coalesce("samples"."flag", FALSE) OR "samples"."n" < ?3), FALSE), NOT (NOT coalesce("samples"."flag", FALSE) AND "samples"."id" > ?4) FROM "samples" WHERE "samples"."id" <= ?5 ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 5 (integer 64)

-- PostgreSQL 13
SELECT coalesce(coalesce("samples"."flag", FALSE) AND "samples"."n" > $1, FALSE), coalesce(NOT (coalesce("samples"."flag", FALSE) AND "samples"."n" > $2), FALSE), coalesce(NOT (coalesce("samples"."flag", FALSE) OR "samples"."n" < $3), FALSE), NOT (NOT coalesce("samples"."flag", FALSE) AND "samples"."id" > $4) FROM "samples" WHERE "samples"."id" <= $5 ORDER BY "samples"."id"
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 5 (integer 64)

-- MariaDB 10.11
SELECT coalesce(coalesce(`samples`.`flag`, FALSE) AND `samples`.`n` > ?, FALSE), coalesce(NOT (coalesce(`samples`.`flag`, FALSE) AND `samples`.`n` > ?), FALSE), coalesce(NOT (coalesce(`samples`.`flag`, FALSE) OR `samples`.`n` < ?), FALSE), NOT (NOT coalesce(`samples`.`flag`, FALSE) AND `samples`.`id` > ?) FROM `samples` WHERE `samples`.`id` <= ? ORDER BY `samples`.`id`
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 2 (integer 64)
-- 5: 5 (integer 64)
