-- SQLite 3.40
SELECT '{' || koine_concat(',', 0, 'a', CASE WHEN "phrases"."text" IS NOT NULL THEN koine_json_encoded("phrases"."text") END || ':' || koine_json_encoded("phrases"."other"), "phrases"."id") || '}' FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4)
-- 1: 10 (integer 64)
-- 2: 13 (integer 64)
-- 3: 18 (integer 64)
-- 4: 8 (integer 64)

-- PostgreSQL 13
SELECT CAST('{' || string_agg(CASE WHEN "phrases"."text" IS NOT NULL THEN coalesce(CAST(to_jsonb(CAST("phrases"."text" AS text)) AS text), 'null') END || ':' || coalesce(CAST(to_jsonb(CAST("phrases"."other" AS text)) AS text), 'null'), ',' ORDER BY "phrases"."id" NULLS FIRST) || '}' AS jsonb) FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4)
-- 1: 10 (integer 64)
-- 2: 13 (integer 64)
-- 3: 18 (integer 64)
-- 4: 8 (integer 64)

-- MariaDB 10.11
SELECT concat(concat('{', CASE WHEN count(concat(concat(CASE WHEN `phrases`.`text` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`phrases`.`text`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`phrases`.`other`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))) > 0 THEN group_concat(concat(concat(CASE WHEN `phrases`.`text` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`phrases`.`text`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`phrases`.`other`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ORDER BY CASE WHEN `phrases`.`id` IS NULL THEN 0 ELSE 1 END, `phrases`.`id` SEPARATOR ',') END), '}') FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?)
-- 1: 10 (integer 64)
-- 2: 13 (integer 64)
-- 3: 18 (integer 64)
-- 4: 8 (integer 64)
