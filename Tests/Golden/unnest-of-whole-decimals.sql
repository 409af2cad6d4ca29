-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT (koine_integer(koine_json_integer("array"."value"), -999999999999999999, 999999999999999999) * 1) AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1" DESC
-- 1: '[-3,12]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT round(CAST(nullif(nullif(greatest(least(CAST(jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint), 1000000000000000000), -1000000000000000000), 1000000000000000000), -1000000000000000000) AS numeric), 0) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" DESC NULLS LAST
-- 1: '[-3,12]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT CAST(nullif(nullif(greatest(least(CASE WHEN JSON_TYPE(`array`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`array`.`value`, '$') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) AS SIGNED) END, 1000000000000000000), -1000000000000000000), 1000000000000000000), -1000000000000000000) AS DECIMAL(65, 0)) AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1` DESC
-- 1: '[-3,12]' (json)
