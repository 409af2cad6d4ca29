-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1
-- 1: NULL (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1
-- 1: NULL (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ?
-- 1: NULL (integer 64)
