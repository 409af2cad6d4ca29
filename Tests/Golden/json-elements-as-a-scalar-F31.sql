-- SQLite 3.40
SELECT (SELECT max(koine_json_text("elements"."value")) FROM koine_json_elements("papers"."labels") AS "elements"), (SELECT min("elements"."position") FROM koine_json_elements(koine_json_value("papers"."document", 'tags')) AS "elements" WHERE koine_json_integer("elements"."value") = ?1) FROM "papers" WHERE "papers"."id" <= ?2 ORDER BY "papers"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT (SELECT max((jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') COLLATE "C") FROM jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")), (SELECT min("elements"."position") FROM jsonb_path_query(("papers"."document" -> 'tags'), 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") WHERE CAST(jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint) = $1) FROM "papers" WHERE "papers"."id" <= $2 ORDER BY "papers"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT (SELECT max(CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END COLLATE `utf8mb4_nopad_bin`) FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`), (SELECT min(`elements`.`position`) FROM JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` WHERE CASE WHEN JSON_TYPE(`elements`.`value`) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`elements`.`value`, '$') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`elements`.`value`, '$') AS DECIMAL(65, 30)) AS SIGNED) END = ?) FROM `papers` WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
