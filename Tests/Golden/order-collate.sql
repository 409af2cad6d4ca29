-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" IS NOT NULL ORDER BY "spellings"."code" COLLATE "NOCASE" DESC, "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."code" IS NOT NULL ORDER BY lower("spellings"."code" COLLATE "C") COLLATE "C" DESC NULLS LAST, "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE `spellings`.`code` IS NOT NULL ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`code` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` DESC, `spellings`.`id`
