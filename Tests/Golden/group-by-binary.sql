-- SQLite 3.40
SELECT "spellings"."name" COLLATE "BINARY", count("spellings"."id") FROM "spellings" WHERE "spellings"."id" IN (?1, ?2, ?3) GROUP BY "spellings"."name" COLLATE "BINARY" ORDER BY "spellings"."name" COLLATE "BINARY"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."name" COLLATE "C", count("spellings"."id") FROM "spellings" WHERE "spellings"."id" IN ($1, $2, $3) GROUP BY "spellings"."name" COLLATE "C" ORDER BY "spellings"."name" COLLATE "C" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`name` COLLATE `utf8mb4_nopad_bin`, count(`spellings`.`id`) FROM `spellings` WHERE `spellings`.`id` IN (?, ?, ?) GROUP BY `spellings`.`name` COLLATE `utf8mb4_nopad_bin` ORDER BY `spellings`.`name` COLLATE `utf8mb4_nopad_bin`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
