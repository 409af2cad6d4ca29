-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n" & ?1) = ?2 ORDER BY "samples"."id"
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n" & $1) = $2 ORDER BY "samples"."id"
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE (CAST(`samples`.`n` & ? AS SIGNED)) = ? ORDER BY `samples`.`id`
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)
