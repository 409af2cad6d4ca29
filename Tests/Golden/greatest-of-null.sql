-- SQLite 3.40
SELECT max("samples"."n", ?1), min("samples"."n", ?2) FROM "samples" WHERE "samples"."id" = ?3
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."n" IS NOT NULL AND $1 IS NOT NULL THEN greatest("samples"."n", $2) END, CASE WHEN $3 IS NOT NULL AND "samples"."n" IS NOT NULL THEN least($4, "samples"."n") END FROM "samples" WHERE "samples"."id" = $5
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
-- 3: NULL (integer 64)
-- 4: NULL (integer 64)
-- 5: 1 (integer 64)

-- MariaDB 10.11
SELECT greatest(`samples`.`n`, ?), least(?, `samples`.`n`) FROM `samples` WHERE `samples`.`id` = ?
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
-- 3: 1 (integer 64)
