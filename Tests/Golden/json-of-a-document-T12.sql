-- SQLite 3.40
SELECT koine_json_value('{' || ('"id":' || koine_json_encoded("papers"."id")) || ',' || ('"do\"c":' || koine_json_encoded("papers"."document", 'json')) || ',' || ('"labels":' || koine_json_encoded("papers"."labels", 'json')) || '}', 'do"c') FROM "papers" WHERE "papers"."id" IN (?1, ?2) ORDER BY "papers"."id"
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)

-- PostgreSQL 13
SELECT (CAST('{' || ('"id":' || coalesce(CAST(to_jsonb(CAST("papers"."id" AS bigint)) AS text), 'null')) || ',' || (E'"do\\"c":' || coalesce(CAST(to_jsonb("papers"."document") AS text), 'null')) || ',' || ('"labels":' || coalesce(CAST(to_jsonb("papers"."labels") AS text), 'null')) || '}' AS jsonb) -> 'do"c') FROM "papers" WHERE "papers"."id" IN ($1, $2) ORDER BY "papers"."id"
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)

-- MariaDB 10.11
SELECT JSON_EXTRACT(concat(concat(concat(concat(concat(concat('{', concat('"id":', (CONVERT(JSON_EXTRACT(JSON_ARRAY(`papers`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), ','), concat(CONVERT(x'22646f5c2263223a' USING utf8mb4) COLLATE utf8mb4_nopad_bin, (coalesce(JSON_COMPACT(`papers`.`document`), 'null') COLLATE utf8mb4_nopad_bin))), ','), concat('"labels":', (coalesce(JSON_COMPACT(`papers`.`labels`), 'null') COLLATE utf8mb4_nopad_bin))), '}'), CONVERT(x'242e22646f5c226322' USING utf8mb4)) FROM `papers` WHERE `papers`.`id` IN (?, ?) ORDER BY `papers`.`id`
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
