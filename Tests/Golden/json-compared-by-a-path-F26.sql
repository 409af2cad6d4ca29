-- SQLite 3.40
SELECT "papers"."id" FROM "papers" WHERE koine_json_text("papers"."document", 'title') = ?1 OR koine_json_double("papers"."document", 'count') > ?2
-- 1: 'Walk' (text)
-- 2: 2.9 (double)

-- PostgreSQL 13
SELECT "papers"."id" FROM "papers" WHERE (jsonb_path_query_first("papers"."document", 'strict $."title" ? (@.type() == "string")', silent => true) #>> '{}') = $1 OR CAST(jsonb_path_query_first("papers"."document", 'strict $."count" ? (@.type() == "number" && @.abs() < 1.797693134862315808e308 && (@ == 0 || @.abs() > 2.4703282292062328e-324))', silent => true) AS double precision) > $2
-- 1: 'Walk' (text)
-- 2: 2.9 (double)

-- MariaDB 10.11
SELECT `papers`.`id` FROM `papers` WHERE CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."title"')) = 'STRING' THEN JSON_VALUE(`papers`.`document`, '$."title"') COLLATE utf8mb4_nopad_bin END = (? COLLATE `utf8mb4_nopad_bin`) OR CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."count"')) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`papers`.`document`, '$."count"') NOT REGEXP '[eE][+]?0*([1-9][0-9]{3}|[4-9][0-9]{2}|3[1-9][0-9]|309)|[0-9]{309}' AND (JSON_VALUE(`papers`.`document`, '$."count"') NOT REGEXP '[eE][+]?0*308$' OR abs(CAST(regexp_replace(JSON_VALUE(`papers`.`document`, '$."count"'), '[eE].*$', '') AS DECIMAL(65, 30))) < 1.797693134862315808) AND (CAST(JSON_VALUE(`papers`.`document`, '$."count"') AS DOUBLE) <> 0 OR JSON_VALUE(`papers`.`document`, '$."count"') REGEXP '^-?0([.]0+)?([eE]|$)') THEN CAST(JSON_VALUE(`papers`.`document`, '$."count"') AS DOUBLE) + 0e0 END > ?
-- 1: 'Walk' (text)
-- 2: 2.9 (double)
