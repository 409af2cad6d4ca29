-- SQLite 3.40
SELECT min("samples"."m", "samples"."n"), min("samples"."n", ?1) FROM "samples" ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL THEN least("samples"."n", "samples"."m") END, CASE WHEN "samples"."n" IS NOT NULL THEN least($1, "samples"."n") END FROM "samples" ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT least(`samples`.`n`, `samples`.`m`), least(?, `samples`.`n`) FROM `samples` ORDER BY `samples`.`id`
-- 1: 5 (integer 64)
