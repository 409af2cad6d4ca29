-- SQLite 3.40
SELECT "tags"."reminderID", '[' || koine_concat(',', 0, 'a', koine_json_encoded("tags"."title"), "tags"."title") FILTER (WHERE "tags"."id" > ?1) || ']', '[' || koine_concat(',', 0, 'd', koine_json_encoded("tags"."weight"), "tags"."id") || ']' FROM "tags" GROUP BY "tags"."reminderID" ORDER BY "tags"."reminderID"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."reminderID", CAST('[' || string_agg(coalesce(CAST(to_jsonb(CAST("tags"."title" AS text)) AS text), 'null'), ',' ORDER BY "tags"."title" COLLATE "C" NULLS FIRST) FILTER (WHERE "tags"."id" > $1) || ']' AS jsonb), CAST('[' || string_agg(coalesce(CAST(to_jsonb(CAST("tags"."weight" AS bigint)) AS text), 'null'), ',' ORDER BY "tags"."id" DESC NULLS LAST) || ']' AS jsonb) FROM "tags" GROUP BY "tags"."reminderID" ORDER BY "tags"."reminderID"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`reminderID`, concat(concat('[', CASE WHEN count(CASE WHEN `tags`.`id` > ? THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`title`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END) > 0 THEN group_concat(CASE WHEN `tags`.`id` > ? THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`title`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END ORDER BY CASE WHEN (`tags`.`title` COLLATE `utf8mb4_nopad_bin`) IS NULL THEN 0 ELSE 1 END, `tags`.`title` COLLATE `utf8mb4_nopad_bin` SEPARATOR ',') END), ']'), concat(concat('[', CASE WHEN count((CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`weight`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) > 0 THEN group_concat((CONVERT(JSON_EXTRACT(JSON_ARRAY(`tags`.`weight`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) ORDER BY CASE WHEN `tags`.`id` IS NULL THEN 0 ELSE 1 END DESC, `tags`.`id` DESC SEPARATOR ',') END), ']') FROM `tags` GROUP BY `tags`.`reminderID` ORDER BY `tags`.`reminderID`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
