-- SQLite 3.40
DELETE FROM "samples" WHERE "samples"."flag" = ?1
-- 1: false (boolean)

-- PostgreSQL 13
DELETE FROM "samples" WHERE "samples"."flag" = $1
-- 1: false (boolean)

-- MariaDB 10.11
DELETE FROM `samples` WHERE `samples`.`flag` = ?
-- 1: false (boolean)
