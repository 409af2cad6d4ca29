-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."nick" COLLATE "NOCASE") = "spellings"."code" OR ("spellings"."name" COLLATE "BINARY") = "spellings"."code" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."nick" COLLATE "C") = lower("spellings"."code" COLLATE "C") OR ("spellings"."name" COLLATE "C") = "spellings"."code" ORDER BY "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) OR (`spellings`.`name` COLLATE `utf8mb4_nopad_bin`) = `spellings`.`code` ORDER BY `spellings`.`id`
