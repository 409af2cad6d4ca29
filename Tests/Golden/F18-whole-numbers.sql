-- SQLite 3.40
SELECT koine_ceil(?1), koine_floor(?2), sign(?3), sign(?4) FROM "samples" WHERE "samples"."id" = ?5
-- 1: -1.5 (double)
-- 2: -1.5 (double)
-- 3: -1.5 (double)
-- 4: 7 (integer 64)
-- 5: 1 (integer 64)

-- PostgreSQL 13
SELECT ceil($1), floor($2), CAST(sign($3) AS bigint), CAST(sign($4) AS bigint) FROM "samples" WHERE "samples"."id" = $5
-- 1: -1.5 (double)
-- 2: -1.5 (double)
-- 3: -1.5 (double)
-- 4: 7 (integer 64)
-- 5: 1 (integer 64)

-- MariaDB 10.11
SELECT (ceiling(?) + 0e0), (floor(?) + 0e0), sign(?), sign(?) FROM `samples` WHERE `samples`.`id` = ?
-- 1: -1.5 (double)
-- 2: -1.5 (double)
-- 3: -1.5 (double)
-- 4: 7 (integer 64)
-- 5: 1 (integer 64)
