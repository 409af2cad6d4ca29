-- SQLite 3.40
SELECT ("tags"."weight" + ?1) * 2 FROM "tags" WHERE "tags"."id" = ?2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT ("tags"."weight" + $1) * 2 FROM "tags" WHERE "tags"."id" = $2
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT (`tags`.`weight` + ?) * 2 FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
