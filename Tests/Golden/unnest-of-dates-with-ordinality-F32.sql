-- SQLite 3.40
SELECT "elements"."column1", "elements"."column2" FROM (SELECT koine_timestamp(koine_json_text("array"."value")) AS "column1", "array"."position" AS "column2" FROM koine_json_elements(?1) AS "array") AS "elements" ORDER BY "elements"."column2" DESC
-- 1: '["2000-02-29 00:00:00.123456","1969-12-31 00:00:00.000000"]' (json)

-- PostgreSQL 13
SELECT "elements"."column1", "elements"."column2" FROM (SELECT (CAST(substring((jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?:[ T](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?Z?)?$') AS timestamp) AT TIME ZONE 'UTC') AS "column1", "array"."position" AS "column2" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column2" DESC
-- 1: '["2000-02-29 00:00:00.123456","1969-12-31 00:00:00.000000"]' (json)

-- MariaDB 10.11
SELECT `elements`.`column1`, `elements`.`column2` FROM (SELECT CAST(trim(TRAILING 'Z' FROM nullif(regexp_substr(CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END, '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?:[ T](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?Z?)?(?!.)'), '')) AS DATETIME(6)) AS `column1`, `array`.`position` AS `column2` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column2` DESC
-- 1: '["2000-02-29 00:00:00.123456","1969-12-31 00:00:00.000000"]' (json)
