-- SQLite 3.40
SELECT ("samples"."n" * "samples"."m") / ?1 FROM "samples" WHERE "samples"."id" < ?2 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT ("samples"."n" * "samples"."m") / $1 FROM "samples" WHERE "samples"."id" < $2 ORDER BY "samples"."id"
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT (`samples`.`n` * `samples`.`m`) DIV ? FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: 2 (integer 64)
-- 2: 4 (integer 64)
