-- SQLite 3.40
SELECT max("samples"."x", ?1), max(?2, "samples"."x"), min(?3, "samples"."x"), min("samples"."x", ?4) FROM "samples" WHERE "samples"."id" = ?5
-- 1: 0.0 (double)
-- 2: 0.0 (double)
-- 3: 0.0 (double)
-- 4: 0.0 (double)
-- 5: 10 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."x" IS NOT NULL THEN greatest("samples"."x", $1) END, CASE WHEN "samples"."x" IS NOT NULL THEN greatest($2, "samples"."x") END, CASE WHEN "samples"."x" IS NOT NULL THEN least("samples"."x", $3) END, CASE WHEN "samples"."x" IS NOT NULL THEN least($4, "samples"."x") END FROM "samples" WHERE "samples"."id" = $5
-- 1: 0.0 (double)
-- 2: 0.0 (double)
-- 3: 0.0 (double)
-- 4: 0.0 (double)
-- 5: 10 (integer 64)

-- MariaDB 10.11
SELECT greatest(`samples`.`x`, ?), greatest(?, `samples`.`x`), least(`samples`.`x`, ?), least(?, `samples`.`x`) FROM `samples` WHERE `samples`.`id` = ?
-- 1: 0.0 (double)
-- 2: 0.0 (double)
-- 3: 0.0 (double)
-- 4: 0.0 (double)
-- 5: 10 (integer 64)
