-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" LIKE ?1 ESCAPE '\' AND NOT "spellings"."code" GLOB ?2 ORDER BY "spellings"."id"
-- 1: '%a_' (text)
-- 2: '*A?' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" COLLATE "C" ILIKE $1 ESCAPE E'\\' AND NOT "spellings"."code" LIKE $2 ESCAPE E'\\' ORDER BY "spellings"."id"
-- 1: '%a_' (text)
-- 2: '%A_' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin LIKE ? ESCAPE x'5C' AND NOT `spellings`.`code` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C' ORDER BY `spellings`.`id`
-- 1: '%a_' (text)
-- 2: '%A_' (text)
