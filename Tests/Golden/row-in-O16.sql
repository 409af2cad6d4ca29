-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IN ((?1, ?2), (?3, ?4), (?5, ?6)) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: -3 (integer 64)
-- 5: 7 (integer 64)
-- 6: 99 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."m") IN (($1, $2), ($3, $4), ($5, $6)) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: -3 (integer 64)
-- 5: 7 (integer 64)
-- 6: 99 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE (`samples`.`n`, `samples`.`m`) IN ((?, ?), (?, ?), (?, ?)) ORDER BY `samples`.`id`
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: -3 (integer 64)
-- 5: 7 (integer 64)
-- 6: 99 (integer 64)
