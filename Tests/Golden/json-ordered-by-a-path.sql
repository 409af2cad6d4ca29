-- SQLite 3.40
SELECT "papers"."id" FROM "papers" ORDER BY koine_json_double("papers"."document", 'count') DESC, "papers"."id" LIMIT ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "papers"."id" FROM "papers" ORDER BY CAST(jsonb_path_query_first("papers"."document", 'strict $."count" ? (@.type() == "number" && @.abs() < 1.797693134862315808e308 && (@ == 0 || @.abs() > 2.4703282292062328e-324))', silent => true) AS double precision) DESC NULLS LAST, "papers"."id" LIMIT $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `papers`.`id` FROM `papers` ORDER BY CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."count"')) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(`papers`.`document`, '$."count"') NOT REGEXP '[eE][+]?0*([1-9][0-9]{3}|[4-9][0-9]{2}|3[1-9][0-9]|309)|[0-9]{309}' AND (JSON_VALUE(`papers`.`document`, '$."count"') NOT REGEXP '[eE][+]?0*308$' OR abs(CAST(regexp_replace(JSON_VALUE(`papers`.`document`, '$."count"'), '[eE].*$', '') AS DECIMAL(65, 30))) < 1.797693134862315808) AND (CAST(JSON_VALUE(`papers`.`document`, '$."count"') AS DOUBLE) <> 0 OR JSON_VALUE(`papers`.`document`, '$."count"') REGEXP '^-?0([.]0+)?([eE]|$)') THEN CAST(JSON_VALUE(`papers`.`document`, '$."count"') AS DOUBLE) + 0e0 END DESC, `papers`.`id` LIMIT ?
-- 1: 3 (integer 64)
