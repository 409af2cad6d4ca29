-- SQLite 3.40
SELECT koine_json_value("papers"."document", 0), koine_json_value("papers"."document", '0') FROM "papers" ORDER BY "papers"."id"

-- PostgreSQL 13
SELECT jsonb_path_query_first("papers"."document", 'strict $[0]', silent => true), ("papers"."document" -> '0') FROM "papers" ORDER BY "papers"."id"

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(`papers`.`document`) = 'ARRAY' THEN JSON_EXTRACT(`papers`.`document`, '$[0]') END, JSON_EXTRACT(`papers`.`document`, '$."0"') FROM `papers` ORDER BY `papers`.`id`
