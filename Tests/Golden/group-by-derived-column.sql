-- SQLite 3.40
SELECT "spelleds"."text" COLLATE "BINARY" AS "text", "spelleds"."id" AS "id" FROM (SELECT CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN "spellings"."id" > ?3 THEN ?4 END AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE "spelleds"."id" < ?5 GROUP BY "spelleds"."text" COLLATE "BINARY", "spelleds"."id" ORDER BY "spelleds"."text" COLLATE "BINARY", "spelleds"."id"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 4 (integer 64)

-- PostgreSQL 13
SELECT "spelleds"."text" COLLATE "C" AS "text", "spelleds"."id" AS "id" FROM (SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN "spellings"."id" > $3 THEN $4 END AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE "spelleds"."id" < $5 GROUP BY "spelleds"."text" COLLATE "C", "spelleds"."id" ORDER BY "spelleds"."text" COLLATE "C" NULLS FIRST, "spelleds"."id"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 4 (integer 64)

-- MariaDB 10.11
SELECT `spelleds`.`text` COLLATE `utf8mb4_nopad_bin` AS `text`, `spelleds`.`id` AS `id` FROM (SELECT CASE WHEN CONVERT(CAST(LOWER(CONVERT(CAST(`spellings`.`name` AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin = (CONVERT(CAST(LOWER(CONVERT(CAST(? AS BINARY) USING ascii)) AS BINARY) USING utf8mb4) COLLATE utf8mb4_nopad_bin COLLATE `utf8mb4_nopad_bin`) THEN ? WHEN `spellings`.`id` > ? THEN ? END AS `text`, `spellings`.`id` AS `id` FROM `spellings`) AS `spelleds` WHERE `spelleds`.`id` < ? GROUP BY `spelleds`.`text` COLLATE `utf8mb4_nopad_bin`, `spelleds`.`id` ORDER BY `spelleds`.`text` COLLATE `utf8mb4_nopad_bin`, `spelleds`.`id`
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 4 (integer 64)
