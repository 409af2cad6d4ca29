-- SQLite 3.40
SELECT "elements"."position", "papers"."id", "papers"."rank" FROM koine_json_elements(?1) AS "elements" JOIN "papers" ON koine_json_integer("elements"."value") = "papers"."id" ORDER BY "elements"."position"
-- 1: '[3,1,3,12]' (json)

-- PostgreSQL 13
SELECT "elements"."position", "papers"."id", "papers"."rank" FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") JOIN "papers" ON CAST(jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint) = "papers"."id" ORDER BY "elements"."position"
-- 1: '[3,1,3,12]' (json)

-- MariaDB 10.11
SELECT `elements`.`position`, `papers`.`id`, `papers`.`rank` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` JOIN `papers` ON CASE WHEN JSON_TYPE(`elements`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`elements`.`value`, '$') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) AS SIGNED) END = `papers`.`id` ORDER BY `elements`.`position`
-- 1: '[3,1,3,12]' (json)
