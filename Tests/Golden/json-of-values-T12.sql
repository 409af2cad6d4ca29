-- SQLite 3.40
SELECT '[' || koine_json_encoded("reminders"."id") || ',' || koine_json_encoded("reminders"."title") || ',' || koine_json_encoded("reminders"."isCompleted", 'boolean') || ',' || koine_json_encoded("reminders"."prio") || ',' || koine_json_encoded("reminders"."dueDate") || ',' || koine_json_encoded("reminders"."score") || ',' || koine_json_encoded("reminders"."notes") || ']' FROM "reminders" WHERE "reminders"."id" IN (?1, ?2) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT CAST('[' || coalesce(CAST(to_jsonb(CAST("reminders"."id" AS bigint)) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(CAST("reminders"."title" AS text)) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(CAST("reminders"."isCompleted" AS boolean)) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(CAST("reminders"."prio" AS bigint)) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(to_char(CAST("reminders"."dueDate" AS timestamptz) AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(nullif(nullif(nullif(CAST("reminders"."score" AS double precision), CAST('NaN' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision))) AS text), 'null') || ',' || coalesce(CAST(to_jsonb(CAST("reminders"."notes" AS text)) AS text), 'null') || ']' AS jsonb) FROM "reminders" WHERE "reminders"."id" IN ($1, $2) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT concat(concat(concat(concat(concat(concat(concat(concat(concat(concat(concat(concat(concat(concat('[', (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ','), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`title`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ','), (CASE `reminders`.`isCompleted` WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END COLLATE utf8mb4_nopad_bin)), ','), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`prio`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ','), (CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(`reminders`.`dueDate` AS DATETIME(6))), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ','), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`score`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ','), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`notes`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)), ']') FROM `reminders` WHERE `reminders`.`id` IN (?, ?) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
