-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."code" COLLATE "NOCASE") IN (SELECT substr("tags"."title", 1, ?1) FROM "tags" WHERE "tags"."id" > ?2) ORDER BY "spellings"."id"
-- 1: 1 (integer 32)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."code" COLLATE "C") IN (SELECT lower(left("tags"."title", $1) COLLATE "C") FROM "tags" WHERE "tags"."id" > $2) ORDER BY "spellings"."id"
-- 1: 1 (integer 32)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) IN (SELECT CONVERT(CAST(LOWER(CONVERT(CAST(left(`tags`.`title`, ?) AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin FROM `tags` WHERE `tags`.`id` > ?) ORDER BY `spellings`.`id`
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
