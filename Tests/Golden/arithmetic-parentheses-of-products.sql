-- SQLite 3.40
SELECT "samples"."n" * ("samples"."m" / ?1), "samples"."n" / ("samples"."m" * ?2) FROM "samples" WHERE "samples"."id" < ?3 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n" * ("samples"."m" / $1), "samples"."n" / nullif("samples"."m" * $2, 0) FROM "samples" WHERE "samples"."id" < $3 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`n` * (`samples`.`m` DIV ?), `samples`.`n` DIV (`samples`.`m` * ?) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)
