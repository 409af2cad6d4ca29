-- SQLite 3.40
SELECT koine_json_integer("papers"."document", 'author', 'a.b', '"'), koine_json_text("papers"."document", ''''), koine_json_text("papers"."document", 'a\b') FROM "papers" WHERE "papers"."id" <= ?1 ORDER BY "papers"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT CAST(jsonb_path_query_first("papers"."document", E'strict $."author"."a.b"."\\"" ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint), (jsonb_path_query_first("papers"."document", 'strict $."''" ? (@.type() == "string")', silent => true) #>> '{}'), (jsonb_path_query_first("papers"."document", E'strict $."a\\\\b" ? (@.type() == "string")', silent => true) #>> '{}') FROM "papers" WHERE "papers"."id" <= $1 ORDER BY "papers"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222')) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22617574686f72222e22612e62222e225c2222') AS DECIMAL(65, 30)) AS SIGNED) END, CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."''"')) = 'STRING' THEN JSON_VALUE(`papers`.`document`, '$."''"') COLLATE utf8mb4_nopad_bin END, CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, _utf8mb4 x'242e22615c5c6222')) = 'STRING' THEN JSON_VALUE(`papers`.`document`, _utf8mb4 x'242e22615c5c6222') COLLATE utf8mb4_nopad_bin END FROM `papers` WHERE `papers`.`id` <= ? ORDER BY `papers`.`id`
-- 1: 2 (integer 64)
