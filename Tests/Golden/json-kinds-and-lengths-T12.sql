-- SQLite 3.40
SELECT koine_json_type("papers"."document"), koine_json_length("papers"."document"), koine_json_length("papers"."labels") FROM "papers" ORDER BY "papers"."id"

-- PostgreSQL 13
SELECT jsonb_typeof("papers"."document"), CAST(CASE jsonb_typeof("papers"."document") WHEN 'array' THEN jsonb_array_length("papers"."document") WHEN 'object' THEN jsonb_array_length(jsonb_path_query_array("papers"."document", '$.keyvalue()')) END AS bigint), CAST(CASE jsonb_typeof("papers"."labels") WHEN 'array' THEN jsonb_array_length("papers"."labels") WHEN 'object' THEN jsonb_array_length(jsonb_path_query_array("papers"."labels", '$.keyvalue()')) END AS bigint) FROM "papers" ORDER BY "papers"."id"

-- MariaDB 10.11
SELECT (CASE JSON_TYPE(`papers`.`document`) WHEN 'NULL' THEN 'null' WHEN 'BOOLEAN' THEN 'boolean' WHEN 'INTEGER' THEN 'number' WHEN 'DOUBLE' THEN 'number' WHEN 'STRING' THEN 'string' WHEN 'ARRAY' THEN 'array' WHEN 'OBJECT' THEN 'object' END COLLATE utf8mb4_nopad_bin), CASE JSON_TYPE(`papers`.`document`) WHEN 'ARRAY' THEN JSON_LENGTH(`papers`.`document`) WHEN 'OBJECT' THEN JSON_LENGTH(JSON_KEYS(`papers`.`document`)) END, CASE JSON_TYPE(`papers`.`labels`) WHEN 'ARRAY' THEN JSON_LENGTH(`papers`.`labels`) WHEN 'OBJECT' THEN JSON_LENGTH(JSON_KEYS(`papers`.`labels`)) END FROM `papers` ORDER BY `papers`.`id`
