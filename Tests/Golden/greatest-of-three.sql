-- SQLite 3.40
SELECT max("samples"."n", "samples"."m", ?1), min("samples"."m", ?2, "samples"."n"), max("samples"."n", min(?3, "samples"."m")) FROM "samples" WHERE "samples"."id" < ?4 ORDER BY "samples"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL THEN greatest("samples"."n", "samples"."m", $1) END, CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL THEN least("samples"."n", $2, "samples"."m") END, (greatest(ARRAY["samples"."n"], ARRAY[CASE WHEN "samples"."m" IS NOT NULL THEN least("samples"."m", $3) END]))[1] FROM "samples" WHERE "samples"."id" < $4 ORDER BY "samples"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
SELECT greatest(`samples`.`n`, `samples`.`m`, ?), least(`samples`.`n`, ?, `samples`.`m`), greatest(`samples`.`n`, least(`samples`.`m`, ?)) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
