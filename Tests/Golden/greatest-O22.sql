-- SQLite 3.40
SELECT max("samples"."n", "samples"."m"), max("samples"."n", ?1) FROM "samples" ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL THEN greatest("samples"."n", "samples"."m") END, CASE WHEN "samples"."n" IS NOT NULL THEN greatest("samples"."n", $1) END FROM "samples" ORDER BY "samples"."id"
-- 1: 5 (integer 64)

-- MariaDB 10.11
SELECT greatest(`samples`.`n`, `samples`.`m`), greatest(`samples`.`n`, ?) FROM `samples` ORDER BY `samples`.`id`
-- 1: 5 (integer 64)
