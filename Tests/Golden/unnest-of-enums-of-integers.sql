-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT koine_json_integer("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: '[7,-1]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT CAST(jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" NULLS FIRST
-- 1: '[7,-1]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT CASE WHEN JSON_TYPE(`array`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`array`.`value`, '$') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) AS SIGNED) END AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1`
-- 1: '[7,-1]' (json)
