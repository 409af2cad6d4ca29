-- SQLite 3.40
SELECT DISTINCT "spellings"."name" COLLATE "BINARY" FROM "spellings" WHERE "spellings"."id" < ?1 ORDER BY "spellings"."name" COLLATE "BINARY"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "spellings"."name" COLLATE "C" FROM "spellings" WHERE "spellings"."id" < $1 ORDER BY "spellings"."name" COLLATE "C" NULLS FIRST
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT `spellings`.`name` COLLATE `utf8mb4_nopad_bin` FROM `spellings` WHERE `spellings`.`id` < ? ORDER BY `spellings`.`name` COLLATE `utf8mb4_nopad_bin`
-- 1: 3 (integer 64)
