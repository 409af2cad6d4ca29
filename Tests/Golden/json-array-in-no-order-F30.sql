-- SQLite 3.40
SELECT "reminders"."prio", '[' || group_concat(koine_json_encoded("reminders"."prio"), ',') || ']', '[' || group_concat(DISTINCT koine_json_encoded("reminders"."prio")) FILTER (WHERE "reminders"."id" > ?1) || ']' FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio", CAST('[' || string_agg(coalesce(CAST(to_jsonb(CAST("reminders"."prio" AS bigint)) AS text), 'null'), ',') || ']' AS jsonb), CAST('[' || string_agg(DISTINCT coalesce(CAST(to_jsonb(CAST("reminders"."prio" AS bigint)) AS text), 'null'), ',') FILTER (WHERE "reminders"."id" > $1) || ']' AS jsonb) FROM "reminders" GROUP BY "reminders"."prio" ORDER BY "reminders"."prio" NULLS FIRST
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`prio`, concat(concat('[', CASE WHEN count((CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`prio`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) > 0 THEN group_concat((CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`prio`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) SEPARATOR ',') END), ']'), concat(concat('[', CASE WHEN count(CASE WHEN `reminders`.`id` > ? THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`prio`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END COLLATE `utf8mb4_nopad_bin`) > 0 THEN group_concat(DISTINCT CASE WHEN `reminders`.`id` > ? THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(`reminders`.`prio`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END COLLATE `utf8mb4_nopad_bin` SEPARATOR ',') END), ']') FROM `reminders` GROUP BY `reminders`.`prio` ORDER BY `reminders`.`prio`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
