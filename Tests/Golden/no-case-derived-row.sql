-- SQLite 3.40
SELECT "spelledRows"."row.id", "spelledRows"."row.name", "spelledRows"."row.nick", "spelledRows"."row.code", "spelledRows"."row.local", "spelledRows"."length" FROM (SELECT "spellings"."id" AS "row.id", "spellings"."name" AS "row.name", "spellings"."nick" AS "row.nick", "spellings"."code" AS "row.code", "spellings"."local" AS "row.local", length("spellings"."nick") AS "length" FROM "spellings" WHERE "spellings"."id" < ?1) AS "spelledRows" WHERE ("spelledRows"."row.name" COLLATE "NOCASE") = ?2 AND "spelledRows"."row.code" = ?3
-- 1: 3 (integer 64)
-- 2: 'A' (text)
-- 3: 'A' (text)

-- PostgreSQL 13
SELECT "spelledRows"."row.id", "spelledRows"."row.name", "spelledRows"."row.nick", "spelledRows"."row.code", "spelledRows"."row.local", "spelledRows"."length" FROM (SELECT "spellings"."id" AS "row.id", "spellings"."name" AS "row.name", "spellings"."nick" AS "row.nick", "spellings"."code" AS "row.code", "spellings"."local" AS "row.local", CAST(length("spellings"."nick") AS bigint) AS "length" FROM "spellings" WHERE "spellings"."id" < $1) AS "spelledRows" WHERE lower("spelledRows"."row.name" COLLATE "C") = lower($2 COLLATE "C") AND "spelledRows"."row.code" = $3
-- 1: 3 (integer 64)
-- 2: 'A' (text)
-- 3: 'A' (text)

-- MariaDB 10.11
SELECT `spelledRows`.`row.id`, `spelledRows`.`row.name`, `spelledRows`.`row.nick`, `spelledRows`.`row.code`, `spelledRows`.`row.local`, `spelledRows`.`length` FROM (SELECT `spellings`.`id` AS `row.id`, `spellings`.`name` AS `row.name`, `spellings`.`nick` AS `row.nick`, `spellings`.`code` AS `row.code`, `spellings`.`local` AS `row.local`, char_length(`spellings`.`nick`) AS `length` FROM `spellings` WHERE `spellings`.`id` < ?) AS `spelledRows` WHERE CONVERT(CAST(LOWER(CONVERT(CAST(`spelledRows`.`row.name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) AND `spelledRows`.`row.code` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 3 (integer 64)
-- 2: 'A' (text)
-- 3: 'A' (text)
