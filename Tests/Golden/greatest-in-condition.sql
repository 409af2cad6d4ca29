-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE max("samples"."n", "samples"."m") > min(?1, "samples"."n") + ?2 ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE CASE WHEN "samples"."n" IS NOT NULL AND "samples"."m" IS NOT NULL THEN greatest("samples"."n", "samples"."m") END > CASE WHEN "samples"."n" IS NOT NULL THEN least("samples"."n", $1) END + $2 ORDER BY "samples"."id"
-- 1: 6 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE greatest(`samples`.`n`, `samples`.`m`) > least(`samples`.`n`, ?) + ? ORDER BY `samples`.`id`
-- 1: 6 (integer 64)
-- 2: 1 (integer 64)
