-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") <> (?1, ?2) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") <> ($1, $2) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE coalesce((`samples`.`n`, `samples`.`m`) <> (?, ?), NULL) ORDER BY `samples`.`id`
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
