-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE EXISTS (SELECT 1 FROM "spellings" AS "spellings_2" WHERE ("spellings_2"."name" COLLATE "NOCASE") = "spellings"."name" AND "spellings_2"."id" <> "spellings"."id") ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE EXISTS (SELECT 1 FROM "spellings" AS "spellings_2" WHERE lower("spellings_2"."name" COLLATE "C") = lower("spellings"."name" COLLATE "C") AND "spellings_2"."id" <> "spellings"."id") ORDER BY "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE EXISTS (SELECT 1 FROM `spellings` AS `spellings_2` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spellings_2`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND `spellings_2`.`id` <> `spellings`.`id`) ORDER BY `spellings`.`id`
