-- SQLite 3.40
SELECT '{' || koine_concat(',', 0, 'a', CASE WHEN CASE "visits"."isPaid" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END IS NOT NULL THEN koine_json_encoded(CASE (NOT CASE "visits"."isPaid" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END) END || ':' || koine_json_encoded("visits"."id"), "visits"."id") || '}', '{' || koine_concat(',', 0, 'a', CASE WHEN ("visits"."id" = ?1) IS NOT NULL THEN koine_json_encoded(CASE (NOT "visits"."id" = ?2) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END) END || ':' || koine_json_encoded("visits"."id"), "visits"."id") FILTER (WHERE "visits"."id" > ?3) || '}' FROM "visits" WHERE "visits"."id" = ?4
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST('{' || string_agg(CASE WHEN CASE "visits"."isPaid" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END IS NOT NULL THEN coalesce(CAST(to_jsonb(CAST(CAST(CASE "visits"."isPaid" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END AS text) AS text)) AS text), 'null') END || ':' || coalesce(CAST(to_jsonb(CAST("visits"."id" AS bigint)) AS text), 'null'), ',' ORDER BY "visits"."id" NULLS FIRST) || '}' AS jsonb), CAST('{' || string_agg(CASE WHEN ("visits"."id" = $1) IS NOT NULL THEN coalesce(CAST(to_jsonb(CAST(CAST("visits"."id" = $2 AS text) AS text)) AS text), 'null') END || ':' || coalesce(CAST(to_jsonb(CAST("visits"."id" AS bigint)) AS text), 'null'), ',' ORDER BY "visits"."id" NULLS FIRST) FILTER (WHERE "visits"."id" > $3) || '}' AS jsonb) FROM "visits" WHERE "visits"."id" = $4
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 0 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT concat(concat('{', CASE WHEN count(concat(concat(CASE WHEN CASE `visits`.`isPaid` WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CASE (NOT CASE `visits`.`isPaid` WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`visits`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))) > 0 THEN group_concat(concat(concat(CASE WHEN CASE `visits`.`isPaid` WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CASE (NOT CASE `visits`.`isPaid` WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`visits`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) ORDER BY CASE WHEN `visits`.`id` IS NULL THEN 0 ELSE 1 END, `visits`.`id` SEPARATOR ',') END), '}'), concat(concat('{', CASE WHEN count(CASE WHEN `visits`.`id` > ? THEN concat(concat(CASE WHEN (`visits`.`id` = ?) IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CASE (NOT `visits`.`id` = ?) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`visits`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) END) > 0 THEN group_concat(CASE WHEN `visits`.`id` > ? THEN concat(concat(CASE WHEN (`visits`.`id` = ?) IS NOT NULL THEN (CONVERT(JSON_EXTRACT(JSON_ARRAY(CASE (NOT `visits`.`id` = ?) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin) END, ':'), (CONVERT(JSON_EXTRACT(JSON_ARRAY(`visits`.`id`), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin)) END ORDER BY CASE WHEN `visits`.`id` IS NULL THEN 0 ELSE 1 END, `visits`.`id` SEPARATOR ',') END), '}') FROM `visits` WHERE `visits`.`id` = ?
-- 1: 0 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 0 (integer 64)
-- 5: 2 (integer 64)
-- 6: 2 (integer 64)
-- 7: 1 (integer 64)
