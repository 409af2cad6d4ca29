-- SQLite 3.40
SELECT "tags"."id", "elements"."column1" FROM "tags" JOIN (SELECT koine_json_text("array"."value") AS "column1" FROM koine_json_elements(?1) AS "array") AS "elements" ON "tags"."title" = "elements"."column1" ORDER BY "tags"."id"
-- 1: '["red","a\\"b","blue","red"]' (json)

-- PostgreSQL 13
SELECT "tags"."id", "elements"."column1" FROM "tags" JOIN (SELECT (jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') AS "column1" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ON "tags"."title" = "elements"."column1" ORDER BY "tags"."id"
-- 1: '["red","a\\"b","blue","red"]' (json)

-- MariaDB 10.11
SELECT `tags`.`id`, `elements`.`column1` FROM `tags` JOIN (SELECT CASE WHEN JSON_TYPE(`array`.`value`) = 'STRING' THEN JSON_VALUE(`array`.`value`, '$') COLLATE utf8mb4_nopad_bin END AS `column1` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ON `tags`.`title` = (`elements`.`column1` COLLATE `utf8mb4_nopad_bin`) ORDER BY `tags`.`id`
-- 1: '["red","a\\"b","blue","red"]' (json)
