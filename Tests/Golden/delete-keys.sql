-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN (?1, ?2, ?3)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 99 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."id" IN ($1, $2, $3)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 99 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`id` IN (?, ?, ?)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 99 (integer 64)
