-- SQLite 3.40
SELECT '{' || ('"amount":' || koine_json_encoded("prices"."amount", 'decimal', 2)) || ',' || ('"rate":' || koine_json_encoded("prices"."rate", 'decimal', 4)) || ',' || ('"of":' || koine_json_encoded("prices"."count")) || '}' FROM "prices" WHERE "prices"."id" = ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST('{' || ('"amount":' || coalesce(CAST(to_jsonb(nullif(CAST("prices"."amount" AS numeric), CAST('NaN' AS numeric))) AS text), 'null')) || ',' || ('"rate":' || coalesce(CAST(to_jsonb(nullif(CAST("prices"."rate" AS numeric), CAST('NaN' AS numeric))) AS text), 'null')) || ',' || ('"of":' || coalesce(CAST(to_jsonb(CAST("prices"."count" AS bigint)) AS text), 'null')) || '}' AS jsonb) FROM "prices" WHERE "prices"."id" = $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT concat(concat(concat(concat(concat(concat('{', concat('"amount":', (CONVERT(JSON_EXTRACT(JSON_ARRAY(`prices`.`amount`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), ','), concat('"rate":', (CONVERT(JSON_EXTRACT(JSON_ARRAY(`prices`.`rate`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), ','), concat('"of":', (CONVERT(JSON_EXTRACT(JSON_ARRAY(`prices`.`count`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '}') FROM `prices` WHERE `prices`.`id` = ?
-- 1: 2 (integer 64)
