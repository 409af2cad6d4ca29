-- SQLite 3.40
SELECT substr(coalesce(?1 || koine_json_text("elements"."value"), '') || coalesce(?2 || koine_json_text("elements"."value"), ''), length(?3) + 1) FROM koine_json_elements(?4) AS "elements" ORDER BY "elements"."position"
-- 1: 'é' (text)
-- 2: 'é' (text)
-- 3: 'é' (text)
-- 4: '["É","a "]' (json)

-- PostgreSQL 13
SELECT concat_ws($1, (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}'), (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}')) FROM jsonb_path_query($2, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") ORDER BY "elements"."position"
-- 1: 'é' (text)
-- 2: '["É","a "]' (json)

-- MariaDB 10.11
SELECT substr(concat(coalesce(concat(?, CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END), ''), coalesce(concat(?, CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END), '')), char_length(?) + 1) FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` ORDER BY `elements`.`position`
-- 1: 'é' (text)
-- 2: 'é' (text)
-- 3: 'é' (text)
-- 4: '["É","a "]' (json)
