-- SQLite 3.40
SELECT "reminders"."id", "elements"."column1" FROM "reminders" JOIN (SELECT koine_timestamp(koine_json_text("array"."value")) AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ON "reminders"."dueDate" = "elements"."column1" ORDER BY "reminders"."id"
-- 1: '["2013-01-31 00:00:00.000000","2000-02-29 00:00:00.123456"]' (json)

-- PostgreSQL 13
SELECT "reminders"."id", "elements"."column1" FROM "reminders" JOIN (SELECT (CAST(substring((jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM '^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?:[ T](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?Z?)?$') AS timestamp) AT TIME ZONE 'UTC') AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ON "reminders"."dueDate" = "elements"."column1" ORDER BY "reminders"."id"
-- 1: '["2013-01-31 00:00:00.000000","2000-02-29 00:00:00.123456"]' (json)

-- MariaDB 10.11
SELECT `reminders`.`id`, `elements`.`column1` FROM `reminders` JOIN (SELECT CAST(trim(TRAILING 'Z' FROM nullif(regexp_substr(CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END, '(?s)^(?!0000)(?:[0-9]{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)-02-29)(?:[ T](?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9](?:[.][0-9]{1,6})?)?Z?)?(?!.)'), '')) AS DATETIME(6)) AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ON `reminders`.`dueDate` = `elements`.`column1` ORDER BY `reminders`.`id`
-- 1: '["2013-01-31 00:00:00.000000","2000-02-29 00:00:00.123456"]' (json)
