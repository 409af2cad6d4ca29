-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" ORDER BY "spellings"."name" COLLATE "BINARY"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" ORDER BY "spellings"."name" COLLATE "C" NULLS FIRST

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` ORDER BY `spellings`.`name` COLLATE `utf8mb4_nopad_bin`
