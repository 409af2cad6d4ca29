-- SQLite 3.40
SELECT count("elements"."column1") FROM (SELECT koine_json_boolean("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" WHERE "elements"."column1"
-- 1: '[true,false,true]' (json)

-- PostgreSQL 13
SELECT count("elements"."column1") FROM (SELECT CAST(jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "boolean")', silent => true) AS boolean) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" WHERE "elements"."column1"
-- 1: '[true,false,true]' (json)

-- MariaDB 10.11
SELECT count(`elements`.`column1`) FROM (SELECT CASE WHEN JSON_TYPE(`array`.`value`) = 'BOOLEAN' THEN JSON_VALUE(`array`.`value`, '$') = '1' END AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` WHERE `elements`.`column1`
-- 1: '[true,false,true]' (json)
