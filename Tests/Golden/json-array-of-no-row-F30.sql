-- SQLite 3.40
SELECT '[' || koine_concat(',', 0, 'a', koine_json_encoded("tags"."id"), "tags"."id") || ']' FROM "tags" WHERE "tags"."id" < ?1
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT CAST('[' || string_agg(coalesce(CAST(to_jsonb(CAST("tags"."id" AS bigint)) AS text), 'null'), ',' ORDER BY "tags"."id" NULLS FIRST) || ']' AS jsonb) FROM "tags" WHERE "tags"."id" < $1
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT concat(concat('[', CASE WHEN count((CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) > 0 THEN group_concat((CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) ORDER BY CASE WHEN `tags`.`id` IS NULL THEN 0 ELSE 1 END, `tags`.`id` SEPARATOR ',') END), ']') FROM `tags` WHERE `tags`.`id` < ?
-- 1: 0 (integer 64)
