-- SQLite 3.40
SELECT '{' || koine_concat(',', 0, 'a', CASE WHEN "prices"."amount" IS NOT NULL THEN koine_json_encoded(koine_decimal_text("prices"."amount", 2)) END || ':' || koine_json_encoded("prices"."count"), "prices"."id") || '}' FROM "prices" WHERE "prices"."id" <= ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST('{' || string_agg(CASE WHEN "prices"."amount" IS NOT NULL THEN coalesce(CAST(to_jsonb(CAST(CAST(round("prices"."amount", 2) AS text) AS text)) AS text), 'null') END || ':' || coalesce(CAST(to_jsonb(CAST("prices"."count" AS bigint)) AS text), 'null'), ',' ORDER BY "prices"."id" NULLS FIRST) || '}' AS jsonb) FROM "prices" WHERE "prices"."id" <= $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT concat(concat('{', CASE WHEN count(concat(concat(CASE WHEN `prices`.`amount` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(CAST(`prices`.`amount` AS DECIMAL(65, 2)) AS CHAR(68))), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`prices`.`count`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))) > 0 THEN group_concat(concat(concat(CASE WHEN `prices`.`amount` IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CAST(CAST(`prices`.`amount` AS DECIMAL(65, 2)) AS CHAR(68))), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`prices`.`count`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ORDER BY CASE WHEN `prices`.`id` IS NULL THEN 0 ELSE 1 END, `prices`.`id` SEPARATOR ',') END), '}') FROM `prices` WHERE `prices`.`id` <= ?
-- 1: 2 (integer 64)
