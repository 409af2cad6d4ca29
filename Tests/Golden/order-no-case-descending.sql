-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" ORDER BY "spellings"."name" COLLATE "NOCASE" DESC NULLS FIRST, "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" DESC NULLS FIRST, "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` ORDER BY CASE WHEN `spellings`.`name` IS NULL THEN 1 ELSE 0 END DESC, CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` DESC, `spellings`.`id`
