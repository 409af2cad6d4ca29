-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT koine_json_text("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: '["É\\"","red","red"]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT (jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" COLLATE "C" NULLS FIRST
-- 1: '["É\\"","red","red"]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1` COLLATE `utf8mb4_nopad_bin`
-- 1: '["É\\"","red","red"]' (json)
