-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "BINARY") = ?1
-- 1: 'A' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "C") = $1
-- 1: 'A' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (`spellings`.`name` COLLATE `utf8mb4_nopad_bin`) = ?
-- 1: 'A' (text)
