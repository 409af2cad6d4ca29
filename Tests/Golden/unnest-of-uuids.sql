-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT koine_uuid(koine_json_text("array"."value")) AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: '["ff000000-0000-0000-0000-000000000001","00000000-0000-0000-0000-000000000000"]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT CAST(substring((jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" NULLS FIRST
-- 1: '["ff000000-0000-0000-0000-000000000001","00000000-0000-0000-0000-000000000000"]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT lower(nullif(regexp_substr(CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END, '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), '')) AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1`
-- 1: '["ff000000-0000-0000-0000-000000000001","00000000-0000-0000-0000-000000000000"]' (json)
