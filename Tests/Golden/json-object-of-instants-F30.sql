-- SQLite 3.40
SELECT '{' || koine_concat(',', 0, 'a', CASE WHEN "reminders"."dueDate" IS NOT NULL THEN koine_json_encoded("reminders"."dueDate") END || ':' || koine_json_encoded("reminders"."title"), "reminders"."id") || '}' FROM "reminders" WHERE "reminders"."id" IN (?1, ?2)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT CAST('{' || string_agg(CASE WHEN "reminders"."dueDate" IS NOT NULL THEN coalesce(CAST(to_jsonb(to_char(CAST("reminders"."dueDate" AS timestamptz) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')) AS text), 'null') END || ':' || coalesce(CAST(to_jsonb(CAST("reminders"."title" AS text)) AS text), 'null'), ',' ORDER BY "reminders"."id" NULLS FIRST) || '}' AS jsonb) FROM "reminders" WHERE "reminders"."id" IN ($1, $2)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT concat(concat('{', CASE WHEN count(concat(concat(CASE WHEN `reminders`.`dueDate` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(`reminders`.`dueDate` AS DATETIME(6))), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`title`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))) > 0 THEN group_concat(concat(concat(CASE WHEN `reminders`.`dueDate` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(`reminders`.`dueDate` AS DATETIME(6))), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`title`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ORDER BY CASE WHEN `reminders`.`id` IS NULL THEN 0 ELSE 1 END, `reminders`.`id` SEPARATOR ',') END), '}') FROM `reminders` WHERE `reminders`.`id` IN (?, ?)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
