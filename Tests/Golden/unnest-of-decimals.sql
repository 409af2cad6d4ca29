-- SQLite 3.40
SELECT "elements"."column1" FROM (SELECT koine_decimal(koine_json_text("array"."value"), 2) AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: '["9.99","-0.05","0.00","9999999999999999.00"]' (json)

-- PostgreSQL 13
SELECT "elements"."column1" FROM (SELECT nullif(nullif(greatest(least(round(CAST(substring((jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM '^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?$') AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" NULLS FIRST
-- 1: '["9.99","-0.05","0.00","9999999999999999.00"]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1` FROM (SELECT nullif(nullif(greatest(least(CAST(nullif(regexp_substr(CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END, '(?s)^[-+]?0*[0-9]{1,18}(?:[.][0-9]{1,30})?(?!.)'), '') AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1`
-- 1: '["9.99","-0.05","0.00","9999999999999999.00"]' (json)
