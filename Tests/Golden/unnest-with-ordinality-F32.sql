-- SQLite 3.40
SELECT "tags"."id", "elements"."column2" FROM "tags" JOIN (SELECT koine_json_integer("array"."value") AS "column1", "array"."position" AS "column2" FROM koine_json_elements(?1) AS "array") AS "elements" ON "tags"."id" = "elements"."column1" ORDER BY "elements"."column2"
-- 1: '[3,1,9]' (json)

-- PostgreSQL 13
SELECT "tags"."id", "elements"."column2" FROM "tags" JOIN (SELECT CAST(jsonb_path_query_first("array"."value", 'strict $ ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint) AS "column1", "array"."position" AS "column2" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "array" ("value", "position")) AS "elements" ON "tags"."id" = "elements"."column1" ORDER BY "elements"."column2"
-- 1: '[3,1,9]' (json)

-- MariaDB 10.11
SELECT `tags`.`id`, `elements`.`column2` FROM `tags` JOIN (SELECT CASE WHEN JSON_TYPE(`array`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`array`.`value`, '$') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`array`.`value`, '$') AS DECIMAL(65, 30)) AS SIGNED) END AS `column1`, `array`.`position` AS `column2` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `array`) AS `elements` ON `tags`.`id` = `elements`.`column1` ORDER BY `elements`.`column2`
-- 1: '[3,1,9]' (json)
