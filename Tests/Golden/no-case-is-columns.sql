-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE ("spellings"."name" COLLATE "NOCASE") IS NOT DISTINCT FROM "spellings"."nick" ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE lower("spellings"."name" COLLATE "C") IS NOT DISTINCT FROM lower("spellings"."nick" COLLATE "C") ORDER BY "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin <=> (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`nick` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) ORDER BY `spellings`.`id`
