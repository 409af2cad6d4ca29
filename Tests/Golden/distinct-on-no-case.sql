-- SQLite 3.40
SELECT "koine_distinct"."koine_1" FROM (SELECT "spellings"."id" AS "koine_1", "spellings"."name" AS "koine_2", "spellings"."id" AS "koine_3", row_number() OVER (PARTITION BY "spellings"."name" COLLATE "NOCASE" ORDER BY "spellings"."name" COLLATE "NOCASE", "spellings"."id" DESC) AS "koine_4" FROM "spellings") AS "koine_distinct" WHERE "koine_distinct"."koine_4" = 1 ORDER BY "koine_distinct"."koine_2" COLLATE "NOCASE", "koine_distinct"."koine_3" DESC

-- PostgreSQL 13
SELECT DISTINCT ON (lower("spellings"."name" COLLATE "C") COLLATE "C") "spellings"."id" FROM "spellings" ORDER BY lower("spellings"."name" COLLATE "C") COLLATE "C" NULLS FIRST, "spellings"."id" DESC

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT `spellings`.`id` AS `koine_1`, `spellings`.`name` AS `koine_2`, `spellings`.`id` AS `koine_3`, row_number() OVER (PARTITION BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin` ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `spellings`.`id` DESC) AS `koine_4` FROM `spellings`) AS `koine_distinct` WHERE `koine_distinct`.`koine_4` = 1 ORDER BY CONVERT(CAST(LOWER(CONVERT(CAST(`koine_distinct`.`koine_2` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`, `koine_distinct`.`koine_3` DESC
