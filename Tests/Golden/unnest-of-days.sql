-- SQLite 3.40
SELECT nullif(max('0001', date("elements"."column1", ?1 || ' days')), '0001') FROM (SELECT koine_date(koine_json_text("array"."value")) AS "column1" FROM koine_json_elements(?2) AS "array") AS "elements" ORDER BY "elements"."column1"
-- 1: 0 (integer 64)
-- 2: '["2013-01-31","0001-01-01","9999-12-31"]' (json)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least(CAST("elements"."column1" AS timestamp) + make_interval(days => CAST($1 AS integer)), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC'), timestamp '10000-01-01'), timestamp '0001-12-31 23:59:59.999999 BC') AS date) FROM (SELECT CAST(substring((jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)$') AS date) AS "column1" FROM jsonb_path_query($2, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ORDER BY "elements"."column1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: '["2013-01-31","0001-01-01","9999-12-31"]' (json)

-- MariaDB 10.11
SELECT CASE WHEN TIMESTAMPDIFF(DAY, '0001-01-01', `elements`.`column1`) + ? BETWEEN 0 AND 3652058 THEN CAST(CAST(`elements`.`column1` AS DATE) + INTERVAL ? DAY AS DATE) END FROM (SELECT CAST(nullif(regexp_substr(CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END, '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?!.)'), '') AS DATE) AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ORDER BY `elements`.`column1`
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: '["2013-01-31","0001-01-01","9999-12-31"]' (json)
