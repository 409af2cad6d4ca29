-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."name" GLOB ?1 ORDER BY "spellings"."id"
-- 1: 'A*' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."name" LIKE $1 ESCAPE E'\\' ORDER BY "spellings"."id"
-- 1: 'A%' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE `spellings`.`name` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C' ORDER BY `spellings`.`id`
-- 1: 'A%' (text)
