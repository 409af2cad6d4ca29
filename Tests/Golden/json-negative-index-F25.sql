-- SQLite 3.40
SELECT koine_json_text("papers"."labels", -1), koine_json_text("papers"."labels", -2), koine_json_value("papers"."document", -1), koine_json_value("papers"."document", -8), koine_json_value("papers"."document", -9), koine_json_value("papers"."document", 8) FROM "papers" WHERE "papers"."id" IN (?1, ?2, ?3) ORDER BY "papers"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)

-- PostgreSQL 13
SELECT (jsonb_path_query_first("papers"."labels", 'strict $[last] ? (@.type() == "string")', silent => true) #>> '{}'), (jsonb_path_query_first("papers"."labels", 'strict $[last - 1] ? (@.type() == "string")', silent => true) #>> '{}'), jsonb_path_query_first("papers"."document", 'strict $[last]', silent => true), jsonb_path_query_first("papers"."document", 'strict $[last - 7]', silent => true), jsonb_path_query_first("papers"."document", 'strict $[last - 8]', silent => true), jsonb_path_query_first("papers"."document", 'strict $[8]', silent => true) FROM "papers" WHERE "papers"."id" IN ($1, $2, $3) ORDER BY "papers"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' AND JSON_TYPE(JSON_EXTRACT(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 1, -1), -1), ']'))) = 'STRING' THEN JSON_VALUE(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 1, -1), -1), ']')) COLLATE utf8mb4_nopad_bin END, CASE WHEN JSON_TYPE(`papers`.`labels`) = 'ARRAY' AND JSON_TYPE(JSON_EXTRACT(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 2, -1), -1), ']'))) = 'STRING' THEN JSON_VALUE(`papers`.`labels`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`labels`, '$') - 2, -1), -1), ']')) COLLATE utf8mb4_nopad_bin END, CASE WHEN JSON_TYPE(`papers`.`document`) = 'ARRAY' THEN JSON_EXTRACT(`papers`.`document`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`document`, '$') - 1, -1), -1), ']')) END, CASE WHEN JSON_TYPE(`papers`.`document`) = 'ARRAY' THEN JSON_EXTRACT(`papers`.`document`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`document`, '$') - 8, -1), -1), ']')) END, CASE WHEN JSON_TYPE(`papers`.`document`) = 'ARRAY' THEN JSON_EXTRACT(`papers`.`document`, concat('$[', nullif(greatest(JSON_LENGTH(`papers`.`document`, '$') - 9, -1), -1), ']')) END, JSON_EXTRACT(`papers`.`document`, '$[8]') FROM `papers` WHERE `papers`.`id` IN (?, ?, ?) ORDER BY `papers`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 6 (integer 64)
