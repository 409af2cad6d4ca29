-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT koine_json_double("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: '[0.1,-2.5e+300,1e-300]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT CAST(jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "number" && @.abs() < 1.797693134862315808e308 && (@ == 0 || @.abs() > 2.4703282292062328e-324))', silent => true) AS double precision) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" NULLS FIRST
-- 1: '[0.1,-2.5e+300,1e-300]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT CASE WHEN JSON_TYPE(`array`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`array`.`value`, '$') NOT REGEXP '[eE][+]?0*([1-9][0-9]{3}|[4-9][0-9]{2}|3[1-9][0-9]|309)|[0-9]{309}' AND (JSON_VALUE(`array`.`value`, '$') NOT REGEXP '[eE][+]?0*308$' OR abs(CAST(regexp_replace(JSON_VALUE(`array`.`value`, '$'), '[eE].*$', '') AS DECIMAL(65, 30))) < 1.797693134862315808) AND (CAST(JSON_VALUE(`array`.`value`, '$') AS DOUBLE) <> 0 OR JSON_VALUE(`array`.`value`, '$') REGEXP '^-?0([.]0+)?([eE]|$)') THEN CAST(JSON_VALUE(`array`.`value`, '$') AS DOUBLE) + 0e0 END AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1`
-- 1: '[0.1,-2.5e+300,1e-300]' (json)
