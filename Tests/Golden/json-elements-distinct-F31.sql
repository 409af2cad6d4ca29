-- SQLite 3.40
SELECT DISTINCT koine_json_text("elements"."value") FROM "papers" JOIN koine_json_elements("papers"."labels") AS "elements" UNION SELECT koine_json_text("elements"."value") FROM koine_json_elements(?1) AS "elements"
-- 1: '["b","new"]' (json)

-- PostgreSQL 13
SELECT DISTINCT (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM "papers" CROSS JOIN jsonb_path_query("papers"."labels", 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position") UNION SELECT (jsonb_path_query_first("elements"."value", 'strict $ ? (@.type() == "string")', silent => true) #>> '{}') FROM jsonb_path_query($1, 'strict $[*]', silent => true) WITH ORDINALITY AS "elements" ("value", "position")
-- 1: '["b","new"]' (json)

-- MariaDB 10.11
SELECT DISTINCT CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END COLLATE `utf8mb4_nopad_bin` FROM `papers` CROSS JOIN JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements` UNION SELECT CASE WHEN JSON_TYPE(`elements`.`value`) = 'STRING' THEN JSON_VALUE(`elements`.`value`, '$') COLLATE utf8mb4_nopad_bin END COLLATE `utf8mb4_nopad_bin` FROM JSON_TABLE(?, '$[*]' COLUMNS (position FOR ORDINALITY, value JSON PATH '$')) AS `elements`
-- 1: '["b","new"]' (json)
