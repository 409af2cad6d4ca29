-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "BINARY") < ?1 ORDER BY "spellings"."id"
-- 1: 'a' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "C") < $1 ORDER BY "spellings"."id"
-- 1: 'a' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (`spellings`.`name` COLLATE `utf8mb4_nopad_bin`) < ? ORDER BY `spellings`.`id`
-- 1: 'a' (text)
